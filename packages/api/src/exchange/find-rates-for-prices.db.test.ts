import { storeRates } from "@dupewise/db/queries/exchange-rates";
import { BUNDLED_RATES } from "@dupewise/domain/money/exchange";
import { expect, it } from "vitest";
import { startCaller } from "../testing/caller.ts";

const NEWER = { date: "2999-01-02", perEuro: { ...BUNDLED_RATES.perEuro, USD: 2 } };
const coat = (price: string) => `Product: Belted wool coat in camel\nPrice: ${price}\n100% wool`;

it("converts prices in two currencies at the newest stored rates, including in a rerun", async () => {
  const { signUp, services } = await startCaller();
  const { call } = await signUp();
  await storeRates(services.database.db, NEWER);
  const made = await call.comparisons.create({ originalUrl: coat("€400"), dupeUrl: coat("$200") });
  const exchange = { date: NEWER.date, perEuro: { EUR: 1, USD: 2 } };
  expect(made.analysis.exchange).toEqual(exchange);
  const inOneCurrency = await call.comparisons.rerun({ id: made.id, dupePrice: "€200" });
  expect(inOneCurrency.analysis.exchange).toBeUndefined();
  const again = await call.comparisons.rerun({ id: made.id, dupePrice: "$100" });
  expect(again.analysis.exchange).toEqual(exchange);
});
