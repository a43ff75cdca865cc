import { describe, expect, it } from "vitest";
import { judgePrice, lowestPrice, usualPrice } from "./judge-price.ts";
import { type PricedDay, type PricePoint, listPricedDays } from "./price-point.ts";
import { describeVerdict } from "./describe-verdict.ts";

const TODAY = "2026-06-30";
const dayOf = (ago: number) => new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10);

/** Daily prices, each for this many days, ending today. */
function days(...spans: readonly [amount: string, days: number][]): PricedDay[] {
  const amounts = spans.flatMap(([amount, count]) => Array.from({ length: count }, () => amount));
  return amounts.map((amount, index) => ({
    day: dayOf(amounts.length - 1 - index),
    amount,
    currency: "EUR",
    isAvailable: true,
  }));
}
const saying = (...spans: readonly [string, number][]) => describeVerdict(judgePrice(days(...spans), TODAY), TODAY);

describe("judgePrice", () => {
  it.each<[name: string, kind: string, spans: [string, number][], details?: object]>([
    ["no prices", "too-early", [], { days: 0 }],
    ["thirteen days of prices", "too-early", [["100", 13]], { days: 13 }],
    ["a constant price", "usual", [["100", 14]]],
    [
      "a change within three percent",
      "usual",
      [
        ["100", 30],
        ["97", 2],
      ],
    ],
    [
      "the lowest price ever",
      "lowest",
      [
        ["100", 30],
        ["80", 2],
      ],
      { percent: 20, usual: { amount: "100", currency: "EUR" } },
    ],
    [
      "an earlier price",
      "seen-before",
      [
        ["79", 5],
        ["100", 60],
        ["80", 2],
      ],
      { day: dayOf(62), percent: 20 },
    ],
    [
      "a sale after an increase",
      "raised-first",
      [
        ["100", 60],
        ["140", 10],
        ["100", 2],
      ],
      { peak: { amount: "140" }, day: dayOf(11) },
    ],
    [
      "an increase long ago",
      "usual",
      [
        ["100", 30],
        ["140", 10],
        ["100", 60],
      ],
    ],
    [
      "an increase",
      "above",
      [
        ["100", 60],
        ["120", 2],
      ],
      { percent: 20 },
    ],
    [
      "a sale that lasted most of three months",
      "usual",
      [
        ["100", 90],
        ["80", 60],
      ],
    ],
  ])("judges %s as %s", (_name, kind, spans, details = {}) => {
    expect(judgePrice(days(...spans), TODAY)).toMatchObject({ kind, ...details });
  });

  it("makes no judgment from only a few readings, even over a long time", () => {
    const few = days(["100", 60], ["80", 1]).filter((_, index) => index % 20 === 0);
    expect(judgePrice(few, TODAY)).toMatchObject({ kind: "too-early" });
  });

  it("compares amounts as numbers", () => {
    expect(judgePrice(days(["9.90", 20], ["10.00", 40], ["9.9", 1]), TODAY)).toEqual({ kind: "usual" });
  });
});

it("considers only days that have a price in the given currency, and no days in the future", () => {
  const euro: PricePoint = { day: dayOf(1), amount: "100", currency: "EUR", isAvailable: true };
  const points: PricePoint[] = [
    { ...euro, day: "2026-07-02", amount: "1" },
    { ...euro, day: TODAY, amount: "90" },
    { ...euro, amount: "1", currency: "USD" },
    { ...euro, day: dayOf(3), amount: null },
    euro,
  ];
  expect(listPricedDays(points, "EUR", TODAY).map(({ amount }) => amount)).toEqual(["100", "90"]);
});

it("returns the most recent day with the lowest price, and the median price as the usual price", () => {
  const all = days(["70", 3], ["100", 20], ["70.00", 2], ["90", 5]);
  expect(lowestPrice(all)?.day).toBe(dayOf(5));
  expect(usualPrice(all, TODAY)?.amount).toBe("100");
  expect(usualPrice([], TODAY)).toBeNull();
});

describe("describeVerdict", () => {
  it("states whether a discount is real, with the percentage or the reason", () => {
    expect(saying(["100", 30], ["80", 2])).toMatch(/^The discount is real: 20% below the usual €100,/);
    expect(saying(["100", 60], ["140", 10], ["100", 2])).toMatch(
      /^No real discount: the price was raised to €140 in June/,
    );
  });

  it("names the month, adding the year if it isn't the current one", () => {
    const verdict = {
      kind: "seen-before",
      percent: 20,
      usual: { amount: "100", currency: "EUR" },
      day: "2026-03-31",
    } as const;
    expect(describeVerdict(verdict, TODAY)).toMatch(/: it was just as low in March\.$/);
    expect(describeVerdict({ ...verdict, day: "2025-11-02" }, TODAY)).toMatch(
      /: it was just as low in November 2025\.$/,
    );
  });
});
