const SIGNS: ReadonlyMap<string | null, string> = new Map([
  [null, ""],
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
]);

/**
 * Formats an amount as `Intl.NumberFormat` does for American English, with two decimals or none: "$1,290", "89.50".
 * Doesn't use `Intl`, whose first call takes longer than comparing two products. Returns null for currencies other than
 * dollars, euros and pounds, and for an amount that would have to be rounded.
 */
export function writeAmount(amount: number, currency: string | null): string | null {
  const sign = SIGNS.get(currency);
  const [, whole, fraction] = /^(\d{1,12})(?:\.(\d\d?))?$/.exec(String(amount)) ?? [];
  if (sign === undefined || whole === undefined) return null;
  const thousands = whole.replaceAll(/\B(?=(?:\d{3}){1,4}$)/g, ",");
  return `${sign}${thousands}${fraction === undefined ? "" : `.${fraction.padEnd(2, "0")}`}`;
}
