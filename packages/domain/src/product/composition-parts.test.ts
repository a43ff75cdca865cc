import { describe, expect, it } from "vitest";
import { compositionParts, unstatedShare } from "./composition-parts.ts";
import type { CompositionItem } from "./product.ts";

const items = (...shares: [material: string, percentage: number | null, part?: string][]): CompositionItem[] =>
  shares.map(([material, percentage, part]) => ({ material, percentage, ...(part !== undefined && { part }) }));

describe("compositionParts", () => {
  it.each([
    ["one part", items(["cotton", 97], ["elastane", 3]), [2]],
    ["named parts", items(["wool", 80, "shell"], ["nylon", 20, "shell"], ["viscose", 100, "lining"]), [2, 1]],
    ["an unnamed part after a complete one", items(["cotton", 97], ["elastane", 3], ["polyester", 100]), [2, 1]],
    ["rounding", items(["cotton", 67], ["linen", 34]), [2]],
    ["shares beyond a complete part", items(["cotton", 60], ["polyester", 60]), [1, 1]],
    ["missing shares", items(["cotton", null], ["linen", null]), [2]],
  ])("splits %s", (_what, given, lengths) => {
    const parts = compositionParts(given);
    expect(parts.map(({ length }) => length)).toEqual(lengths);
    expect(parts.flat()).toEqual(given);
  });
});

describe("unstatedShare", () => {
  it.each([
    [[60, 20], 20],
    [[98], 0],
    [[97.9], 2.1],
    [[67, 34], 0],
    [[null], 100],
  ])("returns the percentage that %j leaves unstated: %d", (shares, unsaid) => {
    const part = items(...shares.map((share): [string, number | null] => ["cotton", share]));
    expect(unstatedShare(part)).toBeCloseTo(unsaid, 9);
  });
});
