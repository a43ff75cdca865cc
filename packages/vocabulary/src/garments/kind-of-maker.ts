import { findMakers, productGroupsOf, makerByName } from "../makers/find-makers.ts";
import type { Maker } from "../makers/parse-makers.ts";
import { GENERAL_KINDS } from "./kind-contexts.data.ts";
import { type Garment, garmentOf } from "./garments.ts";
import { titleGarment } from "./title-garment.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * Returns the kind of product made by the maker that the text names, such as watches for a watchmaker, along with the
 * words that name the maker. Returns undefined if the maker makes several kinds, or if the text names no maker.
 * @param brand the product's maker, if known from elsewhere
 */
export function kindOfMaker(
  text: string,
  brand: string | null | undefined,
): { garment: Garment; quote: string } | undefined {
  const known = brand ? makerByName(brand) : null;
  if (brand && known) return kindOf(known, brand, text);
  const [found] = findMakers(text).filter(({ isPlain }) => !isPlain);
  return found && kindOf(found.maker, found.quote, text);
}

/** "90's Pinch Waist High Rise Straight", by a maker of denim. */
const CUT_OF_JEANS =
  /(?<!\p{L})(?:rise|inseam|straight|skinny|slim|bootcut|boot|flare|flared|wide leg|barrel|baggy|tapered|relaxed)(?!\p{L})/iu;

function kindOf(maker: Maker, quote: string, text: string): { garment: Garment; quote: string } | undefined {
  const [jeans] = maker.makes[0] === "denim" && CUT_OF_JEANS.test(text) ? [garmentOf("jeans")] : [];
  if (jeans) return { garment: jeans, quote };
  const groups = [...productGroupsOf(maker)].filter((group) => group !== "small leather goods");
  const garment = groups.length === 1 ? garmentOf(GENERAL_KINDS[groups[0] ?? ""] ?? "") : undefined;
  return garment && { garment, quote };
}

/**
 * Returns the garment of a title that names one only in its maker's name, such as "Hunter Boots", along with the quoted
 * words. Returns undefined when the maker makes no such garment: Daniel Wellington makes watches.
 * @param below the words below the title
 */
export function garmentInMaker(
  text: string,
  tokens: readonly Token[],
  below: readonly Token[],
): { garment: Garment; quote: string } | undefined {
  const found = titleGarment(text, tokens, below);
  if (found === undefined) return undefined;
  const named = findMakers(text).find(({ quote }) => quote.includes(found.quote));
  const groups = named === undefined ? new Set() : productGroupsOf(named.maker);
  return groups.size === 0 || groups.has(found.garment.group) ? found : undefined;
}
