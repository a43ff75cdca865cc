import type { CompositionItem } from "@dupewise/domain/product/product";
import { materialName } from "@dupewise/domain/product/material-name";
import { isUnderPlating, type Metal } from "../facts/metals.data.ts";
import type { FabricValue, NamedColor, Sides } from "../findings/finding.ts";
import { baseFiber, plainFiber } from "@dupewise/vocabulary/materials/fibers";
import { formatMeasurement, type Measurement } from "@dupewise/vocabulary/details/measurements";
import { isImitationLeather } from "../findings/wearing.ts";
import { isFeature } from "@dupewise/vocabulary/details/features";
import { CUTS } from "@dupewise/vocabulary/details/cuts.data";
import { SHAPES } from "@dupewise/vocabulary/shapes/shapes";
import { joinList, withArticle } from "./grammar.ts";
import { CUT_NAMES, DETAIL_NAMES, OCCASION_NAMES, PATTERN_NAMES, PATTERN_NOUNS, TYPE_NAMES } from "./names.data.ts";

const HALF = 50;
/** The share at which a fabric is named after its main material alone. */
const PURE = 97;
const NEARLY_PURE = 88;

export { materialName };

/** Returns the name of a garment type as it is worded in generated sentences. */
export const typeName = (type: string): string => TYPE_NAMES[type] ?? type;
/** Returns a cut value as generated sentences word it: "a V-neck", "no sleeves". */
export const cutName = (value: string): string =>
  CUT_NAMES[value] ?? (value.startsWith("no ") ? value : withArticle(value));
const NATURAL = "natural diamonds";
const LAB_GROWN = "lab-grown diamonds";
/**
 * Returns the names of two different cut values, as they are worded in a sentence that contrasts them: next to
 * "lab-grown diamonds", others are called "natural diamonds".
 */
export function cutNames(values: Sides<string>): Sides<string> {
  const isGrown = values.original === LAB_GROWN || values.alternative === LAB_GROWN;
  const name = (value: string) => (isGrown && value === NATURAL ? NATURAL : cutName(value));
  return { original: name(values.original), alternative: name(values.alternative) };
}
/** Returns the name of a detail, or of a shape that only one side mentions, for use in a sentence. */
export const detailName = (name: string): string =>
  DETAIL_NAMES[name] ?? (SHAPE_NAMES.has(name) ? cutName(name) : isFeature(name) ? featureName(name) : name);
const SHAPE_NAMES = new Set([...SHAPES, ...CUTS].flatMap(({ values }) => values.map(({ name }) => name)));
const featureName = (name: string): string => (UNCOUNTED.test(name) ? name : withArticle(name));
const UNCOUNTED =
  /[^s]s$|^(?:three|six) |(?:proofing|resistance|down|stretch|steel|hardware|date|control|support|feet|cordovan|time|leather|trim)$/;
/** Returns a pattern as an adjective: "striped". */
export const patternName = (name: string): string => PATTERN_NAMES[name] ?? name;
/** Returns a pattern as a noun: "stripes". */
export const patternNoun = (name: string): string => PATTERN_NOUNS[name] ?? `${withArticle(name)} pattern`;
/** Returns the name of an occasion as it is worded in generated sentences. */
export const occasionName = (name: string): string => OCCASION_NAMES[name] ?? name;

/** American spellings of colors that stay as they are stored. */
const toAmerican = (name: string): string => name.replace(/\bgrey\b/g, "gray").replace(/^off white$/, "off-white");

/** Returns the name of a metal as a noun: "sterling silver", "gold-filled metal". */
export const metalName = (metal: Metal): string => materialName(metal);

/** Returns the name of a metal for use next to another metal's: "plain sterling silver" next to gold-plated silver. */
export const metalNameBeside = (metal: Metal, other: Metal): string =>
  isUnderPlating(metal, other) ? `plain ${metalName(metal)}` : metalName(metal);

/** Returns the names of two different metals for use in one sentence. */
export const metalNames = ({ original, alternative }: Sides<Metal>): Sides<string> => ({
  original: metalNameBeside(original, alternative),
  alternative: metalNameBeside(alternative, original),
});

