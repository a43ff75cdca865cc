import { occasionSimilarity } from "@dupewise/vocabulary/details/occasions";
import { patternSimilarity } from "@dupewise/vocabulary/details/patterns";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { OCCASION_NAMES, PATTERN_NAMES } from "../words/names.data.ts";
import { pick } from "../words/grammar.ts";

export const patternName = (name: string): string => PATTERN_NAMES[name] ?? name;
export const occasionName = (name: string): string => OCCASION_NAMES[name] ?? name;

export function patternFindings({ pattern: a }: ProductFacts, { pattern: b }: ProductFacts, weight: number): Finding[] {
  if (!a || !b) return [];
  const [one, other] = [patternName(a.value), patternName(b.value)];
  const said = { dimension: "pattern" as const, quotes: quotesOf([a], [b]) };
  if (one === other) {
    return [{ ...said, isShared: true, text: `Both are ${one}.`, phrase: `${one} alike`, weight: 100 * weight }];
  }
  const text = `The original is ${one}, the alternative ${other}.`;
  const apart = 1 - patternSimilarity(a.value, b.value);
  return [
    { ...said, isShared: false, text, sides: { original: one, alternative: other }, weight: 100 * weight * apart },
  ];
}

export function occasionFindings(
  { occasions: a }: ProductFacts,
  { occasions: b }: ProductFacts,
  weight: number,
): Finding[] {
  const [one] = a;
  const [other] = b;
  if (!one || !other) return [];
  const dimension = "function" as const;
  const shared = a.find(({ value }) => b.some((fact) => fact.value === value));
  if (shared) {
    const name = occasionName(shared.value);
    const theirs = b.filter(({ value }) => value === shared.value);
    const text = pick([`Both are meant for ${name}.`, `Made for ${name}, the one like the other.`], name);
    return [
      {
        dimension,
        isShared: true,
        text,
        phrase: `for ${name}`,
        quotes: quotesOf([shared], theirs),
        weight: 100 * weight,
      },
    ];
  }
  const sides = { original: occasionName(one.value), alternative: occasionName(other.value) };
  const text = `The original is meant for ${sides.original}, the alternative for ${sides.alternative}.`;
  const apart = 1 - occasionSimilarity(one.value, other.value);
  return [{ dimension, isShared: false, text, sides, quotes: quotesOf([one], [other]), weight: 100 * weight * apart }];
}
