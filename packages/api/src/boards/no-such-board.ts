import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `not_found`. The error doesn't reveal whether the board or comparison is missing or belongs to another
 * account.
 */
export function throwNoSuchBoard(): never {
  throw new DomainError("not_found", "That board doesn't exist, or some of these comparisons aren't in your history");
}
