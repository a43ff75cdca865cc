import type { EvidenceSource } from "@dupewise/domain/product/product";
import { labelName } from "../labels/labels.ts";
import type { PageFacts } from "../page-facts.ts";
import { plainText } from "../html/plain-text.ts";
import { findStateCompositions } from "../state/state-composition.ts";

/** Machine-readable text about materials. */
export interface StatedText {
  text: string;
  source: EvidenceSource;
}

/** Finds the texts about materials in a page's structured data, followed by those in its embedded state. */
export function findStatedMaterials({ product, page }: PageFacts): StatedText[] {
  const extra = product?.extra.filter(([name]) => labelName(name) === "material") ?? [];
  return [
    ...(product?.materials ?? []).map((text) => ({ text, source: "structured-data" as const })),
    ...extra.map(([name, value]) => ({ text: `${name}: ${value}`, source: "structured-data" as const })),
    ...findStateCompositions(page).map((text) => ({ text, source: "embedded-state" as const })),
  ].map(({ text, source }) => ({ text: plainText(text.slice(0, 4_000)), source }));
}
