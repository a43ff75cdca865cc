import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Another account's watch is reported the same way as a missing one. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "You're not watching that price, or you've stopped watching it");
}
