import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import type { Fact, FactField } from "./product-facts.ts";

/** One field of a product's texts, and how sure what it says is. */
export interface Passage {
  field: FactField;
  text: string;
  tokens: Token[];
  certainty: number;
}

/** Creates a passage of a text. */
export function passage(field: FactField, text: string, certainty: number): Passage {
  return { field, text, tokens: tokenize(text), certainty };
}

/** Returns a fact with its quote marked where it is none of the page's words. */
export function labelled<Found extends Fact<unknown> | null>(fact: Found): Found {
  return fact?.field === "photo" ? { ...fact, quote: `${fact.quote} (on the photo)` } : fact;
}
