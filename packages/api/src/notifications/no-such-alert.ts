import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, also for another account's alert. */
export function throwNoSuchAlert(): never {
  throw new DomainError("not_found", "That alert does not exist");
}
