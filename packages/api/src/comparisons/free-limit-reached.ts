import { DomainError } from "@dupewise/domain/errors";

/** Throws `free_limit_reached`. */
export function freeLimitReached(): never {
  throw new DomainError(
    "free_limit_reached",
    "You've used all 3 free comparisons. Upgrade to premium for unlimited comparisons",
  );
}
