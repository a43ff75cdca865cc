import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Reports another account's alert in the same way as a missing one. */
export function throwNoSuchAlert(): never {
  throw new DomainError("not_found", "That alert doesn't exist");
}
