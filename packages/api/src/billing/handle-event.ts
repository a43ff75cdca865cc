import { hasCustomer } from "@dupewise/db/queries/billing";
import { isRecorded, recordEvent } from "@dupewise/db/queries/payment-events";
import type { PaymentEvent } from "@dupewise/domain/account/billing";
import { readCustomer, writeReading, type BillingServices } from "./sync-customer.ts";

/**
 * Takes in an event of the payment provider, once however often it comes: its place in the ledger and its effect are
 * written together or not at all. Throws when it should be delivered again. Answers whether it was new.
 */
export async function handlePaymentEvent(services: BillingServices, event: PaymentEvent): Promise<boolean> {
  const { db } = services.database;
  const { id, customerId } = event;
  if (await isRecorded(db, id)) return false;
  const isOurs = customerId !== null && (await hasCustomer(db, customerId));
  const reading = isOurs ? await readCustomer(services, customerId) : null;
  return db.transaction(async (tx) => {
    if (!(await recordEvent(tx, event))) return false;
    if (reading) await writeReading(tx, services, reading);
    return true;
  });
}
