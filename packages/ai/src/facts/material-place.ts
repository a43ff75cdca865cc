import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findCuts, findShapes } from "@dupewise/vocabulary/details/cuts";
import { findPatterns } from "@dupewise/vocabulary/details/patterns";
import { findGarments, type GarmentMatch } from "@dupewise/vocabulary/garments/garments";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type Language, NOUN_FIRST_LANGUAGES } from "@dupewise/vocabulary/text/language";
import { lazy } from "@dupewise/vocabulary/text/lazy";
import type { Span } from "@dupewise/vocabulary/text/phrase-matcher";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { NEUTRAL_WORDS } from "./attribute-colors.data.ts";
import {
  BEING,
  COMPARISON_WORDS,
  CUT_ADJECTIVES,
  FUNCTION_WORDS,
  GERMAN_ADJECTIVE,
  HARD,
  HARDWARE,
  INCLUSION_WORDS,
  CONJUNCTIONS,
  LACE,
  LEADING_ADJECTIVES,
  LINKING_WORDS,
  LISTING_WORDS,
  PRODUCTION_WORD,
  SOLES,
  TREATED,
  WHOLE_PRODUCT_WORDS,
} from "./material-place.data.ts";
import { BLEND_WORDS } from "./find-named-materials.ts";
import { namesPart } from "./describes-part.ts";
import { endsClause, followsPercentage, type Passage } from "./passage.ts";
import { matchMaterials } from "./product-materials.ts";

/** Tests on the materials of one passage, whose tokens are identified by their indices. */
export interface MaterialPlaces {
  /** Returns true when the material at these tokens belongs to something other than the product. */
  isOfOther: (from: number, to: number) => boolean;
  /** Returns true when the token is in a row of words without commas or function words, which lists separate facts. */
  isInRow: (at: number) => boolean;
}

interface Clause {
  /** The index of its first token. */
  start: number;
  isRow: boolean;
}

/** The minimum number of words in a row that are no label or sentence. */
const LEAST_IN_NAME = 6;
/** How many words may come before the material that leads a row: "Sedgwick bridle leather solid brass buckle". */
const MOST_BEFORE_LEAD = 3;
/** How many words after a material may lead to the noun that it describes. */
const MOST_AHEAD = 6;

/** A function that returns the `MaterialPlaces` of a passage. It reads each passage only once, on first use. */
export type PlacesOf = (passage: Passage) => MaterialPlaces;

/**
 * Creates a function that determines whether a material in a passage belongs to something other than the product: to a
 * noun, known or not, that names neither the product's kind nor its outside ("leather gusset", "bow in silk"), to
 * something that comes with the product, or to a comparison. The first clause of a title may consist of names, so only
 * known parts count there.
 */
export function createPlaceReader(group: Group | undefined, language: () => Language): PlacesOf {
  const read = new Map<Passage, MaterialPlaces>();
  return (passage) => {
    const known = read.get(passage);
    if (known !== undefined) return known;
    // Most passages name no material, or one that is a part's for other reasons.
    const places = lazy(() => readPlaces(passage, group, language()));
    const lazily: MaterialPlaces = {
      isOfOther: (from, to) => places().isOfOther(from, to),
      isInRow: (at) => places().isInRow(at),
    };
    read.set(passage, lazily);
    return lazily;
  };
}

