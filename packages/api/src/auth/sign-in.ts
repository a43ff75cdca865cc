import { rememberDevice } from "@dupewise/db/queries/account/known-devices";
import type { RequestContext } from "../context.ts";

/** Starts a session and remembers the browser as known to the account. */
export async function signIn(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.session.start(userId);
  await rememberDevice(ctx.database.db, ctx.device.ensureId(), userId);
}
