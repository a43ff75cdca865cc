import { WORDS_BETWEEN } from "./cuts.data.ts";
import { DETAILS } from "./details.data.ts";
import { ACCESSORY_FEATURES } from "./accessory-features.data.ts";
import { CLOTHING_FEATURES } from "./clothing-features.data.ts";
import { GENERAL_FEATURES, NON_FEATURE_PHRASES } from "./features.data.ts";
import { JEWELRY_AND_WATCH_FEATURES } from "./jewelry-and-watch-features.data.ts";
import { SHOE_FEATURES } from "./shoe-features.data.ts";
import type { Group } from "../garments/families.data.ts";
import { createNameFinder, type NamedMatch, splitPhrases } from "../text/named-values.ts";
import { tokenize, type Token, wordForms } from "../text/tokenize.ts";

/** The features of all tables. Each table is sorted from the most to the least distinctive feature. */
export const FEATURES = [
  ...CLOTHING_FEATURES,
  ...ACCESSORY_FEATURES,
  ...JEWELRY_AND_WATCH_FEATURES,
  ...SHOE_FEATURES,
  ...GENERAL_FEATURES,
];

/** A leading mark for words that count only as a complete item in a list. */
const ITEM_MARK = "=";

const unmarked = (words: string): string => words.replaceAll(ITEM_MARK, "");

/** Words that may describe a part besides the words that name it: "removable leather strap", "ceramic dive bezel". */
const BETWEEN: ReadonlySet<string> = new Set(
  `${WORDS_BETWEEN} shoulder crossbody webbing stainless genuine calfskin ykk center centre front large small two dive rotating double ring turn lock twist roller square`.split(
    " ",
  ),
);

interface FeatureFinder {
  find: ReturnType<typeof createNameFinder>;
  /** The words that count only as a complete item in a list. */
  items: ReadonlySet<string>;
}

/** The finders of each group, because the same words name different features of different products. */
const FINDERS = new Map<Group, FeatureFinder>();

function finderFor(group: Group): FeatureFinder {
  const known = FINDERS.get(group);
  if (known) return known;
  const entries = FEATURES.filter(({ of }) => of.includes(group));
  const finder = {
    find: createNameFinder(
      entries.map(({ name, words = "" }) => ({ name, words: unmarked(words) })),
      NON_FEATURE_PHRASES,
      BETWEEN,
    ),
    items: new Set(
      entries
        .flatMap(({ words = "" }) => splitPhrases(words))
        .filter(({ phrase }) => phrase.startsWith(ITEM_MARK))
        .map(({ phrase }) => unmarked(phrase)),
    ),
  };
  FINDERS.set(group, finder);
  return finder;
}

/** Finds every non-negated feature in the text about a product of this group, in order. */
export function findFeatures(group: Group, text: string, tokens: readonly Token[] = tokenize(text)): NamedMatch[] {
  const { find, items } = finderFor(group);
  return find(text, tokens).filter(
    ({ quote, start, end }) => !items.has(wordForms(quote).join(" ")) || isWholeItem(text, start, end),
  );
}

/** Returns true when only punctuation is next to a span: the second item of "automatic, date, 100 m". */
function isWholeItem(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[,;|•·\n(]|\.\s|\n[-–—*✓])\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*(?:$|[,;|•·\n.)])/.test(text.slice(end, end + 3))
  );
}

const KINDS = new Map(
  [...DETAILS, ...FEATURES].flatMap(({ name, kind }) => (kind === undefined ? [] : [[name, kind] as const])),
);
const PLACES = new Map(FEATURES.map(({ name }, at) => [name, at]));

/** The kinds of features of which a product can have only one. */
export const FEATURE_KINDS: readonly string[] = [...new Set(FEATURES.flatMap(({ kind }) => kind ?? []))];

/** Returns true for the name of a feature. */
export const isFeature = (name: string): boolean => PLACES.has(name);

/** Returns the kind of a feature or detail if a product can have only one of that kind, otherwise undefined. */
export const kindOfFeature = (name: string): string | undefined => KINDS.get(name);

/** Compares the names of two features for sorting, most distinctive first. */
export const compareDistinctiveness = (one: string, other: string): number =>
  (PLACES.get(one) ?? PLACES.size) - (PLACES.get(other) ?? PLACES.size);

const IMPLIED = new Map(
  FEATURES.flatMap(({ name, includes }) => (includes === undefined ? [] : [[name, includes.split(", ")] as const])),
);

/** Returns the details, cuts, patterns and features that a feature implies, such as "zip" for a two-way zip. */
export const impliedTraits = (name: string): readonly string[] => IMPLIED.get(name) ?? [];
