import type { Token } from "../text/tokenize.ts";
import { tokenize } from "../text/tokenize.ts";
import { isFashion } from "./families.data.ts";
import { findGarments, type Garment, detectTitleLanguage } from "./garments.ts";
import { ACCOMPANYING_WORDS, COMPONENT_TYPES } from "./kind-contexts.data.ts";

const COMPANY = new Set(ACCOMPANYING_WORDS.split(" "));
const COMPONENTS = new Set(COMPONENT_TYPES.split(", "));
/** The weight of a word in the name, compared with one in the text below it. */
const NAME_WEIGHT = 10;
/** "With a matching belt", "gold necklace clasp": rarely the product, but better than nothing. */
const ASIDE_WEIGHT = 0.25;
const NEAR = 2;

/** Returns the kinds that a product's name and text mention, likeliest first, for a shopper to choose from. */
export function likelyKinds(name: string, text: string): Garment[] {
  const weights = new Map<string, { garment: Garment; weight: number }>();
  for (const [words, weight] of [
    [name, NAME_WEIGHT],
    [text, 1],
  ] as const) {
    const tokens = tokenize(words);
    for (const { garment, from } of findGarments(words, detectTitleLanguage(words, tokens), tokens)) {
      if (!isFashion(garment.group) || garment.group === "parts") continue;
      const said = weights.get(garment.type)?.weight ?? 0;
      const more = isAside(garment, tokens.slice(Math.max(0, from - NEAR), from)) ? ASIDE_WEIGHT * weight : weight;
      weights.set(garment.type, { garment, weight: said + more });
    }
  }
  return [...weights.values()].toSorted((a, b) => b.weight - a.weight).map(({ garment }) => garment);
}

const isAside = ({ type }: Garment, before: readonly Token[]): boolean =>
  COMPONENTS.has(type) || before.some(({ form }) => COMPANY.has(form));
