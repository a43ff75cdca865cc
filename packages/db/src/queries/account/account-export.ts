import { eq, sql } from "../../drizzle.ts";
import {
  accessTokens,
  boardItems,
  boards,
  channels,
  comparisonPhotos,
  emailNotifications,
  mailOutbox,
  notificationMatches,
  products,
  ratings,
  sessions,
  supportRequests,
  userPreferences,
} from "../../schema.ts";
import { listIdentities } from "./identities.ts";
import { listPasskeys } from "./passkeys.ts";
import { exportWatches } from "../watches/watches.ts";
import type { Db } from "../../connect.ts";

/** Returns everything stored about an account except its comparisons, secrets and internal lookup keys. */
export async function exportAccount(db: Db, userId: string) {
  const [
    preferences,
    alerts,
    matches,
    boardsOfUser,
    photos,
    watched,
    rated,
    support,
    mails,
    open,
    tokens,
    targets,
    known,
    keys,
  ] = await Promise.all([
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
    db
      .select({
        id: boards.id,
        name: boards.name,
        createdAt: boards.createdAt,
        isShared: sql<boolean>`${boards.shareToken} is not null`,
        comparisonIds: sql<string[]>`coalesce(jsonb_agg(${boardItems.comparisonId} order by ${boardItems.position})
          filter (where ${boardItems.comparisonId} is not null), '[]')`,
      })
      .from(boards)
      .leftJoin(boardItems, eq(boardItems.boardId, boards.id))
      .where(eq(boards.userId, userId))
      .groupBy(boards.id),
    db.select().from(comparisonPhotos).where(eq(comparisonPhotos.userId, userId)),
    exportWatches(db, userId),
    db.select().from(ratings).where(eq(ratings.userId, userId)),
    db.select().from(supportRequests).where(eq(supportRequests.userId, userId)),
    // Without their content, which may contain a sign-in link.
    db
      .select({
        kind: mailOutbox.kind,
        recipient: mailOutbox.recipient,
        createdAt: mailOutbox.createdAt,
        sentAt: mailOutbox.sentAt,
        failedAt: mailOutbox.failedAt,
      })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, userId)),
    db
      .select({ createdAt: sessions.createdAt, expire: sessions.expire })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db.select().from(accessTokens).where(eq(accessTokens.userId, userId)),
    db.select().from(channels).where(eq(channels.userId, userId)),
    listIdentities(db, userId),
    listPasskeys(db, userId),
  ]);
  return {
    preferences,
    emailNotifications: alerts.map(
      ({ unsubscribeToken: _secret, makerKey: _maker, looksKey: _looks, ...alert }) => alert,
    ),
    notificationMatches: matches,
    boards: boardsOfUser,
    photos: photos.map(({ photo, ...rest }) => ({ ...rest, photo: Buffer.from(photo).toString("base64") })),
    watches: watched,
    ratings: rated,
    supportRequests: support,
    mails,
    sessions: open,
    identities: known,
    passkeys: keys,
    accessTokens: tokens.map(({ tokenHash: _secret, ...token }) => token),
    channels: targets.map(({ secret: _secret, ...channel }) => channel),
  };
}
