import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import type { EmailNotification, NotificationInput } from "@dupewise/domain/alerts/alert";
import { insertNotification } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwAlertLimitReached } from "./alert-limit.ts";

/**
 * Creates an email alert (a "notification" in the API) for the viewer, and returns it. Throws `premium_required` if the
 * plan's limit is reached, or `conflict` if the account's maximum is reached.
 */
export async function createNotification(ctx: ViewerContext, input: NotificationInput): Promise<EmailNotification> {
  const { alerts } = entitlementsOf(ctx.viewer);
  const alert = { ...input, ...ctx.alerts.keysOf(input) };
  const made = await insertNotification(ctx.database.db, ctx.viewer.id, alert, alerts);
  return made === "limit_reached" ? throwAlertLimitReached(alerts) : made;
}
