import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { isMadeOfParts } from "@dupewise/vocabulary/details/patterns";
import { isLittleKnown } from "@dupewise/vocabulary/makers/find-makers";
import type { ProductFacts } from "../facts/product-facts.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { type SameItem, sharedNameWeight, MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import { haveSameMaker, haveDifferentMakers } from "./ceiling.ts";
import { garmentGate } from "./gate.ts";
import { shapeAgreement } from "./shape-agreement.ts";

/** One dimension with its measured similarity. */
export interface MeasuredDimension {
  name: DimensionName;
  weight: number;
  /** 0–1, or null when a side says too little. */
  similarity: number | null;
  certainty: number;
  /**
   * Cut only: how strongly its attributes suggest similarity (above 0) or difference (below 0); 0 when none is stated.
   */
  shape?: number | undefined;
  /** Cut only: how much evidence its attributes give, for similarity and against it together. */
  strength?: number | undefined;
  /** Material only: how similar the two materials look. */
  look?: number | null | undefined;
}

interface Evidence {
  usual: number;
  counts: number;
  /** Cut only: the fraction of its weight that counts when the shape suggests similarity. */
  agreeing?: number;
  /**
   * Material only: the fraction, 0–1, of the gap to the similarity of their look that is added, as for faux leather and
   * leather.
   */
  looks?: number;
}

/** The usual similarity of two things of one kind: where every pair starts, and stays while nothing else is known. */
const USUAL = 0.68;

type EvidenceTable = Readonly<Record<DimensionName, Evidence>>;

/**
 * What each dimension contributes: nothing at the similarity usual for such products, and for each point above or below
 * `counts` × its weight × its certainty.
 */
const EVIDENCE: EvidenceTable = {
  cut: { usual: 0.75, counts: 1, agreeing: 0.7 },
  material: { usual: 0.78, counts: 0.75, looks: 0.4 },
  colour: { usual: 0.55, counts: 0.95 },
  pattern: { usual: 0.68, counts: 0.4 },
  construction: { usual: 0.3, counts: 0.3 },
  function: { usual: 0.58, counts: 0.55 },
  text: { usual: 0.3, counts: 1.5 },
};
/** The same when neither side has a maker: then only the facts distinguish the two, and count more. */
const NAMELESS: EvidenceTable = {
  cut: { usual: 0.75, counts: 1.3 },
  material: { usual: 0.8, counts: 1.65 },
  colour: { usual: 0.5, counts: 1.65 },
  pattern: { usual: 0.5, counts: 1.35 },
  construction: { usual: 0.35, counts: 0.675 },
  function: { usual: 0.58, counts: 0.825 },
  text: { usual: 0.3, counts: 0.75 },
};

/** The maximum contribution of all shape together, and how soon it is reached. */
const SHAPE_COUNTS = 0.8;
const SHAPE_ENOUGH = 1.7;
/** When neither line nor material is known, the color is most of the information: it counts more for than against. */
const BARE_COLOR = { usual: 0.33, counts: 3 };
/** What fraction of other differences counts between bare titles: which words they spend on a thing is chance. */
const TITLES_DIFFER = 0.4;
/** The similarity of kinds below which a shared color is a coincidence. */
const NEAR_KIND = 0.64;
/**
 * The strength of the shape below which none is known. A drop and a hoop differ, whether or not they share a color.
 */
const HARDLY_SHAPED = 0.15;
/** A line's traits say more than which of its colors is sold. */
const COLOR_OF_LINE = { usual: 0.73, counts: 0.7 };
/** Designs by two makers differ in more ways than their pages state, and even more when neither line is known… */
const TWO_MAKERS = 0.015;
const NO_LINES = 0.02;
/**
 * …and where pages say little about the design: the drape of a dress, the lace of a bra, the slots of a wallet. Of
 * glasses they say nearly all that is seen…
 */
const VAGUELY_DESCRIBED: Partial<Record<Group, number>> = {
  dresses: 0.03,
  innerwear: 0.07,
  "small leather goods": 0.11,
  eyewear: -0.02,
};
/** …and two known lines the more, the less their shapes agree… */
const TWO_LINES = 0.14;
/** …while an unknown design is usually compared with a famous one because it looks like it… */
const ONE_NAMED = 0.04;
/** …especially when a little-known maker sells it. */
const LITTLE_KNOWN = 0.06;
/** What one more line by the same maker subtracts besides: makers design their lines apart. */
const ANOTHER_LINE = 0.03;
/** What shared words of two makers' names add, and the weight of words at which two thirds of it is reached. */
const COMMON_NAMES = 0.065;
const COMMON_WEIGHT = 1.5;
/** The most that a material, a color and a shape add when all agree, since together they prove more… */
const AGREEMENT = 0.07;
/** …above these similarities of kind and material, and unless the shape contradicts them this much. */
const AGREEING_KIND = 0.9;
const AGREEING_MATERIAL = 0.7;
const CONTRADICTING_SHAPE = -0.25;
/** What a pattern subtracts that only one side has, and the patterns that are seen across a room. */
const ONE_PATTERNED = 0.04;
const VISIBLE_PATTERNS = new Set(
  "striped, checked, houndstooth, polka dot, printed, graphic, floral, animal, camouflage, paisley, conversational, tie-dye, ombre, colourblocked".split(
    ", ",
  ),
);
/** The remaining fraction of a difference within one line… */
const ONE_LINE = 0.2;
/** …and how much of it a likely identical item by the same maker removes. */
const ONE_ITEM = 2;

