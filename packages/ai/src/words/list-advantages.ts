import type { Side } from "@dupewise/domain/comparison/side";
import type { Measurement } from "@dupewise/vocabulary/details/measurements";
import type { MeasureName } from "@dupewise/vocabulary/details/measurements.data";
import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import type { Assessment } from "../assess.ts";
import { METALS } from "../facts/metals.data.ts";
import { type Fabric, haveSameMaterials, outerFabricOfSide } from "../facts/outer-fabric.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Finding, NamedColor, Sides } from "../findings/finding.ts";
import { mentionsTrait } from "../findings/mentions-trait.ts";
import { isImitationLeather } from "../findings/wearing.ts";
import { withoutRepetition } from "./without-repetition.ts";
import { joinList, withArticle } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";
import {
  colorNames,
  cutNames,
  detailName,
  fabricName,
  formatMeasurements,
  mainMaterialName,
  metalNameBeside,
  patternNoun,
  typeName,
  withWeave,
} from "./names.ts";

const { whenToBuy: SAY } = TEXTS;

/** Findings that distinguish two materials; without one, no material is a reason to buy. */
const TELLS_CLOTH: ReadonlySet<Finding["code"]> = new Set(["other-cloth", "related-materials", "other-metal"]);

/** The advantages of one product over the other, as phrases that complete "You want …". */
export interface Advantages {
  /** Its kind, its material, its cut, and what it has in place of the other's. */
  main: readonly string[];
  /** Its colors, prints and details. */
  minor: readonly string[];
}

/**
 * Lists the advantages of the product on one side over the other product. Both lists are empty if the two are the same
 * item.
 */
export function listAdvantages(assessment: Assessment, side: Side, otherSide: Side): Advantages {
  const { findings } = assessment;
  // What only one seller mentions of the same item is no reason to choose.
  if (findings.some((finding) => finding.code === "same-item" && !finding.values.isOtherColor))
    return { main: [], minor: [] };
  const [own, other] = [assessment[side].facts, assessment[otherSide].facts];
  const stuff = findings.some(({ code }) => TELLS_CLOTH.has(code)) ? listFabric(own, other) : [];
  const goods = [...listKind(findings, side), ...stuff];
  const colors = listColors(findings, side, own.metal !== null && other.metal !== null);
  // "Camel hair and camel" says one thing twice.
  const isNew = (name: string) => !goods.some((named) => named.startsWith(`${name} `));
  const main = [
    ...goods,
    ...listLook(own, other, { findings, side, isTold: stuff.length > 0 }).filter(isNew),
    // In "the color nude and leather", leather would be a color.
    ...listRivals(findings, side),
  ];
  const told = withoutRepetition([...main, ...colors.filter(isNew), ...listDetails(findings, side)]);
  return {
    main: told.filter((advantage) => main.includes(advantage)),
    minor: told.filter((advantage) => !main.includes(advantage)),
  };
}

/** What each has in place of the other: a sapphire crystal, a depth of 300 m. */
function listRivals(findings: readonly Finding[], side: Side): string[] {
  return findings.flatMap((finding) => {
    if (finding.code === "other-measurement") {
      const advantage = RATING_ADVANTAGES[finding.values[side].name];
      return advantage && isMore(finding.values, side, advantage.factor)
        ? [`${formatMeasurements(finding.values)[side]} ${advantage.words}`]
        : [];
    }
    if (finding.code === "fabric-against-material") {
      const name = fabricName(finding.values[side]);
      return isImitationLeather(name) || isSynthetic({ main: name }) ? [] : [name];
    }
    if (finding.code !== "other-detail" || isLesser(finding.values[side])) return [];
    return [detailName(finding.values[side])];
  });
}

/** The ratings of which more is a reason to buy: their words after the number, and how many times as much counts. */
const RATING_ADVANTAGES: Partial<Readonly<Record<MeasureName, { words: string; factor: number }>>> = {
  gold: { words: "gold", factor: 1 },
  "fill power": { words: "fill power", factor: 1 },
  "water resistance": { words: "of water resistance", factor: 2 },
};

function isMore({ original, alternative }: Sides<Measurement>, side: Side, factor: number): boolean {
  const [mine = 0, theirs = 0] = [original.amounts[0], alternative.amounts[0]];
  return side === "original" ? mine >= factor * theirs : theirs >= factor * mine;
}

/** Nobody asks for the lesser of two, or for something that isn't there. */
const LESSER: ReadonlySet<string> = new Set([
  "mineral crystal",
  "acrylic crystal",
  "synthetic sole",
  "no lining",
  "no pockets",
  "no hood",
  "moissanite",
  "cubic zirconia",
  "imitation pearls",
  "stones",
  "synthetic fill",
]);
const isLesser = (trait: string): boolean => LESSER.has(trait);

function listKind(findings: readonly Finding[], side: Side): string[] {
  const other = findings.find((finding) => finding.code === "other-kind");
  return other ? [withArticle(typeName(other.values[side]))] : [];
}

/** Names the better fabric: nobody wants the lesser one. Straw and fabric are just two looks. */
function listFabric(own: ProductFacts, other: ProductFacts): string[] {
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
  if (mine.main !== theirs.main && mine.grade + A_STEP >= theirs.grade && [mine, theirs].some(isPlaited))
    return [mainMaterialName(mine.items)];
  if (isPure(mine) && theirs.main === mine.main && theirs.items.some(isPlastic))
    return [`${mine.mainShare === WHOLE ? "100%" : "all"} ${mainMaterialName(mine.items)}`];
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
function listLook(
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
    ...(cut && !isLesser(cut.values[side]) ? [cutNames(cut.values)[side]] : []),
  ];
}

/** The colors that only this side comes in: nobody chooses between two close shades. A metal's color is the metal. */
function listColors(findings: readonly Finding[], side: Side, areOfMetal: boolean): string[] {
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

function listDetails(findings: readonly Finding[], side: Side): string[] {
  const only = findings.flatMap((finding) =>
    finding.code === "only-details" && finding.sides[0] === side ? finding.values.details : [],
  );
  const prints = findings.flatMap((finding) =>
    finding.code === "only-pattern" && finding.sides[0] === side ? [patternNoun(finding.values.pattern)] : [],
  );
  const wanted = only.filter((name) => !isLesser(name));
  return [...prints, ...wanted.map(detailName)];
}
