import { getSharedBoard } from "@dupewise/api/boards/get-shared";
import { getSharedComparison } from "@dupewise/api/comparisons/get-shared";
import type { RequestContext } from "@dupewise/api/context";
import type { ComparedSide } from "@dupewise/domain/comparison/comparison";
import { effectivePrice } from "@dupewise/domain/comparison/effective-facts";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import type { SharedLinkInput } from "@dupewise/domain/comparison/share";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { formatMoney } from "@dupewise/domain/money/format-money";
import type { PreviewCard, PreviewSide } from "./card.ts";

/** The number of items that a board's card shows. */
const MOST_SIDES = 4;

/** Builds the preview card of a shared comparison: both products with their prices, the score and the verdict. */
export async function buildComparisonCard(ctx: RequestContext, input: SharedLinkInput): Promise<PreviewCard> {
  const { original, alternative, result } = await getSharedComparison(ctx, input);
  const { similarityScore, analysis } = result;
  const open = displayedRange(analysis);
  const sides = await Promise.all([original, alternative].map((side) => sideOf(ctx, side)));
  const score = open ? `${open.low}–${open.high}%` : similarityScore === null ? null : `${similarityScore}%`;
  return { title: analysis.verdict, score, sides, note: "Based on what both shops say" };
}

/** Builds the preview card of a shared board: its name and its first alternatives. */
export async function buildBoardCard(ctx: RequestContext, input: SharedLinkInput): Promise<PreviewCard> {
  const { name, comparisons } = await getSharedBoard(ctx, input);
  const first = comparisons.slice(0, MOST_SIDES).map((one) => unflattenSides(one).alternative);
  const sides = await Promise.all(first.map((side) => sideOf(ctx, side)));
  const note = comparisons.length === 1 ? "1 comparison" : `${comparisons.length} comparisons`;
  return { title: name, score: null, sides, note };
}

async function sideOf({ readImage }: RequestContext, side: ComparedSide): Promise<PreviewSide> {
  const { product, manual } = side;
  const price = effectivePrice(product.price, manual.price);
  const photo = product.imageUrl === null ? null : await readImage(product.imageUrl);
  return { name: sideName(side), price: price && formatMoney(price), photo: photo && photo.bytes };
}
