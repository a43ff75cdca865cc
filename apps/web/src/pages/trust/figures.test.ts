import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  SCORE_CAPS,
  BEST_CONSTANT,
  ENGINE_FIT,
  GENEROUS_POINTS,
  ACCURACY_BY_INPUT,
  DIMENSION_WEIGHTS,
} from "./figures.ts";

const scoring = readFileSync(new URL("../../../../../docs/scoring.md", import.meta.url), "utf8");
const found = (pattern: RegExp) => pattern.exec(scoring)?.slice(1).map(Number);

describe("the trust page's figures", () => {
  it("match the documented weights", () => {
    const row = /\| clothes +\|(.*)\|/.exec(scoring)?.[1]?.split("|").map(Number);
    expect(DIMENSION_WEIGHTS.map(({ percent }) => percent / 100)).toEqual(row);
  });

  it("match the documented measurements", () => {
    const line = /(\d+) pairs · mean error ([\d.]+) points · rank correlation ([\d.]+) · same band (\d+)%/;
    expect(Object.values(ENGINE_FIT)).toEqual(found(line));
    expect([GENEROUS_POINTS]).toEqual(found(/\| 60–79 +\| +\d+ +\| [\d.]+ +\| \+(\d+)\./));
  });

  it("match the documented accuracy for each kind of input and for the best constant score", () => {
    for (const { input, inBand } of ACCURACY_BY_INPUT) {
      expect([inBand], input).toEqual(found(new RegExp(String.raw`\| ${input} +\| ([\d.]+) `)));
    }
    expect([BEST_CONSTANT.score, BEST_CONSTANT.inBand]).toEqual(found(/\| nothing: always (\d+) +\| ([\d.]+) /));
  });

  it("match the documented caps", () => {
    expect([SCORE_CAPS.color, SCORE_CAPS.onlyColor]).toEqual(found(/(\d+) while a color is unknown, or (\d+) if/));
    expect([SCORE_CAPS.cutMaterialsOrConstruction]).toEqual(
      found(/(\d+) while a side states neither its make nor its shape/),
    );
    expect([SCORE_CAPS.otherMaker]).toEqual(found(/(\d+) for\s+another maker's/));
  });
});
