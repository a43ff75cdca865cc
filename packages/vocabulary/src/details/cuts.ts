import { CUTS, type CutAttribute, type CutValue, NON_CUT_PHRASES, WORDS_BETWEEN } from "./cuts.data.ts";
import { lazy } from "../text/lazy.ts";
import { isNegated } from "../text/negation.ts";
import { findProductNoun, type Garment } from "../garments/garments.ts";
import { findHeelHeight } from "./heel-height.ts";
import { splitPhrases, type NamedMatch } from "../text/named-values.ts";
import { createPhraseMatcher, type PhraseMatcher, spanOf } from "../text/phrase-matcher.ts";
import { NON_SHAPE_PHRASES, SHAPES } from "../shapes/shapes.ts";
import { COMPATIBLE_VALUES } from "./compatible-values.data.ts";
import { STYLES } from "./styles.data.ts";
import { memoizeWord } from "../text/memoize.ts";
import { memoizeSearch, type WordSearch } from "../text/memoize-search.ts";
import { tokenize, type Token } from "../text/tokenize.ts";

/** A value of a cut attribute, found in text: sleeves → "long sleeves". */
export interface CutMatch extends NamedMatch {
  attribute: string;
}

type Meaning = Pick<CutMatch, "attribute" | "name" | "isHint">;

/** Words that may describe a part besides the word that names its shape: "pointed black toe". */
const DESCRIBING = new Set(WORDS_BETWEEN.split(" "));
const BY_NAME = new Map([...CUTS, ...STYLES, ...SHAPES].map((attribute) => [attribute.name, attribute]));
const matchCuts = lazy(() => matcherOf([...CUTS, ...STYLES], NON_CUT_PHRASES));
const matchShapes = lazy(() => matcherOf(SHAPES, NON_SHAPE_PHRASES));
const ATTRIBUTES_WITH = new Map<string, string[]>();
for (const { name: attribute, values } of BY_NAME.values())
  for (const { name } of values) ATTRIBUTES_WITH.set(name, [...(ATTRIBUTES_WITH.get(name) ?? []), attribute]);

/** @param others phrases that contain words of a value but do not mean it */
function matcherOf(attributes: readonly CutAttribute[], others: string): PhraseMatcher<readonly Meaning[]> {
  const nothing = others.split(", ").map((phrase): [string, Meaning[]] => [phrase, []]);
  return createPhraseMatcher(new Map([...meaningsOf(attributes), ...nothing]), DESCRIBING);
}

function meaningsOf(attributes: readonly CutAttribute[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const { name: attribute, values } of attributes) {
    for (const { name, words } of values) {
      for (const { phrase, isHint } of [{ phrase: name, isHint: false }, ...splitPhrases(words)]) {
        const folded = tokenize(phrase)
          .map(({ form }) => form)
          .join(" ");
        const known = meanings.get(folded) ?? [];
        if (!known.some((one) => one.attribute === attribute))
          meanings.set(folded, [...known, { attribute, name, ...(isHint && { isHint: true }) }]);
      }
    }
  }
  return meanings;
}

/**
 * Finds every non-negated statement about the cut, with a measured heel height first. One phrase may state two
 * attributes, and a longer phrase takes precedence over the phrases inside it.
 */
export const findCuts: WordSearch<readonly CutMatch[]> = memoizeSearch((text, tokens) => {
  const named = [...findStatements(matchCuts(), text, tokens), ...findCompounds(text, tokens)];
  const heel = findHeelHeight(text);
  if (!heel) return named;
  const from = tokens.findIndex(({ start }) => start >= heel.start);
  const to = tokens.findLastIndex(({ end }) => end <= heel.end) + 1;
  return [{ attribute: "heel", ...heel, from, to }, ...named];
});

/** Single words for a cut, which Germanic languages join with the product: "Rollkragenpullover". */
const compoundable = lazy(
  () =>
    new Map([...meaningsOf([...CUTS, ...STYLES])].filter(([word]) => word.length >= LONG_WORD && /^\S+$/.test(word))),
);
const beginnings = lazy(() => new Set([...compoundable().keys()].map((word) => word.slice(0, BEGINNING))));
const LONG_WORD = 5;
const BEGINNING = 3;

function findCompounds(text: string, tokens: readonly Token[]): CutMatch[] {
  return tokens.flatMap(({ form, start, end }, from) =>
    meaningsOfCompound(form).map((one) => ({ ...one, quote: text.slice(start, end), start, end, from, to: from + 1 })),
  );
}

const meaningsOfCompound = memoizeWord((form): readonly Meaning[] => {
  if (!beginnings().has(form.slice(0, BEGINNING))) return [];
  for (let at = form.length - BEGINNING; at >= LONG_WORD; at -= 1) {
    const meanings = compoundable().get(form.slice(0, at));
    if (meanings && findProductNoun(form.slice(at)) !== undefined) return meanings;
  }
  return [];
});

