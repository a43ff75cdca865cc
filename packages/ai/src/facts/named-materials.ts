import { compoundCloth } from "@dupewise/vocabulary/materials/compound-cloth";
import { FIBRE_ADJECTIVES } from "@dupewise/vocabulary/materials/compound-cloth.data";
import { isDenied } from "@dupewise/vocabulary/text/negation";
import { fibreNames } from "@dupewise/vocabulary/materials/fibers";
import { type Group, isMetalwork } from "@dupewise/vocabulary/garments/families.data";
import { isMerePart } from "@dupewise/vocabulary/materials/mere-part";
import { createPhraseMatcher } from "@dupewise/vocabulary/text/phrase-matcher";
import { isPlating } from "@dupewise/vocabulary/materials/plating";
import type { Token } from "@dupewise/vocabulary/text/tokenize";

/** Materials that a title or description may name without a share. Others' names are too often other words ("down"). */
const TELLING = new Set(
  "cotton, linen, hemp, jute, ramie, raffia, wool, merino wool, cashmere, mohair, angora, alpaca, silk, viscose, bamboo viscose, modal, lyocell, cupro, acetate, polyester, polyamide, acrylic, elastane, leather, suede leather, nubuck leather, patent leather, shearling, straw, faux leather, faux suede, faux fur, neoprene, rubber, cork".split(
    ", ",
  ),
);
/** Below this a name is an abbreviation: "PA", "CO", "lin". */
const SHORTEST = 4;
const match = createPhraseMatcher([
  ...[...fibreNames()].filter(([name, material]) => TELLING.has(material) && name.length >= SHORTEST),
  ...Object.entries(FIBRE_ADJECTIVES).flatMap(([material, words]) =>
    words.split(", ").map((word) => [word, material] as const),
  ),
]);

/** Metals are colours everywhere but on jewellery and watches, where plating is not the metal that it shows. */
const METALS: readonly (readonly [string, string])[] = [
  ...[
    "gold",
    "solid gold",
    "9k gold",
    "14k gold",
    "18k gold",
    "9ct gold",
    "14ct gold",
    "18ct gold",
    "18 carat gold",
    "yellow gold",
    "white gold",
    "or 18 carats",
  ].map((name) => [name, "gold"] as const),
  ...[
    "9k gold vermeil",
    "14k gold vermeil",
    "18k gold vermeil",
    "gold vermeil",
    "vermeil",
    "sterling silver",
    "925 silver",
    "silver 925",
    "solid silver",
    "argent 925",
    "sterlingsilber",
  ].map((name) => [name, "silver"] as const),
  ...[
    "stainless steel",
    "surgical steel",
    "acier inoxydable",
    "edelstahl",
    "acero inoxidable",
    "acciaio inossidabile",
  ].map((name) => [name, "steel"] as const),
  ...["brass", "laiton", "messing", "laton", "ottone"].map((name) => [name, "brass"] as const),
  ...[
    "gold plated",
    "gold toned",
    "gold tone",
    "gold filled",
    "silver plated",
    "silver toned",
    "silver tone",
    "rhodium plated",
    "rose gold plated",
    "rose gold toned",
    "plaque or",
    "vergoldet",
    "alloy",
    "base metal",
    "metal",
  ].map((name) => [name, "metal"] as const),
];
const METAL_NAMES = new Set(["gold", "silver"]);
const matchMetals = createPhraseMatcher(METALS);

/** Without carats or "solid", the word may be of the colour. */
export function isBareGold(quote: string): boolean {
  return quote.toLowerCase() === "gold";
}

/** Materials named in a running text, in order, without those of a mere part and those denied. */
export function namedMaterials(
  text: string,
  tokens: readonly Token[],
  group: Group | undefined,
): { material: string; quote: string }[] {
  const found = new Map<string, string>();
  const forms = tokens.map(({ form }) => form);
  const matches = [...match(text, tokens), ...(isMetalwork(group) ? matchMetals(text, tokens) : [])];
  for (const { meaning, quote, from, to } of matches) {
    if (isMerePart(forms[to]) || isDenied(text, tokens, from)) continue;
    const isCover = METAL_NAMES.has(meaning) && isPlating(forms, from, to);
    const material = isCover ? "metal" : meaning;
    if (!found.has(material)) found.set(material, quote);
  }
  if (found.has("metal") && isBareGold(found.get("gold") ?? "")) found.delete("gold");
  // What the plating covers is told more exactly.
  if (found.size > 1) found.delete("metal");
  for (const { form, start, end } of found.size === 0 ? tokens : []) {
    const fibre = compoundCloth(form)?.fibre;
    if (fibre !== undefined && !found.has(fibre)) found.set(fibre, text.slice(start, end));
  }
  return [...found].map(([material, quote]) => ({ material, quote }));
}
