import type { UpdateProfileInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/account/accounts";
import { revokeResetToken } from "@dupewise/db/queries/account/password-resets";
import { rememberQuota } from "@dupewise/db/queries/limits/quota-memory";
import type { ViewerContext } from "../context.ts";

/**
 * Updates the profile, derives `name` from the first and last name, and returns the updated account. If the email
 * changes, notifies the old address, which can no longer be used to sign in, and revokes the account's reset link. Also
 * updates the name and email at the payment provider. Throws `conflict` if another account has the new email.
 */
export async function updateProfile(ctx: ViewerContext, input: UpdateProfileInput): Promise<User> {
  const { firstName, lastName, email, emailNotificationsEnabled } = input;
  const name = `${firstName} ${lastName}`;
  const { id: userId, email: to } = ctx.viewer;
  return ctx.database.db.transaction(async (tx) => {
    const user = await updateUser(tx, userId, { name, firstName, lastName, email, emailNotificationsEnabled });
    if (email.toLowerCase() !== to.toLowerCase()) {
      await rememberQuota(tx, to, user.comparisonsUsed);
      // A link that is still in the old mailbox.
      await revokeResetToken(tx, userId);
      await ctx.sendMail(tx, { kind: "email-changed", userId, to, name, newEmail: email });
    }
    const isRenamed = name !== ctx.viewer.name || email !== to;
    if (ctx.payments && isRenamed) await ctx.enqueue(tx, "update-customer", { userId });
    return user;
  });
}
