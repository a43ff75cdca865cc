import type { NamedMatch } from "@dupewise/vocabulary/text/named-values";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { markPhotoQuote, type Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";

type FoundTrait = Pick<NamedMatch, "name" | "quote"> & Partial<Pick<NamedMatch, "from" | "to" | "isHint">>;

/**
 * Collects the traits that a search finds in the passages, listing each trait once. Prefers a full statement of a trait
 * to a mere hint.
 */
export function distinctTraits(
  passages: readonly Passage[],
  find: (text: string, tokens: readonly Token[], field: Passage["field"]) => readonly FoundTrait[],
): Fact<string>[] {
  const facts = new Map<string, Fact<string>>();
  for (const passage of passages) {
    const { field, text, tokens, certainty } = passage;
    for (const { name, quote, isHint } of find(text, tokens, field)) {
      const fact = { value: name, quote, field, certainty, ...(isHint && { isHint }) };
      const known = facts.get(name);
      if (!known || (known.isHint && !isHint)) facts.set(name, markPhotoQuote<Fact<string>>(fact));
    }
  }
  return [...facts.values()];
}
