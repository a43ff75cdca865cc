import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findCuts } from "@dupewise/vocabulary/details/cuts";
import { findDetails } from "@dupewise/vocabulary/details/details";
import { findOccasions } from "@dupewise/vocabulary/details/occasions";
import { findPatterns } from "@dupewise/vocabulary/details/patterns";
import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { extractProductStatements } from "./product-statements.ts";

const LONGEST = 4000;

/** Returns true when the text mentions a kind of product, a color, a pattern, a cut, a detail or an occasion. */
export function describesProduct(text: string): boolean {
  const said = extractProductStatements(text, LONGEST).trim();
  const tokens = tokenize(said);
  const finders = [findColors, findPatterns, findCuts, findDetails, findOccasions];
  return (
    findGarments(said, detectTitleLanguage(said, tokens), tokens).length > 0 ||
    finders.some((find) => find(said, tokens).length > 0)
  );
}
