import type { CompositionItem, EvidenceSource } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import { findCompositionBlocks } from "./find-composition-blocks.ts";
import type { StatedMaterial } from "./find-stated-materials.ts";

/** The possible sources of a composition: the text, its labels, and what is stated in other places of the page. */
export interface CompositionSources {
  text: string;
  labels: LabeledFacts;
  source: EvidenceSource;
  /** Returns true for an offset in text about something else. */
  isAside: (offset: number) => boolean;
  /** Texts about materials in structured data or the page's embedded state. */
  stated: readonly StatedMaterial[];
}

/**
 * Returns the product's composition with its parts, or null if there is none. Prefers structured data, labeled lines,
 * and shares that add up.
 */
export function compositionOf({
  text,
  labels,
  source,
  isAside,
  stated,
}: CompositionSources): Found<CompositionItem[]> | null {
  const candidates: Found<CompositionItem[]>[] = [];
  const add = (quote: string, from: EvidenceSource, certainty: number, needsFullSum: boolean): void => {
    const items = parseComposition(quote);
    const full = isFull(items);
    if (items.length === 0 || (needsFullSum && !full)) return;
    candidates.push({ value: items, quote, source: from, certainty: full ? certainty : certainty - 0.2 });
  };
  for (const { text: said, source: from } of stated) add(said, from, 0.95, false);
  for (const block of findCompositionBlocks(text, labels, isAside)) {
    if (block.labeled) add(block.text, source, isAside(block.start) ? 0.63 : 0.93, false);
    else add(block.text, source, 0.8, true);
  }
  const best = mostCertain(candidates);
  return best === null ? null : (candidates.find((other) => says(other.value, best.value)) ?? best);
}

/** Whether one composition includes another and covers more parts: "leather; lining: cotton" and "leather". */
function says(whole: readonly CompositionItem[], part: readonly CompositionItem[]): boolean {
  if (whole.length <= part.length || partsOf(whole).size <= partsOf(part).size) return false;
  return part.every(({ material, percentage }) => {
    return whole.some((item) => item.material === material && item.percentage === percentage);
  });
}

function partsOf(items: readonly CompositionItem[]): Set<string> {
  return new Set(items.map(({ part = "" }) => part));
}

/** Whether every part's shares add up to the whole; 98–102 allows for rounding. */
function isFull(items: readonly CompositionItem[]): boolean {
  const sums = new Map<string, number>();
  for (const { part = "", percentage } of items) sums.set(part, (sums.get(part) ?? 0) + (percentage ?? 0));
  return [...sums.values()].every((sum) => sum >= 98 && (sum <= 102 || sum % 100 === 0));
}
