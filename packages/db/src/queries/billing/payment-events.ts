import type { PaymentEvent } from "@dupewise/domain/account/billing";
import { eq, lt, sql } from "../../drizzle.ts";
import { stripeEvents } from "../../schema.ts";
import type { Db } from "../../connect.ts";

/** Returns true if the payment event is already in the ledger. */
export async function isEventRecorded(db: Db, eventId: string): Promise<boolean> {
  return (await db.$count(stripeEvents, eq(stripeEvents.id, eventId))) > 0;
}

/**
 * Adds a payment event to the ledger. Returns false if it is already there. If a concurrent transaction is recording
 * the same event, waits for that transaction to finish.
 */
export async function recordEvent(tx: Db, { id, type, customerId }: PaymentEvent): Promise<boolean> {
  const added = await tx
    .insert(stripeEvents)
    .values({ id, type, customerId })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return added.length > 0;
}

/** Deletes payment events older than 30 days, which can no longer be delivered or listed again. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.createdAt, sql`now() - interval '30 days'`));
}
