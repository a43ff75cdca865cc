import { jsonb, pgTable, text } from "../drizzle.ts";
import { checkJson, checkLength } from "./checks.ts";
import { instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import type { Rates } from "@dupewise/domain/money/exchange";

/** The latest fetched exchange rates, in a single row. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    name: text().primaryKey(),
    /** The rates; null until the first fetch. */
    rates: jsonb().$type<Rates>(),
    /** When a server last began to request the rates. */
    askedAt: instant().notNull().defaultNow(),
  },
  (t) => [checkLength(t.name, 1, MAX_LABEL_LENGTH), checkJson(t.rates, "object")],
);
