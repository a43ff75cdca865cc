import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `premium_required` if the plan's limit is reached, or `conflict` if an unlimited plan has reached the
 * technical limit.
 * @param limit the number of alerts that the plan includes, or null if unlimited
 */
export function throwAlertLimitReached(limit: number | null): never {
  if (limit === null)
    throw new DomainError("conflict", "You've reached the maximum number of alerts. Delete one to add another");
  throw new DomainError(
    "premium_required",
    "A free account can have one active alert. Upgrade to Premium for unlimited alerts",
  );
}
