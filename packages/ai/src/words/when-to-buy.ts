import type { Side } from "@dupewise/domain/comparison/side";
import type { Assessment } from "../assess.ts";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingOf } from "@dupewise/domain/money/saving";
import { type Cloth, clothOfSide, namesTheSame } from "../facts/cloth.ts";
import { METALS } from "../facts/metals.data.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { colorsOf, isOneShade } from "../findings/color-findings.ts";
import type { Finding } from "../findings/finding.ts";
import { isVerySame } from "../identity/same-item.ts";
import { listed, withArticle } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";
import { money } from "./money.ts";
import { clothName, mainName, colorNames, cutName, detailName, typeName } from "./names.ts";

const { whenToBuy: SAY } = TEXTS;
/** More than this is no longer a reason but a list. */
const MOST_WISHES = 4;

/** Says when the original is the one to buy: what only it offers. */
export function whenToBuyOriginal(assessment: Assessment, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : -savingOf(prices);
  const alone = isVerySame(assessment.score.sameItem) ? SAY.sameOriginal : SAY.originalAlone;
  return reasons(saved, prices, wishes(assessment, "original", "alternative")) ?? alone;
}

/** Says when the alternative is: its price, and what only it offers. */
export function whenToBuyAlternative(assessment: Assessment, prices: ComparablePrices | null): string {
  const saved = prices === null ? 0 : savingOf(prices);
  const said = reasons(saved, prices, wishes(assessment, "alternative", "original"));
  if (said !== null) return said;
  if (isVerySame(assessment.score.sameItem)) return SAY.sameAlternative;
  return prices === null ? SAY.alternativeUnpriced : SAY.alternativeAlone;
}

function reasons(saved: number, prices: ComparablePrices | null, wanted: readonly string[]): string | null {
  const names = listed(wanted.slice(0, MOST_WISHES));
  if (saved <= 0 || prices === null) return names === "" ? null : SAY.want(names);
  const amount = money(saved, prices.currency);
  return names === "" ? SAY.saving(amount) : SAY.savingAnd(amount, names);
}

/** What the first offers and the second does not. */
function wishes({ findings, ...sides }: Assessment, side: Side, otherSide: Side): string[] {
  const [own, other] = [sides[side].facts, sides[otherSide].facts];
  return [
    ...kind(findings, side),
    ...cloth(own, other),
    ...look(own, other, findings, side),
    ...details(findings, side),
  ];
}

function kind(findings: readonly Finding[], side: Side): string[] {
  const other = findings.find((finding) => finding.code === "other-kind");
  return other ? [withArticle(typeName(other.values[side]))] : [];
}

/** The better cloth of the two: nobody wants the lesser one. */
function cloth(own: ProductFacts, other: ProductFacts): string[] {
  if (own.metal && other.metal)
    return METALS[own.metal.value].grade > METALS[other.metal.value].grade ? [own.metal.value] : [];
  const [mine, theirs] = [clothOfSide(own), clothOfSide(other)];
  if (!mine || !theirs || clothName(mine) === clothName(theirs) || namesTheSame(mine, theirs)) return [];
  if (mine.grade <= theirs.grade || isStretchAlone(mine, theirs)) return [];
  if (mine.main !== theirs.main) return [mainName(mine.items)];
  const isMore = mine.mainShare !== null && theirs.mainShare !== null && mine.mainShare > theirs.mainShare;
  return isMore ? [`more ${mainName(mine.items)}`] : [];
}

/** Whether a few percent of elastane are all that sets two cloths apart. */
function isStretchAlone(one: Cloth, other: Cloth): boolean {
  const rest = ({ items }: Cloth) =>
    listed(items.flatMap(({ material }) => (material === "elastane" ? [] : [material])).toSorted());
  return rest(one) === rest(other);
}

function look(own: ProductFacts, other: ProductFacts, findings: readonly Finding[], side: Side): string[] {
  const cut = findings.find((finding) => finding.code === "other-cut");
  const isOtherFabric = own.fabric !== null && other.fabric !== null && own.fabric.value !== other.fabric.value;
  return [
    ...(isOtherFabric && own.fabric ? [own.fabric.value] : []),
    ...(cut ? [cutName(cut.values[side])] : []),
    ...ownColors(own, other),
  ];
}

/** The colors that the other has not; a metal's own is told as the metal. */
function ownColors(own: ProductFacts, other: ProductFacts): string[] {
  if (own.colours.length === 0 || other.colours.length === 0) return [];
  const isTheirs = (name: string) => other.colours.some(({ value }) => isOneShade(value.name, name));
  const added = colorsOf(own).filter(({ name, isTone }) => !isTheirs(name) && !(isTone && own.metal && other.metal));
  return added.length === 0 ? [] : [colorNames(added)];
}

function details(findings: readonly Finding[], side: Side): string[] {
  const only = findings.flatMap((finding) =>
    finding.code === "only-details" && finding.sides[0] === side ? finding.values.details : [],
  );
  return only.map(detailName);
}
