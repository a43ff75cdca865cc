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
/** "Lug sole combat boot", "this cape": a sentence about it. "Das Model trägt ein Hemd" may be about anything. */
const OPENS =
  /(?:(?:^|[.!?:\n•|–—-]\s*)(?:[\p{L}\p{N}'’%-]+\s)?(?:(?!(?:an?|the|eine?[mnr]?|d(?:as|e[mnr]|ie)|une?|les?|la|el|il|lo|una|mit|avec|con|zu|of|to)\s)[\p{L}\p{N}'’%-]+\s){0,3}|(?<!\p{L})(?:this|these|our)\s(?:[\p{L}'’-]+\s)?)$/iu;

/** The garment that prose is about, and whether a sentence begins with it, so that it isn't only mentioned. */
interface DescribedGarment {
  garment: Garment;
  quote: string;
  isSubject: boolean;
}

/**
 * Finds the garment that prose is most likely about, along with the quoted words. Prefers a garment that is named
 * repeatedly or at the start of a sentence. Skips parts, and items worn with the product or carried in it. Returns
 * undefined when there is none.
 */
export function findDescribedGarment(text: string, tokens: readonly Token[]): DescribedGarment | undefined {
  const weights = new Map<string, Omit<DescribedGarment, "isSubject"> & { weight: number; starts: number[] }>();
  for (const { garment, quote, from, start } of findGarments(text, detectTitleLanguage(text, tokens), tokens)) {
    if (COMPONENTS.has(garment.type) || !isFashion(garment.group)) continue;
    const before = tokens.slice(Math.max(0, from - NEAR), from);
    if (before.some(({ form }) => COMPANY.has(form))) continue;
    if (HELD.test(text.slice(Math.max(0, start - CLAUSE), start))) continue;
    const first = tokens[from - 1];
    const isNaming =
      !first || POINTING.has(first.form) || /[.!?\n•-]\s*$/.test(text.slice(Math.max(0, start - 3), start));
    const known = weights.get(garment.type) ?? { garment, quote, weight: 0, starts: [] };
    const weight = known.weight + (isNaming ? NAMING_WEIGHT : 1);
    known.starts.push(start);
    weights.set(garment.type, { ...known, weight });
  }
  const [best] = [...weights.values()].toSorted((a, b) => b.weight - a.weight);
  if (best === undefined) return undefined;
  const { quote, starts } = best;
  const isSubject = starts.some((start) => OPENS.test(text.slice(Math.max(0, start - CLAUSE), start)));
  return { garment: refineGarment(best.garment, text, tokens), quote, isSubject };
}
