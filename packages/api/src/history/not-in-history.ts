import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, also for another account's comparison. */
export function throwNotInHistory(): never {
  throw new DomainError("not_found", "That comparison is not in your history");
}
