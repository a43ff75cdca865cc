import { setTimeout as sleep } from "node:timers/promises";
import { claimAnalysis, failAnalysis, listUsable, storeProfile } from "@dupewise/db/queries/preferences";
import type { ViewerContext } from "../context.ts";

/** An engine that is done by then needs no second look. */
const WAIT_MS = 1_500;

/**
 * Makes the viewer's profile, unless that is under way. Goes on by itself when it takes long; a process that dies over
 * it leaves a claim that expires.
 */
export async function analyze(ctx: ViewerContext): Promise<void> {
  if (!(await claimAnalysis(ctx.database.db, ctx.viewer.id))) return;
  await Promise.race([make(ctx), sleep(WAIT_MS, undefined, { ref: false })]);
}

async function make(ctx: ViewerContext): Promise<void> {
  const { db } = ctx.database;
  const { id } = ctx.viewer;
  try {
    await storeProfile(db, id, await ctx.writeStyleProfile(await listUsable(db, id)));
  } catch (error) {
    ctx.reportUnexpected(error instanceof Error ? error : new Error(String(error)), "preferences.analyze");
    // The database itself may be what failed; the claim then expires.
    await failAnalysis(db, id).catch(() => {});
  }
}
