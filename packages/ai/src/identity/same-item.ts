import type { Claim } from "@dupewise/domain/comparison/comparison";
import type { ProductFacts } from "../facts/product-facts.ts";
import { audienceGate, garmentGate } from "../rubric/gate.ts";
import { type CodeMatch, type CodeRelation, isDistinctive, compareCodes } from "./codes.ts";
import type { Identity } from "./identity.ts";

/** How likely two products are to be the same item, in the same color or another, and the evidence for it. */
export interface SameItem {
  /** 0–1. */
  likelihood: number;
  isOtherColor: boolean;
  /** What the match is based on. */
  by: "text" | "code" | "name";
  /** The code that both state, as the original writes it. */
  code: string | null;
  /** The supporting words. */
  evidence: Claim["quotes"];
}

/**
 * The probability at which two products count as the same item. Among the pairs that we rated by hand, no two different
 * items reach it.
 */
export const MIN_SAME_ITEM_LIKELIHOOD = 0.85;

/** The factor on the probability when the sides contradict each other. */
const OTHER_MAKER = 0.1;
const OTHER_LINE = 0.3;
const OTHER_NUMBERS = 0.15;
const SOME_OTHER_NUMBERS = 0.5;
const OTHER_MEASURES = 0.3;
const OTHER_WEARER = 0.5;
const OTHER_COLOR = 0.9;
const OTHER_STONE = 0.5;
/** Kinds this far apart are not two words for one thing. */
const UNLIKE_KIND = 0.3;
const OTHER_KIND = 0.1;
const OTHER_KIND_OF_CODE = 0.6;
const COPY = 0.05;
/** The factor on the probability for a code of another color: many makers give each color its own number. */
const CODE_OF_COLOR = 0.6;
/**
 * The factor on the probability for another variant in the same color, which differs in something else: its strap, its
 * size.
 */
const OTHER_VARIANT = 0.9;
/** How much a word missing from one name counts: shops describe one item at different lengths. */
const LEFT_OUT_OF_SHORTER = 0.75;
const LEFT_OUT_OF_LONGER = 0.35;
/** The shared weight at which about two thirds of an item is identified, and what a shared maker and line add. */
const TELLING = 1.5;
const SHARED_MAKER = 0.6;
const SHARED_LINE = 0.8;
const UNTELLING = 0.35;
const SHARPNESS = 1.3;
/** The weight or length at which identical text means the same item, and what it counts below that. */
const NAMES_AN_ITEM = 2;
const LONG_TEXT = 150;
const UNNAMED = 0.8;
/** Names alone never make it completely certain. */
const BY_NAME_ALONE = 0.95;

/** Returns true when the two sides are certainly the same item in the same color. */
export function isCertainlySame(same: SameItem | null): boolean {
  if (same === null || same.likelihood < MIN_SAME_ITEM_LIKELIHOOD || same.isOtherColor) return false;
  return same.by === "text" || same.code !== null;
}

/** How each relation of the codes changes the probability from the names. */
const BY_CODES: Readonly<Record<CodeRelation, (byName: number) => number>> = {
  same: (byName) => 0.94 + 0.05 * byName,
  shortened: (byName) => 0.6 + 0.35 * byName,
  model: (byName) => 0.6 + 0.35 * byName,
  variant: (byName) => 0.5 + 0.38 * byName,
  aside: (byName) => 0.15 + 0.5 * byName,
  other: (byName) => 0.2 * byName,
  unlike: (byName) => 0.5 * byName,
};
const AGREEING: ReadonlySet<CodeRelation> = new Set(["same", "shortened", "model", "variant"]);
/** A model's number, its maker and its color together are as good as the number of the color. */
const MODEL_IN_ONE_COLOR = (byName: number): number => 0.86 + 0.1 * byName;
/** A short code may belong to two makers. */
const SHORT_CODE = (byName: number): number => 0.7 + 0.28 * byName;

/**
 * Returns the probability that two products are the same item, along with the evidence. Returns null when either
 * product has nothing to identify it by. Pure and symmetric; runs in linear time.
 */
