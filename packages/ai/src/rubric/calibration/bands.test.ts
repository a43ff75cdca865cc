import { expect, it } from "vitest";
import { extractAttributes } from "../../facts/extract-facts.ts";
import { scoreAttributes } from "../score-facts.ts";
import { BANDS } from "./bands.data.ts";

const attributesOf = (title: string) => extractAttributes({ title });

it.each(BANDS)("%s beside %s: %d to %d", (original, alternative, lowest, highest) => {
  const { similarityScore } = scoreAttributes(attributesOf(original), attributesOf(alternative));
  expect(similarityScore).toBeGreaterThanOrEqual(lowest);
  expect(similarityScore).toBeLessThanOrEqual(highest);
});
