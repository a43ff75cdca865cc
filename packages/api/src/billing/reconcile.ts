import { customersDue } from "@dupewise/db/queries/billing";
import { handlePaymentEvent } from "./handle-event.ts";
import { syncCustomer, type BillingServices } from "./sync-customer.ts";

/** For how long back missed events are made up for; the payment provider itself gives up after three days. */
const SINCE_MS = 4 * 24 * 60 * 60 * 1000;
/** Of events and of customers each, in one run. */
const AT_MOST = 1_000;

export interface Reconciled {
  /** Events that never reached the webhook. */
  events: number;
  /** Customers asked about because their period ends. */
  customers: number;
}

/**
 * Makes up for what the webhook missed, and asks about everybody whose period is ending. To be called nightly; without
 * a payment provider it does nothing. Throws `payments_unavailable` where that one stops answering; what was done stays.
 */
export async function reconcileCustomers(
  services: BillingServices,
  { signal, atMost = AT_MOST }: { signal?: AbortSignal; atMost?: number } = {},
): Promise<Reconciled> {
  const done = { events: 0, customers: 0 };
  if (!services.payments) return done;
  let seen = 0;
  for await (const event of services.payments.eventsSince(new Date(Date.now() - SINCE_MS))) {
    signal?.throwIfAborted();
    if ((seen += 1) > atMost) break;
    if (await handlePaymentEvent(services, event)) done.events += 1;
  }
  for (const customerId of await customersDue(services.database.db, atMost)) {
    signal?.throwIfAborted();
    await syncCustomer(services, customerId);
    done.customers += 1;
  }
  return done;
}
