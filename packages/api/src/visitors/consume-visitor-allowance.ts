import type { RequestContext } from "../context.ts";
import { throwAccountRequired, ALLOWANCE_USED_MESSAGE } from "./account-required.ts";

/**
 * Uses up this browser's allowance of one comparison without an account. Returns a function that refunds it. Throws
 * `rate_limited` after too many attempts, or `account_required` if this browser, or too many browsers at its network
 * address, have already used theirs.
 */
export async function consumeVisitorAllowance(
  { limits, address }: Pick<RequestContext, "limits" | "address">,
  visitorHash: string,
): Promise<() => Promise<void>> {
  await limits.take("visitorTries", address);
  if (!(await limits.allows("visitorBrowser", visitorHash))) throwAccountRequired(ALLOWANCE_USED_MESSAGE);
  const giveBack = () => limits.refund("visitorBrowser", visitorHash);
  if (!(await limits.allows("visitorAddress", address))) {
    await giveBack();
    throwAccountRequired("Your network has reached today's limit for comparing without an account");
  }
  return async () => {
    await giveBack();
    await limits.refund("visitorAddress", address);
  };
}
