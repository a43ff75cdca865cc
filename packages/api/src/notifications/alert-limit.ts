import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `premium_required` on a plan with a limit, `conflict` where only our own is reached.
 * @param limit alerts that the plan allows; null for any number
 */
export function alertLimitReached(limit: number | null): never {
  if (limit === null) throw new DomainError("conflict", "You have more alerts than we can keep. Delete one first");
  throw new DomainError(
    "premium_required",
    "A free account has one alert. Upgrade to premium for any number of alerts",
  );
}
