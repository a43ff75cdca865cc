import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Watch } from "@dupewise/domain/watches/watch";

/** Describes the latest news about a watched price, such as "Dropped to $79.50". Returns null if there is none. */
export function describeNews({ news }: Pick<Watch, "news">): string | null {
  if (news === null) return null;
  const price = news.price === null ? "" : formatMoney(news.price);
  if (news.kind === "back") return price === "" ? "Back in stock" : `Back in stock at ${price}`;
  return `Dropped to ${price}`;
}

/** Describes when a watch sends a notification: "Notifies you at $79.50 or less, or after a drop of 10%". */
export function describeConditions({ below, dropPercent, backInStock, currency }: Watch): string {
  const conditions = [
    below === null ? "" : `at ${formatMoney({ amount: below, currency })} or less`,
    dropPercent === null ? "" : `after a drop of ${dropPercent}%`,
    backInStock ? "when it's back in stock" : "",
  ].filter(Boolean);
  return conditions.length === 0
    ? "No notifications, but the price history is kept"
    : `Notifies you ${conditions.join(", or ")}`;
}

/**
 * Describes how a price has changed since the watch was started, such as "12% less than when you started watching".
 * Returns null if it has changed by less than half a percent, or if either price is unknown.
 */
export function describeChange({ price, startPrice }: Pick<Watch, "price" | "startPrice">): string | null {
  if (price === null || startPrice === null || Number(startPrice.amount) === 0) return null;
  const change = Math.round((Number(price.amount) / Number(startPrice.amount) - 1) * 100);
  return change === 0 ? null : `${Math.abs(change)}% ${change < 0 ? "less" : "more"} than when you started watching`;
}
