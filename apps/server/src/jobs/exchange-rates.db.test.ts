import { createServer } from "node:http";
import { refreshRates } from "@dupewise/api/exchange/refresh-rates";
import { findRates } from "@dupewise/db/queries/exchange-rates";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { BUNDLED_RATES } from "@dupewise/domain/money/exchange";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { createRatesFetcher } from "./fetch-rates.ts";

const DAY = new Date().toISOString().slice(0, 10);
const { EUR: _euro, ...RATES } = BUNDLED_RATES.perEuro;
const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube><Cube time='${DAY}'>${Object.entries(RATES)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate * 1.01}'/>`)
  .join("\n")}</Cube></Cube></gesmes:Envelope>`;

/** A source of rates on loopback, which first responds as instructed, then with the list. */
async function startSource(...answers: { status?: number; headers?: Record<string, string>; body: string }[]) {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  let asked = 0;
  const server = createServer((_request, response) => {
    const { status = 200, headers = {}, body } = answers[asked++] ?? { body: LIST };
    response.writeHead(status, { "content-type": "text/xml", ...headers }).end(body);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  const fetchRates = createRatesFetcher(`http://127.0.0.1:${port}/stats/eurofxref/eurofxref-daily.xml`);
  return {
    read: () => refreshRates({ database, fetchRates }, {}, new AbortController().signal),
    rates: () => findRates(database.db),
    asked: () => asked,
    aMinuteLater: () => database.sql`update exchange_rates set asked_at = now() - interval '61 seconds'`,
  };
}

it("fetches the day's rates over HTTP, and only once for several concurrent workers", async () => {
  const source = await startSource();
  expect(await source.rates()).toBe(BUNDLED_RATES);
  await Promise.all([source.read(), source.read(), source.read()]);
  expect(source.asked()).toBe(1);
  const { date, perEuro } = await source.rates();
  expect({ date, usd: perEuro.USD, eur: perEuro.EUR }).toEqual({ date: DAY, usd: (RATES.USD ?? 0) * 1.01, eur: 1 });
});

it.each([
  ["an error", { status: 503, body: LIST }],
  ["a redirect elsewhere", { status: 302, headers: { location: "http://127.0.0.1:1/" }, body: "" }],
  ["a page of another content type", { body: "<html>Sorry</html>" }],
  ["more data than such a list needs", { body: LIST + " ".repeat(100_000) }],
  ["impossible rates", { body: LIST.replace(/currency='USD' rate='[^']+'/, "currency='USD' rate='900'") }],
])("keeps the previous rates if the source responds with %s, and tries again later", async (_what, answer) => {
  const source = await startSource(answer);
  await expect(source.read()).rejects.toThrow();
  expect(await source.rates()).toBe(BUNDLED_RATES);
  await source.aMinuteLater();
  await source.read();
  expect((await source.rates()).date).toBe(DAY);
});

it("makes no request if exchange rates are turned off", () => {
  expect(createRatesFetcher("none")).toBeNull();
});
