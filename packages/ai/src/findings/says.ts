import type { ProductFacts } from "../facts/product-facts.ts";

/** What names of shapes end in, whatever they are of. */
const GENERIC = new Set(
  "open style shape form fit length size sleeves leg neck front frame case dial bracelet strap straps sole lenses body leather closure top buckle motif fill line look print".split(
    " ",
  ),
);
const WORD = /\p{L}{3,}/gu;

/**
 * Returns true when a page has the words of a trait that was not taken for its own: a snow boot that laces up too, a
 * fedora whose brim is wide. What the page says as well is no difference.
 */
export function saysToo({ otherWords }: ProductFacts, trait: string): boolean {
  const telling = (trait.toLowerCase().match(WORD) ?? []).filter((word) => !GENERIC.has(word) && word !== "without");
  return telling.length > 0 && telling.every((word) => otherWords.has(word) || otherWords.has(`${word}s`));
}
