import { setTimeout as sleep } from "node:timers/promises";
import { claimAnalysis, findProfile } from "@dupewise/db/queries/account/style-profile";
import type { ViewerContext } from "../context.ts";

/** Most analyses are done at the first check; each check queries the database. */
const LOOK_AFTER_MS = [100, 200, 400, 800];

/** Queues an analysis of the viewer's style, unless one is already running, and waits briefly for it to finish. */
export async function requestAnalysis({ database: { db }, enqueue, viewer }: ViewerContext): Promise<void> {
  const isOurs = await db.transaction(async (tx) => {
    const claimed = await claimAnalysis(tx, viewer.id);
    if (claimed) await enqueue(tx, "analyze-style", { userId: viewer.id });
    return claimed;
  });
  if (!isOurs) return;
  for (const wait of LOOK_AFTER_MS) {
    await sleep(wait);
    if (!(await findProfile(db, viewer.id)).analyzing) return;
  }
}
