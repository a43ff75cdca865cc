import { isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import type { ScoredDimension } from "./scored-dimension.ts";

/** The maximum while the color of a side is unknown, which is higher while its shape and material are known… */
const UNCOLORED = 78;
const UNCOLORED_BUT_DESCRIBED = 83;
/** …while a side states no make or shape, or its cut or material is unknown… */
const INCOMPLETE = 86;
/** …while less than this share of the weight is known… */
const HARDLY_ALL = 96;
const MOSTLY_KNOWN = 0.75;
/** …for anything but the very same product, the only one to get 100… */
const ANOTHER = 99;
/** …for two items of one line, whatever is unknown, unless they are likely one item… */
const ONE_LINE = 91;
/** …and for another maker's item: the eye sees more than any page says. */
const OTHER_MAKER = 88;
/** The minimum number of words in a distinctive name. Shorter names are shared by many products. */
const ENOUGH_WORDS = 4;
/** Scores within this of the ceiling approach it instead of being cut off, so that their order is kept. */
const ROOM = 2;
/** The same for another maker's item: the more two pages agree, the more is left for the eye to tell apart. */
const ROOM_OF_OTHERS = 6;
/** The ceiling at which nothing counts as missing. */
const COMPLETE = 90;

/** The maximum score, and how scores close to it are compressed. */
export interface Ceiling {
  max: number;
  /** The width of the range below `max` into which scores are compressed. */
  margin: number;
  /** How complete the facts are, 0–1: below 1 while something is missing. */
  complete: number;
}

/**
 * Returns the highest score that the known facts allow, and how complete the facts are, 0–1. The ceiling is at most 99,
 * because only the same product gets 100.
 * @param likelihood how likely the two are the same item, 0–1
 */
export function ceilingOf(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
  likelihood: number,
): Ceiling {
  if (likelihood >= MIN_SAME_ITEM_LIKELIHOOD || saysTheSame(a, b)) return { max: ANOTHER, margin: ROOM, complete: 1 };
  const known = mostKnown(a, b, dimensions);
  const complete = Math.min(1, known / COMPLETE);
  if (haveSameKnownLine(a, b) && !isCopy(a, b)) {
    return { max: ONE_LINE + ((ANOTHER - ONE_LINE) * likelihood) / MIN_SAME_ITEM_LIKELIHOOD, margin: ROOM, complete };
  }
  const isOther = haveDifferentMakers(a, b) || isCopy(a, b);
  return { max: isOther ? Math.min(known, OTHER_MAKER) : known, margin: isOther ? ROOM_OF_OTHERS : ROOM, complete };
}

/**
 * Limits a score to a ceiling. Scores near or above the ceiling are compressed into the range just below it, so they
 * keep their order.
 */
export function capScore({ max, margin }: Ceiling, score: number): number {
  const free = max - margin;
  return score <= free ? score : free + ((score - free) * margin) / (100 - free);
}

/** Returns true when both products name the same maker. */
export function haveSameMaker({ identity: a }: ProductFacts, { identity: b }: ProductFacts): boolean {
  return [...a.makers].some((maker) => b.makers.has(maker));
}

/** Returns true when both products name makers, but none in common. */
export function haveDifferentMakers(a: ProductFacts, b: ProductFacts): boolean {
  return a.identity.makers.size > 0 && b.identity.makers.size > 0 && !haveSameMaker(a, b);
}

/** Returns true when one side is a counterfeit, whatever line it claims. */
function isCopy({ counterfeit: a }: ProductFacts, { counterfeit: b }: ProductFacts): boolean {
  return (a === null) !== (b === null);
}

function mostKnown(a: ProductFacts, b: ProductFacts, dimensions: readonly ScoredDimension[]): number {
  const isCutKnown = [...a.cut.keys()].some((name) => b.cut.has(name));
  const isMaterialKnown = a.composition.length > 0 && b.composition.length > 0;
  if (a.colours.length === 0 || b.colours.length === 0)
    return isCutKnown && isMaterialKnown ? UNCOLORED_BUT_DESCRIBED : UNCOLORED;
  if (!isShaped(a) || !isShaped(b) || !isCutKnown || !isMaterialKnown) return INCOMPLETE;
  const known = dimensions.reduce((sum, { weight, similarity }) => sum + (similarity === null ? 0 : weight), 0);
  return known >= MOSTLY_KNOWN ? ANOTHER : HARDLY_ALL;
}

function isShaped({ cut, details }: ProductFacts): boolean {
  return details.length > 0 || cut.size > 1 || [...cut.keys()].some(isShapeAttribute);
}

/**
 * When one text says everything that the other does, another product is unlikely; what a page adds around its product
 * doesn't count.
 */
function saysTheSame(
  { otherWords: a, colours }: ProductFacts,
  { otherWords: b, colours: others }: ProductFacts,
): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return colours.length === others.length && short.size >= ENOUGH_WORDS && [...short].every((word) => long.has(word));
}
