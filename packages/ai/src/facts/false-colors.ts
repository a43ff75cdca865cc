import { findColors } from "@dupewise/vocabulary/colors/colors";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { ListedColors } from "./extract-color-facts.ts";

/** Words that make the steel of sunglasses their material, not their color. */
const STEEL_FRAME = /\bstainless|\bsteel (?:frame|temple)|\b(?:frame|material)s?: (?:\w+ )?steel/i;

/** Spanish and Italian for leather, which mean a color only after that word: "color cuero". */
const LEATHERS: ReadonlySet<string> = new Set(["cuero", "cuoio"]);
const OF_LEATHER_COLOR = /colore? (?:cuero|cuoio)/i;

/**
 * Returns true when a color word means something else: a watch's sapphire is its crystal, a ring's pearl is its stone,
 * and a suit's Havana is its name.
 */
export function isNotColor(quote: string, group: Group | undefined, text: string): boolean {
  const word = foldPhrase(quote);
  return (
    // Without its accent, the German weave is Dutch for copper.
    quote.toLowerCase() === "köper" ||
    (LEATHERS.has(word) && !OF_LEATHER_COLOR.test(text)) ||
    (group !== undefined && isClothing(group) && word === "havana") ||
    (group === "watches" && word === "sapphire") ||
    (group === "eyewear" && (word === "titanium" || (word.endsWith("steel") && STEEL_FRAME.test(text)))) ||
    (group === "jewellery" &&
      /^(?:pearls?|perl[ae]s?|nacar|natural|stones?)$|^(?:onyx|onice|onix|jade|jet)$/.test(word))
  );
}

/**
 * Removes from the source's colors those that aren't colors of this product, such as the "sapphire" of "Sapphire Solar"
 * on a watch.
 */
export function withoutFalseColors<Listed extends ListedColors>(
  source: Listed,
  group: Group | undefined,
  text: string,
): Listed {
  const quotes = (source.evidence ?? []).filter(({ field }) => field === "colours");
  const named = quotes.flatMap(({ quote }) => findColors(quote));
  const isMisread = (name: string) => {
    const own = named.filter(({ color }) => color.name === name);
    return own.length > 0 && own.every(({ quote }) => isNotColor(quote, group, text));
  };
  return { ...source, colours: source.colours?.filter((name) => !isMisread(name)) };
}
