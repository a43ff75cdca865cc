import { BUNDLED_RATES, comparablePrices, type Rates } from "@dupewise/domain/money/exchange";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { roundSavings, savingsOf } from "@dupewise/domain/money/savings";
import { formatDate } from "../../lib/layout/format-date.ts";
import { findEffectivePrice } from "../prices/side-price.ts";
import type { SideView } from "../side-view.ts";

export interface Savings {
  /** "Save $1,711", or the extra cost. */
  text: string;
  /**
   * The alternative's price in the original's currency, with the date of the exchange rate; set if the currencies
   * differ.
   */
  converted: { price: string; day: string } | null;
}

/**
 * Describes how much the alternative saves, using the comparison's own exchange rates. Returns null if a price is
 * missing or the prices can't be compared.
 */
export function describeSavings([original, alternative]: readonly [SideView, SideView], rates?: Rates): Savings | null {
  const [a, b] = [findEffectivePrice(original), findEffectivePrice(alternative)];
  const prices = a && b && comparablePrices(a, b, rates);
  if (!prices) return null;
  // Converted amounts are accurate to the dollar at best.
  const money = (amount: number) =>
    formatMoney({ amount: amount.toFixed(prices.converted ? 0 : 2), currency: prices.currency });
  const gap = roundSavings(savingsOf(prices));
  const text = gap > 0 ? `Save ${money(gap)}` : gap < 0 ? `${money(-gap)} more` : "Same price";
  const day = formatDate(new Date(`${(prices.rates ?? BUNDLED_RATES).date}T12:00`));
  return { text, converted: prices.converted ? { price: money(prices.alternative), day } : null };
}
