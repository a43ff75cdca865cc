import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";

/** Deletes a deleted account's customer at the payment provider. Throws `payments_unavailable`, to be retried. */
export async function endCustomer(
  services: Pick<Services, "payments">,
  { customerId }: JobData<"end-customer">,
): Promise<void> {
  await requirePayments(services).endCustomer(customerId);
}