export function assessSameItem(a: ProductFacts, b: ProductFacts): SameItem | null {
  const [one, other] = [a.identity, b.identity];
  const isNameless = one.words.size === 0 || other.words.size === 0;
  if (isNameless && (one.text() === "" || other.text() === "")) return null;
  if (haveSameWords(one, other) && one.text() === other.text()) return sameText(one);
  const match = compareCodes(one.codes, other.codes);
  const hasNames = one.words.size > 0 && other.words.size > 0;
  if (!match && !hasNames) return null;
  const isOtherColor = differInColorOf(match, a, b);
  const byName = BY_NAME_ALONE * nameLikeness(one, other) * contradictions(a, b) * (isOtherColor ? OTHER_COLOR : 1);
  const isByCode = match !== null && AGREEING.has(match.relation);
  return {
    likelihood:
      mostOf(a, b) *
      withCodes(byName, match, {
        isOtherColor,
        isOneMaker: isShared(one.makers, other.makers),
        isOneColor: isSameColor(a, b),
      }),
    isOtherColor,
    by: isByCode ? "code" : "name",
    code: match?.relation === "same" ? match.codes[0].quote : null,
    evidence: evidenceOf(one, other, isByCode ? match : null),
  };
}

/** A number for another variant of a model stands for its color, unless both sides state the same one first. */
function differInColorOf(match: CodeMatch | null, a: ProductFacts, b: ProductFacts): boolean {
  if (match?.relation === "variant") return !isSameColor(a, b);
  return match !== null && AGREEING.has(match.relation) ? differWholly(a, b) : differInColor(a, b);
}

/** Whether both sides state colors, and one all that the other does. */
const isSameColor = (a: ProductFacts, b: ProductFacts): boolean =>
  a.colours.length > 0 && b.colours.length > 0 && !differInColor(a, b);

/** Full texts are only built when the words of both names are equal. */
function haveSameWords({ words: one }: Identity, { words: other }: Identity): boolean {
  return one.size === other.size && [...one.keys()].every((word) => other.has(word));
}

/** Two shops may each write "White lace dress": such text is alike, but identifies no item. */
function sameText(signs: Identity): SameItem {
  const told = sumWeights(signs.words) + (signs.makers.size > 0 ? SHARED_MAKER : 0);
  const names = signs.codes.length > 0 || told >= NAMES_AN_ITEM || signs.text().length >= LONG_TEXT;
  return { likelihood: names ? 1 : UNNAMED, isOtherColor: false, by: "text", code: null, evidence: [] };
}

/** The maximum that no code can exceed: a strap has its watch's number, and a counterfeit its model's. */
function mostOf(a: ProductFacts, b: ProductFacts): number {
  const isUnlike = kindGate(a, b) < UNLIKE_KIND;
  const isCopy = (a.counterfeit === null) !== (b.counterfeit === null);
  return (isUnlike ? OTHER_KIND_OF_CODE : 1) * (isCopy ? COPY : 1);
}

function kindGate(a: ProductFacts, b: ProductFacts): number {
  return a.garment && b.garment ? garmentGate(a.garment.value, b.garment.value) : 1;
}

function withCodes(
  byName: number,
  match: CodeMatch | null,
  { isOtherColor, isOneMaker, isOneColor }: { isOtherColor: boolean; isOneMaker: boolean; isOneColor: boolean },
): number {
  if (!match) return byName;
  if (match.relation === "other" && isOtherColor) return CODE_OF_COLOR * byName;
  if (match.relation === "variant" && !isOtherColor) return OTHER_VARIANT * BY_CODES.variant(byName);
  if ((match.relation === "model" || match.relation === "shortened") && isOneMaker && isOneColor)
    return MODEL_IN_ONE_COLOR(byName);
  const isShort = match.relation === "same" && !match.codes.every(isDistinctive);
  return isShort && !isOneMaker ? SHORT_CODE(byName) : BY_CODES[match.relation](byName);
}

