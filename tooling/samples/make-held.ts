import { compareProducts } from "@dupewise/ai/compare-products";
import { REAL_PRODUCT_PAIRS } from "@dupewise/ai/rubric/calibration/goods/pairs";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import type { HeldOutPair } from "../../apps/web/src/pages/trust/held-pair.ts";

/** Scores the held-out pairs of real products with the current engine. */
export const scoreHeldOutPairs = (): HeldOutPair[] =>
  REAL_PRODUCT_PAIRS.filter(({ isHeld }) => isHeld).map(({ family, known, lowest, highest, original, alternative }) => {
    const { similarityScore: score } = compareProducts(productFromText(original), productFromText(alternative));
    return { family, known, score, lowest, highest };
  });
