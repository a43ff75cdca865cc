import { BUDGET_FOCUSES, PRICE_RANGES } from "@dupewise/domain/account/style-profile";
import { integer, jsonb, pgTable, text } from "../drizzle.ts";
import { checkOneOf, checkRange } from "./checks.ts";
import { createdAt, id, textList, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** Users' style profiles, at most one per user. */
export const userPreferences = pgTable(
  "user_preferences",
  {
    id: id(),
    userId: text()
      .notNull()
      .unique("user_preferences_user_id_key")
      .references(() => users.id, { onDelete: "cascade" }),
    preferredPriceRange: text({ enum: PRICE_RANGES }),
    /** The retailers, most frequent first. */
    favoriteRetailers: textList(),
    preferredBrands: textList(),
    stylePreferences: textList(),
    materialPreferences: textList(),
    budgetFocus: text({ enum: BUDGET_FOCUSES }),
    shoppingMotivation: text(),
    preferredCategories: textList(),
    confidenceScore: integer().notNull().default(0),
    /** Insights, tips and search patterns. */
    analysisData: jsonb().$type<unknown>(),
    /** When the running analysis started, or null. An analysis that started too long ago counts as dead. */
    analyzingSince: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf(t.preferredPriceRange, PRICE_RANGES),
    checkOneOf(t.budgetFocus, BUDGET_FOCUSES),
    checkRange(t.confidenceScore, 0, 100),
  ],
);
