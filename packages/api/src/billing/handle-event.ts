import { hasCustomer } from "@dupewise/db/queries/billing/billing";
import { isRecorded, recordEvent } from "@dupewise/db/queries/billing/payment-events";
import type { PaymentEvent } from "@dupewise/domain/account/billing";
import { fetchBillingState, storeBillingState, type BillingServices } from "./sync-customer.ts";

/**
 * Applies a payment event exactly once: its ledger row and its effect are committed together. Throws when it should be
 * delivered again. Returns false when it was already recorded.
 */
export async function handlePaymentEvent(services: BillingServices, event: PaymentEvent): Promise<boolean> {
  const { db } = services.database;
  const { id, customerId } = event;
  if (await isRecorded(db, id)) return false;
  const isOurs = customerId !== null && (await hasCustomer(db, customerId));
  const reading = isOurs ? await fetchBillingState(services, customerId) : null;
  return db.transaction(async (tx) => {
    if (!(await recordEvent(tx, event))) return false;
    if (reading) await storeBillingState(tx, services, reading);
    return true;
  });
}
