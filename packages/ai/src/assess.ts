import type { DetectedKind } from "@dupewise/domain/product/kind";
import { makerByName } from "@dupewise/vocabulary/makers/find-makers";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Money, Product, ResaleItem } from "@dupewise/domain/product/product";
import { extractFacts } from "./facts/extract-facts.ts";
import { detectKind } from "./facts/kinds.ts";
import type { ProductFacts } from "./facts/product-facts.ts";
import { markContestedMaterials } from "./facts/contested-materials.ts";
import { deriveFindings } from "./findings/derive-findings.ts";
import type { Finding } from "./findings/finding.ts";
import { type UnstatedFact, listMissingFacts } from "./findings/list-missing-facts.ts";
import { withoutDoubtfulKinds } from "./rubric/gate.ts";
import type { JudgeVerdict } from "./rubric/judged.ts";
import { type Score, scoreFacts } from "./rubric/score-facts.ts";
import { type Value, weighValue } from "./value/weigh-value.ts";

/** One side of a comparison, with its facts extracted once. */
export interface AssessedSide {
  facts: ProductFacts;
  /** The kind as shown to the shopper; absent from results stored before it was added. */
  kind?: DetectedKind;
  /** A known maker's own spelling of its name; absent from results stored before it was added. */
  maker?: string | null;
  url: string | null;
  location: string | null;
  price: Money | null;
  /** Absent for new products. */
  used?: ResaleItem | undefined;
}

/** The comparison of two products as structured data rather than sentences. */
export interface Assessment {
  original: AssessedSide;
  alternative: AssessedSide;
  score: Score;
  value: Value | null;
  /** Most important first. */
  findings: readonly Finding[];
  missing: readonly UnstatedFact[];
}

const SIDES = new WeakMap<Product, AssessedSide>();

/**
 * Extracts a product's facts and keeps the other fields that a comparison needs. Does so only once per object, because
 * an original is compared with several alternatives.
 */
export function prepareSide(product: Product): AssessedSide {
  const side = SIDES.get(product) ?? readSide(product);
  SIDES.set(product, side);
  return side;
}

function readSide(product: Product): AssessedSide {
  const { url, location, price, brand, used } = product;
  const facts = extractFacts(product);
  const maker = brand === null ? null : (makerByName(brand)?.name ?? null);
  return { facts, kind: detectKind(product, facts.garment), maker, url, location, price, used };
}

/**
 * Assesses two sides that have already been scored: weighs their value, derives the findings about them, and lists the
 * missing facts. Pure.
 */
export function assess(original: AssessedSide, alternative: AssessedSide, score: Score, rates?: Rates): Assessment {
  const [a, b] = markContestedMaterials(...withoutDoubtfulKinds(original.facts, alternative.facts));
  const sides = { original: { ...original, facts: a }, alternative: { ...alternative, facts: b } };
  const value = weighValue(sides.original, sides.alternative, score, rates);
  return {
    ...sides,
    score,
    value,
    findings: deriveFindings(a, b, score, value?.prices ?? null),
    missing: listMissingFacts(a, b, score),
  };
}

export interface AssessOptions {
  /** An external judge's verdicts, on which the score and the sentences are then based. */
  judged?: JudgeVerdict | undefined;
  /** The exchange rates for prices in different currencies. Defaults to the bundled rates. */
  rates?: Rates | undefined;
}

/**
 * Extracts the facts of two products, scores them by the rules or by a judge's verdicts, and assesses the result as
 * `assess` does. Pure.
 */
export function assessProducts(
  original: Product,
  alternative: Product,
  { judged, rates }: AssessOptions = {},
): Assessment {
  const [a, b] = [prepareSide(original), prepareSide(alternative)];
  return assess(a, b, scoreFacts(a.facts, b.facts, judged), rates);
}
