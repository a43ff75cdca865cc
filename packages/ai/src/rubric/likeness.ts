import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { isLittleKnown } from "@dupewise/vocabulary/makers/find-makers";
import type { ProductFacts } from "../facts/product-facts.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { type SameItem, sharedNameWeight, MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import { haveSameMaker, haveDifferentMakers } from "./ceiling.ts";
import { categoryGate } from "./gate.ts";
import { shapeAgreement } from "./shape-agreement.ts";

/** The measured similarity in one dimension; null when a side says too little. */
export interface MeasuredDimension {
  name: DimensionName;
  weight: number;
  similarity: number | null;
  certainty: number;
  /** Cut only: how strongly its attributes suggest similarity, above 0, or difference, below; 0 when none is stated. */
  shape?: number | undefined;
}

interface Evidence {
  usual: number;
  counts: number;
  /** Cut only: the fraction of its weight that counts when the shape suggests similarity. */
  agreeing?: number;
}

/** The usual similarity of two things of one kind: where every pair starts, and stays while nothing else is known. */
const USUAL = 0.68;

type EvidenceTable = Readonly<Record<DimensionName, Evidence>>;

/**
 * What each dimension contributes: nothing at the similarity usual for such products, and for each point above or below
 * `counts` × its weight × its certainty.
 */
const EVIDENCE: EvidenceTable = {
  cut: { usual: 0.75, counts: 1, agreeing: 0.625 },
  material: { usual: 0.78, counts: 0.75 },
  colour: { usual: 0.55, counts: 0.95 },
  pattern: { usual: 0.68, counts: 0.4 },
  construction: { usual: 0.3, counts: 0.3 },
  function: { usual: 0.58, counts: 0.55 },
  text: { usual: 0.3, counts: 0.5 },
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
const TWO_MAKERS = 0.035;
const NO_LINES = 0.04;
/** …and where pages say little about the design: the drape, the drawing of a print, the work of a jeweler… */
const VAGUELY_DESCRIBED = 0.05;
/** …and two known lines the more, the less their shapes agree… */
const TWO_LINES = 0.12;
/** …while an unknown design is usually compared with a famous one because it looks like it… */
const ONE_NAMED = 0.035;
/** …especially when a little-known maker sells it. */
const LITTLE_KNOWN = 0.1;
/** What shared words of two makers' names add, and the weight of words at which two thirds of it is reached. */
const COMMON_NAMES = 0.065;
const COMMON_WEIGHT = 1.5;
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
  const areTitles = areTitlesOfKind(a, b, measured);
  const isBare = areTitles && isUnshaped(measured);
  const evidence = evidenceOf(a, b, isBare);
  const seen = sumOf(measured.filter(isSeen), evidence);
  const rest =
    sumOf(
      measured.filter((one) => !isSeen(one)),
      evidence,
    ) + ofNames(a, b, isBare);
  const known = between(USUAL + seen + (areTitles && rest < 0 ? TITLES_DIFFER * rest : rest));
  const likelihood = Math.min(1, (same?.likelihood ?? 0) / MIN_SAME_ITEM_LIKELIHOOD);
  if (haveSameKnownLine(a, b) || likelihood === 1) return 1 - ONE_LINE * (1 - known);
  return 1 - (haveSameMaker(a, b) ? Math.max(0, 1 - ONE_ITEM * likelihood) : 1) * (1 - known);
}

/** Returns what `likenessOf` would return if everything unknown differed as much as possible. */
export function minLikeness(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): number {
  return likenessOf(a, b, filled(measured, LEAST_LIKELY), null);
}

/** Returns what `likenessOf` would return if everything unknown were the same. */
export function maxLikeness(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): number {
  return likenessOf(a, b, filled(measured, MOST_LIKELY), null);
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

const between = (likeness: number): number => Math.min(1, Math.max(0, likeness));

function filled(measured: readonly MeasuredDimension[], similarity: number): MeasuredDimension[] {
  return measured.map((one) =>
    one.similarity === null || one.shape === 0
      ? { ...one, similarity, certainty: FOUND_CERTAINTY, shape: undefined }
      : one,
  );
}

const isSeen = ({ name }: MeasuredDimension): boolean => name === "colour" || name === "cut";

/** Whether the two are of near kinds, and neither a line nor both materials are known. */
function areTitlesOfKind(a: ProductFacts, b: ProductFacts, measured: readonly MeasuredDimension[]): boolean {
  const isMaterialKnown = measured.some(({ name, similarity }) => name === "material" && similarity !== null);
  const isOfKind = categoryGate(a.garment?.value, b.garment?.value) >= NEAR_KIND;
  return !a.line && !b.line && !isNameless(a, b) && isOfKind && !isMaterialKnown;
}

/** Whether the cut is known but says hardly anything about the shape. */
const isUnshaped = (measured: readonly MeasuredDimension[]): boolean =>
  measured.some(
    ({ name, similarity, shape }) => name === "cut" && similarity !== null && Math.abs(shape ?? 0) < HARDLY_SHAPED,
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
  for (const { name, weight, similarity, certainty, shape } of measured) {
    if (similarity === null) continue;
    const { usual, counts, agreeing = 1 } = evidence[name];
    const told =
      shape === undefined ? certainty * (similarity - usual) : SHAPE_COUNTS * Math.tanh(shape / SHAPE_ENOUGH);
    sum += weight * counts * told * (shape !== undefined && shape > 0 ? agreeing : 1);
  }
  return sum;
}

/** What the names of two makers or lines say about how similar their products look. */
function ofNames(a: ProductFacts, b: ProductFacts, isBare: boolean): number {
  if (haveSameMaker(a, b)) return 0;
  const isUnknown = !a.line && !b.line;
  const untold = isHardlyTold(a, b) ? -VAGUELY_DESCRIBED : 0;
  const rivals = haveDifferentMakers(a, b) && !isBare ? untold - TWO_MAKERS - (isUnknown ? NO_LINES : 0) : 0;
  const common = COMMON_NAMES * (1 - Math.exp(-sharedNameWeight(a.identity, b.identity) / COMMON_WEIGHT));
  if (isMadeAfter(a, b) || isMadeAfter(b, a)) return untold + common + LITTLE_KNOWN;
  if (a.line && b.line) return rivals + common - TWO_LINES * (1 - shapeAgreement(a, b));
  return rivals + common + (isUnknown ? 0 : ONE_NAMED);
}

/** Groups of products whose pages say little about what sets one design apart from another. */
const VAGUELY_DESCRIBED_GROUPS: ReadonlySet<Group> = new Set([
  "dresses",
  "tops",
  "scarves",
  "jewellery",
  "small leather goods",
]);

/** Sweaters are distinguished by their knit. */
function isHardlyTold({ garment: a }: ProductFacts, { garment: b }: ProductFacts): boolean {
  return [a, b].every((one) => one && VAGUELY_DESCRIBED_GROUPS.has(one.value.group) && one.value.family !== "sweaters");
}

/** Whether one side belongs to a known line, and the other is from a maker without well-known designs. */
function isMadeAfter({ line: known }: ProductFacts, { line, identity: { makers } }: ProductFacts): boolean {
  return known !== null && line === null && makers.size > 0 && [...makers].every(isLittleKnown);
}
