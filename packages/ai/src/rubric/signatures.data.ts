/** Emblems of one house: a text that doesn't name one is of a product without it. */
export const SIGNATURES: ReadonlySet<string> = new Set([
  "double-G buckle",
  "H buckle",
  "triomphe buckle",
  "Medusa buckle",
  "Gancini buckle",
]);
