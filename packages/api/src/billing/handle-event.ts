import { hasCustomer } from "@dupewise/db/queries/billing/billing";
import { isEventRecorded, recordEvent } from "@dupewise/db/queries/billing/payment-events";
import type { PaymentEvent } from "@dupewise/domain/account/billing";
import { fetchBillingState, storeBillingState, type BillingServices } from "./sync-customer.ts";

/**
 * Applies a payment event exactly once: records it in the ledger in the same transaction as its effect. Returns false
 * if the event was already recorded. Throws if the provider should deliver it again.
 */
export async function handlePaymentEvent(services: BillingServices, event: PaymentEvent): Promise<boolean> {
  const { db } = services.database;
  const { id, customerId } = event;
  if (await isEventRecorded(db, id)) return false;
  const isOurs = customerId !== null && (await hasCustomer(db, customerId));
  const reading = isOurs ? await fetchBillingState(services, customerId) : null;
  return db.transaction(async (tx) => {
    if (!(await recordEvent(tx, event))) return false;
    if (reading) await storeBillingState(tx, services, reading);
    return true;
  });
}
