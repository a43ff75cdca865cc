import type { UpdateProfileInput, User } from "@dupewise/domain/account/user";
import { updateUser } from "@dupewise/db/queries/accounts";
import { forgetResetTokens } from "@dupewise/db/queries/password-resets";
import { rememberQuota } from "@dupewise/db/queries/quota-memory";
import type { ViewerContext } from "../context.ts";

/**
 * Saves the profile; `name` is made of the two names anew. An address that no longer counts is told so, and opens the
 * account no more; the payment provider is told of the new one. Throws `conflict` when another account has the e-mail.
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
      await forgetResetTokens(tx, userId);
      await ctx.sendMail(tx, { kind: "email-changed", userId, to, name, newEmail: email });
    }
    const isRenamed = name !== ctx.viewer.name || email !== to;
    if (ctx.payments && isRenamed) await ctx.enqueue(tx, "update-customer", { userId });
    return user;
  });
}
