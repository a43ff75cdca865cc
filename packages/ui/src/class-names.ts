/** Joins class names with spaces, skipping falsy ones. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ");
