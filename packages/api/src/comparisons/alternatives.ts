import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { listComparisonsWithSameOriginal } from "@dupewise/db/queries/comparisons/same-original";
import type { ViewerContext } from "../context.ts";
import { throwNotInHistory } from "../history/not-in-history.ts";

/**
 * Lists at most 30 of the viewer's comparisons that have the same original as the given one: the given one, followed by
 * the others, newest first. Throws `not_found` if the given comparison isn't the viewer's.
 */
export async function listComparisonsOfOriginal(ctx: ViewerContext, { id }: { id: string }): Promise<Comparison[]> {
  const found = await listComparisonsWithSameOriginal(ctx.database.db, { id, userId: ctx.viewer.id }, ctx.wording);
  return found.length > 0 ? found : throwNotInHistory();
}
