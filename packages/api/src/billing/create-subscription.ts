import type { Checkout } from "@dupewise/domain/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { ViewerContext } from "../context.ts";

/** Opens a checkout. Throws `payments_unavailable` without a payment provider, `conflict` for a premium member. */
export async function createSubscription({ payments, viewer }: ViewerContext): Promise<Checkout> {
  if (payments === null) {
    throw new DomainError("payments_unavailable", "Stripe is not configured. Please contact support.");
  }
  if (viewer.isPremium && !viewer.cancelAtPeriodEnd)
    throw new DomainError("conflict", "You are a premium member already");
  return payments.createCheckout(viewer);
}
