import type { AccountExport } from "@dupewise/domain/account/account-export";
import { exportAccount } from "@dupewise/db/queries/account-export";
import type { ViewerContext } from "../context.ts";

/** Everything that is stored about the viewer. */
export async function exportData(ctx: ViewerContext): Promise<AccountExport> {
  return { exportedAt: new Date(), user: ctx.viewer, ...(await exportAccount(ctx.database.db, ctx.viewer.id)) };
}
