import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";

/**
 * Deletes a deleted account's customer record at the payment provider, along with its subscriptions. Throws
 * `payments_unavailable` if no provider is configured or the call to it fails; the job is then retried.
 */
export async function deleteCustomer(
  services: Pick<Services, "payments">,
  { customerId }: JobData<"end-customer">,
): Promise<void> {
  await requirePayments(services).deleteCustomer(customerId);
}
