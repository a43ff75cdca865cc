import type { HistoryInput, HistoryPage } from "@dupewise/domain/history";
import type { User } from "@dupewise/domain/user";
import { listComparisons } from "@dupewise/db/queries/comparisons";
import type { RequestContext } from "../context.ts";

/** One page of the viewer's history. */
export const listHistory = (ctx: RequestContext & { viewer: User }, input: HistoryInput): Promise<HistoryPage> =>
  listComparisons(ctx.database.db, ctx.viewer.id, input);
