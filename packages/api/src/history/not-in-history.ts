import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. The error doesn't reveal whether the comparison is missing or belongs to another account. */
export function throwNotInHistory(): never {
  throw new DomainError("not_found", "That comparison isn't in your history");
}
