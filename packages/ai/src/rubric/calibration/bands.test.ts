import { expect, it } from "vitest";
import { extractFacts } from "../../facts/extract-facts.ts";
import { scoreFacts } from "../score-facts.ts";
import { BANDED_PAIRS } from "./bands.data.ts";

const attributesOf = (title: string) => extractFacts({ title });

it.each(BANDED_PAIRS)("scores %s and %s between %d and %d", (original, alternative, lowest, highest) => {
  const { similarityScore } = scoreFacts(attributesOf(original), attributesOf(alternative));
  expect(similarityScore).toBeGreaterThanOrEqual(lowest);
  expect(similarityScore).toBeLessThanOrEqual(highest);
});
