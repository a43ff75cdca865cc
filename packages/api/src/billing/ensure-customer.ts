import { findBilling, storeCustomer } from "@dupewise/db/queries/billing/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";

/** Returns the viewer's customer ID at the payment provider. Creates the customer if there is none. */
export async function ensureCustomer(ctx: ViewerContext): Promise<string> {
  const { customerId } = await findBilling(ctx.database.db, ctx.viewer.id);
  return customerId ?? replaceCustomer(ctx, null);
}

/**
 * Creates a customer at the payment provider and returns its ID. If a concurrent request has created one first, returns
 * that customer's ID. Throws `payments_unavailable` if the provider fails, or `unauthorized` if the account no longer
 * exists.
 * @param replaces the ID of the viewer's deleted customer, or null if there was none
 */
export async function replaceCustomer(ctx: ViewerContext, replaces: string | null): Promise<string> {
  const { viewer, database } = ctx;
  const made = await requirePayments(ctx).createCustomer(viewer, replaces);
  const kept = await storeCustomer(database.db, viewer.id, made, replaces);
  if (kept !== undefined) return kept;
  throw new DomainError("unauthorized", "Unauthorized: this account no longer exists");
}
