import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { breakEvenRatio, isQualityKnown, type RelativeQuality } from "../value/value-score.ts";
import type { Side } from "@dupewise/domain/comparison/side";
import { TEXTS } from "./messages.data.ts";
import { areSimilarPrices } from "./money.ts";

const { quality: SAY } = TEXTS;

interface Input {
  prices: ComparablePrices;
  quality: RelativeQuality;
  isOneLine: boolean;
  /** The sides that don't state their material, with the fabric that they name instead of its fiber. */
  unstated: readonly { side: Side; fabric: string | null }[];
  /** Whether both name the same main material. */
  isOneMaterial: boolean;
  /** Whether the alternative's material is better for any shopper, not only by a grade that rates polyamide. */
  isClearlyBetter: boolean;
  /** Whether the alternative's material was said to last longer, or less long. */
  wear: "more" | "less" | null;
  /** Whether the alternative is secondhand. */
  isUsed: boolean;
  /** Whether the products are carried: bags are used, not worn. */
  isCarried: boolean;
  /** Whether low similarity, or too little knowledge of it, limited the value. */
  isCapped: boolean;
}

/** The ratio of the alternative's material quality to the original's below which the material is a step down. */
export const STEP_DOWN_RATIO = 0.92;
/** The quality ratio below which it is a big step down. */
const BIG_STEP_DOWN = 0.6;
/** The quality ratio above which it is better. */
const BETTER = 1.14;
/** The price ratio at which workmanship is worth mentioning. A quarter off is just a sale. */
const MARKED = 1.5;
const FAR_APART = 2.5;
/** The price ratio below which nobody counts wears. */
const LITTLE = 1.2;
/** The number from which wears are counted in whole times. */
const WHOLE_TIMES = 10;
/** The number of wears beyond which nobody plans. */
const MANY = 20;

/**
 * Explains the value score in terms of quality, cost per wear and similarity. Returns null when none of them explains
 * it.
 */
export function explainValueScore(input: Input): string | null {
  const { prices, isOneLine, isCarried, isCapped } = input;
  const limit = isCapped ? TEXTS.capped : "";
  const ofQuality = isOneLine ? SAY.sameLine : qualitySentence(input);
  const said = [ofQuality, isOneLine ? "" : wearSentence(prices, isCarried), limit].filter(
    (sentence) => sentence !== "",
  );
  return said.length === 0 ? null : said.join(" ");
}

/** Pages state quality mostly through materials; what the value assumes for the rest is mentioned. */
function qualitySentence({ prices, isUsed, ...of }: Input): string {
  const seed = `${prices.original}-${prices.alternative}`;
  const { quality } = of;
  const isMarked = prices.original > MARKED * prices.alternative;
  const ofMaterial = materialSentence(of, { seed, isMarked });
  if (
    areSimilarPrices(prices) &&
    quality.material !== null &&
    quality.material >= STEP_DOWN_RATIO &&
    quality.material <= BETTER
  )
    return SAY.sameForSame;
  if (!isMarked) return ofMaterial;
  // A used piece costs less however well it is made.
  if (isUsed) return ofMaterial;
  const loss = prices.original > FAR_APART * prices.alternative ? SAY.usualLoss(seed) : SAY.someLoss;
  return `${ofMaterial} ${isQualityKnown(quality) ? SAY.workmanship(seed) : loss}`.trim();
}

function materialSentence(
  {
    quality: { material },
    isOneMaterial,
    unstated,
    isClearlyBetter,
    wear,
  }: Pick<Input, "quality" | "isOneMaterial" | "unstated" | "isClearlyBetter" | "wear">,
  { seed, isMarked }: { seed: string; isMarked: boolean },
): string {
  if (material === null) return unknownMaterial(unstated);
  if (material > BETTER && isClearlyBetter) return SAY.betterMaterial;
  // Two materials of equal grade of which one lasts longer have been ranked.
  if (material >= STEP_DOWN_RATIO && wear !== null && !isOneMaterial) return "";
  if (material >= BIG_STEP_DOWN && material < STEP_DOWN_RATIO && wear === "more") return SAY.equalMaterial;
  if (material >= STEP_DOWN_RATIO && !isOneMaterial) return SAY.equalMaterial;
  if (material >= STEP_DOWN_RATIO) return isMarked ? SAY.sameMaterialForLess(seed) : SAY.sameMaterial;
  return material < BIG_STEP_DOWN ? SAY.poorMaterial(seed) : SAY.lesserMaterial(seed);
}

/** Says whose material is unknown; nothing when both are known but can't be ranked, like aluminum and leather. */
function unknownMaterial([first, second]: Input["unstated"]): string {
  if (!first) return "";
  if (second) return SAY.neitherMaterial;
  return first.fabric === null ? SAY.unknownMaterial(first.side) : SAY.unknownFiber(first.side, first.fabric);
}

function wearSentence(prices: ComparablePrices, isCarried: boolean): string {
  const ratio = breakEvenRatio(prices);
  if (ratio === null || ratio < LITTLE || ratio > MANY) return "";
  const times = ratio < WHOLE_TIMES ? Math.round(10 * ratio) / 10 : Math.round(ratio);
  return TEXTS.wears(String(times), isCarried);
}
