import { foldDigits } from "@dupewise/domain/money/price/digits";
import { MAX_PHRASE_WORDS, type LabelMeaning, meaningOf } from "./lexicon.ts";
import { LABEL_CODES } from "./words.data.ts";
import { foldWord } from "../text/fold.ts";

export interface Token {
  readonly kind: "percent" | "number" | "word" | "mark";
  /** The folded word, or the character of a punctuation mark ("\n" for a line end or an HTML tag). */
  readonly text: string;
  readonly start: number;
  /** The offset at which the token ends, exclusive. */
  readonly end: number;
  /** The value of a percentage, 0–100. */
  readonly value: number;
  /** Whether a minus sign directly precedes the percentage. */
  readonly negative: boolean;
  readonly meaning: LabelMeaning;
}

const NOTHING: LabelMeaning = {};
const PIECE =
  /<[^<>]{0,200}>|\d+(?:[.,]\d+)?|\p{Script=Cyrillic}\/\p{Script=Cyrillic}(?!\p{L})|\p{L}[\p{L}\p{M}'’]*|[^\S\n]+|\n\s*|[^]/uy;
/** "l00%", "1OO%": letters that a scanned label has for digits. */
const MISREAD_HUNDRED = /(?<![\p{L}\d])[lI1][O0o]{2}(?=\s?%)/gu;
const JOINS = /^[ \t\u00a0®™©℠*"“”&+-]*$/;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const MARKS = new Set([
  ",",
  ";",
  ":",
  "/",
  "&",
  ".",
  "(",
  ")",
  "[",
  "]",
  "-",
  "\n",
  "|",
  "•",
  "·",
  "=",
  "、",
  "。",
  "!",
  "?",
  "●",
  "✓",
  "{",
  "}",
  "→",
  "…",
  "؛",
]);

/** "SPF 50+ PA++++": a sunscreen's rating, not polyamide. */
const SUN_PROTECTION = /(?<!\p{L})PA\+{1,4}/gu;

/** Splits a composition text into percentages, numbers, known phrases, other words and punctuation. */
export function lex(source: string): Token[] {
  const text = foldDigits(source)
    .replace(MISREAD_HUNDRED, "100")
    .replace(SUN_PROTECTION, (rating) => " ".repeat(rating.length));
  return readCodes(joinPhrases(readPieces(text), source), source);
}

function readPieces(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0] ?? text[at] ?? " ";
    const end = at + piece.length;
    const first = piece[0] ?? "";
    if (isDigit(first)) {
      const number = readShare(text, at, end);
      tokens.push(number);
      at = number.end;
      continue;
    }
    if (first === "%" && isDigit(text[end] ?? "")) {
      const share = readLeadingShare(text, at);
      tokens.push(share);
      at = share.end;
      continue;
    }
    if (first === "\n" || first === "\r" || (first === "<" && piece.length > 1)) pushMark(tokens, "\n", at, end);
    else if (MARKS.has(first)) {
      if (!isHyphen(text, at)) pushMark(tokens, first === "。" ? "." : first === "、" ? "," : first, at, end);
    } else if (/\p{L}/u.test(first)) tokens.push(...readWord(piece, at));
    at = end;
  }
  return tokens;
}

/** Returns true for a digit, in a text whose digits are folded. */
const isDigit = (character: string): boolean => character >= "0" && character <= "9";

