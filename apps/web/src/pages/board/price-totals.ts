import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Money } from "@dupewise/domain/product/product";

/**
 * Formats the sum of prices in each currency and the number of items without a price: "$349 + €80, 1 without a price".
 * Returns "" if no price is known.
 */
export function formatTotals(prices: readonly (Money | null)[]): string {
  const known = prices.flatMap((price) => price ?? []);
  if (known.length === 0) return "";
  const sums = [...Map.groupBy(known, ({ currency }) => currency)].map(([currency, group]) => {
    // In cents, to avoid rounding errors.
    const cents = group.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    return formatMoney({ amount: (cents / 100).toFixed(2), currency });
  });
  const without = prices.length - known.length;
  return `${sums.join(" + ")}${without > 0 ? `, ${without} without a price` : ""}`;
}
