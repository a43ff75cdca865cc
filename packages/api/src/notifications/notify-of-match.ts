import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import {
  listRecentlyMailedAlerts,
  listNotifiedUsers,
  lockMatchingAlerts,
  markUsersMailed,
  storeMatches,
  type MatchingAlert,
} from "@dupewise/db/queries/alerts/alert-matches";
import type { Services } from "../context.ts";
import { queueNotices } from "../channels/queue-notices.ts";
import { buildUnsubscribeLink } from "./unsubscribe-link.ts";

type MatchCandidate = Parameters<typeof lockMatchingAlerts>[1];

const BATCH = 100;

/**
 * Stores the matches of a product with one batch of alerts, and queues the emails and other notifications about them.
 * Each alert sends at most one email a day; later matches and products from feeds wait for the digest. Returns true if
 * more alerts may remain.
 */
export function notifyOfMatch(
  { database, sendMail, enqueue, siteUrl }: Pick<Services, "database" | "sendMail" | "enqueue" | "siteUrl">,
  candidate: MatchCandidate,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const matching = await lockMatchingAlerts(tx, candidate, BATCH);
    const ids = matching.map(({ id }) => id);
    const stored = await storeMatches(tx, candidate, ids);
    const news = matching.filter((alert) => stored.has(alert.id) && entitlementsOf(alert).alertMail);
    await queueNotices({ enqueue }, tx, noticesOf(news, candidate, siteUrl()));
    if (candidate.isImported) return matching.length === BATCH;
    const mailedLately = await listRecentlyMailedAlerts(tx, ids);
    const wanting = matching.filter((alert) => stored.has(alert.id) && wantsMail(alert));
    const told = await listNotifiedUsers(
      tx,
      wanting.map(({ userId }) => userId),
      candidate.product.id,
    );
    const due = wanting.filter(({ id, userId }) => !told.has(userId) && !mailedLately.has(id));
    // In one global order, so that concurrent writers of the same emails wait instead of deadlocking.
    const first = new Map(due.toReversed().map((alert) => [alert.userId, alert]));
    for (const [userId, alert] of [...first].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await sendMail(tx, mailOf(alert, candidate, siteUrl()), { dedupeKey: `alert:${userId}:${candidate.product.id}` });
    }
    await markUsersMailed(tx, [...first.keys(), ...told], candidate.product.id);
    return matching.length === BATCH;
  });
}

function noticesOf(
  alerts: readonly MatchingAlert[],
  { product, similarityScore, reason }: MatchCandidate,
  site: string,
) {
  const { url, price, reading } = product;
  const title = reading.title ?? url;
  return alerts.map(({ id, userId, productName, manufacturer }) => ({
    userId,
    notice: {
      event: "alert.matched" as const,
      title: `${similarityScore}% similar to ${productName}`,
      message: [title, reading.brand, price].filter(Boolean).join(" · "),
      link: `${site}/notifications`,
      data: {
        alert: { id, productName, manufacturer },
        found: { title, brand: reading.brand, price, url, similarityScore, reason },
      },
    },
  }));
}

const wantsMail = (alert: MatchingAlert) => entitlementsOf(alert).alertMail && alert.emailNotificationsEnabled;

function mailOf(
  { id: _id, userId, email, name, unsubscribeToken, ...alert }: MatchingAlert,
  { product: { url, price, reading }, similarityScore, reason }: MatchCandidate,
  site: string,
) {
  const { productName, manufacturer, gender, similarityThreshold } = alert;
  return {
    kind: "alert" as const,
    userId,
    to: email,
    name,
    alert: { productName, manufacturer, gender, similarityThreshold },
    found: { title: reading.title ?? url, brand: reading.brand, price, url, similarityScore, reason },
    alertsLink: `${site}/notifications`,
    unsubscribeLink: buildUnsubscribeLink(site, unsubscribeToken),
  };
}
