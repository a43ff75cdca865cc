import { isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts } from "../facts/product-facts.ts";

/** The kind, the first color and the main material that all products on a shelf share, each "" if unknown. */
export interface Shelf {
  kind: string;
  color: string;
  material: string;
}

/** The weight class of a search term, from "A" (highest) to "D". The search assigns each class its value. */
export type TermWeight = "A" | "B" | "C" | "D";

/** The terms to search for, each with its weight class. */
export type SearchTerms = ReadonlyMap<string, TermWeight>;

/** Returns the shelf that a product belongs to: its kind, first color and main material, each "" if unknown. */
export function shelfOf({ garment, colours, composition }: ProductFacts): Shelf {
  return {
    kind: garment?.value.type ?? "",
    color: colours[0]?.value.name ?? "",
    material: composition[0]?.value.material ?? "",
  };
}

/** Returns a product's search terms, weighted by how much each of them affects a score. */
export function searchTermsOf(facts: ProductFacts): SearchTerms {
  const { pattern, fabric, audience, line, identity, metal } = facts;
  return new Map<string, TermWeight>([
    ...[...identity.words.keys()].map((word) => [`word ${word}`, "D"] as const),
    ...[...identity.makers].map((maker) => [`maker ${maker.toLowerCase()}`, "B"] as const),
    ...facts.occasions.map(({ value }) => [`occasion ${value}`, "B"] as const),
    ...facts.colours.slice(1).map(({ value }) => [`color ${value.base}`, "B"] as const),
    ...facts.composition.slice(1).map(({ value }) => [`material ${value.material}`, "B"] as const),
    ...facts.details.map(({ value }) => [`detail ${value}`, "B"] as const),
    ...(audience ? [[`for ${audience.value.gender}`, "C"] as const] : []),
    ...(metal ? [[`metal ${metal.value}`, "C"] as const] : []),
    ...(fabric ? [[`fabric ${fabric.value}`, "C"] as const] : []),
    ...(pattern ? [[`pattern ${pattern.value}`, "C"] as const] : []),
    ...[...facts.cut].map(([attribute, { value }]) => {
      return [`${attribute} ${value}`, isShapeAttribute(attribute) ? "C" : "A"] as const;
    }),
    ...(line ? [[`line ${line.value.maker} ${line.value.line}`.toLowerCase(), "A"] as const] : []),
  ]);
}
