import type { BillingPortal, Checkout, PaymentEvent, Subscription } from "@dupewise/domain/account/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { User } from "@dupewise/domain/account/user";

/** The payment provider. Every method throws `payments_unavailable` when the provider fails. */
export interface Payments {
  /** Creates a customer for this user. `replaces` is the ID of their previous, deleted customer, if any. */
  createCustomer: (user: Pick<User, "id" | "email" | "name">, replaces: string | null) => Promise<string>;
  /** Updates a customer's name and email; does nothing for a deleted one. */
  updateCustomer: (customerId: string, user: Pick<User, "email" | "name">) => Promise<void>;
  /** Returns the customer's open checkout, creating one if needed, or null if the customer was deleted. */
  createCheckout: (customerId: string, userId: string, siteUrl: string) => Promise<Checkout | null>;
  /** Returns the URL where this customer changes the card and sees the invoices. */
  createPortal: (customerId: string, siteUrl: string) => Promise<BillingPortal>;
  /** Returns every subscription that has not ended, or null if the customer was deleted. */
  subscriptionsOf: (customerId: string) => Promise<Subscription[] | null>;
  cancelAtPeriodEnd: (subscription: Subscription) => Promise<void>;
  resume: (subscription: Subscription) => Promise<void>;
  cancelNow: (subscription: Subscription) => Promise<void>;
  /** Deletes a customer and all their subscriptions permanently. */
  deleteCustomer: (customerId: string) => Promise<void>;
  /** Reads a webhook message from its exact bytes; throws `validation_failed` when it is not authentic. */
  readEvent: (body: Uint8Array, signature: string | undefined) => PaymentEvent;
  /** Lists the events since the given time, newest first. */
  eventsSince: (since: Date) => AsyncIterable<PaymentEvent>;
}

/** Returns the payment provider. Throws `payments_unavailable` if none is configured. */
export function requirePayments({ payments }: { payments: Payments | null }): Payments {
  if (payments) return payments;
  throw new DomainError("payments_unavailable", "Stripe is not configured. Please contact support.");
}
