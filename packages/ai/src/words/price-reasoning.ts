import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { breakEvenRatio, overallQuality, type RelativeQuality } from "../value/value-score.ts";
import { listed, pick } from "./grammar.ts";

interface Input {
  prices: ComparablePrices;
  quality: RelativeQuality;
  /** Whether a lack of likeness, or of knowing it, held the value down. */
  isCapped: boolean;
}

/** Below this a part of the quality is named as a loss. */
const NOTABLE = 0.92;
const LITTLE = 1.15;

/** How the value came about: quality, cost a wear, likeness. */
export function reasoning({ prices, quality, isCapped }: Input): string {
  const limit = isCapped
    ? "The value is held down by the score: only what is known to be alike can take the original's place."
    : "";
  return [qualitySentence(quality), wearSentence(prices), limit].filter((sentence) => sentence !== "").join(" ");
}

const PARTS: Readonly<Record<keyof RelativeQuality, string>> = {
  material: "material",
  construction: "details",
  design: "looks",
};

function qualitySentence(quality: RelativeQuality): string {
  const share = Math.round(100 * overallQuality(quality));
  const losses = [
    ...(quality.material < NOTABLE ? [PARTS.material] : []),
    ...(quality.construction < NOTABLE ? [PARTS.construction] : []),
    ...(quality.design < NOTABLE ? [PARTS.design] : []),
  ];
  if (share > 100) return "By its material the alternative is the better made of the two.";
  if (losses.length === 0) return "On what is stated, the alternative gives up next to nothing in quality.";
  const where = listed(losses);
  return pick(
    [
      `We put the alternative at about ${share}% of the original's quality; it loses on ${where}.`,
      `It loses on ${where}, which leaves about ${share}% of the original's quality.`,
      `About ${share}% of the original's quality, by our reckoning: the loss is in ${where}.`,
    ],
    `${share}${where}`,
  );
}

function wearSentence(prices: ComparablePrices): string {
  const ratio = breakEvenRatio(prices);
  if (ratio === null || ratio < LITTLE) return "";
  const times = ratio >= 10 ? String(Math.round(ratio)) : ratio.toFixed(1).replace(/\.0$/, "");
  return pick(
    [
      `Wear for wear the two cost the same once the original is worn ${times} times as often.`,
      `Worn ${times} times as often, the original costs no more a wear.`,
      `The original would have to be worn ${times} times as often to cost as little a wear.`,
    ],
    times,
  );
}
