import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import type { Side } from "@dupewise/domain/comparison/side";
import type { Assessment } from "../assess.ts";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { mentionsTrait } from "../findings/mentions-trait.ts";
import { roundSavings, savingsOf } from "@dupewise/domain/money/savings";
import { type Fabric, outerFabricOfSide, haveSameMaterials } from "../facts/outer-fabric.ts";
import { METALS } from "../facts/metals.data.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Finding, NamedColor, Sides } from "../findings/finding.ts";
import { isImitationLeather } from "../findings/wearing.ts";
import type { Measurement } from "@dupewise/vocabulary/details/measurements";
import type { MeasureName } from "@dupewise/vocabulary/details/measurements.data";
import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import { areSameModel } from "../identity/one-model.ts";
import { withoutRepetition } from "./distinct-wishes.ts";
import { joinList, withArticle } from "./grammar.ts";
import { countryOf } from "./location-paragraph.ts";
import { TEXTS } from "./messages.data.ts";
import { formatAmount } from "./money.ts";
import {
  fabricName,
  mainMaterialName,
  formatMeasurements,
  metalNameBeside,
  colorNames,
  cutNames,
  detailName,
  patternNoun,
  typeName,
  withWeave,
} from "./names.ts";

const { whenToBuy: SAY } = TEXTS;
/** The minimum relative price difference that makes anyone choose between two things. */
const LEAST_SAVED = 0.03;
/** The maximum number of reasons; with more, a reason turns into a list. */
const MOST_WISHES = 4;

/** Writes a sentence about when to buy the original, based on what only the original offers. */
export function writeOriginalAdvice(assessment: Assessment): string {
  const { prices, unit } = paid(assessment);
  const saved = prices === null ? 0 : -savingsOf(prices);
  const said = reasons(saved, prices, unit, wishes(assessment, "original", "alternative"));
  if (said !== null) return said;
  const { original, alternative } = assessment;
  if (areSameModel(assessment)) return alternative.used && !original.used ? SAY.sameButNew : SAY.sameForItsSeller;
  if (original.maker && !isNamedIn(original.maker, alternative.maker)) return SAY.fromMaker(original.maker);
  const country = countryOf(original.location);
  if (country !== null && country !== countryOf(alternative.location)) return SAY.madeIn(country);
  return SAY.originalAlone(
    `${original.facts.garment?.quote} ${alternative.facts.garment?.quote} ${prices?.alternative}`,
  );
}

/** Writes a sentence about when to buy the alternative, based on its price and on what only the alternative offers. */
export function writeAlternativeAdvice(assessment: Assessment): string {
  const { prices, unit } = paid(assessment);
  const saved = prices === null ? 0 : savingsOf(prices);
  const said = reasons(saved, prices, unit, wishes(assessment, "alternative", "original"));
  if (said !== null) return said;
  if (areSameModel(assessment)) {
    if (assessment.original.used && !assessment.alternative.used) return SAY.sameButNew;
    return prices === null ? SAY.sameForItsPrice : SAY.sameForItsSeller;
  }
  if (prices === null) return SAY.alternativeUnpriced;
  const { original, alternative } = assessment;
  if (alternative.maker && !isNamedIn(alternative.maker, original.maker)) return SAY.fromMaker(alternative.maker);
  const isStandIn = (assessment.score.similarityScore ?? 0) >= SIMILARITY_BANDS.good;
  return isStandIn ? SAY.alternativeAlone : SAY.alternativeLiked;
}

/** Whether another maker's name contains this one: "Koolaburra by UGG". */
const isNamedIn = (maker: string, other: string | null | undefined): boolean =>
  other?.toLowerCase().includes(maker.toLowerCase()) === true;

interface Paid {
  prices: ComparablePrices | null;
  /** What follows an amount: nothing, or " per piece". */
  unit: string;
}

/** The prices that the value is based on. */
function paid({ value }: Assessment): Paid {
  return { prices: value?.scoredPrices ?? null, unit: value?.isPerPiece ? SAY.perPiece : "" };
}

function reasons(saved: number, prices: Paid["prices"], unit: string, wanted: readonly string[]): string | null {
  const names = joinList(wanted.slice(0, MOST_WISHES));
  if (prices === null || saved <= LEAST_SAVED * prices.original) return names === "" ? null : SAY.want(names);
  const amount = formatAmount(roundSavings(saved), prices.currency) + unit;
  return names === "" ? SAY.saving(amount) : SAY.savingAnd(amount, names);
}

/** Findings that distinguish two materials; without one, no material is a reason to buy. */
const TELLS_CLOTH: ReadonlySet<Finding["code"]> = new Set(["other-cloth", "related-materials", "other-metal"]);

