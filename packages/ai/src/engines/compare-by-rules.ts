import { assessProducts } from "../assess.ts";
import { writeResult } from "../words/write-result.ts";
import { createBasis, type CompareEngine } from "./compare-engine.ts";

/** Compares two products by the local rules only, without any network calls. */
export const compareByRules: CompareEngine = async (original, alternative, { rates }) => {
  const assessment = assessProducts(original, alternative, { rates });
  return { ...writeResult(assessment), basis: createBasis(assessment) };
};
