import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { BillingPortal } from "@dupewise/domain/account/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";

/**
 * Creates a session in the payment provider's billing portal and returns its URL. Throws `not_found` if the viewer has
 * never started a subscription, `payments_unavailable` if no provider is configured or it fails, and `rate_limited`
 * after too many calls.
 */
export async function createPortalSession(ctx: ViewerContext): Promise<BillingPortal> {
  const payments = requirePayments(ctx);
  await ctx.limits.take("billingUser", ctx.viewer.id);
  const { customerId } = await findBilling(ctx.database.db, ctx.viewer.id);
  if (customerId === null) throw new DomainError("not_found", "You have no billing details to manage yet");
  return payments.createPortal(customerId, ctx.siteUrl());
}
