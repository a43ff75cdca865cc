import { describe, expect, it } from "vitest";
import { type Rankable, rankAlternatives, RANKINGS } from "./rank.ts";

const usd = (amount: number) => ({ amount: String(amount), currency: "USD" });
const item = (name: string, changes: Partial<Rankable>) => ({
  name,
  similarityScore: 70,
  valueScore: 6,
  gate: 1,
  price: usd(100),
  ...changes,
});

const FAITHFUL = item("faithful", { similarityScore: 92, valueScore: 7, price: usd(240) });
const BARGAIN = item("bargain", { similarityScore: 66, valueScore: 6, price: usd(40) });
const SOUND = item("sound", { similarityScore: 84, valueScore: 9, price: usd(110) });
const EUROPEAN = item("european", { similarityScore: 60, valueScore: 5, price: { amount: "60", currency: "EUR" } });
const UNPRICED = item("unpriced", { similarityScore: 88, valueScore: null, price: null });
const UNKNOWN = item("unknown", { similarityScore: null, valueScore: null });
const BAG = item("bag", { similarityScore: 12, valueScore: 9, gate: 0.15, price: usd(5) });
const ALL = [BAG, UNKNOWN, UNPRICED, EUROPEAN, BARGAIN, FAITHFUL, SOUND];

describe("several alternatives", () => {
  it.each([
    ["best", ["sound", "faithful", "bargain", "european", "unpriced"]],
    ["closest", ["faithful", "unpriced", "sound", "bargain", "european"]],
    ["cheapest", ["bargain", "european", "sound", "faithful", "unpriced"]],
  ] as const)("are ranked with the %s first", (by, names) => {
    expect(
      rankAlternatives(ALL, by, (one) => one)
        .map(({ name }) => name)
        .slice(0, 5),
    ).toEqual(names);
  });

  it.each(RANKINGS)(
    "are ranked so that those of another kind or without a score come last, however cheap: %s first",
    (by) => {
      const last = rankAlternatives(ALL, by, (one) => one).slice(5);
      expect(last.map(({ name }) => name).toSorted()).toEqual(["bag", "unknown"]);
    },
  );

  it.each(RANKINGS)("keep their given order when they tie: %s first", (by) => {
    const twins = ["first", "second", "third"].map((name) => item(name, { price: null }));
    expect(rankAlternatives(twins, by, (one) => one)).toEqual(twins);
  });
});
