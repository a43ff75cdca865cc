import { DomainError } from "@dupewise/domain/errors";
import { findPasswordHash } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";
import { verifyPassword } from "./passwords.ts";

/** Without a password, a recent sign-in at the provider proves ownership. */
const FRESH_SECONDS = 600;

/**
 * Verifies the signed-in user's password. A user without a password must have signed in within the last ten minutes
 * instead. Throws `validation_failed` if the password is wrong or the sign-in is too old, and `rate_limited` after too
 * many attempts.
 * @param path the name of the password's field, for the error
 */
export async function confirmPassword(ctx: ViewerContext, password: string, path: string): Promise<void> {
  await ctx.limits.take("loginAccount", ctx.viewer.id);
  const stored = await findPasswordHash(ctx.database.db, ctx.viewer.id);
  const isConfirmed = stored === null ? await isFresh(ctx) : await verifyPassword(stored ?? null, password);
  if (!isConfirmed) {
    const message =
      stored === null
        ? "To confirm it's you, sign out, sign back in, and try again within ten minutes"
        : "That password is incorrect";
    throw new DomainError("validation_failed", message, { issues: [{ path, message }] });
  }
  await ctx.limits.forget("loginAccount", ctx.viewer.id);
}

async function isFresh({ session }: ViewerContext): Promise<boolean> {
  const current = await session.current();
  return current?.secondsOld !== undefined && current.secondsOld < FRESH_SECONDS;
}
