import { formatMoney } from "@dupewise/domain/money/format-money";
import { countsSaving } from "@dupewise/domain/comparison/comparable";
import type { Ranking } from "@dupewise/domain/comparison/rank";
import { rankAlternatives } from "@dupewise/domain/comparison/rank";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import type { Money } from "@dupewise/domain/product/product";
import { type Saving, savingWords } from "../../result/head/saving.ts";
import { priceOf } from "../../result/prices/price-of.ts";
import { type SideView, sidesOf } from "../../result/side-view.ts";

/** One alternative among several. */
export interface Choice {
  comparison: SharedComparison;
  original: SideView;
  view: SideView;
  price: Money | null;
  /** Null when it is not an alternative, or prices can't be compared. */
  saving: Saving | null;
  /** The main trade-off; null when nothing is known to be lost. */
  loss: string | null;
  shop: string | null;
}

/** Converts several comparisons to choices, in the requested order. */
export function choicesOf(comparisons: readonly SharedComparison[], by: Ranking, token?: string): Choice[] {
  return rankAlternatives(
    comparisons.map((one) => choiceOf(one, token)),
    by,
    ({ comparison, price }) => ({
      similarityScore: comparison.similarityScore,
      valueScore: comparison.valueScore,
      gate: comparison.analysis.gate,
      price,
    }),
  );
}

/** Converts one comparison to a choice. */
export function choiceOf(comparison: SharedComparison, token?: string): Choice {
  const [original, view] = sidesOf(comparison, token);
  const { analysis } = comparison;
  return {
    comparison,
    original,
    view,
    price: priceOf(view),
    saving: countsSaving(comparison) ? savingWords([original, view], analysis.exchange) : null,
    loss: analysis.differences[0]?.text ?? null,
    shop: view.href === null ? null : (URL.parse(view.href)?.hostname.replace(/^www\./, "") ?? null),
  };
}

/** Returns an alternative's price, also converted if the original's currency differs: "£149, about €178". */
export const priceWords = ({ price, saving }: Choice): string =>
  price ? [formatMoney(price), saving?.converted && `about ${saving.converted.price}`].filter(Boolean).join(", ") : "";

/** Names the day of the exchange rates used for conversion; null when nothing was converted. */
export function ratesNote(choices: readonly Choice[]): string | null {
  const days = new Set(choices.flatMap(({ saving }) => saving?.converted?.day ?? []));
  return days.size > 0 ? `Other currencies converted at the rates from ${[...days].join(" and ")}.` : null;
}