/** "95%", "95 %", "95 percent", or a number without a percent sign. */
function readShare(text: string, start: number, numberEnd: number): Token {
  const value = Number(text.slice(start, numberEnd).replace(",", "."));
  const sign = /^\s{0,2}%/.exec(text.slice(numberEnd, numberEnd + 3))?.[0];
  const word =
    sign === undefined
      ? /^\s{0,2}(\p{L}{3,10}(?: cento?| cent)?)(?!\p{L})/u.exec(text.slice(numberEnd, numberEnd + 18))
      : null;
  const isWord =
    word?.[1] !== undefined &&
    (meaningOf(foldWord(word[1]))?.percent ?? meaningOf(word[1].toLowerCase())?.percent) === true;
  const share = (sign !== undefined || isWord) && value <= 100;
  const end = share ? numberEnd + (sign ?? word?.[0] ?? "").length : numberEnd;
  const negative = /(?:^|[\s(])-$|(?:^|\n)[ \t]*- $/.test(text.slice(Math.max(0, start - 8), start));
  return {
    kind: share ? "percent" : "number",
    text: text.slice(start, end),
    start,
    end,
    value,
    negative,
    meaning: NOTHING,
  };
}

/** "%95", as Turkish writes it. */
function readLeadingShare(text: string, start: number): Token {
  const digits = /^\d+(?:[.,]\d+)?/.exec(text.slice(start + 1, start + 12))?.[0] ?? "";
  const value = Number(digits.replace(",", "."));
  const end = start + 1 + digits.length;
  return {
    kind: value <= 100 ? "percent" : "number",
    text: text.slice(start, end),
    start,
    end,
    value,
    negative: false,
    meaning: NOTHING,
  };
}

/** A word, taken apart where words were glued together: "SpandexLining", "表地綿". */
function readWord(word: string, start: number): Token[] {
  const whole = wordToken(word, start);
  if (whole.meaning !== NOTHING) return [whole];
  if (CJK.test(word)) return segment(word, start);
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  if (parts.length === 1) return [whole];
  let at = start;
  return parts.map((part) => {
    const token = wordToken(part, at);
    at += part.length;
    return token;
  });
}

function segment(word: string, start: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < word.length) {
    let end = Math.min(word.length, at + 12);
    while (end > at + 1 && !meaningOf(word.slice(at, end))) end--;
    tokens.push(wordToken(word.slice(at, end), start + at));
    at = end;
  }
  return tokens;
}

function wordToken(word: string, start: number): Token {
  const text = foldWord(word.replace(/['’]+$/u, "").replace("/", " "));
  return {
    kind: "word",
    text,
    start,
    end: start + word.length,
    value: 0,
    negative: false,
    meaning: meaningOf(text) ?? NOTHING,
  };
}

/** A hyphen within a word joins its parts; one next to a space is punctuation. */
function isHyphen(text: string, at: number): boolean {
  return text[at] === "-" && /\p{L}/u.test(text[at - 1] ?? "") && /\p{L}/u.test(text[at + 1] ?? "");
}

function pushMark(tokens: Token[], mark: string, start: number, end: number): void {
  if (mark === "\n" && tokens.at(-1)?.text === "\n") return;
  tokens.push({ kind: "mark", text: mark, start, end, value: 0, negative: false, meaning: NOTHING });
}

/** Puts the words of the longest known phrases together. */
function joinPhrases(tokens: readonly Token[], source: string): Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at, source);
    joined.push(phrase.token);
    at += phrase.length;
  }
  return joined;
}

function phraseAt(tokens: readonly Token[], at: number, source: string): { token: Token; length: number } {
  const first = tokens[at];
  if (!first) throw new RangeError("No token at this position");
  let best = { token: first, length: 1 };
  if (first.kind !== "word") return best;
  let key = first.text;
  let end = first.end;
  for (let length = 2; length <= MAX_PHRASE_WORDS; length++) {
    const next = tokens[at + length - 1];
    if (next?.kind !== "word" || !JOINS.test(source.slice(end, next.start))) break;
    key += ` ${next.text}`;
    end = next.end;
    const meaning = meaningOf(key);
    if (meaning) best = { token: { ...first, text: key, end, meaning }, length };
  }
  return best;
}

/** Reads "CO" as cotton only directly next to a share; elsewhere it is Colorado. */
function readCodes(tokens: readonly Token[], source: string): Token[] {
  const isShare = (token: Token | undefined) => token?.kind === "percent" || token?.kind === "number";
  return tokens.map((token, index) => {
    if (token.kind !== "word" || !(isShare(tokens[index + 1]) || (index > 0 && isShare(tokens[index - 1]))))
      return token;
    const fiber = LABEL_CODES[source.slice(token.start, token.end)];
    return fiber === undefined ? token : { ...token, meaning: { fiber } };
  });
}
