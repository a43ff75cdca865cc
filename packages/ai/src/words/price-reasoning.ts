import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { breakEvenRatio, isKnown, overallQuality, type RelativeQuality, usualQuality } from "../value/value-score.ts";
import { listed } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";

const { quality: SAY } = TEXTS;

interface Input {
  prices: ComparablePrices;
  quality: RelativeQuality;
  isOneLine: boolean;
  /** Whether a lack of likeness, or of knowing it, held the value down. */
  isCapped: boolean;
}

/** Below this a part of the quality is named as a loss. */
const NOTABLE = 0.92;
const LITTLE = 1.15;
/** Nobody plans in more wears than this. */
const MANY = 20;

/** Says how the value came about: quality, cost a wear, likeness. */
export function reasoning({ prices, quality, isOneLine, isCapped }: Input): string | null {
  const limit = isCapped ? TEXTS.capped : "";
  const ofQuality = isOneLine ? SAY.sameLine : qualitySentence(quality, prices);
  const said = [ofQuality, wearSentence(prices), limit].filter((sentence) => sentence !== "");
  return said.length === 0 ? null : said.join(" ");
}

function qualitySentence(quality: RelativeQuality, prices: ComparablePrices): string {
  if (!isKnown(quality)) return openSentence(quality, prices);
  const share = Math.round(100 * overallQuality(quality));
  const losses = [
    ...((quality.material ?? 1) < NOTABLE ? [SAY.parts.material] : []),
    ...((quality.construction ?? 1) < NOTABLE ? [SAY.parts.construction] : []),
    ...(quality.design < NOTABLE ? [SAY.parts.design] : []),
  ];
  if (share > 100) return SAY.better;
  if (losses.length === 0) return SAY.even;
  return SAY.loss(share, listed(losses));
}

/** Nothing is said of a quality that nobody knows; a material that both name is. */
function openSentence({ material, construction }: RelativeQuality, prices: ComparablePrices): string {
  const { unsaid } = SAY;
  const isLoss = usualQuality(prices) < 1;
  // That nobody says how they are made matters only where the value makes up for it.
  if (material !== null && !isLoss) return material < NOTABLE ? SAY.onMaterial : "";
  const what = material !== null ? SAY.openMake : SAY.open(construction !== null ? unsaid.material : unsaid.both);
  const open = what + (isLoss ? SAY.usualLoss : SAY.noLoss);
  return material !== null && material < NOTABLE ? `${SAY.onMaterial} ${open}` : open;
}

function wearSentence(prices: ComparablePrices): string {
  const ratio = breakEvenRatio(prices);
  if (ratio === null || ratio < LITTLE || ratio > MANY) return "";
  const times = ratio >= 10 ? String(Math.round(ratio)) : ratio.toFixed(1).replace(/\.0$/, "");
  return TEXTS.wears(times);
}
