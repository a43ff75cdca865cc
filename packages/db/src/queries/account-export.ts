import { eq } from "drizzle-orm";
import {
  comparisons,
  emailNotifications,
  notificationMatches,
  products,
  supportRequests,
  userPreferences,
} from "../schema.ts";
import { comparisonColumns } from "./comparison-row.ts";
import type { Db } from "../connect.ts";

/** Everything that is stored about an account, but for secrets. */
export async function exportAccount(db: Db, userId: string) {
  const [made, preferences, alerts, matches, support] = await Promise.all([
    db
      .select({ ...comparisonColumns, deletedAt: comparisons.deletedAt })
      .from(comparisons)
      .where(eq(comparisons.userId, userId))
      .orderBy(comparisons.createdAt),
    db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
    db.select().from(emailNotifications).where(eq(emailNotifications.userId, userId)),
    db
      .select({
        notificationId: notificationMatches.notificationId,
        url: products.url,
        title: products.title,
        similarityScore: notificationMatches.similarityScore,
        mailedAt: notificationMatches.mailedAt,
        createdAt: notificationMatches.createdAt,
      })
      .from(notificationMatches)
      .innerJoin(emailNotifications, eq(emailNotifications.id, notificationMatches.notificationId))
      .innerJoin(products, eq(products.id, notificationMatches.productId))
      .where(eq(emailNotifications.userId, userId)),
    db.select().from(supportRequests).where(eq(supportRequests.userId, userId)),
  ]);
  return {
    comparisons: made,
    preferences,
    emailNotifications: alerts.map(
      ({ unsubscribeToken: _secret, makerKey: _maker, looksKey: _looks, ...alert }) => alert,
    ),
    notificationMatches: matches,
    supportRequests: support,
  };
}
