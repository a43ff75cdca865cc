import { endEverySession } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";

/** Ends every session of the viewer, this one included, and forgets the browsers they signed in from. */
export async function signOutEverywhere(ctx: ViewerContext): Promise<void> {
  await endEverySession(ctx.database.db, ctx.viewer.id);
  await ctx.session.end();
}
