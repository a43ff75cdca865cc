import type { ComparisonId } from "@dupewise/domain/comparison/history";
import type { OwnPhoto } from "@dupewise/domain/comparison/own-photos";
import { listPhotos } from "@dupewise/db/queries/comparisons/comparison-photos";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/** Lists the photos that the viewer added to a comparison. Throws `not_found` if the comparison isn't theirs. */
export async function listOwnPhotos(ctx: ViewerContext, { id }: ComparisonId): Promise<OwnPhoto[]> {
  return (await listPhotos(ctx.database.db, { id, userId: ctx.viewer.id })) ?? throwNotInHistory();
}
