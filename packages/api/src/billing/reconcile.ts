import { customersDue } from "@dupewise/db/queries/billing";
import { forgetOldEvents } from "@dupewise/db/queries/payment-events";
import type { JobData } from "../jobs.ts";
import { handlePaymentEvent } from "./handle-event.ts";
import { syncCustomer, type BillingServices } from "./sync-customer.ts";

/** For how long back missed events are made up for; the payment provider itself gives up after three days. */
const SINCE_MS = 4 * 24 * 60 * 60 * 1000;
/** Of events and of customers each, in one run. */
const AT_MOST = 1_000;

/**
 * Makes up for what the webhook missed, and asks about everybody whose period is over or about to be: the first come
 * first who were not asked about for longest. To be called nightly; without a payment provider it does nothing. Throws
 * `payments_unavailable` where that one stops answering; what was done stays.
 */
export async function reconcileCustomers(
  services: BillingServices,
  _data: JobData<"reconcile-customers">,
  signal: AbortSignal,
): Promise<void> {
  if (!services.payments) return;
  let seen = 0;
  for await (const event of services.payments.eventsSince(new Date(Date.now() - SINCE_MS))) {
    signal.throwIfAborted();
    if ((seen += 1) > AT_MOST) break;
    await handlePaymentEvent(services, event);
  }
  for (const customerId of await customersDue(services.database.db, AT_MOST)) {
    signal.throwIfAborted();
    await syncCustomer(services, { customerId });
  }
  await forgetOldEvents(services.database.db);
}
