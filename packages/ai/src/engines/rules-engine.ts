import { assess, readSide } from "../assess.ts";
import { scoreFacts } from "../rubric/score-facts.ts";
import { writeResult } from "../words/write-result.ts";
import { basisOf, type CompareEngine } from "./compare-engine.ts";

/** Compares with the local rules only, without any network calls. */
export const rulesEngine: CompareEngine = async (original, alternative, { rates }) => {
  const [a, b] = [readSide(original), readSide(alternative)];
  const assessment = assess(a, b, scoreFacts(a.facts, b.facts), rates);
  return { ...writeResult(assessment), basis: basisOf(assessment) };
};