/** An unknown dimension's worst and best similarity, and the certainty it then has. */
const LEAST_LIKELY = 0.2;
const MOST_LIKELY = 1;
const FOUND_CERTAINTY = 0.8;

/** Returns the similarity of two items of the same kind, 0–1: a default that each known attribute raises or lowers. */
export function likenessOf(
  a: ProductFacts,
  b: ProductFacts,
  measured: readonly MeasuredDimension[],
  same: SameItem | null,
): number {
  const gate = garmentGate(a.garment?.value, b.garment?.value);
  const areTitles = gate >= NEAR_KIND && tellLittle(a, b, measured);
  const isBare = areTitles && isUnshaped(measured);
  const evidence = evidenceOf(a, b, isBare);
  const seen = sumOf(measured.filter(isSeen), evidence);
  const rest =
    sumOf(
      measured.filter((one) => !isSeen(one)),
      evidence,
    ) +
    ofNames(a, b, isBare) +
    (gate >= AGREEING_KIND ? ofAgreement(a, b, measured) : 0) -
    (gate >= NEAR_KIND && isOnePatterned(a, b, measured) ? ONE_PATTERNED : 0);
  const known = clamp(USUAL + seen + (areTitles && rest < 0 ? TITLES_DIFFER * rest : rest));
  const likelihood = Math.min(1, (same?.likelihood ?? 0) / MIN_SAME_ITEM_LIKELIHOOD);
  if (haveSameKnownLine(a, b) || likelihood === 1) return 1 - ONE_LINE * (1 - known);
  return 1 - (haveSameMaker(a, b) ? Math.max(0, 1 - ONE_ITEM * likelihood) : 1) * (1 - known);
}

/** Returns what `likenessOf` would return if everything unknown differed as much as possible. */
export function minLikeness(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): number {
  return likenessOf(a, b, fillUnknown(measured, LEAST_LIKELY), null);
}

/** Returns what `likenessOf` would return if everything unknown were the same. */
export function maxLikeness(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): number {
  return likenessOf(a, b, fillUnknown(measured, MOST_LIKELY), null);
}

/**
 * Returns the number of points, out of 100, by which the score changes when a dimension's similarity changes from one
 * value to another.
 */
export function pointsBetween(
  { name, weight }: Pick<MeasuredDimension, "name" | "weight">,
  from: number,
  to: number,
): number {
  return 100 * weight * EVIDENCE[name].counts * FOUND_CERTAINTY * Math.abs(to - from);
}

const clamp = (likeness: number): number => Math.min(1, Math.max(0, likeness));

function fillUnknown(measured: readonly MeasuredDimension[], similarity: number): MeasuredDimension[] {
  return measured.map((one) =>
    one.similarity === null || one.shape === 0
      ? { ...one, similarity, certainty: FOUND_CERTAINTY, shape: undefined }
      : one,
  );
}

const isSeen = ({ name }: MeasuredDimension): boolean => name === "colour" || name === "cut";

const areMaterialsKnown = (measured: readonly MeasuredDimension[]): boolean =>
  measured.some(({ name, similarity }) => name === "material" && similarity !== null);

/** Whether a maker is known, but no line, and not both materials: titles say no more. */
const tellLittle = (a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): boolean =>
  !a.line && !b.line && !isNameless(a, b) && !areMaterialsKnown(measured);

/** Whether the cut is known but says hardly anything about the shape. */
const isUnshaped = (measured: readonly MeasuredDimension[]): boolean =>
  measured.some(
    ({ name, similarity, strength = 0 }) => name === "cut" && similarity !== null && strength < HARDLY_SHAPED,
  );

const isNameless = (a: ProductFacts, b: ProductFacts): boolean =>
  !a.line && !b.line && a.identity.makers.size + b.identity.makers.size === 0;

