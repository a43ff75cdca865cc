import { DomainError } from "@dupewise/domain/errors";
import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { SetFavoriteInput } from "@dupewise/domain/comparison/history";
import { setFavorite as storeFavorite } from "@dupewise/db/queries/comparisons/comparisons";
import { getComparison } from "../comparisons/get.ts";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "./not-in-history.ts";

/**
 * Marks one of the viewer's comparisons as a favorite, or removes the mark, and returns the comparison. Throws
 * `not_found` if there is no such comparison, or `validation_failed` if `comparisonId` differs from `id`.
 */
export async function setFavorite(
  ctx: ViewerContext,
  { id, isFavorite, comparisonId }: SetFavoriteInput,
): Promise<Comparison> {
  if (comparisonId !== undefined && comparisonId !== id) {
    const message = "comparisonId doesn't match the comparison in the URL";
    throw new DomainError("validation_failed", message, { issues: [{ path: "comparisonId", message }] });
  }
  if (!(await storeFavorite(ctx.database.db, { id, userId: ctx.viewer.id }, isFavorite))) throwNotInHistory();
  return getComparison(ctx, { id });
}
