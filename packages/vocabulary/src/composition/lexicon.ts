import {
  BOUND_WORDS,
  CLAIM_HEADINGS,
  NON_SHARE_WORDS,
  GRADE_WORDS,
  PERCENT_WORDS,
  PROMISE_BEGINNINGS,
  QUALIFIER_WORDS,
  SHARE_OF_SHARE_WORDS,
  BREAKING_WORDS,
} from "./words.data.ts";
import { editDistance } from "../text/edit-distance.ts";
import { findAll } from "../text/find-all.ts";
import { fiberNames } from "../materials/fibers.ts";
import { foldPhrase } from "../text/fold.ts";
import { COMPOSITION_LABELS, PARTS } from "./parts.data.ts";

/**
 * Everything that a word or phrase can mean on a label. Its position decides which meaning applies. Most fields say
 * which list in words.data.ts contains it.
 */
export interface LabelMeaning {
  fiber?: string;
  part?: string;
  label?: true;
  bound?: true;
  shareOfShare?: true;
  /** Whether it begins a claim when a colon follows. */
  claim?: true;
  promise?: true;
  /** Whether a percentage next to it is something other than a fiber's share. */
  discount?: true;
  /** Whether it can't occur between a share and its fiber. */
  stop?: true;
  percent?: true;
  qualifier?: "recycled" | "organic";
}

const LEXICON: ReadonlyMap<string, LabelMeaning> = buildLexicon();
/** The maximum number of words in a lexicon phrase. */
export const MAX_PHRASE_WORDS = 6;

function buildLexicon(): Map<string, LabelMeaning> {
  const lexicon = new Map<string, LabelMeaning>();
  const add = (languages: Readonly<Record<string, string>>, meaning: LabelMeaning) => {
    for (const list of Object.values(languages)) {
      for (const phrase of list.split(", ")) {
        const key = foldPhrase(phrase);
        const known = lexicon.get(key);
        lexicon.set(key, known ? { ...meaning, ...known } : meaning);
      }
    }
  };
  for (const [name, fiber] of fiberNames()) lexicon.set(name, { fiber });
  for (const [part, { names }] of Object.entries(PARTS)) add(names, { part });
  add(COMPOSITION_LABELS, { label: true });
  add(BOUND_WORDS, { bound: true });
  add(SHARE_OF_SHARE_WORDS, { shareOfShare: true });
  add(CLAIM_HEADINGS, { claim: true });
  add(NON_SHARE_WORDS, { discount: true, stop: true });
  add(PROMISE_BEGINNINGS, { promise: true, stop: true });
  add(BREAKING_WORDS, { stop: true });
  add(GRADE_WORDS, {});
  add(QUALIFIER_WORDS.recycled, { qualifier: "recycled" });
  add(QUALIFIER_WORDS.organic, { qualifier: "organic" });
  add({ xx: PERCENT_WORDS }, { percent: true });
  return lexicon;
}

/**
 * Returns what a phrase means in a composition, such as a fiber, a part or a label, or undefined if it has no meaning
 * there.
 * @param folded the phrase as `foldPhrase` returns it
 */
export function meaningOf(folded: string): LabelMeaning | undefined {
  return LEXICON.get(folded);
}

const WORDS: ReadonlySet<string> = new Set(
  [...LEXICON].flatMap(([phrase, { fiber, part, label, qualifier, percent }]) =>
    (fiber ?? part ?? label ?? qualifier ?? percent) ? phrase.split(" ") : [],
  ),
);
/** The maximum length of words that join, "and", "de", "100". They are too short to say anything else. */
const LONGEST_JOINING = 3;

/**
 * Returns true when the text consists only of words used in compositions, in any language. Ignores words of up to three
 * letters.
 */
export function isOnlyComposition(text: string): boolean {
  return foldPhrase(text)
    .split(" ")
    .every((word) => word.length <= LONGEST_JOINING || WORDS.has(word));
}

const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}'’‘ʼ]+/gu;
/** A line, a sentence or a price ends a statement about materials. */
const BREAK = /\n|[.!?](?:\s|$)|\p{Sc}/u;
const PRICE_BEGINS = /\p{Sc}\s?$/u;

/**
 * Finds the spans of the text that consist only of words used in compositions, in any language. Returns each span
 * verbatim.
 */
export function findCompositionSpans(text: string): string[] {
  const spans: string[] = [];
  let from = -1;
  let to = 0;
  let end = 0;
  const close = () => {
    // A percent sign behind the last number belongs to it.
    if (from >= 0)
      spans.push(text.slice(from, /^\s?[%％]/.test(text.slice(to, to + 2)) ? text.indexOf("%", to) + 1 : to));
    from = -1;
  };
  for (const { 0: word, index } of findAll(text, WORD)) {
    const between = text.slice(end, index);
    if (BREAK.test(between)) close();
    end = index + word.length;
    if (PRICE_BEGINS.test(between)) continue;
    const folded = foldPhrase(word);
    const { fiber, part, label, percent } = meaningOf(folded) ?? {};
    // "PA" is a fiber, "in" a word between.
    const isJoining = folded.length <= LONGEST_JOINING && word !== word.toUpperCase();
    const tells = /^\d/.test(folded) || (!isJoining && (fiber ?? part ?? label ?? percent) !== undefined);
    if (tells && from < 0) from = index;
    if (tells) to = end;
    else if (folded.length > LONGEST_JOINING && !WORDS.has(folded)) close();
  }
  close();
  return spans;
}

/**
 * Finds the fiber that a misspelled word on a label most likely stands for, or returns undefined. Allows one wrong
 * letter in a word of six letters or more, and two in a word of nine or more.
 * @param folded the word as `foldWord` returns it
 */
export function findMisspelledFiber(folded: string): string | undefined {
  if (folded.length < 6 || folded.length > 24 || OTHER_WORDS.has(folded)) return undefined;
  const allowed = folded.length >= 9 ? 2 : 1;
  for (let slips = 1; slips <= allowed; slips++) {
    const hit = BY_INITIAL.get(folded.slice(0, 1))?.find(({ name }) => editDistance(name, folded, slips) <= slips);
    if (hit) return hit.fiber;
  }
  return undefined;
}

/** Words that resemble the name of a fiber but aren't one: "turkis" is Finnish for fur. */
const OTHER_WORDS = new Set(["turkish", "leader"]);

const BY_INITIAL = groupByInitial();

function groupByInitial(): ReadonlyMap<string, readonly { name: string; fiber: string }[]> {
  const groups = new Map<string, { name: string; fiber: string }[]>();
  for (const [name, fiber] of fiberNames()) {
    if (name.length < 6 || name.includes(" ")) continue;
    const initial = name.slice(0, 1);
    const group = groups.get(initial) ?? [];
    groups.set(initial, group);
    group.push({ name, fiber });
  }
  return groups;
}
