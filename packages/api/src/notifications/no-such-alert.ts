import { DomainError } from "@dupewise/domain/errors";

/** Another account's alert is answered as if it did not exist. */
export function noSuchAlert(): never {
  throw new DomainError("not_found", "There is no such alert");
}