/** The fraction of the names' weight that both share, less when that weight is small. */
function nameLikeness(a: Identity, b: Identity): number {
  const shared = sharedNameWeight(a, b);
  if (shared === 0) return 0;
  const [left, right] = [a, b].map(({ words }) => sumWeights(words));
  const alone = [Math.max(0, (left ?? 0) - shared), Math.max(0, (right ?? 0) - shared)];
  const likeness =
    shared / (shared + LEFT_OUT_OF_SHORTER * Math.min(...alone) + LEFT_OUT_OF_LONGER * Math.max(...alone));
  const told =
    shared +
    (isShared(a.makers, b.makers) ? SHARED_MAKER : 0) +
    (a.line && a.line.name === b.line?.name ? SHARED_LINE : 0);
  return likeness ** SHARPNESS * (UNTELLING + (1 - UNTELLING) * (1 - Math.exp(-told / TELLING)));
}

/** Returns the total weight of the words that two names share. */
export function sharedNameWeight(a: Identity, b: Identity): number {
  let shared = 0;
  for (const [word, weight] of a.words) {
    const other = b.words.get(word);
    if (other !== undefined) shared += Math.max(weight, other);
  }
  return shared;
}

function sumWeights(words: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const weight of words.values()) all += weight;
  return all;
}

function contradictions(a: ProductFacts, b: ProductFacts): number {
  const [one, other] = [a.identity, b.identity];
  const isOtherLine = one.line !== null && other.line !== null && one.line.name !== other.line.name;
  const isOtherSize = one.measures.size > 0 && other.measures.size > 0 && !isShared(one.measures, other.measures);
  const isOtherWearer = audienceGate(a.audience?.value, b.audience?.value) < 1;
  const kind = kindGate(a, b);
  const [stone, otherStone] = [a, b].map(({ cut }) => cut.get("stone")?.value);
  const isOtherStone = stone !== undefined && otherStone !== undefined && stone !== otherStone;
  return (
    (isOtherMaker(one, other) ? OTHER_MAKER : 1) *
    (isOtherLine ? OTHER_LINE : 1) *
    compareNumbers(one.numbers, other.numbers) *
    (isOtherSize ? OTHER_MEASURES : 1) *
    (isOtherWearer ? OTHER_WEARER : 1) *
    (isOtherStone ? OTHER_STONE : 1) *
    (kind < UNLIKE_KIND ? OTHER_KIND : (1 + kind) / 2)
  );
}

/** Whether both sides name makers but share none. */
function isOtherMaker({ makers: a }: Identity, { makers: b }: Identity): boolean {
  return a.size > 0 && b.size > 0 && !isShared(a, b);
}

/** "Air Max 90" and "Air Max 95" differ; a side without a number is neutral. */
function compareNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 1;
  if (!isShared(a, b)) return OTHER_NUMBERS;
  return isWithin(a, b) || isWithin(b, a) ? 1 : SOME_OTHER_NUMBERS;
}

/** Whether each side has a color that the other lacks. */
function differInColor({ colours: a }: ProductFacts, { colours: b }: ProductFacts): boolean {
  const names = (colors: ProductFacts["colours"]) => new Set(colors.map(({ value }) => value.name));
  const [one, other] = [names(a), names(b)];
  return !isWithin(one, other) && !isWithin(other, one);
}

/**
 * Whether no color of one side is even of the same family as one of the other, nor mentioned there: a model's code
 * doesn't cover colors.
 */
function differWholly(a: ProductFacts, b: ProductFacts): boolean {
  const families = ({ colours }: ProductFacts) => new Set(colours.map(({ value }) => value.family));
  const isMentioned = ({ colours }: ProductFacts, { otherWords }: ProductFacts) =>
    colours.some(({ value }) => otherWords.has(value.name));
  if (a.colours.length === 0 || b.colours.length === 0 || isMentioned(a, b) || isMentioned(b, a)) return false;
  return !isShared(families(a), families(b));
}

function isShared(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((name) => b.has(name));
}

function isWithin(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((name) => b.has(name));
}

function evidenceOf(a: Identity, b: Identity, match: CodeMatch | null): Claim["quotes"] {
  const line = a.line && b.line && a.line.name === b.line.name ? [a.line.quote, b.line.quote] : null;
  const codes = match ? match.codes.map(({ quote }) => quote) : null;
  return [line, codes].flatMap((pair) =>
    pair
      ? pair.map((quote, at) => ({
          side: at === 0 ? ("original" as const) : ("alternative" as const),
          quote: quote.replace(/\s+/g, " "),
        }))
      : [],
  );
}
