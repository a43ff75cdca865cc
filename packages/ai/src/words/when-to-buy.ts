import type { Side } from "@dupewise/domain/comparison/side";
import type { Assessment } from "../assess.ts";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingOf } from "@dupewise/domain/money/saving";
import { clothOfSide, namesTheSame } from "../facts/cloth.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { colorsOf, comeInTheSame } from "../findings/color-findings.ts";
import type { Finding } from "../findings/finding.ts";
import { SAME_TO_SHOPPERS } from "../findings/kind-findings.ts";
import { wearingGains } from "../findings/wearing.ts";
import { isVerySame } from "../identity/same-item.ts";
import { categoryGate } from "../rubric/gate.ts";
import { listed, withArticle } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";
import { money } from "./money.ts";
import { clothName, colorNames, cutName, detailName, typeName } from "./names.ts";

const { whenToBuy: SAY } = TEXTS;
const MOST_DETAILS = 3;

/** Says when the original is the one to buy: what only it offers. */
export function whenToBuyOriginal(assessment: Assessment, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : -savingOf(prices);
  const reasons = [...saving(saved, prices), ...advantages(assessment, "original", "alternative")];
  if (reasons.length > 0) return reasons.join(" ");
  return isVerySame(assessment.score.sameItem) ? SAY.sameOriginal : SAY.originalAlone;
}

/** Says when the alternative is: its price, and what only it offers. */
export function whenToBuyAlternative(assessment: Assessment, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : savingOf(prices);
  const reasons = [...saving(saved, prices), ...advantages(assessment, "alternative", "original")];
  if (reasons.length > 0) return reasons.join(" ");
  if (isVerySame(assessment.score.sameItem)) return SAY.sameAlternative;
  return prices === null ? SAY.alternativeUnpriced : SAY.alternativeAlone;
}

function saving(amount: number, prices: ComparablePrices | null): string[] {
  return amount > 0 && prices !== null ? [SAY.saving(money(amount, prices.currency))] : [];
}

/** What the first offers and the second does not, as wishes. */
function advantages(assessment: Assessment, side: Side, otherSide: Side): string[] {
  const [own, other] = [assessment[side].facts, assessment[otherSide].facts];
  return [kind(own, other), cloth(own, other), look(own, other), details(assessment.findings, side)].filter(
    (wish) => wish !== null,
  );
}

function kind({ garment: own }: ProductFacts, { garment: other }: ProductFacts): string | null {
  // Pumps and heels are two names, not two wishes.
  const isOther = own !== null && other !== null && categoryGate(own.value, other.value) < SAME_TO_SHOPPERS;
  return isOther ? SAY.want(withArticle(typeName(own.value.type))) : null;
}

function cloth(own: ProductFacts, other: ProductFacts): string | null {
  const [mine, theirs] = [clothOfSide(own), clothOfSide(other)];
  if (!mine || !theirs || clothName(mine) === clothName(theirs) || namesTheSame(mine, theirs)) return null;
  const gains = wearingGains(theirs, mine, own.garment?.value.group);
  if (gains.length > 0) return SAY.wantForWear(clothName(mine), listed(gains.map(TEXTS.wearing)));
  return mine.grade > theirs.grade ? SAY.want(clothName(mine)) : null;
}

function look(own: ProductFacts, other: ProductFacts): string | null {
  const cut = [...own.cut].find(([attribute, { value }]) => {
    const counterpart = other.cut.get(attribute);
    return counterpart !== undefined && counterpart.value !== value;
  });
  const isOtherColor = own.colours.length > 0 && other.colours.length > 0 && !comeInTheSame(own, other);
  const isOtherFabric = own.fabric !== null && other.fabric !== null && own.fabric.value !== other.fabric.value;
  const fabrics = isOtherFabric && own.fabric ? [own.fabric.value] : [];
  const wishes = [
    ...fabrics,
    ...(isOtherColor ? [colorNames(colorsOf(own))] : []),
    ...(cut ? [cutName(cut[1].value)] : []),
  ];
  return wishes.length === 0 ? null : SAY.prefer(listed(wishes));
}

function details(findings: readonly Finding[], side: Side): string | null {
  const only = findings.flatMap((finding) =>
    finding.code === "only-details" && finding.sides[0] === side ? finding.values.details : [],
  );
  const names = listed(only.slice(0, MOST_DETAILS).map(detailName));
  return names === "" ? null : SAY.want(names);
}
