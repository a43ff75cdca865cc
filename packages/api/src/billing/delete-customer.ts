import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";

/**
 * Deletes the customer of a deleted account at the payment provider, along with the customer's subscriptions. Throws
 * `payments_unavailable`, in which case the job is retried.
 */
export async function deleteCustomer(
  services: Pick<Services, "payments">,
  { customerId }: JobData<"end-customer">,
): Promise<void> {
  await requirePayments(services).deleteCustomer(customerId);
}
