import { findCompoundFiber } from "@dupewise/vocabulary/materials/find-compound-material";
import { MATERIAL_WORD_FORMS } from "@dupewise/vocabulary/materials/compound-material.data";
import { namesBlend } from "@dupewise/vocabulary/materials/fabric-compounds";
import { isNegated } from "@dupewise/vocabulary/text/negation";
import { fiberNames, OTHER_FIBERS } from "@dupewise/vocabulary/materials/fibers";
import { type Group, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { memoizeSearch } from "@dupewise/vocabulary/text/memoize-search";
import { createPhraseMatcher } from "@dupewise/vocabulary/text/phrase-matcher";
import { imitationOf } from "@dupewise/vocabulary/materials/mere-part";
import { isPlating } from "@dupewise/vocabulary/materials/plating";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { hasOtherMeaning } from "./has-other-meaning.ts";
import { METAL_NAMES } from "./metal-names.data.ts";
import { CANE_GROUPS } from "./part-materials.data.ts";
import {
  followsPart,
  isCorkColor,
  isLiningMaterial,
  isPartMaterial,
  statesPlacement,
  type NamedMaterial,
  namesFabric,
  proprietaryMaterials,
  withoutPartMaterials,
} from "./product-materials.ts";
import { wordAfter } from "./word-after.ts";

/**
 * Materials that a title or description may name without a share. The names of others are too often other words
 * ("down").
 */
const TELLING = new Set(
  "cotton, linen, hemp, jute, ramie, raffia, wool, merino wool, cashmere, mohair, angora, alpaca, camel hair, vicuña, yak, qiviut, fur felt, silk, viscose, bamboo viscose, modal, lyocell, cupro, acetate, polyester, polyamide, acrylic, elastane, elastodiene, woven elastic, leather, suede leather, nubuck leather, patent leather, shell cordovan, bridle leather, crocodile leather, ostrich leather, snake leather, lizard leather, stingray leather, eel leather, split leather, bonded leather, shearling, straw, paper straw, rattan, coated canvas, tarpaulin, fire hose, vulcanized fiberboard, faux leather, faux suede, faux fur, neoprene, rubber, cork, vinylal".split(
    ", ",
  ),
);
/** Recycled polyamide is polyamide. */
const withoutOrigin = (material: string): string => material.replace(/^(?:recycled|organic) /, "");
/** The minimum length of a material's name. Shorter ones are abbreviations: "PA", "CO", "lin". */
const SHORTEST = 4;
const match = memoizeSearch(
  createPhraseMatcher([
    ...[...fiberNames()].filter(([name, material]) => TELLING.has(withoutOrigin(material)) && name.length >= SHORTEST),
    ...Object.entries(MATERIAL_WORD_FORMS).flatMap(([material, words]) =>
      words.split(", ").map((word) => [word, material] as const),
    ),
  ]),
);

/** Leather products often mention in passing that they contain none. */
const LEATHER_GOODS: ReadonlySet<Group> = new Set(["footwear", "bags", "small leather goods", "belts", "umbrellas"]);
const matchPlastics = createPhraseMatcher([
  ...["pu", "polyurethane"].map((name) => [name, "polyurethane"] as const),
  ...["pvc", "vinyl", "polyvinyl chloride"].map((name) => [name, "polyvinyl chloride"] as const),
]);

const COATINGS = new Set(["polyurethane", "polyvinyl chloride"]);
const COATED_WITH = /^(?:endui|enduct|recubi|recubr|recouver|revesti|reveti|revete|spalma|coating$)/;

/** "Polyester enduit de PU", "PU-coated nylon": the plastic is only on it. */
function isCoating(material: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (!COATINGS.has(material)) return false;
  const [first = "", before = ""] = tokens.slice(Math.max(0, from - 2), from).map(({ form }) => form);
  const verb = before.length < 4 ? first : before;
  return COATED_WITH.test(verb) || /^(?:coated|beschichtet)/.test(tokens[to]?.form ?? "");
}

/** Words after a fiber that is blended with others: "wool-blend coat". */
export const BLEND_WORDS: ReadonlySet<string> = new Set(
  "blend blended blends mix mischung melangee misto mista".split(" "),
);

/** French for linen: a clause of its own, or a word without a capital: "chemise en lin". */
const LINEN = /(?:^|[,;\n])[ \t]*[Ll]in[ \t]*(?=[,;.\n]|$)|(?<=\p{L} )lin(?![\p{L}-])/u;

/** "Misto lana", "mezcla de lino". */
const BLEND_BEFORE: ReadonlySet<string> = new Set(["misto", "mista"]);

/** "Leather-look", with a hyphen: "leather looks better with age" is about leather. */
const IMITATIONS: Readonly<Record<string, string>> = {
  leather: "faux leather",
  "suede leather": "faux suede",
  shearling: "faux fur",
};
const IMITATING = new Set("look effect like".split(" "));

function imitationAt(material: string, text: string, tokens: readonly Token[], to: number): string | undefined {
  const [last, next] = [tokens[to - 1], tokens[to]];
  const isHyphened = last && next && next.start - last.end === 1 && text.charAt(last.end) === "-";
  if (!isHyphened || !IMITATING.has(next.form) || isPartMaterial(text, tokens, to + 1)) return undefined;
  // "Snakeskin-effect leather" is leather.
  return ITSELF.test(text.slice(0, last.end)) ? IMITATIONS[material] : undefined;
}
const ITSELF = /(?:leather|suede|shearling|sheepskin)$/i;

const RIGID_PLASTICS = [...fiberNames()].filter(
  ([name, material]) => (material === "polycarbonate" || material === "ABS") && name !== "pc",
);
const ENCLOSED = new Set("pouch case cloth bag cleaning".split(" "));
const PLATED_OVER = new Set(["gold", "silver"]);
/** Frames and watch cases are made of plastics that elsewhere are only parts. */
const matchHardPlastics = createPhraseMatcher([
  ...RIGID_PLASTICS,
  ["resin", "resin"],
  ...[
    "plastic",
    "plastics",
    "kunststoff",
    "kunststof",
    "pasta",
    "plastique",
    "plastica",
    "plastico",
    "propionat",
    "propionate",
    "cellulose propionate",
  ].map((name) => [name, "plastic"] as const),
  ...["tr90", "tr 90", "grilamid"].map((name) => [name, "TR90 nylon"] as const),
  ["ultem", "Ultem"],
  ["buffalo horn", "buffalo horn"],
]);

/** What hard suitcases and card holders are made of. */
const matchShells = createPhraseMatcher([
  ...RIGID_PLASTICS,
  ["polypropylene", "polypropylene"],
  ["aluminum", "aluminium"],
  ["aluminium", "aluminium"],
]);

/** Shoes that are molded in one piece; on others, EVA is only the sole. */
const matchMolded = createPhraseMatcher(
  ["flip flop", "slide", "sandal", "clog", "slipper"].map((kind) => [`eva ${kind}`, "EVA"] as const),
);

/** What phone cases are made of, besides what suitcases are. */
const matchSoftPlastics = createPhraseMatcher([
  ["tpu", "thermoplastic polyurethane"],
  ["thermoplastic polyurethane", "thermoplastic polyurethane"],
  ["silicone", "silicone"],
]);

const matchMetals = createPhraseMatcher(METAL_NAMES);

/** Finds the materials named in prose, in order, except negated ones and those of secondary parts. */
export function findNamedMaterials(text: string, tokens: readonly Token[], group: Group | undefined): NamedMaterial[] {
  const found = new Map<string, string>();
  const forms = tokens.map(({ form }) => form);
  let blend: string | undefined;
  const matches = [
    ...match(text, tokens),
    ...(mayBeMetal(group) ? matchMetals(text, tokens) : []),
    ...(group === "eyewear" || group === "watches" ? matchHardPlastics(text, tokens) : []),
    ...(group === "bags" || group === "small leather goods" ? matchShells(text, tokens) : []),
    ...(group === "small leather goods" ? matchSoftPlastics(text, tokens) : []),
    ...(group && LEATHER_GOODS.has(group) ? matchPlastics(text, tokens) : []),
    ...(group === "footwear" ? matchMolded(text, tokens) : []),
    ...(group === "outerwear" ? matchPlastics(text, tokens).filter(({ quote }) => /pvc|vinyl/i.test(quote)) : []),
  ];
  for (const { meaning: named, quote, from, to } of matches) {
    const meaning = imitationOf(named, forms, from) ?? named;
    const imitation = imitationAt(meaning, text, tokens, to);
    if (imitation !== undefined && !found.has(imitation))
      found.set(imitation, text.slice(tokens[from]?.start, tokens[to]?.end));
    // A belt is its strap.
    const isOfBelt = group === "belts" && tokens[to]?.form === "strap";
    // Glasses are their frame, a suitcase only has one.
    const isOfFrame = group === "bags" && tokens[to]?.form === "frame";
    if (
      isOfFrame ||
      (!isOfBelt && isPartMaterial(text, tokens, to)) ||
      statesPlacement(tokens, to) ||
      isLiningMaterial(text, tokens, to) ||
      isCoating(meaning, tokens, from, to) ||
      isCorkColor(meaning, text, tokens, to) ||
      isNegated(text, tokens, { from, to }) ||
      followsPart(text, tokens, from)
    )
      continue;
    // "Free microfiber pouch" comes with glasses.
    if (group === "eyewear" && ENCLOSED.has(tokens[to]?.form ?? "")) continue;
    // A pashmina is a shawl, whatever its fiber.
    if (group === "scarves" && quote.toLowerCase() === "pashmina") continue;
    const isCover = PLATED_OVER.has(meaning) && isPlating(forms, from, to);
    const isCane = meaning === "bamboo viscose" && group !== undefined && CANE_GROUPS.has(group);
    if (!isCover && !isCane && hasOtherMeaning(quote, text)) continue;
    const material = isCover ? "metal" : meaning;
    if (!found.has(material)) found.set(material, quote);
    const behind = wordAfter(text, tokens, to);
    if (behind !== undefined && BLEND_WORDS.has(behind)) blend ??= `${quote} ${behind}`;
    if (namesBlend(quote) || BLEND_BEFORE.has(tokens[from - 1]?.form ?? "")) blend ??= quote;
  }
  if (LINEN.test(text) && !found.has("linen")) found.set("linen", "lin");
  // A blend leaves its other fibers unsaid, unless another is named.
  if (blend !== undefined && found.size === 1) found.set(OTHER_FIBERS, blend);
  // The metal under the plating is named more precisely.
  if (found.size > 1) found.delete("metal");
  for (const { form, start, end } of found.size === 0 ? tokens : []) {
    const fiber = findCompoundFiber(form, group);
    // "Mit Ledergürtel kombinieren": the belt is another product.
    if (fiber !== undefined && !found.has(fiber)) found.set(fiber, text.slice(start, end));
  }
  const named = [...found].map(([material, quote]) => ({ material, quote }));
  const whole = withoutPartMaterials(named, group, () => namesFabric(text, tokens));
  return whole.length > 0 ? whole : proprietaryMaterials(text, tokens);
}

/**
 * Finds the materials of a shoe's straps, which on sandals are the whole upper: "faux leather straps", "suede crossover
 * straps".
 */
export function findStrapMaterials(text: string, tokens: readonly Token[]): NamedMaterial[] {
  return match(text, tokens).flatMap(({ meaning: material, quote, from, to }) => {
    const straps = tokens.slice(to, to + MOST_BEFORE_STRAPS).find(({ form }) => form === "straps");
    const isOfStraps = straps !== undefined && /^[\s\p{L}-]*$/u.test(text.slice(tokens[to - 1]?.end, straps.start));
    return isOfStraps && !isNegated(text, tokens, { from, to }) ? [{ material, quote }] : [];
  });
}
const MOST_BEFORE_STRAPS = 3;
