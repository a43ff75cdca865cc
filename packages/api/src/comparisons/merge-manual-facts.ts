import type { EnteredTexts, RerunFields } from "@dupewise/domain/comparison/flat-sides";
import type { ManualFacts } from "@dupewise/domain/comparison/manual-facts";
import type { Kinds } from "../context.ts";
import { validateDetails, parseKind, parseMaterials, validateName, validatePrice } from "./manual-facts.ts";

/**
 * Merges the shopper's new entries about a product into the earlier ones. Throws `validation_failed` with the name of
 * the invalid field.
 */
export function mergeManualFacts(
  before: ManualFacts,
  entered: EnteredTexts,
  fields: RerunFields,
  kinds: Kinds,
): ManualFacts {
  const { materials, price, title, brand, kind, details } = entered;
  return {
    ...before,
    ...(materials === null && { materials: [], composition: [] }),
    ...(materials && parseMaterials(materials, fields.materials)),
    price: mergeText(before.price, price, (text) => validatePrice(text, fields.price)),
    title: mergeText(before.title, title, (text) => validateName(text, fields.title)),
    brand: mergeText(before.brand, brand, (text) => validateName(text, fields.brand)),
    kind: mergeText(before.kind, kind, (text) => parseKind(text, fields.kind, kinds)),
    details: mergeText(before.details, details, (text) => validateDetails(text, fields.details)),
  };
}

/** A text replaces, null restores what was detected, undefined changes nothing. */
function mergeText(before: string | null, entered: string | null | undefined, read: (text: string) => string) {
  if (entered === null) return null;
  return entered ? read(entered) : before;
}
