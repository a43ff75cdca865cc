import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. The error doesn't reveal whether the watch is missing or belongs to another account. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "That price isn't on your list. You may have stopped watching it");
}
