import { describe, expect, it } from "vitest";
import { resultFromVerdicts } from "./engines/openai/result-from-verdicts.ts";
import { STANDARD } from "./engines/openai/depth.ts";
import { visibleText } from "./engines/openai/visible-text.ts";
import { applyModelWords } from "./engines/openai/words.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { prepareSide } from "./assess.ts";
import { reword } from "./reword.ts";
import { compareProducts } from "./compare-products.ts";
import { buildDupeCoat, buildWrapCoat } from "./testing/coats.ts";
import { buildCoatJudgment } from "./testing/judgments.ts";

const [original, alternative] = [buildWrapCoat(), buildDupeCoat()];
const [a, b] = [prepareSide(original), prepareSide(alternative)];

describe("a comparison rewritten without a model", () => {
  it("keeps the model's score, explained in the engine's own words", () => {
    const texts = { original: visibleText(original), alternative: visibleText(alternative) };
    const judgment = buildCoatJudgment();
    const judged = resultFromVerdicts(a, b, scoreFacts(a.facts, b.facts), [judgment, judgment], texts);
    if (judged === null) throw new Error("the judgment holds");
    const { result: byCode } = judged;
    const byModel = applyModelWords(byCode, judgment.words, texts, [], STANDARD);
    expect(byModel.similarities).not.toEqual(byCode.similarities);
    expect(byModel.similarityScore).not.toBe(compareProducts(original, alternative).similarityScore);
    const { analysis, ...retold } = reword(original, alternative, byModel);
    expect({ ...retold, analysis: undefined }).toEqual({ ...byCode, analysis: undefined });
    expect([analysis.similarities, analysis.differences, analysis.verdict]).toEqual([
      byCode.analysis.similarities,
      byCode.analysis.differences,
      byCode.analysis.verdict,
    ]);
  });

  it("is unchanged if the engine made the comparison without a model", () => {
    const { similarityScore, differences, priceReasoning } = compareProducts(original, alternative);
    expect(reword(original, alternative, compareProducts(original, alternative))).toMatchObject({
      similarityScore,
      differences,
      priceReasoning,
    });
  });
});
