import { DomainError } from "@dupewise/domain/errors";
import { deletePasskey } from "@dupewise/db/queries/account/passkeys";
import { notifyOfSignInChange } from "../auth/notify-of-sign-in-change.ts";
import type { ViewerContext } from "../context.ts";

/**
 * Removes one of the viewer's passkeys, and notifies the viewer by email. Throws `not_found` if it isn't the viewer's,
 * or `conflict` if it is the account's only sign-in method.
 */
export function removePasskey(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  return ctx.database.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, { id, userId: ctx.viewer.id });
    if (removed === "not_found") throw new DomainError("not_found", "That passkey doesn't exist");
    if (removed === "only_sign_in_method") {
      throw new DomainError("conflict", "This is your only way to sign in. Set a password first");
    }
    await notifyOfSignInChange(ctx, tx, { user: ctx.viewer, change: "removed", way: `the passkey “${removed.name}”` });
  });
}
