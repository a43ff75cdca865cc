import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { Checkout, Subscription } from "@dupewise/domain/account/billing";
import { DomainError } from "@dupewise/domain/errors";
import { isEnding, isChargeable } from "@dupewise/domain/account/subscription-plan";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";
import { ensureCustomer, replaceCustomer } from "./ensure-customer.ts";

/**
 * Starts the purchase of a subscription: creates a checkout session, or returns the one that is already open. Throws
 * `payments_unavailable` if no payment provider is configured or the provider fails, `conflict` if the viewer already
 * has a paid subscription, even one just bought in another tab, and `rate_limited` after too many calls.
 */
export async function createSubscription(ctx: ViewerContext): Promise<Checkout> {
  const { viewer, database, limits, siteUrl } = ctx;
  const payments = requirePayments(ctx);
  await limits.take("billingUser", viewer.id);
  const before = await findBilling(database.db, viewer.id);
  if (viewer.isPremium && before.customerId === null) refuse();
  const known = await ensureCustomer(ctx);
  const subscriptions = await payments.subscriptionsOf(known);
  const current = subscriptions?.find(isChargeable);
  if (current) refuse(current);
  const customerId = subscriptions ? known : await replaceCustomer(ctx, known);
  const open = (customer: string) => payments.createCheckout(customer, viewer.id, siteUrl());
  const checkout = (await open(customerId)) ?? (await open(await replaceCustomer(ctx, customerId)));
  if (checkout) return checkout;
  throw new DomainError("payments_unavailable", "Stripe has no record of this customer. Please contact support");
}

function refuse(current?: Subscription): never {
  if (current && current.status !== "active" && current.status !== "trialing") {
    throw new DomainError("conflict", "Your last payment didn't go through. Update your card instead");
  }
  if (current && isEnding(current)) {
    throw new DomainError("conflict", "Your subscription is still active. Resume it from your profile instead");
  }
  throw new DomainError("conflict", "You're already a Premium member");
}
