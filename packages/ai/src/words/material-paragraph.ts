import type { Side } from "@dupewise/domain/comparison/side";
import {
  haveSameNamedFabric,
  areBothMerino,
  type Fabric,
  haveSameMaterials,
  haveSameShares,
  MERINO,
  outerFabricOfSide,
} from "../facts/outer-fabric.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { mayBeSameImitation, hasOneSidedMetal } from "../findings/derive-material-findings.ts";
import type { Sides } from "../findings/finding.ts";
import { isImitationLeather, differencesInWear, isMesh, statesWeight, keepsWaterOut } from "../findings/wearing.ts";
import { type Group, isClothing, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { findMaterialNames } from "@dupewise/vocabulary/lines/material-names";
import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import { isCoveredByRubric } from "../rubric/score-facts.ts";
import { capitalize, joinList } from "./grammar.ts";
import { MATERIAL_PAIRS, type MaterialPair, OWN_FAMILIES, type PairFamily } from "./material-pairs.data.ts";
import { TEXTS } from "./messages.data.ts";
import { describeMetalsOrPlastics, describeMetals, mayBeMadeOfMetal } from "./metal-sentences.ts";
import { STEP_DOWN_RATIO } from "./price-reasoning.ts";
import { fabricName, materialName, formatMaterials, withWeave } from "./names.ts";

const { materials: SAY } = TEXTS;

/** Materials that no mesh or knit is made of. A page about one that names them means the trim. */
const HIDES: ReadonlySet<string | null> = new Set(["leather", "imitation leather"]);

/**
 * Writes the paragraph about materials. Returns null when neither side names a material.
 * @param isOneModel whether both are the same item or versions of one line, so that grade and finish don't differ
 * @param isOneItem whether both are the same item, so that only what their pages say can differ
 */
export function materialParagraph(
  a: ProductFacts,
  b: ProductFacts,
  isOneModel = false,
  isOneItem = false,
): string | null {
  if (!isCoveredByRubric(a, b) || hasOneSidedMetal(a, b)) return null;
  const [mine, theirs] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  if ([a, b].every(mayBeMadeOfMetal) && (a.metal === null) !== (b.metal === null))
    return describeMetalsOrPlastics(a, b);
  if (isOneModel && a.metal && a.metal.value === b.metal?.value) return SAY.sameOutside(a.metal.value);
  if (isOneModel && mine && theirs && (haveSameMaterials(mine, theirs) || haveSameShares(mine.items, theirs.items)))
    return sameShell(mine, theirs, isOfClothing(a));
  if (isOneItem) return null;
  if (a.metal && b.metal) return describeMetals({ original: a.metal.value, alternative: b.metal.value }, a, b);
  if (mine && theirs) {
    const group = a.garment?.value.group;
    const isOneUse = (group !== undefined && group === b.garment?.value.group) || haveSameMaterials(mine, theirs);
    const weave = a.fabric?.value === b.fabric?.value ? (a.fabric?.value ?? "") : "";
    if (isOneUse && weave !== "" && haveSameShares(mine.items, theirs.items) && familyOf(mine.main) === "leather")
      return SAY.sameHard(withWeave(fabricName(mine), weave));
    if (areBothMerino(mine, a, theirs, b)) return SAY.sameOutside(MERINO);
    if (mine.main !== theirs.main && mayBeSameImitation(mine, theirs)) return SAY.sameOutside("faux leather");
    const named = nameOfFabric(a);
    if (named !== null && named === nameOfFabric(b)) return SAY.sameNamed(named);
    if (a.fabric !== null && a.fabric.value !== "knit" && haveSameNamedFabric(a, b)) {
      const isOfOne = haveSameMaterials(mine, theirs) && mine.items.length === 1;
      return SAY.sameOutside(isOfOne ? withWeave(fabricName(mine), a.fabric.value) : a.fabric.value);
    }
    const isOnItsFiber = isOneUse && ![a, b].some((side) => keepsWaterOut(side) || isMesh(side));
    const isCareStated = [a, b].some(statesCare);
    const isFilled = [a, b].some(({ cut }) => cut.get("fill")?.value.endsWith(" fill") === true);
    const areLayered = [a, b].some(isLayered);
    const areWeighed = [a, b].every(statesWeight);
    const weaves = { original: clothBesideHide(mine, a), alternative: clothBesideHide(theirs, b) };
    const said = isOnItsFiber
      ? inUse([mine, theirs], group, { isCareStated, isFilled, areLayered, areWeighed, weaves })
      : [compareMaterials(mine, theirs, weaves)];
    return [...said, ...INSIDES.map((part) => compareInsides(part, a, b))]
      .filter((sentence) => sentence !== "")
      .join(" ");
  }
  if (a.garment?.value.group === "eyewear" && [a, b].every(tellsFrame)) return null;
  const fabric = a.fabric?.value === b.fabric?.value ? a.fabric?.value : undefined;
  const told = mine ?? theirs;
  if (fabric !== undefined && told === null) return SAY.sameFabric(fabric);
  if (fabric !== undefined && told !== null && !HIDES.has(familyOf(told.main)))
    return SAY.sameFabricOf(fabric, mine ? "original" : "alternative", formatMaterials(told.items));
  if (mine) return describeOneSide("original", "alternative", mine, b);
  return theirs ? describeOneSide("alternative", "original", theirs, a) : compareFabrics(a.fabric, b.fabric);
}

/** The name under which a maker sells the product's fabric, "Nulu", when that is what states its materials. */
function nameOfFabric({ composition }: ProductFacts): string | null {
  const [quote, ...others] = new Set(composition.map((fact) => fact.quote));
  if (quote === undefined || others.length > 0) return null;
  return findMaterialNames(quote).find((found) => found.quote === quote)?.quote ?? null;
}

/** A layer inside is felt too: "a built-in shaping layer". */
const LAYERS = /^(?:lin(?:ed|ing)|shap(?:ing|ewear)|(?:under)?layers?|layered|bonded|padded|cups?)$/;
const isLayered = ({ otherWords, details }: ProductFacts): boolean =>
  details.some(({ value }) => value === "lining") || [...otherWords].some((word) => LAYERS.test(word));

type InUse = Readonly<
  Record<"isCareStated" | "isFilled" | "areLayered" | "areWeighed", boolean> & { weaves: Sides<string> }
>;

/** What the materials mean for the person who wears or carries the product; the shares are stated next to it. */
function inUse(
  [one, other]: readonly [Fabric, Fabric],
  group: Group | undefined,
  { isCareStated, isFilled, areLayered, areWeighed, weaves }: InUse,
): string[] {
  const seed = one.main + other.main;
  const isWorn = group !== undefined && isClothing(group);
  if (haveSameShares(one.items, other.items)) {
    const isAll = one.otherParts.size + other.otherParts.size === 0;
    if (!isAll || isFilled) return [sameShell(one, other, isWorn)];
    return [isWorn && !areWeighed ? SAY.same(fabricName(one)) : SAY.sameHard(fabricName(one))];
  }
  if (haveSameMaterials(one, other) && one.mainShare === other.mainShare) return [SAY.sameOutside(fabricName(one))];
  // A percentage says nothing about leather.
  if (haveSameMaterials(one, other) && one.items.length === 1 && familyOf(one.main) === "leather")
    return [SAY.sameHard(fabricName(one))];
  if (haveSameMaterials(one, other))
    return [SAY.sameNames(fabricName(one), one.items.length, one.mainShare === null ? "alternative" : "original")];
  // Felt is denser and lasts longer the finer the hair, unlike yarn.
  if (group === "headwear" && [one, other].some(({ main }) => familyOf(main) === "fine hair" && !KNITTED.test(main)))
    return [compareMaterials(one, other, weaves)];
  const note = variantNote(one, other) ?? pairNote(one, other, group);
  if (note !== null) return [note];
  if (
    one.main === other.main &&
    one.mainShare !== other.mainShare &&
    (one.mainShare === null || other.mainShare === null)
  )
    return [compareMaterials(one, other, weaves)];
  // How warm a filled garment is depends on its filling.
  const differences = mayBeMetal(group)
    ? []
    : differencesInWear(one, other, group).filter(
        ({ trait }) => !isFilled || (trait !== "warmth" && trait !== "breathability"),
      );
  if (differences.length > 0)
    return [
      SAY.otherInWear(joinList(differences.map(TEXTS.wearing))),
      isWorn && !isCareStated ? compareCare(one, other, group) : "",
    ];
  const isStepDown = other.grade < STEP_DOWN_RATIO * one.grade;
  const imitation = other.items.find(({ material }) => isImitationLeather(material));
  if (isStepDown && imitation && one.main === other.main)
    return [SAY.imitationInMix(materialName(imitation.material), materialName(other.main))];
  const isNear = Math.abs((one.mainShare ?? 0) - (other.mainShare ?? 0)) <= LITTLE;
  const isLittle = isWorn && one.main === other.main && isNear && !isStepDown && !areLayered;
  return [isLittle ? SAY.little(seed) : compareMaterials(one, other, weaves)];
}

/** What both consist of, apart from linings, fillings and trims. */
function sameShell(one: Fabric, other: Fabric, isWorn: boolean): string {
  const name = fabricName(one);
  if (one.items.length > 1 || one.mainShare !== WHOLE || other.mainShare !== WHOLE) return SAY.sameOutside(name);
  const others = [one, other].flatMap(({ otherParts }) => [...otherParts.values()].flat());
  if (others.every(({ material }) => material === one.main)) return SAY.sameAll(name);
  return isWorn ? SAY.sameShell(name) : SAY.sameOutside(name);
}

const WHOLE = 100;
const isOfClothing = ({ garment }: ProductFacts): boolean => garment !== null && isClothing(garment.value.group);

/** The hair of yarns, not of felt. */
const KNITTED = /cashmere|mohair|alpaca/;

/** The difference in percent above which two blends may feel different: a third of elastane holds firmer. */
const LITTLE = 15;
/** The share at which the other side's material is part of the blend, so that its note applies to both. */
const MUCH = 30;
/** The share below which the main material's note need not apply to the fabric. */
const MOST = 60;

/** The note on two equal blends, one of which has a recycled or organic fiber. */
function variantNote(one: Fabric, other: Fabric): string | null {
  const [plain, otherPlain] = [one, other].map(({ items }) => toBaseFibers(items));
  if (!plain || !otherPlain || !haveSameShares(plain, otherPlain)) return null;
  const variant = [...one.items, ...other.items].find(({ material }) => material !== baseFiber(material))?.material;
  return variant === undefined ? null : SAY.variant(materialName(variant), materialName(baseFiber(variant)));
}

const toBaseFibers = (items: Fabric["items"]): Fabric["items"] =>
  items.map(({ material, percentage }) => ({ material: baseFiber(material), percentage }));

/** What the two main materials mean next to each other; null for a self-explanatory pair. */
function pairNote(one: Fabric, other: Fabric, group: Group | undefined): string | null {
  if (one.main === other.main) return null;
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const [a, b] = [first, second].map(({ main }) => pairFamily(main));
    const pair = MATERIAL_PAIRS.find(
      (known) =>
        known.one.some((family) => family === a) && known.other.some((family) => family === b) && isFor(known, group),
    );
    if (pair && isMostly(first, pair.one, pair.other) && isMostly(second, pair.other, pair.one))
      return capitalize(pair.note(materialName(first.main), materialName(second.main)));
  }
  return null;
}

