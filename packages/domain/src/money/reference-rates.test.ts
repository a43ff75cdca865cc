import { describe, expect, it } from "vitest";
import { BUNDLED_RATES } from "./exchange.ts";
import { parseReferenceRates } from "./reference-rates.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const { EUR: _euro, BGN: _gone, ...RATES } = BUNDLED_RATES.perEuro;

/** In the bank's format, with single quotes and namespaces. */
const listOf = (
  rates: Readonly<Record<string, number | string>>,
  day = "2026-11-20",
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join("\n")}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const read = (xml: string) => parseReferenceRates(xml, BUNDLED_RATES, NOW);

describe("the daily reference rates", () => {
  it("are parsed with their date, including the euro itself and the currencies that it replaced", () => {
    const rates = read(listOf({ ...RATES, USD: 1.1514 }));
    expect(rates.date).toBe("2026-11-20");
    expect(rates.perEuro).toMatchObject({ EUR: 1, USD: 1.1514, BGN: 1.95583, JPY: RATES.JPY });
  });

  it("are also parsed when the attributes are in double quotes", () => {
    expect(read(listOf(RATES).replaceAll("'", '"')).perEuro.USD).toBe(RATES.USD);
  });

  it.each([
    ["another page", "<html><body>Sorry, we are busy</body></html>"],
    ["an empty response", ""],
    ["an empty list", listOf({})],
    ["only a few currencies", listOf({ USD: 1.1, GBP: 0.8 })],
    ["no dollar", listOf(Object.fromEntries(Object.entries(RATES).filter(([name]) => name !== "USD")))],
    ["a future date", listOf(RATES, "2026-11-25")],
    ["a date before the current rates", listOf(RATES, "2024-12-31")],
    ["an invalid date", listOf(RATES, "2026-02-31")],
    ["several dates", listOf(RATES) + listOf(RATES, "2026-11-19")],
    ["a hundred dollars to the euro", listOf({ ...RATES, USD: 103 })],
    ["a worthless dollar", listOf({ ...RATES, USD: 0 })],
    ["an infinite number", listOf({ ...RATES, USD: "9".repeat(400) })],
    ["a duplicate currency", listOf(RATES).replace("</Cube>", "<Cube currency='USD' rate='1.2'/></Cube>")],
  ])("are rejected when the source sends %s", (_what, xml) => {
    expect(() => read(xml)).toThrow();
  });

  it("are rejected in linear time when the response is hostile", () => {
    const started = performance.now();
    expect(() => read("<Cube  ".repeat(150_000))).toThrow();
    expect(() => read(`<Cube ${" ".repeat(1_000_000)}`)).toThrow();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
