import type { NotificationMatch } from "@dupewise/domain/alerts/alert";
import { findNotification, listMatches } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchAlert } from "./no-such-alert.ts";

/** Lists the matches of one of the viewer's alerts. Throws `not_found`. */
export async function listNotificationMatches(
  ctx: ViewerContext,
  { id }: { id: string },
): Promise<NotificationMatch[]> {
  const key = { id, userId: ctx.viewer.id };
  if (!(await findNotification(ctx.database.db, key))) throwNoSuchAlert();
  return listMatches(ctx.database.db, key);
}