const isFor = ({ only, except, isWorn }: MaterialPair, group: Group | undefined): boolean =>
  group === undefined
    ? !only
    : only?.includes(group) !== false && except?.includes(group) !== true && (!isWorn || isClothing(group));

function pairFamily(material: string): PairFamily | null {
  const own = OWN_FAMILIES.find((name) => name === material);
  return own ?? (isImitationLeather(material) ? "imitation leather" : familyOf(material));
}

/** Whether a fabric is mostly of one kind of fiber, with little of the other. */
function isMostly({ items }: Fabric, own: readonly PairFamily[], other: readonly PairFamily[]): boolean {
  const shareOf = (families: readonly PairFamily[], unknown: number) =>
    items
      .filter(({ material }) => families.some((family) => family === pairFamily(material)))
      .reduce((sum, { percentage }) => sum + (percentage ?? unknown), 0);
  return shareOf(own, 100) >= MOST && shareOf(other, 100) < MUCH;
}

/** The mesh or canvas of "suede and mesh", of which no fiber is named. */
const clothBesideHide = ({ items, main }: Fabric, { fabric }: ProductFacts): string =>
  items.length === 1 && HIDES.has(familyOf(main)) && fabric && UPPER_CLOTHS.has(fabric.value) ? fabric.value : "";