/** Joins color names for use in a sentence: "red and white", "multicolor", "a gold color". */
export function colorNames(colors: readonly NamedColor[]): string {
  return joinList(
    colors.map(({ name, isTone }) => {
      if (name === "multicolour") return "multicolor";
      return isTone ? `a ${toAmerican(name)} color` : toAmerican(name);
    }),
  );
}

/**
 * Formats materials with their shares: "98% cotton and 2% elastane". Lists a material without a share by name only:
 * "leather".
 */
export function formatMaterials(items: readonly CompositionItem[]): string {
  return joinList(
    distinct(items).map(({ material, percentage }) =>
      percentage === null ? materialName(material) : `${percentage}% ${materialName(material)}`,
    ),
  );
}

/** Unnamed fabric, which its weave says more about: canvas. */
const SOME_FABRIC = "fabric";
/** Leather isn't woven: mesh next to suede is another part. */
const HIDE = /(?:leather|suede|nubuck|shearling|polyurethane)$/;

/**
 * Adds the name of a weave or knit to a fabric's formatted materials: "silk twill"; "denim, 98% cotton and 2%
 * elastane".
 */
export function withWeave(shares: string, weave: string): string {
  if (weave === "" || shares.split(" ").includes(weave)) return shares;
  if (shares === SOME_FABRIC) return weave;
  if (HIDE.test(shares)) return `${shares} and ${weave}`;
  return / and |, /.test(shares) ? `${weave}, ${shares}` : `${shares} ${weave}`;
}

/** "Faux leather (PU)" is one material with two names. */
function distinct(all: readonly CompositionItem[]): readonly CompositionItem[] {
  const items = all.filter((item, at) => all.findIndex((one) => isEqual(one, item)) === at);
  const isFaux = items.some(({ material, percentage }) => material === FAUX && percentage === null);
  return isFaux ? items.filter(({ material }) => material === FAUX || !isImitationLeather(material)) : items;
}

const isEqual = (one: CompositionItem, other: CompositionItem): boolean =>
  one.material === other.material && one.percentage === other.percentage;

const FAUX = "faux leather";

/** Names a fabric in a few words: "cotton", "wool with some polyamide", "a mix of wool and polyamide". */
export function fabricName(value: FabricValue): string {
  if ("fabric" in value) return value.fabric;
  const [first, second] = distinct(value.items);
  if (!first) return "";
  const { percentage: share } = first;
  const [main, other] = [first, second ?? first].map(({ material }) => materialName(material));
  if (second === undefined || (share !== null && share >= PURE)) return main ?? "";
  if (share === null) return `${main} and ${other}`;
  return share >= NEARLY_PURE ? `${main} with some ${other}` : `a mix of ${main} and ${other}`;
}

type Items = readonly CompositionItem[];

/**
 * Returns the words that distinguish two fabrics, without what they share: "polyamide" and "recycled polyester" when
 * both also contain elastane. Returns the same words for both sides if the fabrics hardly differ.
 */
export function fabricContrast({ original, alternative }: Sides<Items>): Sides<string> {
  const [mine = "", theirs = ""] = [original[0]?.material, alternative[0]?.material];
  if (plainFiber(mine) === plainFiber(theirs) && mine !== theirs) return { original: mine, alternative: mine };
  if (mine === theirs) {
    const isOneMix =
      original.length === alternative.length && original.every(({ material }) => holds(alternative, material));
    if (isOneMix) return { original: mine, alternative: mine };
    if ([original, alternative].every(([first]) => (first?.percentage ?? 0) >= BLENDED))
      return { original: mine, alternative: mine };
    // Nobody tells nylon from nylon with some polyester.
    if ([...original, ...alternative].every(({ material }) => SYNTHETIC.test(material)))
      return { original: mine, alternative: mine };
    const areElastic = holdsElastane(original) && holdsElastane(alternative);
    if (areElastic && !differsMuch(original, alternative) && !differsMuch(alternative, original))
      return { original: mine, alternative: mine };
    return { original: fabricName({ items: original }), alternative: fabricName({ items: alternative }) };
  }
  const isMixed = holds(original, theirs) || holds(alternative, mine);
  const isPure = (items: Items) => items.length === 1 || (items[0]?.percentage ?? 0) >= PURE;
  const isMost = ([first]: Items) => (first?.percentage ?? 0) > HALF;
  const name = (items: Items) => {
    if (items.length > 1 && items[0]?.percentage === null) return fabricName({ items });
    return isMixed && !isPure(items) && isMost(items) ? `mostly ${mainMaterialName(items)}` : blendName(items);
  };
  return { original: name(original), alternative: name(alternative) };
}

