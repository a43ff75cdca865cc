import type { Fact } from "../facts/product-facts.ts";
import { GENERIC_WORDS } from "./mentions-trait.ts";

const WORD = /\p{L}{3,}/gu;

/** Returns the distinctive words of a detail's name in the singular, or all of its words if none is distinctive. */
export function detailWords({ value }: Fact<string>): string[] {
  const words = value.toLowerCase().match(WORD) ?? [];
  const telling = words.filter((word) => !GENERIC_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=..[^s])s$/, ""));
}

/** Words for the place or material of a trait on any product. */
const PLACES: ReadonlySet<string> = new Set(
  "side sides back rear inner outer inside interior exterior chest hip waist waistband high low long short black white leather".split(
    " ",
  ),
);

/**
 * Returns the distinctive words in a page's phrase for a detail, both as written and without their plural and
 * participle endings.
 */
export function quoteWords({ quote }: Fact<string>): string[] {
  return (quote.toLowerCase().match(WORD) ?? [])
    .filter((word) => !GENERIC_WORDS.has(word) && !PLACES.has(word))
    .flatMap((word) => [
      word,
      word.replace(/(?<=..[^s])s$/, ""),
      word.replace(/(?<=...)(?:([bdglmnprt])\1)?ed$/, "$1"),
    ]);
}

/** Returns true when `other` starts or ends with `word`: "hooded" and "stormhood" start or end with "hood". */
export const isPrefixOrSuffix = (word: string, other: string): boolean =>
  other.startsWith(word) || other.endsWith(word);
