import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { breakEvenRatio, overallQuality, type RelativeQuality } from "../value/value-score.ts";
import { listed } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";

const { quality: SAY } = TEXTS;

interface Input {
  prices: ComparablePrices;
  quality: RelativeQuality;
  /** Whether a lack of likeness, or of knowing it, held the value down. */
  isCapped: boolean;
}

/** Below this a part of the quality is named as a loss. */
const NOTABLE = 0.92;
const LITTLE = 1.15;

/** Says how the value came about: quality, cost a wear, likeness. */
export function reasoning({ prices, quality, isCapped }: Input): string {
  const limit = isCapped ? TEXTS.capped : "";
  return [qualitySentence(quality), wearSentence(prices), limit].filter((sentence) => sentence !== "").join(" ");
}

function qualitySentence(quality: RelativeQuality): string {
  const share = Math.round(100 * overallQuality(quality));
  const losses = [
    ...(quality.material < NOTABLE ? [SAY.parts.material] : []),
    ...(quality.construction < NOTABLE ? [SAY.parts.construction] : []),
    ...(quality.design < NOTABLE ? [SAY.parts.design] : []),
  ];
  if (share > 100) return SAY.better;
  if (losses.length === 0) return SAY.even;
  return SAY.loss(share, listed(losses));
}

function wearSentence(prices: ComparablePrices): string {
  const ratio = breakEvenRatio(prices);
  if (ratio === null || ratio < LITTLE) return "";
  const times = ratio >= 10 ? String(Math.round(ratio)) : ratio.toFixed(1).replace(/\.0$/, "");
  return TEXTS.wears(times);
}
