import { findGarments, languageOfTitle } from "@dupewise/vocabulary/garments";
import { tokenize } from "@dupewise/vocabulary/tokenize";
import type { EvidenceSource } from "@dupewise/domain/product";
import type { Found } from "../found.ts";

const HEAD_FIRST = new Set(["fr", "es", "it", "pt", "pl"]);

/** The kind of garment that a name says, else what the shop files it under. */
export function categoryOf(
  title: Found<string> | null,
  filed: readonly { text: string; source: EvidenceSource }[],
): Found<string> | null {
  if (title !== null) {
    const tokens = tokenize(title.value);
    const language = languageOfTitle(title.value, tokens);
    const garments = findGarments(title.value, language, tokens);
    const head = HEAD_FIRST.has(language) ? garments[0] : garments.at(-1);
    if (head !== undefined) {
      return { value: head.garment.type, quote: title.value, source: title.source, certainty: 0.8 };
    }
  }
  for (const { text, source } of filed) {
    const value =
      text
        .split(/[>/»›|]/)
        .findLast((part) => part.trim() !== "")
        ?.trim() ?? "";
    if (value !== "" && value.length < 60 && !/^https?:|^\d+$/.test(value)) {
      return { value, quote: text, source, certainty: 0.6 };
    }
  }
  return null;
}
