import { listCustomersToSync } from "@dupewise/db/queries/billing/billing";
import { deleteOldEvents } from "@dupewise/db/queries/billing/payment-events";
import type { Services } from "../context.ts";
import { handlePaymentEvent } from "./handle-event.ts";
import type { BillingServices } from "./sync-customer.ts";

/** How far back missed events are replayed; the payment provider itself gives up after three days. */
const SINCE_MS = 4 * 24 * 60 * 60 * 1000;
/** The maximum number of missed events, and of customers, per run. */
const AT_MOST = 1_000;

/**
 * Replays payment events that the webhook missed, deletes old events from the ledger, and queues a sync for each
 * customer whose billing period has ended or is about to end. Runs every night; does nothing without a payment
 * provider. If an event fails, processes the others before throwing its error.
 */
export async function reconcileCustomers(
  services: BillingServices & Pick<Services, "enqueue">,
  _job: object,
  signal: AbortSignal,
): Promise<void> {
  const { payments, database, enqueue } = services;
  if (!payments) return;
  for (const customerId of await listCustomersToSync(database.db, AT_MOST)) {
    await enqueue(database.db, "sync-customer", { customerId });
  }
  await deleteOldEvents(database.db);
  const failures: unknown[] = [];
  let missed = 0;
  for await (const event of payments.eventsSince(new Date(Date.now() - SINCE_MS))) {
    signal.throwIfAborted();
    if (missed >= AT_MOST) break;
    try {
      if (await handlePaymentEvent(services, event)) missed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
