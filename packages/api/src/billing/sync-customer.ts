import { takeReadingNumber, storePlan } from "@dupewise/db/queries/billing/billing";
import type { Db } from "@dupewise/db/connect";
import { planFromSubscriptions, type Plan } from "@dupewise/domain/account/subscription-plan";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";
import { listPlanChangeEmails } from "./plan-change-emails.ts";

export type BillingServices = Pick<Services, "database" | "payments" | "sendMail" | "siteUrl">;

/** A customer's billing state as read from the payment provider. */
export interface BillingReading {
  customerId: string;
  /** Its sequence number; of two readings, the one with the higher number wins. */
  number: number;
  plan: Plan;
}

/**
 * Fetches a customer's billing state from the payment provider and stores it. Safe to call concurrently: the newest
 * state always wins.
 */
export async function syncCustomer(services: BillingServices, { customerId }: JobData<"sync-customer">): Promise<void> {
  const reading = await fetchBillingState(services, customerId);
  await services.database.db.transaction((tx) => storeBillingState(tx, services, reading));
}

/**
 * Fetches a customer's billing state from the payment provider. Call this outside a transaction, because it may be
 * slow. Throws `payments_unavailable` if the provider fails.
 */
export async function fetchBillingState(services: BillingServices, customerId: string): Promise<BillingReading> {
  const number = await takeReadingNumber(services.database.db);
  const subscriptions = await requirePayments(services).subscriptionsOf(customerId);
  return { customerId, number, plan: planFromSubscriptions(subscriptions ?? []) };
}

/**
 * Stores a customer's billing state and, in the same transaction, queues the emails about the change. Does nothing if a
 * newer state is already stored or no account has this customer ID. Nothing else changes a plan.
 */
export async function storeBillingState(tx: Db, services: BillingServices, reading: BillingReading): Promise<void> {
  const { customerId, number, plan } = reading;
  const change = await storePlan(tx, customerId, number, plan);
  if (!change) return;
  for (const { mail, dedupeKey } of listPlanChangeEmails(change, number, services.siteUrl())) {
    await services.sendMail(tx, mail, { dedupeKey });
  }
}
