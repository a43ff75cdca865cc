import type { EvidenceSource } from "@dupewise/domain/product/product";
import { findColors } from "@dupewise/vocabulary/colors/colors";
import { withoutRuledOutColors } from "@dupewise/vocabulary/colors/without-ruled-out-colors";
import type { Found } from "../found.ts";

const MOST = 3;
/** What follows are the colors of other variants: "Ivory. Also available in: Black, Navy". */
const OTHERS =
  /(?<!\p{L})(?:also (?:(?:available|offered|comes?|sold) )?in|(?:other|more) colou?rs|auch in|existe aussi en|anche in|también en)(?!\p{L})/iu;

/**
 * Returns up to three colors named in the first of the texts that names any, in the order in which that text names
 * them. Returns null if no text names a color.
 */
export function colorsOf(
  texts: readonly { text: string; source: EvidenceSource; certainty: number }[],
): Found<string[]> | null {
  for (const { text, source, certainty } of texts) {
    const own = text.slice(0, 300).split(OTHERS, 1)[0] ?? "";
    const names = withoutRuledOutColors(findColors(own), own).map(({ color }) => color.name);
    const value = [...new Set(names)].slice(0, MOST);
    if (value.length > 0) return { value, quote: text, source, certainty };
  }
  return null;
}
