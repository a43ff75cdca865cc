import { isShape } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { ScoredDimension } from "./score-facts.ts";

/** The most that can be said while the color of a side is unknown… */
const UNCOLORED = 78;
/** …while a side tells nothing of its make or shape… */
const UNSHAPED = 86;
/** …while cut or material of a side is unknown… */
const INCOMPLETE = 86;
/** …while less of the weight than this is known… */
const HARDLY_ALL = 96;
const MOSTLY_KNOWN = 0.75;
/** …of anything but the very same product… */
const ANOTHER = 97;
/** …and of what another maker makes. */
const OTHER_MAKER = 89;
/** Fewer words than these are a name that many go by. */
const ENOUGH_WORDS = 4;
/** Scores within this of it draw nearer to the ceiling instead of being cut off, so that the order stays. */
const ROOM = 6;

/** Returns the most that a score can be by what is known: 100 is for the very same product alone. */
export function ceilingOf(
  a: ProductFacts,
  b: ProductFacts,
  dimensions: readonly ScoredDimension[],
  isSameItem: boolean,
): number {
  if (isSameItem || saysTheSame(a, b)) return 100;
  if (a.colours.length === 0 || b.colours.length === 0) return UNCOLORED;
  if (!isShaped(a) || !isShaped(b)) return UNSHAPED;
  const isCutKnown = [...a.cut.keys()].some((name) => b.cut.has(name));
  if (!isCutKnown || a.composition.length === 0 || b.composition.length === 0) return INCOMPLETE;
  const known = dimensions.reduce((sum, { weight, similarity }) => sum + (similarity === null ? 0 : weight), 0);
  const most = known >= MOSTLY_KNOWN ? ANOTHER : HARDLY_ALL;
  return isOtherMaker(a, b) ? Math.min(most, OTHER_MAKER) : most;
}

/** Returns a score under its ceiling. */
export function under(ceiling: number, score: number): number {
  const free = ceiling - ROOM;
  return score <= free ? score : free + ((score - free) * ROOM) / (100 - free);
}

function isOtherMaker({ identity: a }: ProductFacts, { identity: b }: ProductFacts): boolean {
  return a.makers.size > 0 && b.makers.size > 0 && ![...a.makers].some((maker) => b.makers.has(maker));
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
