import { findUser } from "@dupewise/db/queries/account/accounts";
import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { User } from "@dupewise/domain/account/user";
import type { ViewerContext } from "../context.ts";
import { syncCustomer } from "./sync-customer.ts";

/**
 * Refreshes the viewer's plan from the payment provider, so that they don't have to wait for the webhook after paying,
 * and returns the viewer. Does nothing for a viewer who has never been a customer. Throws `rate_limited` after too many
 * calls, or `payments_unavailable` if the provider fails.
 */
export async function syncViewer(ctx: ViewerContext): Promise<User> {
  const { viewer, database, limits } = ctx;
  const { customerId } = await findBilling(database.db, viewer.id);
  if (ctx.payments && customerId !== null) {
    await limits.take("billingUser", viewer.id);
    await syncCustomer(ctx, { customerId });
  }
  return (await findUser(database.db, viewer.id)) ?? viewer;
}
