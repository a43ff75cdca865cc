import { formatMoney } from "@dupewise/domain/money/format-money";
import { countsAsSavings } from "@dupewise/domain/comparison/comparable";
import type { Ranking } from "@dupewise/domain/comparison/rank";
import { rankAlternatives } from "@dupewise/domain/comparison/rank";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import type { Money } from "@dupewise/domain/product/product";
import { type Savings, describeSavings } from "../../result/head/savings.ts";
import { findEffectivePrice } from "../../result/prices/side-price.ts";
import { type SideView, toSideViews } from "../../result/side-view.ts";

/** An alternative with the values that lists show for it, each null if it is unknown. */
export interface ListedAlternative {
  comparison: SharedComparison;
  original: SideView;
  /** The alternative itself. */
  view: SideView;
  price: Money | null;
  /** The savings; null if the two products or their prices can't be compared. */
  savings: Savings | null;
  /** The main trade-off; null when nothing is known to be lost. */
  loss: string | null;
  /** The host name of the shop, without "www.". */
  shop: string | null;
}

/**
 * Ranks the alternatives of several comparisons in the requested order, and returns the values that lists show for
 * each.
 * @param token the token of a shared link, which is needed to load the photos
 */
export function rankListedAlternatives(
  comparisons: readonly SharedComparison[],
  by: Ranking,
  token?: string,
): ListedAlternative[] {
  return rankAlternatives(
    comparisons.map((one) => toListedAlternative(one, token)),
    by,
    ({ comparison, price }) => ({
      similarityScore: comparison.similarityScore,
      valueScore: comparison.valueScore,
      gate: comparison.analysis.gate,
      price,
    }),
  );
}

/**
 * Converts a comparison to the values that lists show for its alternative, such as the price, the savings and the main
 * trade-off.
 * @param token the token of a shared link, which is needed to load the photos
 */
export function toListedAlternative(comparison: SharedComparison, token?: string): ListedAlternative {
  const [original, view] = toSideViews(comparison, token);
  const { analysis } = comparison;
  return {
    comparison,
    original,
    view,
    price: findEffectivePrice(view),
    savings: countsAsSavings(comparison) ? describeSavings([original, view], analysis.exchange) : null,
    loss: analysis.differences[0]?.text ?? null,
    shop: view.href === null ? null : (URL.parse(view.href)?.hostname.replace(/^www\./, "") ?? null),
  };
}

/**
 * Formats an alternative's price, followed by a conversion if the original's currency differs: "£149, about €178".
 * Returns "" if the price is unknown.
 */
export const formatAlternativePrice = ({ price, savings }: ListedAlternative): string =>
  price
    ? [formatMoney(price), savings?.converted && `about ${savings.converted.price}`].filter(Boolean).join(", ")
    : "";

/** Formats a sentence with the dates of the exchange rates that were used, or returns null if nothing was converted. */
export function formatRatesNote(choices: readonly ListedAlternative[]): string | null {
  const days = new Set(choices.flatMap(({ savings }) => savings?.converted?.day ?? []));
  return days.size > 0
    ? `Other currencies were converted at the exchange rates from ${[...days].join(" and ")}.`
    : null;
}
