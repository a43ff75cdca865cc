import type { EvidenceSource } from "@dupewise/domain/product/product";
import { labelName } from "../labels/labels.ts";
import type { PageFacts } from "../page-facts.ts";
import { plainText } from "../html/plain-text.ts";
import { findStateCompositions } from "../state/state-composition.ts";

/** What a page's structured or embedded data says about the product's materials. */
export interface StatedMaterial {
  text: string;
  source: EvidenceSource;
}

/** Finds the texts about materials in a page's structured data, followed by those in its embedded state. */
export function findStatedMaterials({ product, page }: PageFacts): StatedMaterial[] {
  const extra = product?.extra.filter(([name]) => labelName(name) === "material") ?? [];
  return [
    ...(product?.materials ?? []).map((text) => ({ text, source: "structured-data" as const })),
    ...extra.map(([name, value]) => ({ text: `${name}: ${value}`, source: "structured-data" as const })),
    ...findStateCompositions(page).map((text) => ({ text, source: "embedded-state" as const })),
  ].map(({ text, source }) => ({ text: plainText(text.slice(0, 4_000)), source }));
}
