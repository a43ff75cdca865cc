import { BOARD_NAME_MAX_LENGTH } from "@dupewise/domain/constants";

/** Returns a valid board name derived from a product's. */
export const boardName = (name: string): string =>
  name
    .trim()
    .slice(0, BOARD_NAME_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim() || "My board";