function evidenceOf(a: ProductFacts, b: ProductFacts, isBare: boolean): EvidenceTable {
  if (isNameless(a, b)) return NAMELESS;
  if (isBare) return { ...EVIDENCE, colour: BARE_COLOR };
  return a.line || b.line ? { ...EVIDENCE, colour: COLOR_OF_LINE } : EVIDENCE;
}

function sumOf(measured: readonly MeasuredDimension[], evidence: EvidenceTable): number {
  let sum = 0;
  for (const one of measured) {
    const { name, weight, certainty, shape } = one;
    const { usual, counts, agreeing = 1 } = evidence[name];
    const similarity = apparentSimilarity(one, evidence);
    if (similarity === null) continue;
    const told =
      shape === undefined ? certainty * (similarity - usual) : SHAPE_COUNTS * Math.tanh(shape / SHAPE_ENOUGH);
    sum += weight * counts * told * (shape !== undefined && shape > 0 ? agreeing : 1);
  }
  return sum;
}

/** The similarity of a dimension; materials that look more alike than they are count as somewhat more alike. */
function apparentSimilarity(
  { name, similarity, look }: MeasuredDimension,
  { [name]: { looks = 0 } }: EvidenceTable,
): number | null {
  return similarity === null || !look ? similarity : similarity + looks * Math.max(0, look - similarity);
}

/** What the names of two makers or lines say about how similar their products look. */
function ofNames(a: ProductFacts, b: ProductFacts, isBare: boolean): number {
  const areLines = a.line !== null && b.line !== null;
  const isOneMaker = haveSameMaker(a, b);
  if (isOneMaker && (!areLines || haveSameKnownLine(a, b))) return 0;
  const ofLines = areLines ? -TWO_LINES * (1 - shapeAgreement(a, b)) : 0;
  if (isOneMaker) return ofLines - ANOTHER_LINE;
  const isUnknown = !a.line && !b.line;
  const untold = -measureVagueness(a, b);
  const rivals = haveDifferentMakers(a, b) && !isBare ? untold - TWO_MAKERS - (isUnknown ? NO_LINES : 0) : 0;
  const common = COMMON_NAMES * (1 - Math.exp(-sharedNameWeight(a.identity, b.identity) / COMMON_WEIGHT));
  if (isMadeAfter(a, b) || isMadeAfter(b, a)) return untold + common + LITTLE_KNOWN;
  return rivals + common + (areLines ? ofLines : isUnknown ? 0 : ONE_NAMED);
}

function measureVagueness({ garment: a }: ProductFacts, { garment: b }: ProductFacts): number {
  return a && a.value.group === b?.value.group ? (VAGUELY_DESCRIBED[a.value.group] ?? 0) : 0;
}

/** How much agreement in material, color and shape adds to what each of them says about products of one kind. */
function ofAgreement(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): number {
  if (isNameless(a, b) || haveSameKnownLine(a, b)) return 0;
  const of = (dimension: DimensionName) => measured.find(({ name }) => name === dimension);
  const fibers = of("material");
  const material = (fibers && apparentSimilarity(fibers, EVIDENCE)) ?? 0;
  const shape = of("cut")?.shape ?? 0;
  if (material <= AGREEING_MATERIAL || shape <= CONTRADICTING_SHAPE) return 0;
  const uncontradicted = 1 - Math.min(0, shape) / CONTRADICTING_SHAPE;
  const agreeing = (material - AGREEING_MATERIAL) / (1 - AGREEING_MATERIAL);
  return AGREEMENT * agreeing * (of("colour")?.similarity ?? 0) * uncontradicted;
}

/** Whether only one of two similar products, both described, has a visible pattern: a floral dress and a plain one. */
function isOnePatterned(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): boolean {
  if (!areMaterialsKnown(measured)) return false;
  const areLingerie = isLingerie(a) && isLingerie(b);
  return (areLingerie || !a.pattern || !b.pattern) && isPatterned(a) !== isPatterned(b);
}

const isLingerie = ({ garment }: ProductFacts): boolean => garment?.value.group === "innerwear";

/** Lace is to lingerie what a pattern is to other clothes. Square scarves are printed, even if their page omits it. */
function isPatterned(product: ProductFacts): boolean {
  const { pattern, details, garment, cut } = product;
  if (!garment) return false;
  if (cut.get("scarf form")?.value === "square scarf") return true;
  if (isLingerie(product) && (pattern?.value === "lace" || details.some(({ value }) => value === "lace trim")))
    return true;
  return pattern !== null && VISIBLE_PATTERNS.has(pattern.value) && !isMadeOfParts(garment.value.group);
}

/** Whether one side belongs to a known line, and the other is from a maker without well-known designs. */
function isMadeAfter({ line: known }: ProductFacts, { line, identity: { makers } }: ProductFacts): boolean {
  return known !== null && line === null && makers.size > 0 && [...makers].every(isLittleKnown);
}
