import { withoutAccents } from "./fold.ts";
import { memoize } from "./memoize.ts";

/** A word in text, with its lookup form and its position. */
export interface Token {
  /** Lower case, without accents, apostrophes or a possessive: "Men’s" → "men". */
  form: string;
  /** Offsets into the source text, end exclusive. */
  start: number;
  end: number;
}

/** Scripts written without spaces or in long compounds, in which each character is a token. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]]+(?:['’][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]]+)*/gv;
/** The same in texts of Latin letters, which are most: four times as fast. */
const LATIN_WORD = /[A-Za-z0-9ªµºÀ-ÖØ-öø-ɏ²³¹¼½¾]+(?:['’][A-Za-z0-9ªµºÀ-ÖØ-öø-ɏ²³¹¼½¾]+)*/g;
const IS_LATIN = /^[\0-\u024f\u2000-\u206f\u20a0-\u20cf™]*$/;
const ASCII = /^[a-z0-9]*$/;
/** Matches ASCII without apostrophes, where the form of each word is the word in lowercase. */
export const IS_PLAIN = /^[\0-&(-_a-\x7f]*$/;

/** The texts of one product that several readers split. */
const MAX_MEMOIZED = 16;

/**
 * Splits text into words at whitespace, hyphens, slashes and all other punctuation. Each token has the folded form of
 * its word and its offsets in the text.
 */
export const tokenize: (text: string) => readonly Token[] = memoize(split, MAX_MEMOIZED);

function split(text: string): readonly Token[] {
  let end = 0;
  const isPlain = IS_PLAIN.test(text);
  return (text.match(isPlain || IS_LATIN.test(text) ? LATIN_WORD : WORD) ?? []).map((word) => {
    const start = text.indexOf(word, end);
    end = start + word.length;
    return { form: isPlain ? word.toLowerCase() : fold(word), start, end };
  });
}

const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Returns the folded forms of the text's words. Takes a fast path for plain lowercase words, which make up most of the
 * tables.
 */
export function wordForms(text: string): string[] {
  const lower = text.toLowerCase();
  return PLAIN_WORDS.test(lower) ? lower.split(" ") : tokenize(text).map(({ form }) => form);
}

/** The form a word is looked up by. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  // A voicing mark is not an accent: ダ is not タ.
  if (/[\u3040-\u9fff]/.test(lower)) return lower.normalize("NFC");
  const bare = withoutAccents(lower);
  if (!/['’]/.test(bare)) return bare;
  return bare
    .replace(/['’]s?$/, "")
    .replace(/['’]s\b/g, "")
    .replace(/^(?:d|l|dell|all|nell|qu|un)['’]/, "")
    .replace(/['’]/g, "");
}
