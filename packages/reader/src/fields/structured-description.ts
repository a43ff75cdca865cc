import type { CompositionItem } from "@dupewise/domain/product/product";
import type { Found } from "../found.ts";
import { readLabels } from "../labels/labels.ts";
import type { PageFacts } from "../page-facts.ts";
import { plainText } from "../html/plain-text.ts";
import { compositionOf } from "./composition.ts";
import { locationOf } from "./location.ts";

const MAX_LENGTH = 10_000;
const nowhere = (): boolean => false;

/** What the structured description says about the composition and the origin. */
export interface StructuredDescription {
  composition: Found<CompositionItem[]> | null;
  location: Found<string> | null;
}

/**
 * Reads the composition and the origin in the description that the structured data contains, for pages that don't show
 * them elsewhere.
 */
export function readStructuredDescription({ product }: PageFacts): StructuredDescription {
  const [description = ""] = product?.descriptions ?? [];
  const text = plainText(description.slice(0, MAX_LENGTH));
  if (text === "") return { composition: null, location: null };
  const common = { text, labels: readLabels(text), source: "structured-data" as const, stated: [], isAside: nowhere };
  return { composition: compositionOf(common), location: locationOf({ ...common, isLink: nowhere }) };
}
