import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `premium_required` on a plan with a limit, or `conflict` when only the technical limit is reached.
 * @param limit the plan's number of alerts; null for unlimited
 */
export function throwAlertLimitReached(limit: number | null): never {
  if (limit === null)
    throw new DomainError("conflict", "You have reached the maximum number of alerts. Delete one first");
  throw new DomainError(
    "premium_required",
    "A free account can have one alert. Upgrade to premium for unlimited alerts",
  );
}
