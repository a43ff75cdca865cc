import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`. Reports another account's watch in the same way as a missing one. */
export function throwNoSuchWatch(): never {
  throw new DomainError("not_found", "That price isn't on your list. You may have stopped watching it");
}