/** The fabrics of uppers. Crêpe is not among them, because it is more often the rubber of a sole. */
const UPPER_CLOTHS: ReadonlySet<string> = new Set(["mesh", "canvas"]);

function compareMaterials(one: Fabric, other: Fabric, weaves: Sides<string>): string {
  if (haveSameMaterials(one, other) && one.items.length === 1) return SAY.sameOutside(fabricName(one));
  if (haveSameShares(one.items, other.items)) return SAY.sameHard(fabricName(one));
  // Without shares, a second material may be the trim that the other page leaves out.
  const main = baseFiber(one.main);
  if (main === baseFiber(other.main) && one.mainShare === null && other.mainShare === null)
    return SAY.sameOutside(materialName(main));
  return SAY.other({
    original: withWeave(formatMaterials(one.items), weaves.original),
    alternative: withWeave(formatMaterials(other.items), weaves.alternative),
  });
}

const BY_MACHINE = /machine/;

/** A page's own statement about its fabric takes precedence over a rule. */
const statesCare = (side: ProductFacts): boolean => side.care !== null;

/** Coats and suits go to the cleaner whatever they are made of. */
const WASHED: ReadonlySet<Group> = new Set<Group>(["tops", "dresses", "nightwear", "innerwear", "scarves", "hosiery"]);

