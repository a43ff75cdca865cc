import { isEnglish, type Language, languageOf } from "@dupewise/vocabulary/text/language";
import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import type { Fact, FactField } from "./product-facts.ts";

/** One text field of a product, and how certain its statements are. */
export interface Passage {
  field: FactField;
  text: string;
  tokens: readonly Token[];
  certainty: number;
  isEnglish: () => boolean;
}

/** Returns true when only spaces or hyphens separate two tokens, so that they form a phrase on one line. */
export const areAdjacent = (text: string, one: Token, next: Token): boolean =>
  /^(?:[^\S\n]|-)*$/.test(text.slice(one.end, next.start));

const CLAUSE_SIGN = /[,.;|·)\n!?]/;

/**
 * Returns true when a clause ends between two tokens.
 * @param further additional punctuation that ends a clause for the caller's purpose, such as "(:"
 */
export function endsClause(text: string, one: Token, next: Token, further: string): boolean {
  const between = text.slice(one.end, next.start);
  return between !== " " && (CLAUSE_SIGN.test(between) || Array.from(between).some((sign) => further.includes(sign)));
}

/** Returns true unless a passage is empty, which means that the product lacks the passage's field. */
export const hasText = ({ text }: Passage): boolean => text !== "";

/** Creates a passage from the text of one product field. */
export function createPassage(field: FactField, text: string, certainty: number): Passage {
  const tokens = tokenize(text);
  let known: boolean | undefined;
  return { field, text, tokens, certainty, isEnglish: () => (known ??= isEnglish(tokens)) };
}

/** How many words show their language without those of the title. */
const LONG_TEXT = 30;

/** Returns the language of a title and a description, each of which may be too short to reveal it on its own. */
export function languageOfTexts(title: Passage, description: Passage): Language {
  if (description.tokens.length > LONG_TEXT && description.isEnglish()) return "en";
  const words = [...title.tokens, ...description.tokens];
  return isEnglish(words) ? "en" : languageOf(words);
}

/**
 * Adds "(in the photo)" to the quote of a fact seen in a photo, so that the quote isn't mistaken for the page's words.
 * Returns other facts unchanged.
 */
export function markPhotoQuote<Found extends Fact<unknown> | null>(fact: Found): Found {
  return fact?.field === "photo" ? { ...fact, quote: `${fact.quote} (in the photo)` } : fact;
}

/** Returns true when a percent sign comes right before the token: "cotton" in "100% cotton". */
export const followsPercentage = (text: string, { start }: Token): boolean =>
  text.slice(Math.max(0, start - 2), start).includes("%");
