import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { requirePayments } from "../ports/payments.ts";

/** Ends all there is of a customer whose account is gone. Throws `payments_unavailable`, to be tried again. */
export async function endCustomer(
  services: Pick<Services, "payments">,
  { customerId }: JobData<"end-customer">,
): Promise<void> {
  await requirePayments(services).endCustomer(customerId);
}
