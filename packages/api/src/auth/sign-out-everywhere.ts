import { endAllSessions } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";

/**
 * Ends all of the viewer's sessions, including the current one, revokes the account's password reset links, and forgets
 * its known browsers.
 */
export async function signOutEverywhere(ctx: ViewerContext): Promise<void> {
  await endAllSessions(ctx.database.db, ctx.viewer.id);
  await ctx.session.end();
}
