import type { BillingPortal, Checkout, PaymentEvent, Subscription } from "@dupewise/domain/account/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { User } from "@dupewise/domain/account/user";

/** The payment provider. Every method throws `payments_unavailable` when the provider fails. */
export interface Payments {
  /** Makes a customer for this user; `replaces` is the one they had that is gone. */
  createCustomer: (user: Pick<User, "id" | "email" | "name">, replaces: string | null) => Promise<string>;
  /** Tells how a customer is named and reached now; of one that is gone, nothing. */
  updateCustomer: (customerId: string, user: Pick<User, "email" | "name">) => Promise<void>;
  /**
   * Where this customer pays; asking again leads to the same checkout while it is open. null when the customer is gone.
   */
  createCheckout: (customerId: string, userId: string, siteUrl: string) => Promise<Checkout | null>;
  /** Where this customer changes the card and sees the invoices. */
  createPortal: (customerId: string, siteUrl: string) => Promise<BillingPortal>;
  /** Every subscription that has not ended; null when the customer is gone. */
  subscriptionsOf: (customerId: string) => Promise<Subscription[] | null>;
  cancelAtPeriodEnd: (subscription: Subscription) => Promise<void>;
  resume: (subscription: Subscription) => Promise<void>;
  cancelNow: (subscription: Subscription) => Promise<void>;
  /** Ends all there is of a customer, for ever. */
  endCustomer: (customerId: string) => Promise<void>;
  /** Reads a message to the webhook from its very bytes; throws `validation_failed` for what is not believed. */
  readEvent: (body: Uint8Array, signature: string | undefined) => PaymentEvent;
  /** What happened since then, newest first. */
  eventsSince: (since: Date) => AsyncIterable<PaymentEvent>;
}

/** Returns the payment provider. Throws `payments_unavailable` when none is configured. */
export function requirePayments({ payments }: { payments: Payments | null }): Payments {
  if (payments) return payments;
  throw new DomainError("payments_unavailable", "Stripe is not configured. Please contact support.");
}
