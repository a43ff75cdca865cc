import { FREE_LIMIT_REACHED } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";

/** Throws `free_limit_reached` with its standard message. */
export function throwFreeLimitReached(): never {
  throw new DomainError("free_limit_reached", `${FREE_LIMIT_REACHED}. Upgrade to Premium for unlimited comparisons`);
}
