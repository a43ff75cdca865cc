import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { EmailNotification, UpdateNotificationInput } from "@dupewise/domain/alerts/alert";
import { updateNotification as storeChanges } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwAlertLimitReached } from "./alert-limit.ts";
import { throwNoSuchAlert } from "./no-such-alert.ts";

/**
 * Updates, pauses or enables one of the viewer's alerts. Throws `not_found` if the alert isn't the viewer's, or
 * `premium_required` if enabling it would exceed the plan's limit.
 */
export async function updateNotification(
  ctx: ViewerContext,
  { id, ...changes }: UpdateNotificationInput,
): Promise<EmailNotification> {
  const { alerts: limit } = entitlementsOf(ctx.viewer);
  const key = { id, userId: ctx.viewer.id };
  const changed = await storeChanges(ctx.database.db, key, changes, { limit, keysOf: ctx.alerts.keysOf });
  return changed === "limit_reached" ? throwAlertLimitReached(limit) : (changed ?? throwNoSuchAlert());
}
