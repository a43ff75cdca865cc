import { describe, expect, it } from "vitest";
import { describeConfidence, scoreBand, valueBand } from "./score-band.ts";

describe("scoreBand", () => {
  it.each([
    [100, "great", "very similar - great match"],
    [80, "great", "very similar - great match"],
    [79.5, "great", "very similar - great match"],
    [79.4, "good", "share many similarities"],
    [60, "good", "share many similarities"],
    [59, "fair", "share some similarities but have notable differences"],
    [40, "fair", "share some similarities but have notable differences"],
    [39, "poor", "quite different"],
    [0, "poor", "quite different"],
  ])("describes a score of %d with the tone %s: %s", (score, tone, words) => {
    const band = scoreBand(score);
    expect(band.tone).toBe(tone);
    expect(band.message).toContain(words);
  });
});

describe("valueBand", () => {
  it.each([
    [10, "Excellent Value"],
    [8, "Excellent Value"],
    [7, "Good Value"],
    [6, "Good Value"],
    [5, "Fair Value"],
    [4, "Fair Value"],
    [3, "Consider Carefully"],
    [0, "Consider Carefully"],
  ])("describes a value score of %d as %j", (value, label) => {
    expect(valueBand(value).label).toBe(label);
  });
});

describe("describeConfidence", () => {
  it.each([
    [0.34, "A rough guess"],
    [0.35, "Fairly sure"],
    [0.74, "Fairly sure"],
    [0.75, "Sure"],
  ])("describes a confidence of %d as %j", (confidence, words) => {
    expect(describeConfidence(confidence)).toBe(words);
  });
});
