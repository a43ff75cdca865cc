import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { labeled, type Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";

/** A longer run of words is a sentence, not a name. */
const MOST_WORDS = 6;
/** Words that end the name of a part: "zip fly with extended tab" is about the fly. */
const ENDING = new Set(
  "and or nor with without plus that which who you your it its this these for to from in into on at by as but so than then because while when if the a an is are was be been has have had can may will we our they their no not non only also just like".split(
    " ",
  ),
);
/** Words that only what follows would complete: "trimmed with". */
const LEADING_ON = new Set("set lined made finished trimmed designed crafted comes paired filled".split(" "));
const BETWEEN_WORDS = /^[ '’"″-]*$/;

interface Span {
  /** The position of the trait's first word. */
  from: number;
  /** The position after its last word. */
  to: number;
}

/** Returns a trait together with the phrase in which the page names it. */
export function withPhrase(passage: Passage, fact: Fact<string>, { from, to }: Partial<Span>): Fact<string> {
  const phrase = from === undefined || to === undefined ? null : phraseAround(passage, { from, to });
  return labeled(phrase === null ? fact : { ...fact, phrase });
}

/**
 * Returns the words that a trait stands among, as the page has them: "slanted side pockets" for "pockets". Null where
 * they are in another language than English.
 */
function phraseAround({ field, text, tokens, isEnglish }: Passage, span: Span): string | null {
  // Before and behind a word of a title stand others that say nothing of it.
  if (field !== "description" || !isEnglish()) return null;
  let { from, to } = span;
  while (isJoined(text, tokens[from - 1], tokens[from]) && !isEnding(tokens[from - 1])) from -= 1;
  while (isJoined(text, tokens[to - 1], tokens[to]) && !isEnding(tokens[to])) to += 1;
  // "Huggie-style hoops set with zirconia" speaks of no set.
  // "Steel case 23" breaks off within a measure.
  while (to > span.to && /^\d/.test(tokens[to - 1]?.form ?? "")) to -= 1;
  while (to > span.to && LEADING_ON.has(tokens[to - 1]?.form ?? "")) to -= 1;
  if (to - from > MOST_WORDS) ({ from, to } = span);
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? text.slice(first.start, last.end) : null;
}

const isEnding = (token: Token | undefined): boolean => token === undefined || ENDING.has(token.form);

function isJoined(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && BETWEEN_WORDS.test(text.slice(one.end, other.start));
}
