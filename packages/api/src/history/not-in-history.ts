import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Reports another account's comparison in the same way as a missing one. */
export function throwNotInHistory(): never {
  throw new DomainError("not_found", "That comparison isn't in your history");
}
