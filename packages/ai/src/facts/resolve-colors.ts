import { findColors } from "@dupewise/vocabulary/colors/colors";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import { isEnglish, type Language, languageOf } from "@dupewise/vocabulary/text/language";
import { lazy } from "@dupewise/vocabulary/text/lazy";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { LEATHER_COLORS, MAKER_COLORS } from "./resolve-colors.data.ts";
import { METALS } from "./metals.data.ts";
import type { ProductFacts } from "./product-facts.ts";

const LEATHER_GOODS: ReadonlySet<Group | undefined> = new Set(["bags", "small leather goods", "footwear", "belts"]);

/**
 * Removes colors that are actually part of the maker's name ("wallet Mulberry, oxblood"), unless no color would remain.
 */
export function withoutMakerNameColors(facts: ProductFacts): ProductFacts {
  const makers = new Set([...facts.identity.makers].map(foldPhrase));
  const colours = facts.colours.filter(({ quote }) => !makers.has(foldPhrase(quote)));
  return colours.length > 0 ? { ...facts, colours } : facts;
}

/**
 * Resolves color names to the colors that they mean on this kind of product.
 * @param pageWords the page's own words, needed for colors that are known only by their canonical names
 */
export function resolveColors(facts: ProductFacts, pageWords: string): ProductFacts {
  const whole = withoutBase(ofTheDial(withoutGivenNames(withoutSecond(facts, pageWords))));
  const own = withoutHardware(withoutPearls(whole, pageWords), pageWords);
  return inDenimColors(inLeatherColors(inOtherLanguages(own, pageWords), pageWords));
}

/** Where "rose" is pink, and "stone" jeans are washed with stones. */
const PINK_IS_ROSE: ReadonlySet<Language> = new Set<Language>(["fr", "de", "nl"]);

/** Returns the facts with color words as the language of the page means them. */
function inOtherLanguages(facts: ProductFacts, pageWords: string): ProductFacts {
  const isStone = facts.garment?.value.family === "jeans" && STONE.test(pageWords);
  const isHavana = facts.garment?.value.group === "eyewear" && HAVANA.test(pageWords);
  if (!isStone && !isHavana && !facts.colours.some(({ value }) => value.name === "rose")) return facts;
  const tokens = tokenize(pageWords);
  const language = isEnglish(tokens) ? "en" : languageOf(tokens);
  const colours = facts.colours.flatMap((fact) => {
    const [shell] = isHavana && OF_HAVANA.has(fact.value.name) ? findColors("tortoiseshell") : [];
    if (shell) return [{ ...fact, value: shell.color }];
    if (isStone && language !== "en" && fact.value.name === "beige") return [];
    const [pink] = fact.value.name === "rose" && PINK_IS_ROSE.has(language) ? findColors("pink") : [];
    return [pink ? { ...fact, value: pink.color } : fact];
  });
  return { ...facts, colours: distinctColors(colours) };
}
/** Frames in "havane" are tortoiseshell. */
const HAVANA = /(?<!\p{L})(?:havane|avana|habana|havanna)(?!\p{L})/iu;
const OF_HAVANA: ReadonlySet<string> = new Set(["tan", "brown"]);
const STONE = /(?<!\p{L})stone(?!\p{L})/iu;

/** "Black / Smoke", "Brass/Black". */
const TWO_COLORS = /(?<![\p{L}/])((?:\p{L}+ ){0,2}\p{L}+)\s?\/\s?((?:\p{L}+ ){0,2}\p{L}+)(?!\s?\/)/gu;

/** Returns the facts without the lenses of "Black / Smoke" and without the hardware of Coach's "Gold/Black". */
function withoutSecond(facts: ProductFacts, pageWords: string): ProductFacts {
  const group = facts.garment?.value.group;
  const isFrame = group === "eyewear";
  if (!isFrame && group !== "bags") return facts;
  for (const [, first = "", second = ""] of pageWords.matchAll(TWO_COLORS)) {
    const [one, other] = [first, second].map((words) => new Set(findColors(words).map(({ color }) => color.name)));
    if (!one || !other || one.size === 0 || other.size === 0) continue;
    const [kept, left] = isFrame ? [one, other] : [other, one];
    const isLeft = ({ value }: ProductFacts["colours"][number]) => left.has(value.name) && !kept.has(value.name);
    if (isFrame || isHardwareOnly(first)) return { ...facts, colours: facts.colours.filter((fact) => !isLeft(fact)) };
  }
  return facts;
}

const isHardwareOnly = (words: string): boolean =>
  findColors(words).every(({ color }) => /^(?:gold|silver|bronze|rose gold|copper|pewter)$/.test(color.name));

/** "Steel blue ceramic dial": the watch's case is steel, and its dial blue. */
function ofTheDial(facts: ProductFacts): ProductFacts {
  if (facts.garment?.value.group !== "watches") return facts;
  const colours = facts.colours.map((fact) => {
    const [meant] = /^steel /i.test(fact.quote) ? findColors(fact.quote.slice("steel ".length)) : [];
    return meant ? { ...fact, value: meant.color } : fact;
  });
  return { ...facts, colours: distinctColors(colours) };
}

/** Color words in other languages that are first names in English. */
const GIVEN_NAMES: ReadonlySet<string> = new Set([
  "Lila",
  "Rosa",
  "Viola",
  "Bianca",
  "Blanca",
  "Blanche",
  "Rosé",
  "Violetta",
  "Arena",
]);

