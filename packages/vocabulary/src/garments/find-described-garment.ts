import type { Token } from "../text/tokenize.ts";
import { isFashion } from "./families.data.ts";
import { findGarments, type Garment, detectTitleLanguage } from "./garments.ts";
import { ACCOMPANYING_WORDS, COMPONENT_TYPES } from "./kind-contexts.data.ts";
import { refineGarment } from "./refine-garment.ts";

const COMPONENTS = new Set(COMPONENT_TYPES.split(", "));
const COMPANY = new Set(ACCOMPANYING_WORDS.split(" "));
/** "Holds a bottle, a book, a wallet": what goes into a bag. */
const HELD = /(?<!\p{L})(?:holds|fits|carries|stores|room for|space for|enough for)\s[^.!?;:\n]*$/iu;
const CLAUSE = 60;
const POINTING = new Set("this these our the a an".split(" "));
const NEAR = 2;
const NAMING_WEIGHT = 2;

/**
 * Finds the garment that prose is about, along with the quoted words: a garment that is named repeatedly or at the
 * start of a sentence, rather than a part or an item worn with it. Returns undefined when there is none.
 */
export function findDescribedGarment(
  text: string,
  tokens: readonly Token[],
): { garment: Garment; quote: string } | undefined {
  const weights = new Map<string, { garment: Garment; quote: string; weight: number }>();
  for (const { garment, quote, from, start } of findGarments(text, detectTitleLanguage(text, tokens), tokens)) {
    if (COMPONENTS.has(garment.type) || !isFashion(garment.group)) continue;
    const before = tokens.slice(Math.max(0, from - NEAR), from);
    if (before.some(({ form }) => COMPANY.has(form))) continue;
    if (HELD.test(text.slice(Math.max(0, start - CLAUSE), start))) continue;
    const first = tokens[from - 1];
    const isNaming =
      !first || POINTING.has(first.form) || /[.!?\n•-]\s*$/.test(text.slice(Math.max(0, start - 3), start));
    const known = weights.get(garment.type) ?? { garment, quote, weight: 0 };
    weights.set(garment.type, { ...known, weight: known.weight + (isNaming ? NAMING_WEIGHT : 1) });
  }
  const [best] = [...weights.values()].toSorted((a, b) => b.weight - a.weight);
  return best && { garment: refineGarment(best.garment, text, tokens), quote: best.quote };
}
