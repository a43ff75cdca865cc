import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { ProductFacts } from "../facts/product-facts.ts";
import { packTypeOf } from "../rubric/gate.ts";

const NUMBER_WORDS = ["two", "three", "four", "five", "six"];

/** Returns how many pieces a product is sold in: 3 for "3-pack" or "set of three", 1 when it names no pack. */
function packSize({ details }: ProductFacts): number | null {
  const pack = details.find(({ value }) => value === "pack");
  if (!pack) return 1;
  const quote = pack.quote.toLowerCase();
  const inWords = NUMBER_WORDS.findIndex((word) => quote.includes(word));
  const size = inWords < 0 ? Number(/\d+/.exec(quote)?.[0]) : inWords + 2;
  return size > 0 ? size : null;
}

/** Earrings come in pairs, unless one of two is sold singly. */
const PAIR = 2;

/**
 * Returns both prices per piece. Returns null unless the two products are sold in packs of known and different sizes.
 */
export function pricesPerPiece(a: ProductFacts, b: ProductFacts, prices: ComparablePrices): ComparablePrices | null {
  const isAnySingle = [a, b].some((side) => packTypeOf(side) === "single");
  const piecesOf = (side: ProductFacts) => (isAnySingle && packTypeOf(side) === undefined ? PAIR : packSize(side));
  const [original, alternative] = [piecesOf(a), piecesOf(b)];
  if (original === null || alternative === null || original === alternative) return null;
  return { ...prices, original: prices.original / original, alternative: prices.alternative / alternative };
}
