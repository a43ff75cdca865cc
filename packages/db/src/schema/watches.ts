import { NEWS_KINDS } from "@dupewise/domain/watches/price-news";
import { sql, boolean, date, index, integer, numeric, pgTable, primaryKey, text, unique } from "../drizzle.ts";
import { checkLength, checkNonNegative, checkOneOf, checkRange } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { comparisons } from "./comparisons.ts";
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/**
 * Pages with watched prices, one row per page no matter how many users watch it. The table does not record who they
 * are.
 */
export const watchedPages = pgTable(
  "watched_pages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The normalized URL. */
    url: text().notNull().unique("watched_pages_url_key"),
    /** When reading its price was last attempted. */
    readAt: instant(),
    nextReadAt: instant().notNull().defaultNow(),
    /** Consecutive failures. */
    failures: integer().notNull().default(0),
    /** Why the last attempt failed, worded for shoppers. */
    problem: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("watched_pages_next_read_at_index").on(t.nextReadAt),
    checkLength(t.url, 1, MAX_URL_LENGTH),
    checkLength(t.problem, 1, MAX_TEXT_LENGTH),
    checkNonNegative(t.failures),
  ],
);

const priceOfDay = () => ({
  /** The day in UTC. */
  day: date().notNull(),
  /** Null if the product was listed without a price. */
  amount: numeric(),
  currency: text(),
  isAvailable: boolean().notNull().default(true),
});

/** The daily prices of watched pages, one row per page and day. */
export const pagePrices = pgTable(
  "page_prices",
  {
    pageId: integer()
      .notNull()
      .references(() => watchedPages.id, { onDelete: "cascade" }),
    ...priceOfDay(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.day] }), checkLength(t.currency, 3, 3), checkNonNegative(t.amount)],
);

/** The prices that users watch, each with the conditions under which its owner is notified. */
export const watches = pgTable(
  "watches",
  {
    id: id(),
    userId: ownerId(),
    pageId: integer()
      .notNull()
      .references(() => watchedPages.id),
    comparisonId: text().references(() => comparisons.id, { onDelete: "set null" }),
    title: text().notNull(),
    /** The currency of all compared prices; null until one is known. */
    currency: text(),
    /** The first known price. */
    startAmount: numeric(),
    below: numeric(),
    dropPercent: integer(),
    backInStock: boolean().notNull().default(false),
    /** The newest price, in the watch's currency. */
    amount: numeric(),
    isAvailable: boolean().notNull().default(true),
    readAt: instant(),
    /** The last price that the user was notified about; null once the price no longer meets the conditions. */
    reportedAmount: numeric("told_amount"),
    newsKind: text({ enum: NEWS_KINDS }),
    newsAmount: numeric(),
    newsAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("watches_user_page_key").on(t.userId, t.pageId),
    index("watches_user_id_index").on(t.userId, t.createdAt),
    index("watches_page_id_index").on(t.pageId, t.id),
    index("watches_comparison_id_index")
      .on(t.comparisonId)
      .where(sql`${t.comparisonId} is not null`),
    checkLength(t.title, 1, MAX_LABEL_LENGTH),
    checkLength(t.currency, 3, 3),
    checkOneOf(t.newsKind, NEWS_KINDS),
    checkRange(t.dropPercent, 1, 95),
    ...[t.startAmount, t.below, t.amount, t.reportedAmount, t.newsAmount].map(checkNonNegative),
  ],
);

/** Prices that a shopper's own browser saw on a watched page. Only that shopper can see them. */
export const ownPrices = pgTable(
  "own_prices",
  {
    watchId: text()
      .notNull()
      .references(() => watches.id, { onDelete: "cascade" }),
    ...priceOfDay(),
  },
  (t) => [primaryKey({ columns: [t.watchId, t.day] }), checkLength(t.currency, 3, 3), checkNonNegative(t.amount)],
);
