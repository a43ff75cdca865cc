/** Emblems that only one maker uses. Sellers always mention them, so a product whose text mentions none has none. */
export const SIGNATURE_EMBLEMS: ReadonlySet<string> = new Set([
  "double-G buckle",
  "H buckle",
  "triomphe buckle",
  "Medusa buckle",
  "Gancini buckle",
]);
