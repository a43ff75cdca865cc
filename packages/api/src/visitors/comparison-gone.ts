import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found` for a visitor's comparison that has expired or was made in another browser. */
export function throwComparisonGone(): never {
  throw new DomainError("not_found", "This comparison was made in another browser or has expired");
}
