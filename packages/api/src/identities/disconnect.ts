import { DomainError } from "@dupewise/domain/errors";
import { deleteIdentity } from "@dupewise/db/queries/account/identities";
import { notifyOfSignInChange } from "../auth/notify-of-sign-in-change.ts";
import type { ViewerContext } from "../context.ts";

/**
 * Disconnects an identity provider from the viewer's account. Throws `not_found` if it isn't connected, or `conflict`
 * if it is the account's only sign-in method.
 */
export function disconnectIdentity(ctx: ViewerContext, { id }: { id: string }): Promise<void> {
  return ctx.database.db.transaction(async (tx) => {
    const removed = await deleteIdentity(tx, { id, userId: ctx.viewer.id });
    if (removed === "not_found") throw new DomainError("not_found", "That provider isn't connected to your account");
    if (removed === "only_sign_in_method") {
      throw new DomainError("conflict", "This is your only way to sign in. Set a password first");
    }
    const way = ctx.identityProviders.find((each) => each.id === removed.provider)?.name ?? removed.provider;
    await notifyOfSignInChange(ctx, tx, { user: ctx.viewer, change: "removed", way });
  });
}
