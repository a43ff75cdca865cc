import type { CompositionItem } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import type { Found } from "../found.ts";

/** "70% wool", "wool: 70%". */
const SHARE =
  /^\d{1,3}(?:[.,]\d{1,2})?\s?%\s?(?<after>[^\d%]+)$|^(?<before>[^\d%]+?):?\s?\d{1,3}(?:[.,]\d{1,2})?\s?%$/u;
const LONGEST_SHARE = 60;

/**
 * Finds the composition in the first lines that contain only fibers with shares, as on a label, even if the shares
 * don't add up to 100%. Returns null when there are no such lines.
 */
export function findPastedShares(lines: readonly string[]): Found<CompositionItem[]> | null {
  const first = lines.findIndex(isShares);
  if (first < 0) return null;
  const after = lines.findIndex((line, at) => at > first && !isShares(line));
  const quote = lines.slice(first, after < 0 ? lines.length : after).join("\n");
  const value = parseComposition(quote);
  return value.length === 0 ? null : { value, quote, source: "pasted-text", certainty: 0.6 };
}

function isShares(line: string): boolean {
  if (!line.includes("%")) return false;
  const pieces = line.split(/[,;&]| and /).flatMap((piece) => piece.trim().replace(/\.$/, "") || []);
  return pieces.length > 0 && pieces.every(isShare);
}

function isShare(piece: string): boolean {
  if (piece.length > LONGEST_SHARE) return false;
  const { after, before } = SHARE.exec(piece)?.groups ?? {};
  return canonicalFiber(after ?? before ?? "") !== null;
}
