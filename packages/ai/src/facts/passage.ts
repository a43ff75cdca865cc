import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import type { Fact, FactField } from "./product-facts.ts";

/** One text field of a product, and how certain its statements are. */
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

/** Returns a fact whose quote is marked as not being the page's own words. */
export function labeled<Found extends Fact<unknown> | null>(fact: Found): Found {
  return fact?.field === "photo" ? { ...fact, quote: `${fact.quote} (on the photo)` } : fact;
}
