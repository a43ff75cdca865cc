import { DomainError } from "@dupewise/domain/errors";
import type { ResetPasswordInput } from "@dupewise/domain/account/user";
import { endAllSessions, updateUser } from "@dupewise/db/queries/account/accounts";
import { deleteAllAccessTokens } from "@dupewise/db/queries/account/access-tokens";
import { deleteAllPasskeys } from "@dupewise/db/queries/account/passkeys";
import { consumeResetToken } from "@dupewise/db/queries/account/password-resets";
import type { RequestContext } from "../context.ts";
import { hashPassword } from "./passwords.ts";
import { hashToken } from "./tokens.ts";

/**
 * Sets a new password, given the token from a reset link. Ends all sessions, and deletes all access tokens and
 * passkeys. Throws `validation_failed` if the token is unknown, used or expired, and `rate_limited` after too many
 * attempts from one address.
 */
export async function resetPassword(ctx: RequestContext, { token, password }: ResetPasswordInput): Promise<void> {
  await ctx.limits.take("resetAddress", ctx.address);
  const hash = await hashPassword(password);
  await ctx.database.db.transaction(async (tx) => {
    const userId = await consumeResetToken(tx, hashToken(token));
    if (userId === undefined) {
      const message = "This link has expired or has already been used. Please request a new one";
      throw new DomainError("validation_failed", message, { issues: [{ path: "token", message }] });
    }
    const { email, name } = await updateUser(tx, userId, { password: hash });
    await endAllSessions(tx, userId);
    await deleteAllAccessTokens(tx, userId);
    await deleteAllPasskeys(tx, userId);
    await ctx.sendMail(tx, { kind: "password-changed", userId, to: email, name });
  });
}