function readPlaces({ text, tokens, field }: Passage, group: Group | undefined, language: Language): MaterialPlaces {
  const isNounFirst = NOUN_FIRST_LANGUAGES.has(language);
  const cuts = [...findCuts(text, tokens), ...findShapes(text, tokens)];
  const isOwn = ({ garment }: GarmentMatch) => group === undefined || garment.group === group;
  // An Oxford is a shoe, and a boater a hat.
  const styles = cuts.filter(({ attribute }) => attribute.endsWith(" style"));
  const named = [...findGarments(text, language, tokens).filter(isOwn), ...styles];
  const products = new Map(named.map(({ from, to }) => [from, to]));
  const inProducts = indicesOf(named);
  const materials = matchMaterials(text, tokens);
  const colors = findColors(text, tokens);
  const colored = indicesOf(colors);
  const described = indicesOf([
    ...materials,
    ...findFabrics(text, tokens),
    ...colors,
    ...cuts.filter(({ attribute }) => CUT_ADJECTIVES.has(attribute)),
  ]);
  const titleEnd = field === "title" ? tokens.findIndex((_, at) => at > 0 && isBreak(at, "(")) : 0;
  /** "Cognac Leather Flat Cut Out Slip On 8 M US", "bridle leather coin pocket snap closure": a row of words. */
  const isInRow = (at: number) => clauseAt(at).isRow;
  const isInName = (at: number) => (field === "title" ? titleEnd < 0 || at < titleEnd : isInRow(at));
  const formAt = (at: number) => tokens[at]?.form ?? "";
  const isCapital = (at: number) => /[\p{Lu}\d]/u.test(text.charAt(tokens[at]?.start ?? 0));
  /** "Comes in", unlike "comes with". */
  const isMaking = (at: number) => PRODUCTION_WORD.test(formAt(at)) && LINKING_WORDS.has(formAt(at + 1));
  /** "New with tags", "new in box". */
  const isAfterNew = (at: number) => formAt(at - 1) === "new";
  const clauses = new Map<number, Clause>();

  return { isOfOther, isInRow };

  function isOfOther(first: number, last: number): boolean {
    if (COMPARISON_WORDS.has(formAt(first - 1))) return true;
    // "Baumwolle mit 3% Elasthan".
    const material = tokens[first];
    if (material !== undefined && followsPercentage(text, material)) return false;
    const [from, to] = [startOfList(first), endOfList(last)];
    const { start } = clauseAt(from);
    const held = indicesBetween(start, from).findLast(isHaving) ?? -1;
    const isHeld =
      held >= 0 && !isOfBlend(held, from) && !isAfterHeld(held, from) && !indicesBetween(held, from).some(isWhole);
    // "Leather belt" is a kind by itself.
    if (inProducts.has(first) && !isHeld) return false;
    const isMade = isMaking(from - 2);
    const whole = lookAhead(to, isHeld, isMade);
    // "Leather and rubber sole" may be leather.
    const ahead = whole === "other" && to > last ? lookAhead(last, isHeld, isMade) : whole;
    if (ahead === "other" && isListed(from, last)) return false;
    if (ahead !== null) return ahead === "other";
    return isHeld || isBehindOther(start, from);
  }

  /** "Bucket hat" has nothing in English, and "leather-trimmed canvas" isn't trimmed with canvas. */
  function isHaving(at: number): boolean {
    const form = formAt(at);
    if (!INCLUSION_WORDS.has(form) || inProducts.has(at) || isMaking(at) || isAfterNew(at)) return false;
    return !(TREATED.test(form) && !isFunction(formAt(at + 1)));
  }

  /** Whether a noun ends what a product has: "bag with chain black leather", in names also "with piping modal". */
  function isAfterHeld(held: number, from: number): boolean {
    const isNoun = (at: number) => at > held && (isPart(at) || mayBeNoun(at));
    const isReleased = indicesBetween(held + 2, from).some((at) => colored.has(at) && isNoun(at - 1));
    return isReleased || (isInName(from) && !isNounFirst && from - held > 1 && isPart(from - 1));
  }

  /** "Wool blend with polyester": clothes are blends, while a canvas bag with leather has it somewhere. */
  function isOfBlend(held: number, from: number): boolean {
    const isStuff = described.has(held - 1) || BLEND_WORDS.has(formAt(held - 1));
    return isStuff && from === held + 1 && group !== undefined && isClothing(group);
  }

  function isBreak(at: number, further: string): boolean {
    const [one, next] = [tokens[at - 1], tokens[at]];
    return !one || !next || endsClause(text, one, next, further) || /\s[-–—]\s/.test(text.slice(one.end, next.start));
  }

  /** Reads each clause once, however many materials it names. */
  function clauseAt(at: number): Clause {
    const known = clauses.get(at);
    if (known !== undefined) return known;
    let [start, end] = [at, at + 1];
    while (!isBreak(start, "(")) start -= 1;
    while (end < tokens.length && !isBreak(end, "(")) end += 1;
    const words = indicesBetween(start, end);
    const isContent = (index: number) => {
      const form = formAt(index);
      return LISTING_WORDS.has(form) || isAfterNew(index) || (!isFunction(form) && !INCLUSION_WORDS.has(form));
    };
    const isRow =
      language === "en" && words.length >= LEAST_IN_NAME && (words.every(isCapital) || words.every(isContent));
    const clause = { start, isRow };
    for (const index of words) clauses.set(index, clause);
    return clause;
  }

  /** "Silk and cotton", "leather/mesh". */
  function startOfList(first: number): number {
    const before = materials.find(
      ({ to }) => to === first || (to === first - 1 && CONJUNCTIONS.has(formAt(first - 1))),
    );
    return before && !isBreak(first, "(") && before.from < first ? startOfList(before.from) : first;
  }

  function endOfList(last: number): number {
    const next = materials.find(({ from }) => from === last || (from === last + 1 && CONJUNCTIONS.has(formAt(last))));
    return next && !isBreak(last, "(") ? endOfList(next.to) : last;
  }

  /** What the words after a material say that it is: "leather sneakers" and "leather upper", or "leather gusset". */
  function lookAhead(to: number, isHeld: boolean, isMade: boolean): "product" | "other" | null {
    const meaning = materials.find((material) => material.to === to)?.meaning ?? "";
    const mayBeHardware = HARD.has(familyOf(meaning) ?? "");
    let isOther = false;
    for (let at = to; at < to + MOST_AHEAD && !isBreak(at, "(:"); at += 1) {
      const form = formAt(at);
      const end = products.get(at);
      if (isWhole(at) || (end !== undefined && !isHeld && !isPartOf(at, end))) return "product";
      const isJoined = CONJUNCTIONS.has(form) || text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes("&");
      if (isFunction(form) || INCLUSION_WORDS.has(form) || isJoined || isParticiple(at)) break;
      // "Leather gold hardware": no color stands between a material and its noun.
      if (colored.has(at) && !isNounFirst) break;
      if (form === "slit" || (isInName(at) && materials.some(({ from }) => from === at))) break;
      // "Suede gum sole": what a sole is made of is not said of the upper.
      if ((described.has(at) || form === "gum") && SOLES.has(formAt(at + 1))) break;
      if (!mayBeHardware && HARDWARE.has(form)) continue;
      // A print on silk is no silk print, but a "leather print" is one of leather.
      if (form === "print" && at > to) continue;
      isOther ||= !isNounFirst && (isPart(at) || (!isInName(at) && !isMade && mayBeNoun(at)));
    }
    return isOther ? "other" : null;
  }

  /** "Suede clog buckle": a kind that only says which part. Names name the product itself. */
  function isPartOf(at: number, end: number): boolean {
    if (isBreak(end, "(:") || isInName(at)) return false;
    // "Heel stripe", "shoe tree": shoes themselves are named in the plural.
    const isSingleShoe = group === "footwear" && !formAt(end - 1).endsWith("s");
    return isPart(end) || (isSingleShoe && mayBeNoun(end));
  }

  /** "Cap navy cotton twill adjustable strap": a material behind its kind, in a name without commas. */
  function isListed(from: number, to: number): boolean {
    if (isNounFirst || !isInName(from)) return false;
    let [before, next] = [from - 1, to];
    const patterned = indicesOf(findPatterns(text, tokens));
    const isSkipped = (at: number) => described.has(at) || patterned.has(at) || NEUTRAL_WORDS.has(formAt(at));
    while (before > 0 && isSkipped(before) && !isBreak(before, "(")) before -= 1;
    while (described.has(next) && !colored.has(next) && !materials.some((one) => one.from === next)) next += 1;
    const leads = field !== "title" && from - clauseAt(from).start <= MOST_BEFORE_LEAD;
    return (leads || inProducts.has(before)) && !isPart(next);
  }

  /** "Leather tanned by hand", "leather left soft": what was done to a material is not made of it. */
  function isParticiple(at: number): boolean {
    return formAt(at) === "left" || (formAt(at).endsWith("ed") && isFunction(formAt(at + 1)) && !isBreak(at + 1, "(:"));
  }

  /** "Logo aus Gummi", "bottoni in resina", "semelle jute". */
  function isBehindOther(clause: number, from: number): boolean {
    let start = from;
    while (start > clause && !CONJUNCTIONS.has(formAt(start - 1))) start -= 1;
    const before = indicesBetween(start, from);
    const link = before.findLast((at) => LINKING_WORDS.has(formAt(at))) ?? -1;
    let noun = (link < 0 ? from : link) - 1;
    // "Puño de punto de lana": the cloth between is not what is made of it.
    const isBetween = (at: number) => described.has(at) || LINKING_WORDS.has(formAt(at)) || BEING.has(formAt(at));
    while (noun > start && isBetween(noun)) noun -= 1;
    if (noun < start) return false;
    const isNamed = before.some((at) => inProducts.has(at) || isWhole(at));
    if (isPart(noun) && (link >= 0 || isNounFirst || language === "de")) return true;
    if (isNamed) return false;
    if (/[€$£]/.test(text.slice(tokens[noun]?.start, tokens[from]?.start))) return false;
    // "The Wexcombe comes in leather": only names, such as the product's, are capitalized within a sentence.
    const isCommon = (at: number) => mayBeNoun(at) && !(language !== "de" && at > clause && isCapital(at));
    if (PRODUCTION_WORD.test(formAt(noun)))
      return before.some((at) => at < noun && formAt(at) !== "hand" && isCommon(at));
    if (before.some((at) => at > start && text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(":")))
      return true;
    if (isInName(from)) return false;
    if (link < 0 && !isNounFirst) return language === "de" && mayBeNoun(noun);
    return isCommon(noun) && !LEADING_ADJECTIVES.has(formAt(noun));
  }

  /** A belt is its strap, a sandal its straps, and a slip may be all of lace. */
  function isWhole(at: number): boolean {
    const form = formAt(at);
    if (LACE.has(form) && group !== undefined && isClothing(group)) return true;
    return (
      WHOLE_PRODUCT_WORDS.has(form) ||
      (group === "belts" && form === "strap") ||
      (group === "footwear" && form === "straps")
    );
  }

  function isPart(at: number): boolean {
    const form = formAt(at);
    if (isWhole(at) || inProducts.has(at) || colored.has(at)) return false;
    // The French "coin" is a corner, the English one is money.
    return namesPart(form) && !(form === "coin" && language === "en");
  }

  /** Any word that is not known to be something else; in German, nouns are capitalized. */
  function mayBeNoun(at: number): boolean {
    const token: Token | undefined = tokens[at];
    if (!token || token.form.length < 2 || described.has(at) || FUNCTION_WORDS.has(token.form) || /\d/.test(token.form))
      return false;
    return language !== "de" || (/\p{Lu}/u.test(text.charAt(token.start)) && !GERMAN_ADJECTIVE.test(token.form));
  }
}

const isFunction = (form: string): boolean => FUNCTION_WORDS.has(form) || LINKING_WORDS.has(form);
const indicesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
const indicesOf = (spans: readonly Pick<Span, "from" | "to">[]): ReadonlySet<number> =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
