import type { EvidenceSource, Product } from "@dupewise/domain/product/product";
import { extractFacts } from "./facts/extract-facts.ts";
import type { Fact, FactField, ProductFacts } from "./facts/product-facts.ts";
import { uncappedScore } from "./rubric/score-facts.ts";
import { formatMaterials } from "./words/names.ts";

/** A fact about a product, with everything known about its origin. */
export interface ExplainedFact {
  /** What the fact is about, such as "kind", "color" or "sleeves". */
  name: string;
  value: string;
  quote: string;
  field: FactField;
  /** Where that field of the product was read; null when it wasn't recorded. */
  source: EvidenceSource | null;
  /** 0–1. */
  certainty: number;
}

/** Lists every fact about a product that a comparison uses, with its quote, source and certainty. */
export function explainFacts(product: Product): ExplainedFact[] {
  return factsOf(extractFacts(product)).map(({ name, value, fact: { quote, field, certainty } }) => ({
    name,
    value,
    quote,
    field,
    source: product.evidence.find((evidence) => evidence.field === field)?.source ?? null,
    certainty,
  }));
}

/**
 * Returns the score, 0–100, computed from the facts about two products, before any ceiling limits it. Returns null when
 * no facts are known.
 */
export function measuredScore(original: Product, alternative: Product): number | null {
  return uncappedScore(extractFacts(original), extractFacts(alternative));
}

interface Named {
  name: string;
  value: string;
  fact: Fact<unknown>;
}

function factsOf(facts: ProductFacts): Named[] {
  const { garment, audience, colours, pattern, cut, details, occasions, composition, fabric } = facts;
  const one = <Value>(name: string, fact: Fact<Value> | null, say: (value: Value) => string): Named[] =>
    fact === null ? [] : [{ name, value: say(fact.value), fact }];
  const asItIs = (value: string) => value;
  return [
    ...one("kind", garment, ({ type, family, group }) => [...new Set([type, family, group])].join(" → ")),
    ...one("wearer", audience, ({ gender, child }) => (child ? `${gender}, child` : gender)),
    ...colours.flatMap((fact) => one("color", fact, ({ name }) => name)),
    ...one("pattern", pattern, asItIs),
    ...[...cut].flatMap(([attribute, fact]) => one(attribute, fact, asItIs)),
    ...one("fabric", fabric, asItIs),
    ...composition.flatMap((fact) =>
      one("material", fact, (item) => (item.part === undefined ? "" : `${item.part}: `) + formatMaterials([item])),
    ),
    ...details.flatMap((fact) => one("detail", fact, asItIs)),
    ...occasions.flatMap((fact) => one("use", fact, asItIs)),
  ];
}