/** Returns the facts without a name among the colors, "Lila pajama set, navy", when there is another color. */
function withoutGivenNames(facts: ProductFacts): ProductFacts {
  const isFrame = facts.garment?.value.group === "eyewear";
  const colours = facts.colours.filter(({ quote }) => !GIVEN_NAMES.has(quote) && (isFrame || quote !== "Havana"));
  return colours.length > 0 ? { ...facts, colours } : facts;
}

const BASE_METAL =
  /sterling|925|steel|brass|copper|alloy|^(?:argent|plata|argento|prata|silber|zilver|laiton|lat[oó]n|ottone)(?!\p{L})/iu;

/** Returns the facts without the colors of a plated base metal, because gold over silver or steel looks gold. */
function withoutBase(facts: ProductFacts): ProductFacts {
  const { metal } = facts;
  if (metal === null || !metal.value.startsWith("gold") || !METALS[metal.value].wearsOff) return facts;
  const shown = facts.colours.filter(({ quote }) => !BASE_METAL.test(quote));
  if (shown.length > 0 || facts.colours.length === 0) return shown.length > 0 ? { ...facts, colours: shown } : facts;
  const [gold] = findColors(metal.quote);
  return gold ? { ...facts, colours: [{ ...metal, value: gold.color, quote: gold.quote }] } : facts;
}

/** Coach lists hardware and leather together: "Brass/Black". */
const HARDWARE_MATERIALS = /^(?:antique )?(?:brass|nickel|gunmetal|palladium|ruthenium)$/i;
const TONE = /ton(?:e|ed)$|plated$/i;

/** A bag in "Black/Gold" is black, with gold hardware. */
function withoutHardware(facts: ProductFacts, pageWords: string): ProductFacts {
  if (!LEATHER_GOODS.has(facts.garment?.value.group)) return facts;
  const isBrass = (quote: string) => quote === "bronze" && /\bbrass\b/i.test(pageWords);
  const own = facts.colours.filter(({ quote }) => !HARDWARE_MATERIALS.test(quote) && !isBrass(quote));
  const told = own.length > 0 ? own : facts.colours;
  const [first, ...others] = told.filter(({ quote }, at) => at === 0 || !TONE.test(quote));
  if (first === undefined || first.value.family === "gold" || first.value.family === "silver")
    return { ...facts, colours: told };
  const isHardware = (name: string) =>
    facts.garment?.value.group !== "footwear" && /^(?:gold|silver|bronze)$/.test(name);
  return { ...facts, colours: [first, ...others.filter(({ value }) => !isHardware(value.name))] };
}

/** On a ring, "pearl" is the stone and not a color. */
function withoutPearls(facts: ProductFacts, pageWords: string): ProductFacts {
  if (facts.garment?.value.group !== "jewellery" || !/pearl/i.test(pageWords) || WHITE.test(pageWords)) return facts;
  return { ...facts, colours: facts.colours.filter(({ value }) => value.name !== "off white") };
}
const WHITE = /white|ivory|cream/i;

const OF_LEATHER = Object.entries(LEATHER_COLORS);

/**
 * Returns the facts with leather's color words as they are meant: amber boots, and Hermès bags in "gold", are tan.
 *
 * @param pageWords the page's own words, for when a color is known by its canonical name alone
 */
function inLeatherColors(facts: ProductFacts, pageWords: string): ProductFacts {
  if (!LEATHER_GOODS.has(facts.garment?.value.group)) return facts;
  const own = [...facts.identity.makers].flatMap((maker) => Object.entries(MAKER_COLORS[maker] ?? {}));
  const meanings = [...own, ...OF_LEATHER];
  const said = lazy(() => new Set(tokenize(pageWords).map(({ form }) => form)));
  const colours = facts.colours.map((fact) => {
    const isCanonical = fact.field === "colours";
    const isSaid = (word: string) => said().has(word) && findColors(word)[0]?.color.name === fact.value.name;
    const quote = fact.quote.toLowerCase();
    const [, meaning] = meanings.find(([word]) => word === quote || (isCanonical && isSaid(word))) ?? [];
    const [meant] = meaning === undefined ? [] : findColors(meaning);
    return meant ? { ...fact, value: meant.color } : fact;
  });
  return { ...facts, colours: distinctColors(colours) };
}

const WASH = /wash|rinse/i;

/** Returns the facts with denim's indigo as blue; on other fabrics it is navy. */
function inDenimColors(facts: ProductFacts): ProductFacts {
  if (facts.garment?.value.family !== "jeans" && facts.fabric?.value !== "denim") return facts;
  // "Black, dark wash" is black.
  const named = facts.colours.filter(({ quote }) => !WASH.test(quote));
  const colours = (named.length > 0 ? named : facts.colours).map((fact) => {
    const [meant] = findColors(fact.quote.toLowerCase().replace(/indigo$/, "blue"));
    return meant && /indigo$/i.test(fact.quote) ? { ...fact, value: meant.color } : fact;
  });
  return { ...facts, colours: distinctColors(colours) };
}

function distinctColors(colours: ProductFacts["colours"]): ProductFacts["colours"] {
  return colours.filter(({ value }, at) => colours.findIndex((fact) => fact.value.name === value.name) === at);
}
