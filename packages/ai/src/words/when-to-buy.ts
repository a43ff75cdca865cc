import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingOf } from "@dupewise/domain/money/saving";
import { clothOfSide, namesTheSame } from "../facts/cloth.ts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { colorsOf, comeInTheSame } from "../findings/color-findings.ts";
import { ownDetails } from "../findings/detail-findings.ts";
import { wearingGains } from "../findings/wearing.ts";
import { categoryGate } from "../rubric/gate.ts";
import { listed, withArticle } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";
import { money } from "./money.ts";
import { clothName, colorNames, cutName, detailName, typeName } from "./names.ts";

const { whenToBuy: SAY } = TEXTS;
const MOST_DETAILS = 3;
const ANOTHER_KIND = 0.93;

/** Says when the original is the one to buy: what only it offers. */
export function whenToBuyOriginal(a: ProductFacts, b: ProductFacts, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : -savingOf(prices);
  const reasons = [...saving(saved, prices), ...advantages(a, b)];
  return reasons.length > 0 ? reasons.join(" ") : SAY.originalAlone;
}

/** Says when the alternative is: its price, and what only it offers. */
export function whenToBuyAlternative(a: ProductFacts, b: ProductFacts, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : savingOf(prices);
  const reasons = [...saving(saved, prices), ...advantages(b, a)];
  if (reasons.length > 0) return reasons.join(" ");
  return prices === null ? SAY.alternativeUnpriced : SAY.alternativeAlone;
}

function saving(amount: number, prices: ComparablePrices | null): string[] {
  return amount > 0 && prices !== null ? [SAY.saving(money(amount, prices.currency))] : [];
}

/** What the first offers and the second does not, as wishes. */
function advantages(own: ProductFacts, other: ProductFacts): string[] {
  return [kind(own, other), cloth(own, other), look(own, other), details(ownDetails(own), ownDetails(other))].filter(
    (wish) => wish !== null,
  );
}

function kind({ garment: own }: ProductFacts, { garment: other }: ProductFacts): string | null {
  // Pumps and heels are two names, not two wishes.
  const isOther = own !== null && other !== null && categoryGate(own.value, other.value) < ANOTHER_KIND;
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

function details(own: readonly Fact<string>[], other: readonly Fact<string>[]): string | null {
  if (other.length === 0) return null;
  const only = own.filter(({ value }) => !other.some((fact) => fact.value === value));
  const names = listed(only.slice(0, MOST_DETAILS).map(({ value }) => detailName(value)));
  return names === "" ? null : SAY.want(names);
}
