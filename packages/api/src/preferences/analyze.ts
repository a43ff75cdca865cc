import { setTimeout as sleep } from "node:timers/promises";
import { claimAnalysis, findProfile } from "@dupewise/db/queries/preferences";
import type { ViewerContext } from "../context.ts";

/** An analysis that is done by then needs no second look. */
const WAIT_MS = 1_500;
const LOOK_EVERY_MS = 100;

/** Has the viewer's profile made, unless that is under way already; waits for it a moment. */
export async function analyze({ database: { db }, enqueue, viewer }: ViewerContext): Promise<void> {
  const isOurs = await db.transaction(async (tx) => {
    const claimed = await claimAnalysis(tx, viewer.id);
    if (claimed) await enqueue(tx, "analyze-style", { userId: viewer.id });
    return claimed;
  });
  if (!isOurs) return;
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS);
    if (!(await findProfile(db, viewer.id)).analyzing) return;
  }
}