/** Finds every non-negated statement about a shape (bezel, sole, quilting, motif). */
export const findShapes: WordSearch<readonly CutMatch[]> = memoizeSearch((text, tokens) =>
  findStatements(matchShapes(), text, tokens).filter((match) => !isColorOfStrap(match, text)),
);

/** "Roman dial black leather strap": the color after "dial" is the strap's. */
const isColorOfStrap = ({ attribute, quote, end }: CutMatch, text: string): boolean =>
  attribute === "dial" && /^dial /i.test(quote) && STRAP.test(text.slice(end, end + LONGEST_STRAP));
const STRAP =
  /^ (?:[\p{L}-]+ ){0,2}(?:leather|calfskin|rubber|silicone|nylon|fabric|textile|canvas|mesh|steel|strap|band|bracelet|case|bezel)(?!\p{L})/iu;
const LONGEST_STRAP = 50;

function findStatements(match: PhraseMatcher<readonly Meaning[]>, text: string, tokens: readonly Token[]): CutMatch[] {
  return match(text, tokens).flatMap((found) =>
    isNegated(text, tokens, found) ? [] : found.meaning.map((one) => ({ ...spanOf(found), ...one })),
  );
}

const SHAPE_NAMES = new Set(SHAPES.map(({ name }) => name));

/** Returns true for an attribute that `findShapes` finds, such as bezel, sole or motif. */
export function isShapeAttribute(attribute: string): boolean {
  return SHAPE_NAMES.has(attribute);
}

/** Returns true when an attribute can have several values at once: a shoe can have both eyelets and a side zip. */
export function isMultiValued(attribute: string): boolean {
  return BY_NAME.get(attribute)?.areTraits ?? false;
}

/** Returns true when two values of an attribute can both apply to one product, such as a dive bezel and a coin edge. */
export function canCoexist(attribute: string, a: string, b: string): boolean {
  const isAmong = (values: string, value: string) => values === "*" || values.split(", ").includes(value);
  return (
    isMultiValued(attribute) ||
    (COMPATIBLE_VALUES[attribute]?.some(
      ([some, others]) => (isAmong(some, a) && isAmong(others, b)) || (isAmong(some, b) && isAmong(others, a)),
    ) ??
      false)
  );
}

/**
 * Returns the cut attribute that has this value and that this kind of product can have: "bezel" for "dive bezel".
 * Returns undefined if there is none.
 */
export function cutAttributeWithValue(garment: Garment, value: string): string | undefined {
  return ATTRIBUTES_WITH.get(value)?.find((attribute) => canHaveCut(garment, attribute));
}

/** Returns the cut attribute with this name, such as "neckline", or undefined if there is none. */
export function cutAttribute(name: string): CutAttribute | undefined {
  return BY_NAME.get(name);
}

/** Returns true when this kind of product can have the attribute: a boot can't have a neckline. */
export function canHaveCut({ family, group }: Garment, attribute: string): boolean {
  return BY_NAME.get(attribute)?.of.some((goods) => goods === family || goods === group) ?? false;
}

/**
 * Returns true when one value of an attribute is a special case of another, as diamond quilting is a special case of
 * quilting.
 */
export function isSpecialCaseOf(attribute: string, special: string, general: string): boolean {
  return isNear(attribute, special, general) && !isNear(attribute, general, special);
}

/**
 * Returns the more general of two values of an attribute if the other one is a special case of it: "down fill" for
 * "down fill" and "goose-down fill". Returns undefined otherwise.
 */
export function sharedGeneralValue(attribute: string, one: string, other: string): string | undefined {
  if (valueOf(attribute, one)?.kindOf === other) return other;
  return valueOf(attribute, other)?.kindOf === one ? one : undefined;
}

const valueOf = (attribute: string, value: string): CutValue | undefined =>
  BY_NAME.get(attribute)?.values.find(({ name }) => name === value);

/** Returns true when a shopper could hardly distinguish a value from the other, as its data say. */
function isNear(attribute: string, value: string, other: string): boolean {
  const found = valueOf(attribute, value);
  return found?.kindOf === other || (found?.near?.split(", ").includes(other) ?? false);
}

/**
 * Returns the similarity of two values of a cut attribute, 0–1: based on their distance if the values form a scale,
 * otherwise on whether they are the same, close or different.
 */
export function cutSimilarity(attribute: string, a: string, b: string): number {
  if (a === b) return 1;
  const values = BY_NAME.get(attribute)?.values ?? [];
  const first = values.find(({ name }) => name === a);
  const second = values.find(({ name }) => name === b);
  if (!first || !second) return 0;
  if (first.at === undefined || second.at === undefined)
    return isNear(attribute, a, b) || isNear(attribute, b, a) ? 0.75 : 0.15;
  const span = Math.max(...values.map(({ at }) => at ?? 0));
  return Math.exp(-2.8 * (Math.abs(first.at - second.at) / span));
}
