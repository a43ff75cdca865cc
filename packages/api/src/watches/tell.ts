import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { afterReading, newsOf, type NewsKind } from "@dupewise/domain/watching/news-of";
import { lockWatches, storeReading, type PriceReading, type WatchToTell } from "@dupewise/db/queries/watched-pages";
import { tokenOfAccount } from "@dupewise/db/queries/unsubscribing";
import type { Db } from "@dupewise/db/connect";
import type { Services } from "../context.ts";
import { notify } from "../channels/notify.ts";
import { unsubscribeLink } from "../notifications/unsubscribe-link.ts";

type Teller = Pick<Services, "sendMail" | "enqueue" | "siteUrl">;

const BATCH = 100;

/** Holds a page's new price against a batch of the watches of it. Returns the last one's ID, or null at the end. */
export async function tellWatchesOfPage(
  services: Teller,
  tx: Db,
  { pageId, after, reading }: { pageId: number; after: string; reading: PriceReading },
): Promise<string | null> {
  const watches = await lockWatches(tx, { pageId, after }, BATCH);
  for (const watch of watches) await tellWatch(services, tx, watch, reading);
  return watches.length === BATCH ? (watches.at(-1)?.id ?? null) : null;
}

/** Stores what a reading means to a locked watch, with the mail about it where the plan has one. */
export async function tellWatch(
  services: Teller,
  tx: Db,
  before: WatchToTell,
  { price, isAvailable }: PriceReading,
): Promise<void> {
  const { watch, amount } = afterReading(before, price);
  const { news, toldAmount } = newsOf(watch, price, isAvailable);
  const { currency, startAmount } = watch;
  await storeReading(tx, watch.id, { currency, startAmount, isAvailable, toldAmount, amount, news });
  if (news === null || !entitlementsOf(watch).alertMail) return;
  await notify(services, tx, [{ userId: watch.userId, notice: noticeOf(services, watch, { news, amount }) }]);
  if (!watch.emailNotificationsEnabled) return;
  await mailNews(services, tx, watch, { news, amount });
}

const WORDS = { below: "costs what you wait for", dropped: "costs less", back: "is back" } satisfies Record<
  NewsKind,
  string
>;

function noticeOf(
  { siteUrl }: Pick<Teller, "siteUrl">,
  { id, title, url, currency }: WatchToTell,
  { news, amount }: { news: NewsKind; amount: string | null },
) {
  return {
    event: "watch.triggered" as const,
    title: `${title} ${WORDS[news]}`,
    message: [amount, amount === null ? null : currency].filter(Boolean).join(" ") || title,
    link: `${siteUrl()}/watches?of=${id}`,
    data: { watch: { id, title, url }, news, price: amount === null ? null : { amount, currency } },
  };
}

async function mailNews(
  { sendMail, siteUrl }: Teller,
  tx: Db,
  { id, userId, email, name, title, url, currency, startAmount }: WatchToTell,
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
    unsubscribeLink: unsubscribeLink(site, await tokenOfAccount(tx, userId)),
  });
}
