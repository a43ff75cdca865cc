import { isShape } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { ScoredDimension } from "./score-facts.ts";

/** The most that can be said while the color of a side is unknown… */
const UNCOLORED = 78;
/** …while a side tells nothing of its make or shape, or cut or material of a side is unknown… */
const INCOMPLETE = 86;
/** …while less of the weight than this is known… */
const HARDLY_ALL = 96;
const MOSTLY_KNOWN = 0.75;
/** …of anything but the very same product, for which alone 100 is… */
const ANOTHER = 99;
/** …of two of one line, whatever is not known… */
const ONE_LINE = 91;
/** …and of what another maker makes: the eye sees more than any page says. */
const OTHER_MAKER = 88;
/** Fewer words than these are a name that many go by. */
const ENOUGH_WORDS = 4;
/** Scores within this of it draw nearer to the ceiling instead of being cut off, so that the order stays. */
const ROOM = 2;
/** A ceiling from which on nothing is missing. */
const COMPLETE = 90;

/** The most that a score can be. */
export interface Ceiling {
  most: number;
  /** 0–1: less than one while something is missing. */
  complete: number;
}

/** Returns the maximum score that the known facts allow: 100 is reserved for the same product. */
export function ceilingOf(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
  isSameItem: boolean,
): Ceiling {
  if (isSameItem || saysTheSame(a, b)) return { most: ANOTHER, complete: 1 };
  const known = mostKnown(a, b, dimensions);
  const complete = Math.min(1, known / COMPLETE);
  if (isOneLine(a, b) && !isCopy(a, b)) return { most: ONE_LINE, complete };
  return { most: isOtherMaker(a, b) || isCopy(a, b) ? Math.min(known, OTHER_MAKER) : known, complete };
}

/** Limits a score to its ceiling. */
export function under({ most }: Ceiling, score: number): number {
  const free = most - ROOM;
  return score <= free ? score : free + ((score - free) * ROOM) / (100 - free);
}

/** Returns true when both are of one known line. */
export function isOneLine({ line: a }: ProductFacts, { line: b }: ProductFacts): boolean {
  return a !== null && b !== null && a.value.maker === b.value.maker && a.value.line === b.value.line;
}

/** Returns true when both name a maker in common. */
export function isOneMaker({ identity: a }: ProductFacts, { identity: b }: ProductFacts): boolean {
  return [...a.makers].some((maker) => b.makers.has(maker));
}

/** Returns true when both name makers, and none in common. */
export function isOtherMaker(a: ProductFacts, b: ProductFacts): boolean {
  return a.identity.makers.size > 0 && b.identity.makers.size > 0 && !isOneMaker(a, b);
}

/** Whether one of them is a counterfeit, of whatever line it claims to be. */
function isCopy({ counterfeit: a }: ProductFacts, { counterfeit: b }: ProductFacts): boolean {
  return (a === null) !== (b === null);
}

function mostKnown(a: ProductFacts, b: ProductFacts, dimensions: readonly ScoredDimension[]): number {
  if (a.colours.length === 0 || b.colours.length === 0) return UNCOLORED;
  const isCutKnown = [...a.cut.keys()].some((name) => b.cut.has(name));
  const isMaterialKnown = a.composition.length > 0 && b.composition.length > 0;
  if (!isShaped(a) || !isShaped(b) || !isCutKnown || !isMaterialKnown) return INCOMPLETE;
  const known = dimensions.reduce((sum, { weight, similarity }) => sum + (similarity === null ? 0 : weight), 0);
  return known >= MOSTLY_KNOWN ? ANOTHER : HARDLY_ALL;
}

function isShaped({ cut, details }: ProductFacts): boolean {
  return details.length > 0 || cut.size > 1 || [...cut.keys()].some(isShape);
}

/**
 * Two texts of which one says all that the other does leave little room for another product; what a page adds around
 * its goods is none of them.
 */
function saysTheSame(
  { otherWords: a, colours }: ProductFacts,
  { otherWords: b, colours: others }: ProductFacts,
): boolean {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return colours.length === others.length && short.size >= ENOUGH_WORDS && [...short].every((word) => long.has(word));
}
