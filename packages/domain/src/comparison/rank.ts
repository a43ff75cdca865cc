import { comparablePrices } from "../money/exchange.ts";
import type { Money } from "../product/product.ts";
import { isComparable } from "./comparable.ts";

/** The criteria by which alternatives to one original can be ranked. */
export const RANKINGS = ["best", "closest", "cheapest"] as const;
export type Ranking = (typeof RANKINGS)[number];

const EURO: Money = { amount: "1", currency: "EUR" };

/** The properties by which an alternative is ranked. */
export interface Rankable {
  similarityScore: number | null;
  valueScore: number | null;
  /** @see Analysis.gate */
  gate: number;
  price: Money | null;
}

/**
 * Sorts alternatives by a ranking: best for the price, closest, or cheapest first. Products of another kind and those
 * without a score come last. Ties keep the given order.
 */
export function rankAlternatives<Item>(
  items: readonly Item[],
  ranking: Ranking,
  toRankable: (item: Item) => Rankable,
): Item[] {
  const keys = new Map(items.map((item) => [item, keyOf(toRankable(item), ranking)]));
  const key = (item: Item) => keys.get(item) ?? [];
  return items.toSorted((a, b) => compareKeys(key(b), key(a)));
}

/** Higher is better; the first difference decides. */
function keyOf({ similarityScore, valueScore, gate, price }: Rankable, by: Ranking): number[] {
  const likeness = similarityScore ?? -1;
  const value = valueScore ?? -1;
  const cheapness = -(eurosOf(price) ?? Infinity);
  const isChoice = isComparable({ gate }) && similarityScore !== null ? 1 : 0;
  if (by === "closest") return [isChoice, likeness, value, cheapness];
  if (by === "cheapest") return [isChoice, cheapness, value, likeness];
  return [isChoice, value, likeness, cheapness];
}

function eurosOf(price: Money | null): number | null {
  return price && (comparablePrices({ ...EURO, currency: price.currency ? "EUR" : null }, price)?.alternative ?? null);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  // Two without a price are equal; infinity minus infinity is NaN.
  return at === -1 ? 0 : (a[at] ?? 0) > (b[at] ?? 0) ? 1 : -1;
}
