import { HOSTILE_PHRASES } from "./openai/hostile-text.data.ts";

/**
 * What a text says about the goods: clauses that talk to a reader, a shop's terms or a machine are left out.
 * A page can't argue for its own score: from an instruction on, the rest of its clause is gone.
 */
export function saidByProduct(text: string, maxLength: number): string {
  const visible = text.slice(0, MAX_READ).replace(INVISIBLE, "").replace(CONTROL, " ");
  const kept: string[] = [];
  let length = 0;
  let silenced = false;
  const phrases = [INSTRUCTION, ...HOSTILE_PHRASES].filter((phrase) => phrase.test(visible));
  for (const clause of visible.split(CLAUSE_END)) {
    const { before, isInstruction } = untilInstruction(clause, phrases);
    // What follows an instruction belongs to it until a new line begins.
    const heard = silenced && !clause.startsWith("\n") ? "" : before;
    silenced = isInstruction || (silenced && !clause.startsWith("\n"));
    const told = SHOP_TALK.test(heard) ? withoutShopTalk(heard) : heard;
    if (told.trim() === "") continue;
    kept.push(told);
    length += told.length;
    if (length >= maxLength) break;
  }
  return kept.join(" ").slice(0, maxLength);
}

const MAX_READ = 20_000;
/** Format and private-use characters: bidi overrides, zero-width and tag characters, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]+/gu;
/** Control characters but the line feed, which ends a clause. */
const CONTROL = /[^\P{Cc}\n]+/gu;
const CLAUSE_END = /(?<=[.!?;])[^\S\n]+|(?=\n)|\s[|•·]\s/u;

/** Talk to a machine or about the score, in the languages that pages are read in. */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignor\w*|disregard\w*|overrid\w*|forget|bypass)\b(?=.{0,60}\b(?:instruc\w*|anweisung\w*|istruzion\w*|consigne\w*|previous|prior|above|earlier|rules?|prompts?|everything|all|tout\w*|alle\w*|tod[ao]s?|vorherig\w*|anterior\w*|pr[eé]c[eé]dent\w*))`,
    String.raw`\b(?:system|developer|assistant|user)\s*(?:prompt|message|note|role)?\s*:`,
    String.raw`\b(?:prompt|jailbreak|llm|gpt\S*|chatgpt|openai|claude|gemini|language models?|ai (?:model|assistant|agent|system|comparison)s?|as an ai|note to (?:ai|the ai|assistant|model|reviewer|judge)|dear (?:ai|assistant|model))\b`,
    String.raw`\bsimilarity\s*_?-?\s*(?:score|rating|percent\w*|of|is|must|should|=|:)`,
    String.raw`\b(?:match|value|final|overall|comparison)\s*_?-?\s*score\b`,
    String.raw`\bscores?\s*(?:of|is|must|should|=|:|to)\s*["']?\d`,
    String.raw`\b(?:rate|score|grade|rank|mark|judge|evaluate|assess)\b(?=.{0,40}\b(?:it|this|these|them|both|100|ten|perfect|highest|maximum|identical|match)\b)`,
    String.raw`\b\d{1,3}\s*%\s*(?:match|similar\w*|identical|the same|alike)\b`,
    String.raw`\b(?:answer|respond|reply|output|return|print|say|state|report|write|conclude|claim|declare|tell)\b(?=.{0,50}\b(?:that|with|only|exactly|score|identical|json|same|match|100)\b)`,
    String.raw`\b(?:you (?:must|should|are now|will|shall|have to)|your (?:task|job|instructions?|answer|output|response))\b`,
    String.raw`\b(?:treat|consider|regard|assume|pretend|act)\b(?=.{0,40}\b(?:as|that|identical|same|equal|both|it|this)\b)`,
    String.raw`\b(?:identical|equal|same (?:item|product|thing|factory)|indistinguishable|exact(?:ly)? (?:the same|dupe|copy)) (?:to|as|in every|product)\b`,
    String.raw`</?(?:system|instruction|prompt|script|user|assistant)\b`,
    String.raw`\[/?(?:inst|system)\]|<\|`,
    String.raw`["']?similarityScore["']?`,
  ].join("|"),
  "iu",
);

/** Terms of sale, delivery and the size of a model: the same on every page of a shop. */
const SHOP_TALK =
  /\b(?:free (?:shipping|delivery|returns?)|shipping|delivery (?:time|within|in|on|is|charges?)|deliver(?:ed|y) to|returns? (?:policy|within|are|accepted|period)|refund\w*|exchange within|newsletter|subscribe|sign up|cookies?|privacy|terms (?:and|&|of)|add to (?:cart|bag|basket|wishlist)|in stock|out of stock|sold out|payment|klarna|afterpay|paypal|gift ?card|customer (?:service|care|support)|contact us|track your order|size (?:guide|chart)|model (?:is|wears|height)|model's|wash(?:ing)? (?:at|instructions|care|separately)|machine wash\w*|hand wash\w*|dry clean\w*|do not (?:bleach|tumble|iron)|tumble dry|warranty|all rights reserved|copyright|follow us|reviews?|discount code|promo code|versand\w*|r(?:ü|ue)ckgabe|lieferung|livraison|retours?|env[ií]os?|devoluci\w+|spedizion\w+|resi gratuit\w+|wysy[lł]ka|zwroty)\b/iu;

function untilInstruction(clause: string, phrases: readonly RegExp[]): { before: string; isInstruction: boolean } {
  const starts = phrases.map((phrase) => clause.search(phrase)).filter((at) => at >= 0);
  const isInstruction = starts.length > 0;
  return { before: isInstruction ? clause.slice(0, Math.min(...starts)) : clause, isInstruction };
}

function withoutShopTalk(clause: string): string {
  return clause
    .split(/[,;]/)
    .filter((part) => !SHOP_TALK.test(part))
    .join(",");
}
