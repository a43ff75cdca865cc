import { expect, test } from "vitest";
import { SAMPLE_COMPARISON } from "../../testing/comparison.ts";
import { chooseHeadline } from "./headline.ts";

const ADVICE = "Take the alternative.";
const answer = (analysis: Partial<typeof SAMPLE_COMPARISON.analysis>, valueScore: number | null = 8) =>
  chooseHeadline({
    ...SAMPLE_COMPARISON,
    priceRecommendation: ADVICE,
    valueScore,
    analysis: { ...SAMPLE_COMPARISON.analysis, verdict: "Very close.", ...analysis },
  });

test("the headline is the advice if there is a value score and the similarity score is certain", () => {
  expect(answer({})).toEqual({ text: ADVICE, isAdvice: true });
  expect(answer({}, null)).toEqual({ text: "Very close.", isAdvice: false });
});

test("the headline is the range while little is known", () => {
  expect(answer({ confidence: 0.2, range: { low: 40.4, high: 78 } })).toEqual({
    text: "Somewhere between 40% and 78%",
    isAdvice: false,
  });
});

test.each([
  { sameItem: { likelihood: 0.95, isOtherColor: false, quotes: [] } },
  { notice: { text: "It bears a maker's name.", quotes: [] } },
  { gate: 0.1 },
  { gate: 0.1, confidence: 0.2, range: { low: 4, high: 5 } },
])("the headline is the verdict if the advice does not apply", (analysis) => {
  expect(answer(analysis)).toEqual({ text: "Very close.", isAdvice: false });
});
