import {
  canCoexist,
  cutAttribute,
  cutSimilarity,
  isShapeAttribute,
  sharedGeneralValue,
} from "@dupewise/vocabulary/details/cuts";
import type { MeasureName } from "@dupewise/vocabulary/details/measurements.data";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { baseFiber, canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { outerFabricOfSide } from "../facts/outer-fabric.ts";
import { closestCutValues, otherSharedValues } from "../facts/cut-facts.ts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { BOTH, type Finding, type FindingOf, quotesOf } from "./finding.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { haveSameMaker } from "../rubric/ceiling.ts";
import { sharedSpecialKind } from "./derive-kind-findings.ts";
import { isImitationLeather } from "./wearing.ts";
import { mentionsTrait } from "./mentions-trait.ts";
import { withoutShapeNoun } from "./without-shape-noun.ts";

/** Shapes that a shopper would hardly tell apart do not count as different; lab-grown diamonds are diamonds. */
const NEAR = 0.7;

/** The similarity below which two sizes are two or more steps apart. */
const SIZES_APART = 0.3;

/**
 * Derives the findings about the cut: one for all attributes that both sides share, and one for each difference.
 * @param implied the traits that the features of both sides imply
 */
export function deriveCutFindings(
  a: ProductFacts,
  b: ProductFacts,
  weight: number,
  implied: ReadonlySet<string>,
): Finding[] {
  const areFilled = [a, b].every((side) => outerFabricOfSide(side)?.otherParts.has("fill") === true);
  const pairs = [...a.cut].flatMap(([attribute, mine]) => {
    const theirs = b.cut.get(attribute);
    // Two fillings named on labels are reported as parts.
    if (!theirs || (attribute === "fill" && areFilled)) return [];
    const { original, alternative } = closestCutValues(attribute, mine, theirs);
    if (isMeasured(attribute, a, b) && (attribute !== "rise" || original.value !== alternative.value)) return [];
    return [{ one: original, other: alternative }, ...otherSharedValues(mine, theirs, original)]
      .filter(({ one, other }) => (!one.isHint && !other.isHint) || isSkinny(attribute, one, other))
      .map((pair) => ({ attribute, ...pair }));
  });
  const mean = pairs.reduce((sum, { attribute }) => sum + weightOf(attribute), 0) / pairs.length;
  const each = (100 * weight) / (pairs.length + 1);
  const share = (attribute: string) => (each * weightOf(attribute)) / mean;
  const special = sharedSpecialKind(a, b);
  const isSame = (one: Fact<string>, other: Fact<string>) => cutValueFor(one.value, a) === cutValueFor(other.value, b);
  const alike = pairs.flatMap((pair) => {
    const { attribute, one, other } = pair;
    const value = isSame(one, other) ? one.value : sharedGeneralValue(attribute, one.value, other.value);
    const isTold =
      value !== undefined &&
      !implied.has(value) &&
      !isSaidBySpecialKind(value, special) &&
      !isSaidByType(value, a, b) &&
      !(value === "sleeveless" && [a, b].every(hasThinStraps)) &&
      !(value === "regular fit" && isClassic(one) !== isClassic(other)) &&
      !onlyRepeatsMaterial(value, a) &&
      !isOfFabric(value, a, b) &&
      // A pencil skirt has its own word for the shape of a sheath dress.
      !(attribute === "silhouette" && value === "sheath" && a.garment?.value.family === "skirts");
    return isTold ? [{ ...pair, value }] : [];
  });
  const isOneLine = haveSameKnownLine(a, b);
  const unlike = pairs.filter(
    ({ attribute, one, other }) =>
      !(
        isShapeAttribute(attribute) &&
        attribute !== "stone" &&
        cutSimilarity(attribute, one.value, other.value) >= NEAR
      ) &&
      !canCoexist(attribute, one.value, other.value) &&
      sharedGeneralValue(attribute, one.value, other.value) === undefined &&
      // One maker's small is another's medium, but nobody's large.
      !(attribute === "size" && !haveSameMaker(a, b) && cutSimilarity("size", one.value, other.value) > SIZES_APART) &&
      !(attribute === "heel" && [one, other].some(isKnownFlat) && [one, other].some(isLowHeel)) &&
      !(isOneLine && (attribute === "fit" || one.field === "line" || other.field === "line")) &&
      !isRecalled(one, a) &&
      !isRecalled(other, b) &&
      !startsTypes(one.value, a, b) &&
      !startsTypes(other.value, a, b) &&
      // The page of a mock wrap mentions a wrap, but black lenses are not green because the frame is.
      (OF_A_COLOR.has(attribute) ||
        (!(mentionsTrait(b, one.value) && !isPartOf(one.value, other.value)) &&
          !(mentionsTrait(a, other.value) && !isPartOf(other.value, one.value)))) &&
      !(attribute === "shoe style" && (isCutToo(b, one.value) || isCutToo(a, other.value))) &&
      !isSame(one, other),
  );
  const differences = unlike.map(({ attribute, one, other }): Finding => {
    const named = ({ value, isHint }: Fact<string>, side: ProductFacts) =>
      isHint ? "skinny fit" : cutValueFor(value, side);
    const [original, alternative] = [named(one, a), named(other, b)];
    return {
      code: "other-cut",
      sides: BOTH,
      values: { attribute, original, alternative, direction: directionOf(attribute, one.value, other.value) },
      evidence: quotesOf([one], [other]),
      weight: share(attribute) * (1 - cutSimilarity(attribute, one.value, other.value)),
    };
  });
  differences.push(...displayDifference(a, b, each));
  if (alike.length === 0) return differences;
  const evidence = quotesOf(
    alike.map(({ one }) => one),
    alike.map(({ other }) => other),
  );
  const named = alike.map(({ one, other, value }) => (areCrew(one, other) ? "crew neck" : cutValueFor(value, a)));
  const cuts = named.filter(
    (cut, at) => !named.some((other, place) => isPartOf(cut, other) && (place < at || !isPartOf(other, cut))),
  );
  const alikeWeight = alike.reduce((sum, { attribute }) => sum + share(attribute), 0);
  return [{ code: "same-cut", sides: BOTH, values: { cuts }, evidence, weight: alikeWeight }, ...differences];
}

/** The more an attribute counts toward the score, the earlier its difference is told: a leg before a rise. */
const weightOf = (attribute: string): number =>
  isShapeAttribute(attribute) ? 1 : (cutAttribute(attribute)?.weight ?? 1);

/** Derives the difference between a digital display and hands, which pages seldom state as such. */
function displayDifference(a: ProductFacts, b: ProductFacts, weight: number): Finding[] {
  const [original, alternative] = [displayOf(a), displayOf(b)];
  if (!original || !alternative || a.cut.has("display") === b.cut.has("display")) return [];
  if (original.value !== DIGITAL && alternative.value !== DIGITAL) return [];
  const values = { attribute: "display", original: original.value, alternative: alternative.value, direction: null };
  return [{ code: "other-cut", sides: BOTH, values, evidence: quotesOf([original], [alternative]), weight }];
}
const DIGITAL = "digital";

/** The display as stated, or as what only a watch with hands has implies it. */
function displayOf({ cut, details }: ProductFacts): Fact<string> | undefined {
  const hands = cut.get("hour markers") ?? details.find(({ value }) => value === "automatic movement");
  const display = cut.get("display") ?? (hands && { ...hands, value: "analogue" });
  return display?.isHint ? undefined : display;
}

/** Skinny jeans have no straight or flared leg, although "skinny" is the word for their fit. */
const isSkinny = (attribute: string, one: Fact<string>, other: Fact<string>): boolean =>
  attribute === "leg" &&
  [one, other].some(({ quote, isHint }) => isHint && SKINNY.test(quote)) &&
  [one, other].some(({ value, isHint }) => !isHint && NOT_SKINNY.has(value));
const SKINNY = /^(?:skinny|pitillo)/i;
const NOT_SKINNY: ReadonlySet<string> = new Set(["straight leg", "bootcut", "flared leg", "wide leg"]);

const OF_A_COLOR: ReadonlySet<string> = new Set(["lens tint", "dial"]);

/** Makers that sell both cut their classic fit wider than their regular one. */
const isClassic = ({ quote }: Fact<string>): boolean => /classi|klassi|clásic/i.test(quote);

/**
 * Sizes that both pages state in numbers aren't compared in words: one maker's large or high is another's small or low.
 */
const isMeasured = (attribute: string, ...sides: readonly ProductFacts[]): boolean =>
  sides.every(({ measurements }) => measurements.some(({ name }) => name === MEASURED_AS[attribute]));
const MEASURED_AS: Readonly<Record<string, MeasureName>> = {
  size: "size",
  heel: "heel height",
  rise: "rise",
};

/** A line that is known to be flat may have a sole as thick as the low heel that another page measures. */
const isKnownFlat = ({ field, value }: Fact<string>): boolean => field === "line" && value === "flat sole";
const isLowHeel = ({ value }: Fact<string>): boolean => value === "low heel";

/** An unchecked trait of a line is no reason to distinguish two products. */
const isRecalled = ({ field }: Fact<string>, { line }: ProductFacts): boolean =>
  field === "line" && line?.value.isChecked !== true;

/** Returns true when another cut of a side states a style: slides with thong straps are in a thong style. */
function isCutToo({ cut }: ProductFacts, style: string): boolean {
  const [word = ""] = style.split(" ");
  return [...cut.values()].some(({ value }) => value !== style && value.split(" ").includes(word));
}

/** The trait "spaghetti straps", which counts on its own because it says more than "sleeveless" does. */
export const THIN_STRAPS = "spaghetti straps";
const hasThinStraps = ({ details, features }: ProductFacts): boolean =>
  [...details, ...features].some(({ value }) => value.endsWith(THIN_STRAPS));

const OF_A_PART = / (?:frame|upper|body|surface|shell|strap|case|band)$/;

/** Returns true when the name of a shape only repeats the product's material: "an acetate frame". */
export function onlyRepeatsMaterial(shape: string, { composition, metal }: ProductFacts): boolean {
  // Imitation leather is a coated fabric.
  if (shape === "coated surface" && composition.some(({ value }) => isImitationLeather(value.material))) return true;
  // Of a watch the metal is reported, and not the leather of its strap.
  return (
    metal === null &&
    composition.some(
      ({ value: { part, material } }) =>
        partRole(part) !== "fill" && canonicalFiber(shape.replace(OF_A_PART, "")) === baseFiber(material),
    )
  );
}

/** Returns true when two sides' fabric states the style: fleece jackets are in a fleece style. */
function isOfFabric(shape: string, { fabric: a }: ProductFacts, { fabric: b }: ProductFacts): boolean {
  return a !== null && a.value === b?.value && withoutShapeNoun(shape) === a.value;
}

/** Returns true when one name includes the other: a wrap front is a wrap. */
function isPartOf(less: string, more: string): boolean {
  const words = withoutShapeNoun(more).split(/[ -]/);
  return withoutShapeNoun(less)
    .split(" ")
    .every((word) => words.includes(word));
}

/** A round neck that both pages call a crew neck is one. */
function areCrew(...facts: readonly Fact<string>[]): boolean {
  return facts.every(({ value, quote }) => value === "round neck" && /crew/i.test(quote));
}

/** "Puffer jackets" are in a puffer style, a rigid bangle is a bangle, and flats have flat soles. */
function isSaidByType(value: string, ...sides: readonly ProductFacts[]): boolean {
  if (value === "flat sole" && sides.every(({ garment }) => FLAT.has(garment?.value.type))) return true;
  if (value === "skinny fit" && sides.every(({ garment }) => garment?.value.family === "leggings")) return true;
  const noun = withoutShapeNoun(value).split(" ").at(-1);
  return startsTypes(value, ...sides) || sides.every(({ garment }) => garment?.value.type === noun);
}

/** Returns true when the type of each side says as much as the value: clogs have a clog style. */
function startsTypes(value: string, ...sides: readonly ProductFacts[]): boolean {
  const style = withoutShapeNoun(value);
  return sides.every(({ garment }) => garment?.value.type.startsWith(style));
}

/** "Waxed jackets" have a waxed surface. */
const isSaidBySpecialKind = (value: string, special: ReturnType<typeof sharedSpecialKind>): boolean =>
  special !== null && (value === special.style || special.name.startsWith(withoutShapeNoun(value)));

const FLAT: ReadonlySet<string | undefined> = new Set(["flats", "flip-flops", "slides"]);

const STAND_COLLARS: ReadonlySet<string> = new Set([
  "mandarin collar",
  "high collar",
  "band collar",
  "high neck",
  "mock neck",
]);

/**
 * Returns the usual name of a cut value for this kind of product: maxi-length leggings are full length, and a jacket's
 * high neck is a stand collar.
 */
export function cutValueFor(value: string, { garment }: ProductFacts): string {
  const group = garment?.value.group;
  const isOfLegs = (group === "bottoms" && garment?.value.family !== "skirts") || group === "hosiery";
  const isZipped = group === "outerwear" || garment?.value.family === "sweatshirts";
  if (STAND_COLLARS.has(value) && isZipped) return "stand collar";
  return value === "maxi length" && isOfLegs ? "full length" : value;
}

function directionOf(attribute: string, from: string, to: string): FindingOf<"other-cut">["values"]["direction"] {
  const values = cutAttribute(attribute)?.values ?? [];
  const [start, end] = [from, to].map((name) => values.find((value) => value.name === name)?.at);
  if (start === undefined || end === undefined) return null;
  return end > start ? "more" : "less";
}
