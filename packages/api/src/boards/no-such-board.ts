import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Reports another account's board or comparison in the same way as a missing one. */
export function throwNoSuchBoard(): never {
  throw new DomainError("not_found", "That board doesn't exist, or not all of these comparisons are in your history");
}
