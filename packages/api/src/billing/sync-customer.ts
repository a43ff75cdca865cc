import { startReading, writePlan, type ReadingStart } from "@dupewise/db/queries/billing";
import type { Db } from "@dupewise/db/connect";
import { planFromSubscriptions, type Plan } from "@dupewise/domain/account/plan";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";
import { newsOf } from "./news.ts";

export type BillingServices = Pick<Services, "database" | "payments" | "sendMail" | "siteUrl">;

/** What the payment provider said of a customer. */
export interface Reading {
  customerId: string;
  start: ReadingStart;
  plan: Plan;
}

/**
 * Writes down what the payment provider says of a customer: the one way in which a plan changes. Any number of them at
 * once, in any order, end with the newest reading.
 */
export async function syncCustomer(services: BillingServices, { customerId }: JobData<"sync-customer">): Promise<void> {
  const reading = await readCustomer(services, customerId);
  await services.database.db.transaction((tx) => writeReading(tx, services, reading));
}

/** Asks the payment provider, with no transaction open: it may take its time. */
export async function readCustomer(services: BillingServices, customerId: string): Promise<Reading> {
  const start = await startReading(services.database.db);
  const subscriptions = await requirePayments(services).subscriptionsOf(customerId);
  return { customerId, start, plan: planFromSubscriptions(subscriptions ?? [], start.startedAt) };
}

/** Writes a reading down and tells its news by mail, both with the transaction or neither. */
export async function writeReading(tx: Db, services: BillingServices, reading: Reading): Promise<void> {
  const { customerId, start, plan } = reading;
  const change = await writePlan(tx, customerId, start.number, plan);
  if (!change) return;
  for (const { mail, dedupeKey } of newsOf(change, start.number, services.siteUrl())) {
    await services.sendMail(tx, mail, { dedupeKey });
  }
}