/** The care instructions, when only one of the two is machine-washable. */
function compareCare(one: Fabric, other: Fabric, group: Group): string {
  if (!WASHED.has(group)) return "";
  const isSturdy = ({ care: advice }: Fabric) => BY_MACHINE.test(advice);
  if (one.care === "" || other.care === "" || isSturdy(one) === isSturdy(other)) return "";
  const [delicate, sturdy] = isSturdy(one) ? [other, one] : [one, other];
  return SAY.care(materialName(delicate.main), materialName(sturdy.main));
}

const INSIDES = ["fill", "lining"] as const;

function compareInsides(part: (typeof INSIDES)[number], a: ProductFacts, b: ProductFacts): string {
  const [original, alternative] = [a, b].map((side) =>
    formatMaterials(outerFabricOfSide(side)?.otherParts.get(part) ?? []),
  );
  if (!original && !alternative) return "";
  // Down among the shapes is a filling. Different linings are reported as differences.
  if (part === "lining" && original !== alternative) return "";
  if (!original) return tellsInside(part, a) ? "" : SAY.onlyInside(part, "alternative");
  if (!alternative) return tellsInside(part, b) ? "" : SAY.onlyInside(part, "original");
  return original === alternative ? SAY.sameInside(part, original) : SAY.otherInside(part, { original, alternative });
}

/** Words of a page that mention a filling or a lining without its material. */
const TELLING: Readonly<Record<(typeof INSIDES)[number], RegExp>> = {
  fill: /^(?:fill|down|padd|insulat|quilt)/,
  lining: /^(?:lin(?:ed|ing)|unlined)/,
};

function tellsInside(part: (typeof INSIDES)[number], { cut, otherWords }: ProductFacts): boolean {
  return (part === "fill" && cut.has("fill")) || [...otherWords].some((word) => TELLING[part].test(word));
}

/** The name of the fabric when no fiber is named. */
function compareFabrics(a: ProductFacts["fabric"], b: ProductFacts["fabric"]): string | null {
  if (!a || !b) return null;
  return SAY.otherFabric({ original: a.value, alternative: b.value });
}

/** A metal frame has stated its material. */
const tellsFrame = ({ cut }: ProductFacts): boolean => [...cut.values()].some(({ value }) => value.endsWith(" frame"));

function describeOneSide(known: Side, unknown: Side, cloth: Fabric, { fabric, composition }: ProductFacts): string {
  const [sides, shares] = [{ known, unknown }, formatMaterials(cloth.items)];
  const hints = composition.filter(({ isHint }) => isHint).map(({ value }) => materialName(value.material));
  if (hints.length > 0) return SAY.unsure(sides, shares, joinList([...new Set(hints)]));
  return fabric === null ? SAY.unknown(sides, shares) : SAY.onlyFabric(sides, shares, fabric.value);
}
