import { describe, expect, it } from "vitest";
import { SAMPLE_HEADS } from "../../apps/web/src/pages/landing/sample-heads.data.ts";
import { SAMPLES } from "../../apps/web/src/pages/landing/samples.data.ts";
import { HELD_OUT_PAIRS } from "../../apps/web/src/pages/trust/held-pairs.data.ts";
import { scoreHeldOutPairs } from "./make-held.ts";
import { summarizeSamples, makeSamples } from "./make-samples.ts";

describe("the landing page", () => {
  it("matches the engine's current output (if not, run npm run samples)", () => {
    expect(SAMPLES).toEqual(makeSamples());
    expect(SAMPLE_HEADS).toEqual(summarizeSamples());
  });

  it("shows a great match, a fair match and a clear mismatch", () => {
    const [match, soSo, no] = SAMPLES.map(({ similarityScore }) => similarityScore ?? Number.NaN);
    expect(match).toBeGreaterThanOrEqual(80);
    expect(soSo).toBeGreaterThanOrEqual(40);
    expect(soSo).toBeLessThan(60);
    expect(no).toBeLessThan(40);
  });
});

it("shows all held-out pairs on the trust page, with the engine's current results (if not, run npm run samples)", () => {
  expect(HELD_OUT_PAIRS).toEqual(scoreHeldOutPairs());
  expect(HELD_OUT_PAIRS.length).toBeGreaterThanOrEqual(90);
});
