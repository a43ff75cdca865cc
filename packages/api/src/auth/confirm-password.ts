import { DomainError } from "@dupewise/domain/errors";
import { findPasswordHash } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";
import { verifyPassword } from "./passwords.ts";

/** Verifies the signed-in user's password. Throws `validation_failed` or `rate_limited`. */
export async function confirmPassword(ctx: ViewerContext, password: string, path: string): Promise<void> {
  await ctx.limits.take("loginAccount", ctx.viewer.id);
  const stored = await findPasswordHash(ctx.database.db, ctx.viewer.id);
  if (!(await verifyPassword(stored ?? null, password))) {
    const message = "That is not your password";
    throw new DomainError("validation_failed", message, { issues: [{ path, message }] });
  }
  await ctx.limits.forget("loginAccount", ctx.viewer.id);
}
