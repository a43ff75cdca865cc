import { memoize } from "@dupewise/vocabulary/text/memoize";
import { HOSTILE_PHRASES } from "./hostile-phrases.data.ts";
import { toPlainLetters } from "./to-plain-letters.ts";

/**
 * Returns the parts of the text that describe the product. Drops clauses that address the reader or a machine, and
 * clauses that state a shop's terms. The rest of a clause after an instruction is dropped too, so that a page cannot
 * argue for its own score.
 * @param maxLength the maximum number of characters to return, at most 4000
 */
export const extractProductStatements = (text: string, maxLength: number): string =>
  statementsIn(text).slice(0, maxLength);

const LONGEST = 4000;
/** The number of texts per product, two of which contain a page's words about materials. */
const MAX_MEMOIZED = 8;
const statementsIn = memoize(readStatements, MAX_MEMOIZED);

function readStatements(text: string): string {
  if (text === "") return "";
  const start = text.slice(0, MAX_READ);
  const visible = PLAIN.test(start) ? start : toVisible(start);
  const kept: string[] = [];
  let length = 0;
  let silenced = false;
  const plain = toPlainLetters(visible);
  const isIn = (phrase: RegExp) => phrase.test(visible) || (plain !== visible && phrase.test(plain));
  const phrases = isIn(ANY_WORDS) || isIn(ANY_MARKER) ? PHRASES.filter(isIn) : [];
  // A phrase that isn't in the whole text isn't in any of its clauses, unless truncating a clause creates another word.
  const isShopTalk = phrases.length > 0 || SHOP_TALK.test(visible);
  for (const clause of visible.split(CLAUSE_END)) {
    const { before, isInstruction } = untilInstruction(clause, phrases);
    // What follows an instruction belongs to it until a new line begins.
    const heard = silenced && !clause.startsWith("\n") ? "" : before;
    silenced = isInstruction || (silenced && !clause.startsWith("\n"));
    const told = isShopTalk && SHOP_TALK.test(heard) ? withoutShopTalk(heard) : heard;
    if (told.trim() === "") continue;
    kept.push(told);
    length += told.length;
    if (length >= LONGEST) break;
  }
  return kept.join(" ");
}

