import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import type { MessageResponse, TestNotificationInput } from "@dupewise/domain/alerts/alert";
import { findNotification, listNotifications } from "@dupewise/db/queries/alerts/alerts";
import type { ViewerContext } from "../context.ts";
import { throwNoSuchAlert } from "./no-such-alert.ts";

/**
 * Emails the viewer a sample of one of their alerts, by default the newest. Throws `premium_required` on the free plan,
 * `not_found` if there is no such alert, and `rate_limited` after too many samples.
 */
export async function sendSampleAlert(ctx: ViewerContext, { id }: TestNotificationInput): Promise<MessageResponse> {
  const { db } = ctx.database;
  const { id: userId, email: to, name } = ctx.viewer;
  if (!entitlementsOf(ctx.viewer).alertMail) {
    throw new DomainError("premium_required", "Email alerts are a Premium feature. Your matches are shown in the app");
  }
  const [newest] =
    id === undefined ? await listNotifications(db, userId) : [await findNotification(db, { id, userId })];
  const { productName } = newest ?? throwNoSuchAlert();
  await ctx.limits.take("testMailUser", userId);
  const link = `${ctx.siteUrl()}/notifications`;
  await ctx.sendMail(db, { kind: "test-alert", userId, to, name, productName, link });
  return { message: `A test email is on its way to ${to}` };
}
