import { findUser } from "@dupewise/db/queries/account/accounts";
import { findBilling } from "@dupewise/db/queries/billing/billing";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";

/**
 * Sends the account's current name and email to the payment provider, which uses them for receipts. Throws
 * `payments_unavailable` if the provider fails; the job is then retried.
 */
export async function updateCustomer(
  services: Pick<Services, "database" | "payments">,
  { userId }: JobData<"update-customer">,
): Promise<void> {
  const { db } = services.database;
  const [user, { customerId }] = await Promise.all([findUser(db, userId), findBilling(db, userId)]);
  if (user && customerId !== null) await requirePayments(services).updateCustomer(customerId, user);
}
