import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. The error doesn't reveal whether the alert is missing or belongs to another account. */
export function throwNoSuchAlert(): never {
  throw new DomainError("not_found", "That alert doesn't exist");
}
