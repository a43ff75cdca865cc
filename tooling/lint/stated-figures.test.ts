import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FREE_COMPARISONS, PREMIUM_CENTS, PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const sources = globSync(["apps/web/src/**/*.{ts,tsx}", "packages/{api,domain,mail}/src/**/*.ts"], { cwd: root });
const texts = sources
  .filter((file) => !/\.test\.|\.data\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

/** Every figure that texts state in this place. */
const stated = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, figure]) => figure));

describe("figures stated in prose match the code", () => {
  it("for the price of premium", () => {
    expect(PREMIUM_PRICE).toBe(`$${PREMIUM_CENTS / 100}`);
    const prices = stated(/(\$\d+)(?:\/| per )month/g);
    expect(prices.length).toBeGreaterThan(0);
    expect(new Set(prices)).toEqual(new Set([PREMIUM_PRICE]));
  });

  it("for the number of free comparisons", () => {
    const counts = stated(/\b(\d+) free comparisons/g);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([`${FREE_COMPARISONS}`]));
  });
});
