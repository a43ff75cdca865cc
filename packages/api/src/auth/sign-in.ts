import { rememberDevice } from "@dupewise/db/queries/account/known-devices";
import type { RequestContext } from "../context.ts";

/** Starts a session for a user and records the browser as one of the account's known browsers. */
export async function signIn(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.session.start(userId);
  await rememberDevice(ctx.database.db, ctx.device.ensureId(), userId);
}