const SYNTHETIC = /(?:polyester|polyamide|elastane|acrylic)$/;

/** Whether the first fabric contains enough of a fiber to name that the second lacks. */
const differsMuch = (one: Items, other: Items): boolean =>
  one.some(({ material, percentage }) => !holds(other, material) && (percentage ?? PART_OF_MIX) >= PART_OF_MIX);

/** "A mix of nylon and elastane" is no contrast to another with as much stretch. */
const holdsElastane = (items: Items): boolean =>
  items.some(({ material, percentage }) => material === "elastane" && (percentage ?? 0) >= TELLING);

/** Returns the display name of a composition's main material, which comes first; "" if the composition is empty. */
export const mainMaterialName = (items: Items): string => materialName(items[0]?.material ?? "");

/**
 * Names a fabric by its main material, with the finer one that it is sold for: "wool and cashmere". Calls it a blend
 * when it contains much else: "a cotton blend".
 */
function blendName(items: Items): string {
  const share = items[0]?.percentage ?? null;
  const finer = items.slice(1).find(({ material, percentage }) => FINER.has(material) && (percentage ?? 0) >= TELLING);
  if (finer && !FINER.has(items[0]?.material ?? "")) return `${mainMaterialName(items)} and ${finer.material}`;
  const isBlend = share !== null && share < BLENDED && items[1]?.material !== "elastane";
  return isBlend ? withArticle(`${mainMaterialName(items)} blend`) : mainMaterialName(items);
}

/**
 * The share at which a material is mentioned as part of the blend, and the change at which there is more or less of it.
 */
const PART_OF_MIX = 25;
const MARKED = 15;
/** Fibers that products are bought for, so that less of one is a loss. */
const WANTED = /wool|cashmere|silk|linen|alpaca|mohair|leather|down/;
/** Fibers that a tenth of is enough to name on the label's front. */
const FINER: ReadonlySet<string> = new Set(["cashmere", "silk", "alpaca", "mohair"]);
const TELLING = 10;
/** The share below which the main material does not describe the fabric. */
const BLENDED = 80;

/**
 * Returns the drawback of the alternative's fabric in a few words, such as "less stretch", or null when there is none.
 */
export function fabricTradeOff({ original, alternative }: Sides<Items>): string | null {
  const [mine, theirs] = [original[0], alternative[0]];
  if (!mine || !theirs) return null;
  const name = materialName(theirs.material);
  if (mine.material !== theirs.material && plainFiber(mine.material) === plainFiber(theirs.material)) return null;
  if (mine.material !== theirs.material)
    return holds(original, theirs.material) ? `more ${name}` : blendName(alternative);
  const added = alternative.find(({ material }) => !holds(original, material) && material !== "elastane");
  if (added) {
    const extra = materialName(added.material);
    return (added.percentage ?? 0) >= PART_OF_MIX ? `${extra} in the mix` : `some ${extra}`;
  }
  // "Modal" next to "91% modal and 9% elastane" leaves the rest open.
  if (theirs.percentage === null) return null;
  const dropped = original.find(({ material }) => !holds(alternative, material));
  if (dropped?.material === "elastane") return "less stretch";
  // A material without a share may be a trim, which the other label leaves out.
  if (dropped)
    return dropped.percentage !== null && WANTED.test(dropped.material) ? `no ${materialName(dropped.material)}` : null;
  const isLess = (mine.percentage ?? 0) - (theirs.percentage ?? 0) >= MARKED;
  return isLess && WANTED.test(mine.material) ? `less ${name}` : null;
}

function holds(items: Items, material: string): boolean {
  return items.some((item) => baseFiber(item.material) === baseFiber(material));
}

/** Formats both sides' measurements in the unit of the original. */
export const formatMeasurements = ({ original, alternative }: Sides<Measurement>): Sides<string> => ({
  original: formatMeasurement(original, original.unit),
  alternative: formatMeasurement(alternative, original.unit),
});
