import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isCoveredByRubric, type Score } from "../rubric/score-facts.ts";
import { colorFindings } from "./color-findings.ts";
import { cutFindings } from "./cut-findings.ts";
import { detailFindings } from "./detail-findings.ts";
import type { Finding } from "./finding.ts";
import { occasionFindings, patternFindings } from "./pattern-and-occasion-findings.ts";
import { itemFindings } from "./item-findings.ts";
import { kindFindings } from "./kind-findings.ts";
import { materialFindings } from "./material-findings.ts";

/** Derives all findings about two products as data without sentences, most important first. */
export function deriveFindings(
  a: ProductFacts,
  b: ProductFacts,
  { dimensions, gate, sameItem }: Score,
  prices: ComparablePrices | null,
): Finding[] {
  const row = (name: string) => dimensions.find((dimension) => dimension.name === name);
  const weight = (name: string) => row(name)?.weight ?? 0;
  const similarity = (name: string) => row(name)?.similarity ?? 0;
  const item = itemFindings(a, b, sameItem, prices);
  // For scents and pans our words for kinds, fabric and color say nothing true.
  if (!isCoveredByRubric(a, b)) return item;
  const findings = [
    ...item,
    ...kindFindings(a, b, gate),
    ...materialFindings(a, b, similarity("material"), weight("material")),
    ...colorFindings(a, b, similarity("colour"), weight("colour")),
    ...cutFindings(a, b, weight("cut")),
    ...patternFindings(a, b, weight("pattern")),
    ...detailFindings(a, b, weight("construction")),
    ...occasionFindings(a, b, weight("function")),
  ];
  return findings.sort((one, other) => other.weight - one.weight);
}