/** Returns what the first product offers and the second one doesn't. */
function wishes(assessment: Assessment, side: Side, otherSide: Side): string[] {
  const { findings } = assessment;
  const [own, other] = [assessment[side].facts, assessment[otherSide].facts];
  const stuff = findings.some(({ code }) => TELLS_CLOTH.has(code)) ? cloth(own, other) : [];
  const goods = [...kind(findings, side), ...stuff];
  const colors = ownColors(findings, side, own.metal !== null && other.metal !== null);
  // "Camel hair and camel" says one thing twice.
  const isNew = (name: string) => !goods.some((named) => named.startsWith(`${name} `));
  return withoutRepetition([
    ...goods,
    ...look(own, other, { findings, side, isTold: stuff.length > 0 }).filter(isNew),
    // In "the color nude and leather", leather would be a color.
    ...rivals(findings, side),
    ...colors.filter(isNew),
    ...details(findings, side),
  ]);
}

/** What each has in place of the other: a sapphire crystal, a depth of 300 m. */
function rivals(findings: readonly Finding[], side: Side): string[] {
  return findings.flatMap((finding) => {
    if (finding.code === "other-measurement") {
      const wish = RATING_WISHES[finding.values[side].name];
      return wish && isMore(finding.values, side, wish.factor)
        ? [`${formatMeasurements(finding.values)[side]} ${wish.words}`]
        : [];
    }
    if (finding.code === "fabric-against-material") {
      const name = fabricName(finding.values[side]);
      return isImitationLeather(name) || isSynthetic({ main: name }) ? [] : [name];
    }
    if (finding.code !== "other-detail" || LESSER_DETAILS.has(finding.values[side])) return [];
    return [detailName(finding.values[side])];
  });
}

/** The ratings of which more is a reason to buy: their words after the number, and how many times as much counts. */
const RATING_WISHES: Partial<Readonly<Record<MeasureName, { words: string; factor: number }>>> = {
  gold: { words: "gold", factor: 1 },
  "fill power": { words: "fill power", factor: 1 },
  "water resistance": { words: "of water resistance", factor: 2 },
};

function isMore({ original, alternative }: Sides<Measurement>, side: Side, factor: number): boolean {
  const [mine = 0, theirs = 0] = [original.amounts[0], alternative.amounts[0]];
  return side === "original" ? mine >= factor * theirs : theirs >= factor * mine;
}

/** Nobody asks for the lesser of two, or for something that isn't there. */
const LESSER_DETAILS: ReadonlySet<string> = new Set([
  "mineral crystal",
  "acrylic crystal",
  "synthetic sole",
  "no lining",
  "no pockets",
  "no hood",
  "imitation pearls",
  "stones",
]);

function kind(findings: readonly Finding[], side: Side): string[] {
  const other = findings.find((finding) => finding.code === "other-kind");
  return other ? [withArticle(typeName(other.values[side]))] : [];
}

/** Names the better fabric: nobody wants the lesser one. Straw and fabric are just two looks. */
function cloth(own: ProductFacts, other: ProductFacts): string[] {
  const [metal, rival] = [own.metal?.value, other.metal?.value];
  if (metal && rival) return METALS[metal].grade > METALS[rival].grade + A_STEP ? [metalNameBeside(metal, rival)] : [];
  const surfaces = [own, other].map(({ cut }) => cut.get("surface")?.value);
  if (surfaces.every((surface) => surface === "coated surface")) return [];
  const [mine, theirs] = [outerFabricOfSide(own), outerFabricOfSide(other)];
  // A weave that both have is no reason to buy either, and the canvas of a blend is no cotton canvas.
  const isOfOne = mine?.items.length === 1 || (mine?.mainShare ?? 0) >= MOST;
  const weave = isOfOne && own.fabric?.value !== other.fabric?.value ? (own.fabric?.value ?? "") : "";
  if (!mine || !theirs || fabricName(mine) === fabricName(theirs) || haveSameMaterials(mine, theirs)) return [];
  if (mine.main !== theirs.main && theirs.items.some(({ material }) => isOfFiber(material, mine.main)))
    return isSynthetic(mine) || shareOf(mine.main, theirs) + MUCH_MORE > shareOf(mine.main, mine)
      ? []
      : [`${isPure(mine) && mine.mainShare === WHOLE ? "pure" : "more"} ${mainMaterialName(mine.items)}`];
  if (mine.main !== theirs.main && [mine, theirs].some(isPlaited)) return [mainMaterialName(mine.items)];
  if (isPure(mine) && theirs.main === mine.main && theirs.items.some(isPlastic))
    return [`all ${mainMaterialName(mine.items)}`];
  if (
    mine.main !== theirs.main &&
    Math.abs(mine.grade - theirs.grade) < A_STEP &&
    [mine, theirs].every(isNatural) &&
    baseFiber(mine.main) !== baseFiber(theirs.main)
  )
    return [withWeave(mainMaterialName(mine.items), weave)];
  if (GROWN.test(mine.main) && mine.main !== theirs.main && mine.grade + A_STEP >= theirs.grade)
    return [mainMaterialName(mine.items)];
  if (isMuchMore(mine, theirs)) return [`more ${mainMaterialName(mine.items)}`];
  if (mine.grade < theirs.grade + A_STEP || isStretchAlone(mine, theirs) || isSynthetic(mine)) return [];
  if (mine.main !== theirs.main) return [withWeave(mainMaterialName(mine.items), weave)];
  const isMore = mine.mainShare !== null && theirs.mainShare !== null && mine.mainShare > theirs.mainShare;
  return isMore ? [`more ${mainMaterialName(mine.items)}`] : [];
}

