import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, also for another account's watch. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "You're not watching that price, or you've stopped");
}
