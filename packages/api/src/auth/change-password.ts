import type { ChangePasswordInput } from "@dupewise/domain/account/user";
import { endAllSessions, updateUser } from "@dupewise/db/queries/account/accounts";
import type { ViewerContext } from "../context.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hashPassword } from "./passwords.ts";
import { signIn } from "./sign-in.ts";

/**
 * Changes the password, ends all other sessions, and notifies the owner by email. Throws the errors of
 * `confirmPassword` if the current password is wrong.
 */
export async function changePassword(
  ctx: ViewerContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  await confirmPassword(ctx, currentPassword, "currentPassword");
  const password = await hashPassword(newPassword);
  const { id: userId, email: to, name } = ctx.viewer;
  await ctx.database.db.transaction(async (tx) => {
    await updateUser(tx, userId, { password });
    await endAllSessions(tx, userId);
    await ctx.sendMail(tx, { kind: "password-changed", userId, to, name });
  });
  await signIn(ctx, userId);
}
