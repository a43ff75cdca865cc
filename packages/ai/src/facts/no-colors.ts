import { findColors } from "@dupewise/vocabulary/colors/colors";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { ListedColors } from "./extract-color-facts.ts";

/** Words that make the steel of sunglasses their material, not their color. */
const STEEL_FRAME = /\bstainless|\bsteel (?:frame|temple)|\b(?:frame|material)s?: (?:\w+ )?steel/i;

/** Spanish and Italian for leather, which name its color only as such: "color cuero". */
const LEATHERS: ReadonlySet<string> = new Set(["cuero", "cuoio"]);
const OF_LEATHER_COLOR = /colore? (?:cuero|cuoio)/i;

/**
 * Returns true when a color's word names something else: the sapphire of a watch is its crystal, a pearl on a ring its
 * stone, and the Havana of a suit its name.
 */
export function isNoColor(quote: string, group: Group | undefined, text: string): boolean {
  const word = foldPhrase(quote);
  return (
    // Without its accent, the German weave is Dutch for copper.
    quote.toLowerCase() === "köper" ||
    (LEATHERS.has(word) && !OF_LEATHER_COLOR.test(text)) ||
    (group !== undefined && isClothing(group) && word === "havana") ||
    (group === "watches" && word === "sapphire") ||
    (group === "eyewear" && (word === "titanium" || (word.endsWith("steel") && STEEL_FRAME.test(text)))) ||
    (group === "jewellery" && /^(?:pearls?|natural|stones?)$/.test(word))
  );
}

/** Returns the source without colors that are not colors, such as "Sapphire Solar" on a watch. */
export function withoutNoColors<Listed extends ListedColors>(
  source: Listed,
  group: Group | undefined,
  text: string,
): Listed {
  const quotes = (source.evidence ?? []).filter(({ field }) => field === "colours");
  const named = quotes.flatMap(({ quote }) => findColors(quote));
  const isMisread = (name: string) => {
    const own = named.filter(({ color }) => color.name === name);
    return own.length > 0 && own.every(({ quote }) => isNoColor(quote, group, text));
  };
  return { ...source, colours: source.colours?.filter((name) => !isMisread(name)) };
}
