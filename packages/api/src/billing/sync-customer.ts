import { nextReadingNumber, storePlan } from "@dupewise/db/queries/billing/billing";
import type { Db } from "@dupewise/db/connect";
import { planFromSubscriptions, type Plan } from "@dupewise/domain/account/subscription-plan";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";
import { listPlanChangeMails } from "./plan-change-mails.ts";

export type BillingServices = Pick<Services, "database" | "payments" | "sendMail" | "siteUrl">;

/** A customer's state as reported by the payment provider. */
export interface Reading {
  customerId: string;
  /** Its position among all readings. */
  number: number;
  plan: Plan;
}

/**
 * Stores a customer's state from the payment provider, the only way plans change. Concurrent calls in any order end
 * with the newest state.
 */
export async function syncCustomer(services: BillingServices, { customerId }: JobData<"sync-customer">): Promise<void> {
  const reading = await fetchBillingState(services, customerId);
  await services.database.db.transaction((tx) => storeBillingState(tx, services, reading));
}

/** Reads a customer from the payment provider. May be slow, so call it outside a transaction. */
export async function fetchBillingState(services: BillingServices, customerId: string): Promise<Reading> {
  const number = await nextReadingNumber(services.database.db);
  const subscriptions = await requirePayments(services).subscriptionsOf(customerId);
  return { customerId, number, plan: planFromSubscriptions(subscriptions ?? []) };
}

/** Stores a reading and queues the mail about it in the same transaction. */
export async function storeBillingState(tx: Db, services: BillingServices, reading: Reading): Promise<void> {
  const { customerId, number, plan } = reading;
  const change = await storePlan(tx, customerId, number, plan);
  if (!change) return;
  for (const { mail, dedupeKey } of listPlanChangeMails(change, number, services.siteUrl())) {
    await services.sendMail(tx, mail, { dedupeKey });
  }
}
