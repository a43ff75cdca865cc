import { DomainError } from "@dupewise/domain/errors";

/** Throws `not_found`, for another account's board or comparison as well. */
export function noSuchBoard(): never {
  throw new DomainError("not_found", "There is no such board, or not all of this is in your history");
}
