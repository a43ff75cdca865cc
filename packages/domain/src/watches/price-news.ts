import type { Money } from "../product/product.ts";

/** The conditions under which a user wants to be notified about a watched price. */
export interface WatchConditions {
  /** Notifies at this price or less, in the currency of the watch; null for never. */
  below: string | null;
  /** Notifies once the price is this many percent below the starting price; null for never. */
  dropPercent: number | null;
  backInStock: boolean;
}

/** A watch's conditions, currency, prices and availability before a reading. */
export interface WatchState extends WatchConditions {
  /** The currency in which prices are compared; null until a price with a currency is known. */
  currency: string | null;
  /** The first known price; null until there is one. */
  startAmount: string | null;
  /** Whether the product could be bought at the last reading. */
  isAvailable: boolean;
  /** The last reported price; null once the price no longer meets the conditions. */
  reportedAmount: string | null;
}

export const NEWS_KINDS = ["below", "dropped", "back"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The effect of a reading on a watch: the news to report, if any, and the last reported price. */
export interface WatchNews {
  news: NewsKind | null;
  reportedAmount: string | null;
}

/**
 * Decides which news, if any, to report to a watch's owner after a price reading. After reporting a price, reports
 * again only if the price drops further, or if it meets the conditions again after not meeting them. Reports a product
 * that is back in stock if the watch asks for it. Never compares prices in different currencies.
 */
export function decideNews(watch: WatchState, price: Money | null, isAvailable: boolean): WatchNews {
  const isBack = watch.backInStock && !watch.isAvailable && isAvailable;
  const backNews = isBack ? "back" : null;
  if (price === null || price.currency !== watch.currency)
    return { news: backNews, reportedAmount: watch.reportedAmount };
  const met = findMetCondition(watch, Number(price.amount));
  if (met === null) return { news: backNews, reportedAmount: null };
  // An unavailable product is not a bargain; it is reported once it is back in stock.
  if (!isAvailable) return { news: null, reportedAmount: watch.reportedAmount };
  const isNew = watch.reportedAmount === null || Number(price.amount) < Number(watch.reportedAmount);
  return { news: isNew ? met : backNews, reportedAmount: isNew ? price.amount : watch.reportedAmount };
}

/**
 * Applies a price reading to a watch. The first reading with a price sets the watch's currency and starting price.
 * Returns the updated watch and the new amount, which is null if the reading has none in the watch's currency.
 */
export function applyReading<Watch extends WatchState>(
  watch: Watch,
  price: Money | null,
): { watch: Watch; amount: string | null } {
  const begun =
    watch.startAmount === null && price !== null
      ? { ...watch, currency: price.currency, startAmount: price.amount }
      : watch;
  return { watch: begun, amount: price?.currency === begun.currency ? (price?.amount ?? null) : null };
}

function findMetCondition({ below, dropPercent, startAmount }: WatchState, amount: number): NewsKind | null {
  if (below !== null && amount <= Number(below)) return "below";
  if (dropPercent === null || startAmount === null) return null;
  return amount <= Number(startAmount) * (1 - dropPercent / 100) + TINY ? "dropped" : null;
}

/** Floating-point sums are off by less than a thousandth of a cent. */
const TINY = 1e-5;
