import type { Comparison } from "@dupewise/domain/comparison/comparison";
import type { HistoryInput, HistoryPage } from "@dupewise/domain/comparison/history";
import { listComparisons } from "@dupewise/db/queries/comparisons/comparisons";
import type { ViewerContext } from "../context.ts";

/** Returns one page of the viewer's history. */
export const listHistory = (ctx: ViewerContext, input: HistoryInput): Promise<HistoryPage<Comparison>> =>
  listComparisons(ctx.database.db, ctx.viewer.id, input, ctx.wording);
