import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FREE_COMPARISONS, PREMIUM_CENTS, PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { RESET_LINK_LIFETIME, RESET_LINK_SECONDS } from "@dupewise/domain/account/reset-link";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const sources = globSync(["apps/web/src/**/*.{ts,tsx}", "packages/{api,domain,mail}/src/**/*.ts"], { cwd: root });
const texts = sources
  .filter((file) => !/\.test\.|\.data\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

const apiPage = readFileSync(join(root, "docs/api.md"), "utf8");
const NUMBERS = ["zero", "one", "two", "three", "four", "five"];

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, figure]) => figure);
/** Returns every figure that the texts state in this place. */
const stated = (pattern: RegExp) => texts.flatMap((text) => matchesOf(text, pattern));

describe("the product's texts", () => {
  it("state the price that premium members are charged", () => {
    expect(PREMIUM_PRICE).toBe(`$${PREMIUM_CENTS / 100}`);
    const prices = stated(/(\$\d+)(?:\/| per )month/g);
    expect(prices.length).toBeGreaterThan(0);
    expect(new Set(prices)).toEqual(new Set([PREMIUM_PRICE]));
  });

  it("state the number of comparisons that are actually free", () => {
    const counts = stated(/\b(\d+) free comparisons/g);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([`${FREE_COMPARISONS}`]));
    const used = stated(/ of (\d+) (?:comparisons )?used/g);
    expect(used.length).toBeGreaterThan(1);
    expect(new Set(used)).toEqual(new Set([`${FREE_COMPARISONS}`]));
    const words = [...stated(/(\w+) comparisons are free/g), ...matchesOf(apiPage, /counts as one of the (\w+);/g)];
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words)).toEqual(new Set([NUMBERS[FREE_COMPARISONS]]));
  });

  it("state the actual lifetime of a reset link", () => {
    expect(RESET_LINK_LIFETIME).toBe(`${NUMBERS[RESET_LINK_SECONDS / 3600]} hour`);
  });
});
