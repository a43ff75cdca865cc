import type { DeleteAccountInput } from "@dupewise/domain/user";
import { deleteUser } from "@dupewise/db/queries/accounts";
import type { ViewerContext } from "../context.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Ends the subscription, then deletes the account and all that is theirs. What was read from shops stays: it says
 * nothing of who asked. Throws `validation_failed` for a wrong password.
 */
export async function deleteAccount(ctx: ViewerContext, { password }: DeleteAccountInput): Promise<void> {
  await confirmPassword(ctx, password, "password");
  await ctx.payments?.endSubscription(ctx.viewer.id);
  await ctx.session.end();
  await deleteUser(ctx.database.db, ctx.viewer.id);
}
