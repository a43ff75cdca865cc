import { DomainError } from "@dupewise/domain/errors";

/** Another account's comparison is answered as if it did not exist. */
export function notInHistory(): never {
  throw new DomainError("not_found", "That comparison is not in your history");
}
