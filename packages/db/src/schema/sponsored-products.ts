import { MONEY } from "@dupewise/domain/constants";
import { SPONSORED_THRESHOLD } from "@dupewise/domain/alerts/alert-rules";
import { sql, boolean, check, integer, numeric, pgTable, text } from "../drizzle.ts";
import { checkLength, checkNonNegative, checkRange } from "./checks.ts";
import { createdAt, id, textList, instant, updatedAt } from "./columns.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from "./limits.ts";

/** A decimal string; never a float. */
const money = () => numeric(MONEY);

/** Products booked by advertisers. They are not displayed anywhere and do not affect scores. */
export const sponsoredProducts = pgTable(
  "sponsored_products",
  {
    id: id(),
    advertiserEmail: text().notNull(),
    advertiserName: text().notNull(),
    productUrl: text().notNull(),
    productName: text().notNull(),
    productDescription: text(),
    productImage: text(),
    brand: text().notNull(),
    category: text(),
    price: money(),
    keywords: textList(),
    minSimilarityThreshold: integer().notNull().default(SPONSORED_THRESHOLD),
    bidAmount: money().notNull(),
    dailyBudget: money().notNull(),
    totalBudget: money().notNull(),
    budgetSpent: money().notNull().default("0"),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    conversions: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    startDate: instant(),
    endDate: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkLength(t.advertiserEmail, 3, MAX_EMAIL_LENGTH),
    checkLength(t.advertiserName, 1, MAX_NAME_LENGTH),
    checkLength(t.productUrl, 1, MAX_URL_LENGTH),
    checkLength(t.productName, 1, MAX_LABEL_LENGTH),
    checkLength(t.productDescription, 0, MAX_TEXT_LENGTH),
    checkLength(t.productImage, 1, MAX_URL_LENGTH),
    checkLength(t.brand, 1, MAX_LABEL_LENGTH),
    checkRange(t.minSimilarityThreshold, 0, 100),
    ...[t.price, t.bidAmount, t.dailyBudget, t.totalBudget, t.budgetSpent].map(checkNonNegative),
    ...[t.impressions, t.clicks, t.conversions].map(checkNonNegative),
    check("sponsored_products_budget_check", sql`${t.budgetSpent} <= ${t.totalBudget}`),
    check("sponsored_products_dates_check", sql`${t.startDate} <= ${t.endDate}`),
  ],
);
