import type { NotificationMatch } from "@dupewise/domain/alerts/alert";
import { findNotification, listMatches } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchAlert } from "./no-such-alert.ts";

/**
 * Lists the products that one of the viewer's alerts has found, at most 500, newest first. Throws `not_found` if the
 * alert isn't the viewer's.
 */
export async function listNotificationMatches(
  ctx: ViewerContext,
  { id }: { id: string },
): Promise<NotificationMatch[]> {
  const key = { id, userId: ctx.viewer.id };
  if (!(await findNotification(ctx.database.db, key))) throwNoSuchAlert();
  return listMatches(ctx.database.db, key);
}
