import { type BandTone, scoreBand, valueBand } from "@dupewise/domain/comparison/score-band";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingsOf } from "@dupewise/domain/money/savings";
import type { obviousSizeDifference } from "../findings/finding.ts";
import type { UnstatedFact } from "../findings/list-missing-facts.ts";
import { MUCH_CHEAPER_RATIO } from "../value/weigh-value.ts";
import { joinList } from "./grammar.ts";
import { FACTS_TO_ADD, TEXTS } from "./messages.data.ts";
import { areSimilarPrices } from "./money.ts";
import type { TradeOff } from "./write-finding.ts";

const { recommendation: SAY } = TEXTS;

interface Input {
  similarityScore: number;
  /** Whether the score could fall into another band, given how little is known. */
  isOpen: boolean;
  /** Whether only a range of scores is shown. */
  isRange: boolean;
  /** The facts without which we give no advice, largest effect first. */
  needed: readonly UnstatedFact[];
  /** What the alternative's buyer accepts: "polyester"; null when no difference is stated. */
  difference: string | null;
  /**
   * The dimension of that difference: a material alone can mean lower quality, but a color says nothing about quality.
   */
  dimension: TradeOff["dimension"] | null;
  /** How the alternative's size differs from the original's; null when it is about the same or unknown. */
  size: ReturnType<typeof obviousSizeDifference>;
  /** What only the original mentions, so that a buyer should look for it in the alternative. */
  unchecked: string | null;
  /** Whether the two differ only in version, seller, price and condition. */
  isOneModel: boolean;
  bought?: { value: number; prices: ComparablePrices };
  priced?: { original: boolean; alternative: boolean };
}

type Said = (input: Pick<Input, "difference" | "unchecked">) => string;

const told =
  (alike: string, unlike: (taken: string) => string): Said =>
  ({ difference }) =>
    difference === null ? alike : unlike(difference);

/** By the value's band, for a cheaper alternative. */
const BY_VALUE: Readonly<Record<BandTone, Said>> = {
  great: (said) =>
    told(said.unchecked === null ? SAY.greatAndAlike : SAY.greatUnchecked(said.unchecked), SAY.great)(said),
  good: (said) => told(said.unchecked === null ? SAY.goodAndAlike : SAY.goodUnchecked(said.unchecked), SAY.good)(said),
  fair: told(SAY.fairAndAlike, SAY.fair),
  poor: told(SAY.poorAndAlike, SAY.poor),
};

/** By the score's band, when no price is known. */
const BY_SCORE: Readonly<Record<BandTone, Said>> = {
  great: () => SAY.standIn,
  good: told(SAY.standInAsKnown, SAY.standInWith),
  fair: () => SAY.sameDirection,
  poor: () => SAY.noStandIn,
};

/** Writes one or two sentences that say which of the two products we would buy. */
export function writeBuyingAdvice(said: Input): string {
  const { similarityScore, isOpen, needed, isOneModel, bought, priced } = said;
  if (isOpen) return `${SAY.unsure} ${bought ? SAY.addMissing(factsToAdd(needed)) : askForPrice(priced)}`;
  const { tone } = scoreBand(similarityScore);
  const isOther = tone === "poor";
  if (!bought) return isOther ? BY_SCORE[tone](said) : `${BY_SCORE[tone](said)} ${askForPrice(priced)}`;
  const isSame = areSimilarPrices(bought.prices);
  if (isSame && !isOther) return isOneModel ? SAY.sameCostOfOneModel : SAY.sameCost;
  const isCheaper = !isSame && savingsOf(bought.prices) > 0;
  // Without a named difference between two that are only somewhat similar, we haven't seen it.
  if (tone === "fair" && said.difference === null && isCheaper)
    return said.size === null ? SAY.partlyAlike : SAY.partlyAlikeInSize(said.size);
  if (isOther) return isCheaper ? SAY.cheapButOther : SAY.dearAndOther;
  // Nobody trades a beanie for a baseball cap.
  if (tone === "fair" && said.dimension === "kind" && said.difference !== null && isCheaper)
    return SAY.otherKindForLess(said.difference);
  const isFarBelow = bought.prices.original >= MUCH_CHEAPER_RATIO * bought.prices.alternative;
  const { tone: worth } = valueBand(bought.value);
  // Too little is known, or too little alike, to say that a color is all that one has to accept.
  if ((said.isRange || tone === "fair") && said.dimension === "colour" && isCheaper) return SAY.partlyAlike;
  if (isFarBelow && said.dimension !== "material" && (worth === "great" || worth === "good"))
    return said.difference === null || said.dimension === "colour" ? SAY.farBelow : SAY.farBelowWith(said.difference);
  if (tone === "fair" && said.difference !== null && isCheaper && worth !== "poor")
    return SAY.partlyAlikeWith(said.difference);
  if (isOneModel && isCheaper && worth === "fair" && said.difference === null) return SAY.fairOfOneModel;
  return isCheaper ? BY_VALUE[worth](said) : told(SAY.dearAndAlike, SAY.dear)(said);
}

function factsToAdd(needed: readonly UnstatedFact[]): string {
  return joinList(
    [...Map.groupBy(needed, ({ code }) => code)].flatMap(([code, [first, second]]) =>
      first === undefined ? [] : FACTS_TO_ADD[code](second === undefined ? first.side : "both", first.group),
    ),
  );
}

function askForPrice(priced: Input["priced"]): string {
  if (priced?.original && priced.alternative) {
    return SAY.noRate;
  }
  if (!priced?.original && !priced?.alternative) return SAY.addBoth;
  return SAY.addOne(priced.original ? "alternative" : "original");
}