/** Merino wool is wool; faux leather is no leather. */
const isOfFiber = (material: string, fiber: string): boolean =>
  material === fiber || (material.endsWith(` ${fiber}`) && !isImitationLeather(material));

const [WHOLE, MOST] = [100, 80];

/** The percentage of a fiber under all its names; the most it can be where no share is given. */
const shareOf = (fiber: string, { items }: Fabric): number =>
  items.reduce((sum, { material, percentage }) => sum + (isOfFiber(material, fiber) ? (percentage ?? WHOLE) : 0), 0);

/** Linen or cotton is a matter of taste. */
const isNatural = ({ main }: Fabric): boolean => NATURAL.has(familyOf(main) ?? "");
const NATURAL: ReadonlySet<string> = new Set(["wool", "fine hair", "silk", "bast", "seed"]);

/** Fibers wanted for how they are grown or made, next to the same fiber. */
const GROWN = /^(?:organic|recycled) /;
/** The extra percentage of a natural fiber that a shopper would notice. */
const MUCH_MORE = 10;

function isMuchMore(mine: Fabric, theirs: Fabric): boolean {
  return (
    mine.main === theirs.main &&
    // Nobody wants more wool in place of cashmere.
    mine.grade >= theirs.grade &&
    !isSynthetic(mine) &&
    mine.mainShare !== null &&
    theirs.mainShare !== null &&
    mine.mainShare >= theirs.mainShare + MUCH_MORE
  );
}

/** A difference that a shopper would pay for, 0–1. */
const A_STEP = 0.08;

const isPure = ({ items, main, mainShare }: Fabric): boolean =>
  items.length === 1 && mainShare !== null && !isPlastic({ material: main });
const isPlastic = ({ material }: { material: string }): boolean => /^poly|^acrylic/.test(familyOf(material) ?? "");

const isSynthetic = ({ main }: Pick<Fabric, "main">): boolean =>
  isImitationLeather(main) || /^poly|^acrylic/.test(familyOf(main) ?? "");

const isPlaited = ({ main }: Fabric): boolean => familyOf(main) === "plaited";

/** Whether a few percent of elastane are the only difference between two fabrics. */
function isStretchAlone(one: Fabric, other: Fabric): boolean {
  const rest = ({ items }: Fabric) =>
    joinList(items.flatMap(({ material }) => (material === "elastane" ? [] : [material])).toSorted());
  return rest(one) === rest(other);
}

/** @param isTold whether the fabric has been named with its weave */
function look(
  own: ProductFacts,
  other: ProductFacts,
  { findings, side, isTold }: { findings: readonly Finding[]; side: Side; isTold: boolean },
): string[] {
  const cut = findings.find((finding) => finding.code === "other-cut");
  const isOtherFabric =
    !isTold &&
    own.fabric !== null &&
    other.fabric !== null &&
    own.fabric.value !== other.fabric.value &&
    !mentionsTrait(other, own.fabric.value) &&
    !mentionsTrait(own, other.fabric.value);
  return [
    ...(isOtherFabric && own.fabric ? [own.fabric.value] : []),
    ...(cut && !IMITATION_STONES.has(cut.values[side]) ? [cutNames(cut.values)[side]] : []),
  ];
}

/** The colors that only this side comes in: nobody chooses between two close shades. A metal's color is the metal. */
function ownColors(findings: readonly Finding[], side: Side, areOfMetal: boolean): string[] {
  const names = (colors: readonly NamedColor[]) => {
    const own = colors.filter(({ isTone }) => !(areOfMetal && isTone));
    const [first, ...more] = own;
    if (!first) return [];
    return [more.length === 0 ? SAY.color(first) : `the colors ${colorNames(own)}`];
  };
  return findings.flatMap((finding) => {
    if (finding.code === "other-colors") {
      const { original, alternative } = finding.values;
      const theirs = new Set((side === "original" ? alternative : original).map(({ name }) => name));
      return names(finding.values[side].filter(({ name }) => !theirs.has(name)));
    }
    if (finding.code === "added-colors") return names(finding.values[side].added);
    return [];
  });
}

/** Nobody asks for an imitation diamond or pearl. */
const IMITATION_STONES: ReadonlySet<string> = new Set(["moissanite", "cubic zirconia", "imitation pearls"]);

function details(findings: readonly Finding[], side: Side): string[] {
  const only = findings.flatMap((finding) =>
    finding.code === "only-details" && finding.sides[0] === side ? finding.values.details : [],
  );
  const prints = findings.flatMap((finding) =>
    finding.code === "only-pattern" && finding.sides[0] === side ? [patternNoun(finding.values.pattern)] : [],
  );
  const wanted = only.filter((name) => !IMITATION_STONES.has(name) && !LESSER_DETAILS.has(name));
  return [...prints, ...wanted.map(detailName)];
}
