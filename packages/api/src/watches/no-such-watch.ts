import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, for another account's watch as well. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "You don't watch that price, or no longer");
}
