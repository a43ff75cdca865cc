import { foldDigits } from "@dupewise/domain/money/price/digits";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { findAmountsWithCurrency } from "./amounts.ts";
import { isColorOrMaterialLine, isMakerLine, namesKind } from "./lone-lines.ts";
import { isProductName } from "./prose-name.ts";
import { stripIntroduction } from "./talk.ts";

const LONGEST = 600;
/** Splits text into consecutive pieces: sentences, clauses, and what comes between emojis. */
const CLAUSES = /[.,;:!?()…]+(?:\s+|$)|\s[–—|-]\s|\p{Extended_Pictographic}\ufe0f?|\n/u;
const PRICE = "\n";
const MANY_WORDS = 9;

/**
 * Finds the product's name in a caption: the clause that names a maker, a line or a kind of product instead of
 * describing the product. Returns null when there is no such clause.
 */
export function nameFromCaption(text: string): string | null {
  const clauses = withoutPrices(text.slice(0, LONGEST))
    .split(PRICE)
    .flatMap((stretch) => {
      const parts = stretch.split(CLAUSES).map((part) => stripIntroduction(part.trim()));
      return parts.filter(Boolean).map((part, at, all) => ({ part, isLast: at === all.length - 1 }));
    });
  let best: { part: string; score: number } | null = null;
  for (const { part, isLast } of clauses) {
    const score = scoreOf(part, isLast);
    if (score > (best?.score ?? 0.8)) best = { part, score };
  }
  return best?.part ?? null;
}

/** Prices end a clause. */
function withoutPrices(text: string): string {
  const folded = foldDigits(text);
  return findAmountsWithCurrency(folded).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + PRICE + rest.slice(end),
    folded,
  );
}

/** "Looks exactly like the Acne one". */
const LIKENS = /^(?:(?:it )?(?:looks?|feels?)|exactly|just|basically|identical|similar)\s/i;

function scoreOf(part: string, isLast: boolean): number {
  if (!/\p{L}{2}/u.test(part) || isMakerLine(part) || isColorOrMaterialLine(part, false)) return 0;
  let score = isLast ? (/^\p{Lu}/u.test(part) ? 0.9 : 0.5) : 0;
  if (findMakers(part).length > 0) score += 1;
  if (findLine(part) !== undefined) score += 1;
  if (namesKind(part)) score += 1;
  if (LIKENS.test(part)) score -= 1;
  if (!isProductName(part)) score -= 1.2;
  return part.split(" ").length > MANY_WORDS ? score - 0.7 : score;
}
