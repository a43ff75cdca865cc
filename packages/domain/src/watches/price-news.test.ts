import { describe, expect, it } from "vitest";
import { applyReading, decideNews, type WatchState } from "./price-news.ts";

const WATCH: WatchState = {
  below: null,
  dropPercent: null,
  backInStock: false,
  currency: "EUR",
  startAmount: "100.00",
  isAvailable: true,
  reportedAmount: null,
};
const euros = (amount: string) => ({ amount, currency: "EUR" });

describe("decideNews", () => {
  it.each<[string, Partial<WatchState>, string, string | null]>([
    ["a price at the limit", { below: "80" }, "80.00", "below"],
    ["a price over the limit", { below: "80" }, "80.01", null],
    ["a drop by the percentage", { dropPercent: 10 }, "90", "dropped"],
    ["a smaller drop", { dropPercent: 10 }, "90.01", null],
    ["a drop that was already reported", { dropPercent: 10, reportedAmount: "85" }, "85.00", null],
    ["a further drop", { dropPercent: 10, reportedAmount: "85" }, "84.99", "dropped"],
    ["a drop from an unknown price", { dropPercent: 10, startAmount: null }, "1", null],
  ])("returns $3 for $0", (_name, terms, amount, news) => {
    expect(decideNews({ ...WATCH, ...terms }, euros(amount), true).news).toBe(news);
  });

  it("notifies again when the price returns to the limit after exceeding it", () => {
    const raised = decideNews({ ...WATCH, below: "80", reportedAmount: "75" }, euros("99"), true);
    expect(raised).toEqual({ news: null, reportedAmount: null });
    expect(decideNews({ ...WATCH, below: "80", ...raised }, euros("75"), true).news).toBe("below");
  });

  it("never compares prices in different currencies", () => {
    const told = decideNews({ ...WATCH, below: "80", reportedAmount: "79" }, { amount: "5", currency: "USD" }, true);
    expect(told).toEqual({ news: null, reportedAmount: "79" });
  });

  it("notifies once when a product is back in stock, and reports a price drop only while it is available", () => {
    const away = { ...WATCH, below: "80", backInStock: true, isAvailable: false };
    expect(decideNews(away, euros("100"), true).news).toBe("back");
    expect(decideNews({ ...away, isAvailable: true }, euros("100"), true).news).toBeNull();
    expect(decideNews(away, euros("70"), false)).toEqual({ news: null, reportedAmount: null });
    expect(decideNews(away, null, true).news).toBe("back");
  });
});

describe("a watch after its page was read", () => {
  it("takes its currency and starting price from the first known price", () => {
    const { watch, amount } = applyReading(
      { ...WATCH, currency: null, startAmount: null },
      { amount: "50", currency: "SEK" },
    );
    expect([watch.currency, watch.startAmount, amount]).toEqual(["SEK", "50", "50"]);
  });

  it("keeps its currency when a later price is in a different one", () => {
    const { watch, amount } = applyReading(WATCH, { amount: "50", currency: "SEK" });
    expect([watch.currency, watch.startAmount, amount]).toEqual(["EUR", "100.00", null]);
  });
});
