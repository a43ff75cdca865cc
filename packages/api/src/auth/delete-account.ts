import type { DeleteAccountInput } from "@dupewise/domain/account/user";
import { deleteUser } from "@dupewise/db/queries/account/accounts";
import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { ViewerContext } from "../context.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Deletes the account with everything that it owns, emails a confirmation, and cancels its subscription, retrying the
 * cancellation later if the payment provider is down. Keeps cached shop pages, which don't record who requested them.
 * Throws the errors of `confirmPassword` if the password is wrong.
 */
export async function deleteAccount(ctx: ViewerContext, { password }: DeleteAccountInput): Promise<void> {
  await confirmPassword(ctx, password, "password");
  await ctx.database.db.transaction(async (tx) => {
    const { subscriptionId } = await findBilling(tx, ctx.viewer.id);
    const customerId = await deleteUser(tx, ctx.viewer.id);
    if (customerId !== null) await ctx.enqueue(tx, "end-customer", { customerId });
    const { email: to, name } = ctx.viewer;
    const hadSubscription = subscriptionId !== null;
    await ctx.sendMail(tx, { kind: "account-deleted", to, name, hadSubscription });
  });
  // Only now: as long as the account exists, its owner is signed in.
  await ctx.session.end();
}
