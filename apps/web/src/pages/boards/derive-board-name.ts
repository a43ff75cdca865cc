import { BOARD_NAME_MAX_LENGTH } from "@dupewise/domain/constants";

/** Derives a valid board name from a product's name. Returns "My board" if nothing valid is left. */
export const deriveBoardName = (name: string): string =>
  name
    .trim()
    .slice(0, BOARD_NAME_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim() || "My board";
