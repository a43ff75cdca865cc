import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, for another account's alert as well. */
export function throwNoSuchAlert(): never {
  throw new DomainError("not_found", "That alert does not exist");
}