const MAX_READ = 20_000;
/** Matches text without marks, invisible and control characters, which is the same in every normal form. */
const PLAIN = /^[\n -)+-^a-}]*$/;
/** Trademark symbols, which compatibility normalization would turn into letters: "AlignTM". */
const MARKS = /[™®©℠]/gu;
/**
 * Format and private-use characters (bidi overrides, zero-width and tag characters, soft hyphens), and markup that only
 * makes words bold.
 */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]+|[*_~`]{2,}/gu;
/** Control characters other than the line feed, which ends a clause. */
const CONTROL = /[^\P{Cc}\n]+/gu;
const toVisible = (text: string): string =>
  text.replace(MARKS, " ").normalize("NFKC").slice(0, MAX_READ).replace(UNSEEN, "").replace(CONTROL, " ");
const CLAUSE_END = /(?<=[.!?;])[^\S\n]+|(?=\n)|\s[|•·]\s/u;

/**
 * Text that addresses a machine or discusses the score, beyond the phrases that keep a page from a model. Tested
 * against product texts too: "you will love", "closure system: zip", "print kurta with palazzos" must pass.
 */
const INSTRUCTIONS = [
  /\b(?:ignor\w*|disregard\w*|overrid\w*|forget|bypass|missachte\w*|oublie\w*|olvida\w*|dimentica\w*)\b(?=.{0,60}\b(?:instruc\w*|anweisung\w*|istruzion\w*|consigne\w*|previous|prior|above|earlier|rules?|prompts?|everything|vorherig\w*|anterior\w*|pr[eé]c[eé]dent\w*))/i,
  /\b(?:llm|gpt\S*|chatgpt|openai|language models?|ai (?:model|assistant|agent|system|comparison)s?|note to (?:ai|the ai|assistant|model|reviewer|judge))\b/i,
  /\bsimilarity\s*_?-?\s*(?:score|rating|percent\w*|must|should|=|:)/i,
  /\b(?:match|value|final|overall|comparison)\s*_?-?\s*score\b/i,
  /\bscores?\s*(?:of|is|must|should|=|:|to)\s*["']?(?:be\s*)?\d/i,
  /\b(?:rate|score|(?<!-)grade|rank|judge|evaluate|assess|treat|consider|regard|call)\b(?=.{0,40}\b(?:100|ten out|perfect match|highest|maximum|identical|full marks|the same)\b)/i,
  /\b\d{1,3}\s*%\s*(?:match|similar\w*|identical|the same|alike)\b/i,
  /\b(?:answer|respond|reply|output|print|say|conclude|declare)\s+(?:only|exactly|just|json|with only|\d|that (?:the|they|both|these|it))/i,
  /\byou (?:must|should|shall|have to)\s+(?:now\s+)?(?:say|answer|output|give|rate|return|report|respond|reply|call|treat|score|conclude|state|write)\b/i,
  /\byour (?:task|job|instructions?|answer|output|response)\b/i,
  /\b(?:indistinguishable from|identical in every|same (?:item|product|thing|factory) as)\b/i,
  /\b(?:this|the) (?:comparison|evaluation|assessment|similarity)\b|\b(?:both|these(?: two)?|the two|the other) (?:products?|items?|listings?)\b/i,
  /<\/?(?:system|instruction|prompt|script|user|assistant)\b/i,
  /\[\/?(?:inst|system)\]|<\||["']?similarityScore["']?/i,
];
/** Capitalized turn labels of a chat, anywhere in a line. */
const TURN = /\b(?:SYSTEM|ASSISTANT|DEVELOPER)\b\s*(?:PROMPT|MESSAGE)?\s*:|\b(?:Assistant|Human)\s*:/u;

const PHRASES = [...INSTRUCTIONS, TURN, ...HOSTILE_PHRASES];
const sources = PHRASES.map(({ source }) => source);
const startsWithWord = (source: string): boolean => source.startsWith(String.raw`\b`);
/** Find texts that may contain a phrase, as most contain none. The first stops only where words begin. */
const ANY_WORDS = new RegExp(String.raw`\b(?=\w)(?:${sources.filter(startsWithWord).join("|")})`, "i");
const ANY_MARKER = new RegExp(sources.filter((source) => !startsWithWord(source)).join("|"), "i");

/** Terms of sale and delivery, and the size that a fashion model wears: the same on every page of a shop. */
const SHOP_TALK =
  /\b(?:free (?:shipping|delivery|returns?)|shipping|delivery (?:time|within|in|on|is|charges?)|deliver(?:ed|y) to|returns? (?:policy|within|are|accepted|period)|refund\w*|exchange within|newsletter|subscribe|sign up|cookies?|privacy|terms (?:and|&|of)|add to (?:cart|bag|basket|wishlist)|in stock|out of stock|sold out|payment|klarna|afterpay|paypal|gift ?card|customer (?:service|care|support)|contact us|track your order|size (?:guide|chart)|model (?:is|wears|height)|model's|wash(?:ing)? (?:at|instructions|care|separately)|machine wash\w*|hand wash\w*|dry clean\w*|do not (?:bleach|tumble|iron)|tumble dry|(?<!(?:lifetime|year)[ -])warranty|all rights reserved|copyright|follow us|reviews?|discount code|promo code|gift box|(?:comes )?with (?:an? )?dust ?bags?|dust ?bags? (?:included|not included)|jewel(?:le)?ry box(?: included|(?<=\b(?:(?:with|in|includ\w{1,4}) (?:an? |our |its )?|our |your |branded |signature )jewel(?:le)?ry box))|gift pouch|care card|versand\w*|r(?:ü|ue)ckgabe|lieferung|livraison|retours?|env[ií]os?|devoluci\w+|spedizion\w+|resi gratuit\w+|wysy[lł]ka|zwroty)\b/iu;

function untilInstruction(clause: string, phrases: readonly RegExp[]): { before: string; isInstruction: boolean } {
  if (phrases.length === 0) return { before: clause, isInstruction: false };
  const plain = toPlainLetters(clause);
  const starts = phrases.flatMap((phrase) => [clause.search(phrase), plain.search(phrase)]).filter((at) => at >= 0);
  const isInstruction = starts.length > 0;
  return { before: isInstruction ? clause.slice(0, Math.min(...starts)) : clause, isInstruction };
}

/** Each part of a clause up to where the shop begins to talk about itself. */
function withoutShopTalk(clause: string): string {
  return clause
    .split(/(?<=[,;])/)
    .map((part) => {
      const at = part.search(SHOP_TALK);
      return at < 0 ? part : `${part.slice(0, at)},`;
    })
    .join("");
}
