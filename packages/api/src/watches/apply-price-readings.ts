import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { applyReading, decideNews, type NewsKind } from "@dupewise/domain/watches/price-news";
import { lockWatches, storeCheckedWatches, type WatchToCheck } from "@dupewise/db/queries/watches/watch-state";
import type { PriceReading } from "@dupewise/db/queries/watches/watched-pages";
import { ensureUnsubscribeToken } from "@dupewise/db/queries/mail/unsubscribing";
import type { Db } from "@dupewise/db/connect";
import type { Services } from "../context.ts";
import { queueNotices } from "../channels/queue-notices.ts";
import { buildUnsubscribeLink } from "../notifications/unsubscribe-link.ts";

type NotificationServices = Pick<Services, "sendMail" | "enqueue" | "siteUrl">;

const BATCH = 100;

/**
 * Checks a page's new price against one batch of the page's watches. Returns the ID of the watch to continue after, or
 * null if none remain.
 */
export async function applyPriceReadingOfPage(
  services: NotificationServices,
  tx: Db,
  { pageId, after, reading }: { pageId: number; after: string; reading: PriceReading },
): Promise<string | null> {
  const watches = await lockWatches(tx, { pageId, after }, BATCH);
  await applyPriceReadings(
    services,
    tx,
    watches.map((watch) => ({ watch, reading })),
  );
  return watches.length === BATCH ? (watches.at(-1)?.id ?? null) : null;
}

/**
 * Stores the prices just read for watches that the caller has locked. Notifies an owner if the price counts as news for
 * the watch and the owner's plan includes notifications.
 */
export async function applyPriceReadings(
  services: NotificationServices,
  tx: Db,
  readings: readonly { watch: WatchToCheck; reading: PriceReading }[],
): Promise<void> {
  const judged = readings.map(({ watch: before, reading: { price, isAvailable } }) => {
    const { watch, amount } = applyReading(before, price);
    return { watch, amount, isAvailable, ...decideNews(watch, price, isAvailable) };
  });
  await storeCheckedWatches(
    tx,
    judged.map(({ watch: { id, currency, startAmount }, ...read }) => ({ id, currency, startAmount, ...read })),
  );
  for (const { watch, news, amount } of judged) {
    if (news === null || !entitlementsOf(watch).alertMail) continue;
    await queueNotices(services, tx, [{ userId: watch.userId, notice: noticeOf(services, watch, { news, amount }) }]);
    if (watch.emailNotificationsEnabled) await sendNews(services, tx, watch, { news, amount });
  }
}

const WORDS = {
  below: "has reached your price",
  dropped: "has dropped in price",
  back: "is back in stock",
} satisfies Record<NewsKind, string>;

function noticeOf(
  { siteUrl }: Pick<NotificationServices, "siteUrl">,
  { id, title, url, currency }: WatchToCheck,
  { news, amount }: { news: NewsKind; amount: string | null },
) {
  return {
    event: "watch.triggered" as const,
    title: `${title} ${WORDS[news]}`,
    message: amount === null ? title : formatMoney({ amount, currency }),
    link: `${siteUrl()}/watches?of=${id}`,
    data: { watch: { id, title, url }, news, price: amount === null ? null : { amount, currency } },
  };
}

async function sendNews(
  { sendMail, siteUrl }: NotificationServices,
  tx: Db,
  { id, userId, email, name, title, url, currency, startAmount }: WatchToCheck,
  { news, amount }: { news: NewsKind; amount: string | null },
): Promise<void> {
  const money = (value: string | null) => (value === null ? null : { amount: value, currency });
  const site = siteUrl();
  await sendMail(tx, {
    kind: "watch",
    userId,
    to: email,
    name,
    news,
    title,
    url,
    price: money(amount),
    startPrice: money(startAmount),
    watchLink: `${site}/watches?of=${id}`,
    unsubscribeLink: buildUnsubscribeLink(site, await ensureUnsubscribeToken(tx, userId)),
  });
}
