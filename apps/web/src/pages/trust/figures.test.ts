import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CAPS, FIT, GENEROUS_POINTS, WEIGHTS } from "./figures.ts";

const scoring = readFileSync(new URL("../../../../../docs/scoring.md", import.meta.url), "utf8");
const found = (pattern: RegExp) => pattern.exec(scoring)?.slice(1).map(Number);

describe("the trust page's figures", () => {
  it("are the weights of the documentation", () => {
    const row = /\| clothes +\|(.*)\|/.exec(scoring)?.[1]?.split("|").map(Number);
    expect(WEIGHTS.map(({ percent }) => percent / 100)).toEqual(row);
  });

  it("are its measurements", () => {
    const line = /(\d+) pairs · mean error ([\d.]+) points · rank correlation ([\d.]+) · same band (\d+)%/;
    expect(Object.values(FIT)).toEqual(found(line));
    expect([GENEROUS_POINTS]).toEqual(found(/\| 60–79 +\| +\d+ +\| [\d.]+ +\| \+(\d+)\./));
  });

  it("are its caps", () => {
    expect([CAPS.cutOrMaterial, CAPS.colour]).toEqual(
      found(/a cap holds:\s+(\d+) while no attribute[^,]+, (\d+) while/),
    );
  });
});
