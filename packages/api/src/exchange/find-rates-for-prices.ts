import { BUNDLED_RATES, requiresRate, type Rates } from "@dupewise/domain/money/exchange";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Product } from "@dupewise/domain/product/product";
import type { Db } from "@dupewise/db/connect";
import { findRates } from "@dupewise/db/queries/exchange-rates";

/**
 * Finds the exchange rates needed to compare two prices. Returns the bundled rates, without querying the database, if
 * no conversion is needed.
 */
export async function findRatesForPrices(
  db: Db,
  { original, alternative }: Sides<Pick<Product, "price">>,
): Promise<Rates> {
  const { price } = original;
  return price && alternative.price && requiresRate(price, alternative.price) ? findRates(db) : BUNDLED_RATES;
}
