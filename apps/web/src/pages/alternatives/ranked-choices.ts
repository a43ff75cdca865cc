import { formatMoney } from "@dupewise/domain/money/format-money";
import { countsSaving } from "@dupewise/domain/comparison/comparable";
import type { Ranking } from "@dupewise/domain/comparison/rank";
import { rankAlternatives } from "@dupewise/domain/comparison/rank";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import type { Money } from "@dupewise/domain/product/product";
import { type Saving, describeSaving } from "../../result/head/saving.ts";
import { sidePrice } from "../../result/prices/side-price.ts";
import { type SideView, toSideViews } from "../../result/side-view.ts";

/** One alternative among several. */
export interface Choice {
  comparison: SharedComparison;
  original: SideView;
  view: SideView;
  price: Money | null;
  /** Null if the two are not comparable, or their prices can't be compared. */
  saving: Saving | null;
  /** The main trade-off; null when nothing is known to be lost. */
  loss: string | null;
  shop: string | null;
}

/**
 * Converts comparisons to choices, in the requested order.
 * @param token the token of a shared link, which is needed to load its photos
 */
export function rankChoices(comparisons: readonly SharedComparison[], by: Ranking, token?: string): Choice[] {
  return rankAlternatives(
    comparisons.map((one) => toChoice(one, token)),
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
 * Converts a comparison to a choice.
 * @param token the token of a shared link, which is needed to load its photos
 */
export function toChoice(comparison: SharedComparison, token?: string): Choice {
  const [original, view] = toSideViews(comparison, token);
  const { analysis } = comparison;
  return {
    comparison,
    original,
    view,
    price: sidePrice(view),
    saving: countsSaving(comparison) ? describeSaving([original, view], analysis.exchange) : null,
    loss: analysis.differences[0]?.text ?? null,
    shop: view.href === null ? null : (URL.parse(view.href)?.hostname.replace(/^www\./, "") ?? null),
  };
}

/**
 * Formats an alternative's price, followed by a conversion if the original's currency differs: "£149, about €178".
 * Returns "" if the price is unknown.
 */
export const formatChoicePrice = ({ price, saving }: Choice): string =>
  price ? [formatMoney(price), saving?.converted && `about ${saving.converted.price}`].filter(Boolean).join(", ") : "";

/** Returns a sentence with the dates of the exchange rates that were used; null if nothing was converted. */
export function ratesNote(choices: readonly Choice[]): string | null {
  const days = new Set(choices.flatMap(({ saving }) => saving?.converted?.day ?? []));
  return days.size > 0 ? `Other currencies converted at the rates from ${[...days].join(" and ")}.` : null;
}
