import { AccountExport, ExportedComparison } from "@dupewise/domain/account/account-export";
import { exportAccount } from "@dupewise/db/queries/account/account-export";
import { findComparisonsForExport, listComparisonIds } from "@dupewise/db/queries/comparisons/export-comparisons";
import type { ViewerContext } from "../context.ts";
import { createJsonArraySerializer } from "../history/create-json-array-serializer.ts";
import { streamComparisons } from "../history/stream-comparisons.ts";

/** Streams everything stored about the viewer, as JSON. Throws `rate_limited` while another export is running. */
export function exportData(ctx: ViewerContext): AsyncGenerator<string> {
  const open = async () => {
    const rest = await exportAccount(ctx.database.db, ctx.viewer.id);
    const account = AccountExport.parse({ exportedAt: new Date(), user: ctx.viewer, ...rest });
    return `${JSON.stringify(account).slice(0, -1)},\n"comparisons":[`;
  };
  return streamComparisons(ctx, {
    listIds: () => listComparisonIds(ctx.database.db, ctx.viewer.id, { withRemoved: true }),
    open,
    close: "\n]}\n",
    find: (ids) => findComparisonsForExport(ctx.database.db, ctx.viewer.id, ids),
    write: createJsonArraySerializer(ExportedComparison),
  });
}
