import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, also for another account's watch. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "You don't watch that price, or no longer");
}
