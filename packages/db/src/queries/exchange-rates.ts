import { sql } from "../drizzle.ts";
import { BUNDLED_RATES, type Rates } from "@dupewise/domain/money/exchange";
import { exchangeRates } from "../schema.ts";
import type { Db } from "../connect.ts";

const NAME = "reference";

/** Returns the latest fetched exchange rates, or the bundled rates if those are newer. */
export async function findRates(db: Db): Promise<Rates> {
  const [row] = await db.select({ rates: exchangeRates.rates }).from(exchangeRates);
  return row?.rates && row.rates.date > BUNDLED_RATES.date ? row.rates : BUNDLED_RATES;
}

/**
 * Claims the right to fetch the exchange rates from their source. Returns true for only one caller per minute across
 * all processes.
 */
export async function claimRatesFetch(db: Db): Promise<boolean> {
  const claimed = await db
    .insert(exchangeRates)
    .values({ name: NAME })
    .onConflictDoUpdate({
      target: exchangeRates.name,
      set: { askedAt: sql`now()` },
      setWhere: sql`${exchangeRates.askedAt} < now() - interval '1 minute'`,
    })
    .returning({ name: exchangeRates.name });
  return claimed.length > 0;
}

/** Stores fetched exchange rates in place of the previous ones. */
export async function storeRates(db: Db, rates: Rates): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ name: NAME, rates })
    .onConflictDoUpdate({ target: exchangeRates.name, set: { rates } });
}
