import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Another account's alert is reported the same way as a missing one. */
export function throwNoSuchAlert(): never {
  throw new DomainError("not_found", "That alert does not exist");
}
