import { foldPhrase } from "../text/fold.ts";
import { findMakers, makerByName } from "../makers/find-makers.ts";
import { createPhraseMatcher, type PhraseMatch, type Span, spanOf } from "../text/phrase-matcher.ts";
import { memoizeSearch, type WordSearch } from "../text/memoize-search.ts";
import { tokenize, type Token, wordForms } from "../text/tokenize.ts";
import type { LineEntry } from "./line.ts";
import { splitList, MAKER_LINES } from "./lines.ts";

/** A product line, including its maker. */
export interface Line extends LineEntry {
  readonly maker: string;
}

/** A product line, found in text. */
export interface LineMatch extends Span {
  line: Line;
}

interface Name {
  line: Line;
  /** The maker's name in the table of makers. */
  maker: string;
  /** Whether it names the line without its maker. */
  isStandalone: boolean;
}

interface Index {
  matchNames: WordSearch<readonly PhraseMatch<readonly Name[]>[]>;
  matchMakers: WordSearch<readonly PhraseMatch<string>[]>;
}

/** Words after, or shortly before, a name that the product is only compared with: "Birkin-style", "dupe for Align". */
const ONLY_LIKE_AFTER = new Set(
  "style styled inspired dupe look lookalike alike type alternative vibe vibes homage copy".split(" "),
);
const ONLY_LIKE_BEFORE = new Set(
  "like inspired alternative dupe similar homage vs versus than for fits copy replica reminiscent".split(" "),
);
const NEAR_BEFORE = 2;

let index: Index | undefined;

/**
 * Finds the product line of a known maker that a title or first sentence names. Returns undefined when it names no
 * line, when the line belongs to another maker, or when the product is only compared with it. Runs in linear time.
 * @param maker the product's maker, if known from elsewhere
 */
export function findLine(
  text: string,
  maker?: string | null,
  tokens: readonly Token[] = tokenize(text),
): LineMatch | undefined {
  index ??= buildIndex();
  const matches = index.matchNames(text, tokens);
  const hasVersion = tokens.some(({ form }) => VERSIONED.test(form));
  // Most texts name no line, so their makers don't matter.
  if (matches.length === 0 && !hasVersion) return undefined;
  const stated = maker ? makerOf(maker, index) : undefined;
  const named = new Set(stated ? [stated, ...partnersIn(text, tokens, index)] : makersIn(text, tokens, index));
  let best: LineMatch | undefined;
  for (const match of matches) {
    const { meaning, from, to } = match;
    const isLonger = to - from > (best ? best.to - best.from : 0);
    if (!isLonger || isOnlyLike(tokens, from, to)) continue;
    const name =
      meaning.find(({ maker: owner }) => named.has(owner)) ??
      meaning.find(({ isStandalone }) => isStandalone && !stated);
    if (name) best = { ...spanOf(match), line: name.line };
  }
  if (best !== undefined || named.size === 0 || !hasVersion) return best;
  return findLine(
    text,
    maker,
    tokens.map((token) => ({ ...token, form: token.form.replace(VERSIONED, "$<model>") })),
  );
}

/** A model's number with the letters of its version or color: the DW-5600E is a DW-5600. */
const VERSIONED = /^(?<model>[a-z]{0,4}\d{3,})[a-z]{1,2}$/;

function makerOf(name: string, { matchMakers }: Index): string {
  return matchMakers(name)[0]?.meaning ?? makerByName(name)?.name ?? foldPhrase(name);
}

function makersIn(text: string, tokens: readonly Token[], { matchMakers }: Index): string[] {
  return [
    ...matchMakers(text, tokens).map(({ meaning }) => meaning),
    ...findMakers(text).map(({ maker }) => maker.name),
  ];
}

/** Makers that collaborate: the Chuck 70 of "Play x Converse Chuck 70" is Converse's. */
function partnersIn(text: string, tokens: readonly Token[], { matchMakers }: Index): string[] {
  const isTogether = ({ from, to }: { from: number; to: number }) =>
    tokens[from - 1]?.form === "x" || tokens[to]?.form === "x";
  return matchMakers(text, tokens)
    .filter(isTogether)
    .map(({ meaning }) => meaning);
}

function isOnlyLike(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to]?.form ?? "";
  const before = tokens.slice(Math.max(0, from - NEAR_BEFORE), from);
  return ONLY_LIKE_AFTER.has(after) || before.some(({ form }) => ONLY_LIKE_BEFORE.has(form));
}

function buildIndex(): Index {
  const names = new Map<string, Name[]>();
  const makers: (readonly [string, string])[] = [];
  for (const { maker: written, makerAlso, under, lines } of MAKER_LINES) {
    const maker = makerByName(written)?.name ?? written;
    for (const spelling of [written, ...splitList(makerAlso)]) makers.push([spelling, maker]);
    const owners = under === undefined ? [maker] : [maker, makerByName(under)?.name ?? under];
    for (const entry of lines) {
      const line = { ...entry, maker: written };
      for (const { form, isStandalone } of lineSpellings(entry)) {
        const own = owners.map((owner) => ({ line, maker: owner, isStandalone }));
        const others = names.get(form);
        if (others === undefined) names.set(form, own);
        else others.push(...own);
      }
    }
  }
  return {
    matchNames: memoizeSearch(createPhraseMatcher(names)),
    matchMakers: memoizeSearch(createPhraseMatcher(makers)),
  };
}

/**
 * Returns every spelling of a line's name with its lookup key. `isStandalone` is true for a spelling that is recognized
 * without the maker's name, because it contains one of the entry's standalone names.
 */
export function lineSpellings({
  line,
  also,
  alone,
}: LineEntry): { spelling: string; form: string; isStandalone: boolean }[] {
  if (also === undefined && alone === undefined)
    return [{ spelling: line, form: foldSpelling(line), isStandalone: false }];
  const free = splitList(alone).map((one) => ` ${foldSpelling(one)} `);
  const spellings = new Set([line, ...splitList(also), ...splitList(alone)]);
  return [...spellings].map((spelling) => {
    const form = foldSpelling(spelling);
    return { spelling, form, isStandalone: free.some((one) => ` ${form} `.includes(one)) };
  });
}

/** Folds a spelling of a name to its lookup key. */
export function foldSpelling(spelling: string): string {
  return wordForms(spelling).join(" ");
}
