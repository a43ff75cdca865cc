import type { CompositionItem } from "@dupewise/domain/product/product";
import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import { baseFiber, familyOf, plainFiber } from "@dupewise/vocabulary/materials/fibers";
import { haveSameConstruction, FABRIC_SHARE, fabricSimilarity } from "@dupewise/vocabulary/materials/fabrics";
import {
  haveSameNamedFabric,
  areBothMerino,
  areBothFelt,
  mayBeOneMaterial,
  type Fabric,
  FELT,
  haveSameMaterials,
  haveSameShares,
  MERINO,
  outerFabricOfSide,
} from "../facts/outer-fabric.ts";
import { mayBeOnePlating, type Metal, METALS } from "../facts/metals.data.ts";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { BOTH, type FabricValue, type Finding, quotesOf, type Sides } from "./finding.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { areUnrelatedMaterials, derivePartFindings } from "./derive-part-findings.ts";
import { isImitationLeather } from "./wearing.ts";
import { mentionsTrait } from "./mentions-trait.ts";

const ALIKE = 0.8;

/**
 * Derives the findings about the materials of the two sides.
 * @param similarity how similar the two compositions are, 0–1
 */
export function deriveMaterialFindings(
  a: ProductFacts,
  b: ProductFacts,
  similarity: number,
  weight: number,
): Finding[] {
  if (hasOneSidedMetal(a, b)) return [];
  if (a.metal && b.metal) return [metalFinding(a.metal, b.metal, weight)];
  const [mine, theirs] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  if (!mine || !theirs) return [...fabricFindings(a, b, weight), ...unlikeFabric(a, b, similarity, weight)];
  const evidence = quotesOf(a.composition, b.composition);
  if (areBothMerino(mine, a, theirs, b)) {
    const values = { material: MERINO };
    return [{ code: "same-main-material", sides: BOTH, values, evidence, weight: 100 * weight }];
  }
  const isOfLine =
    haveSameNamedFabric(a, b) ||
    (haveSameKnownLine(a, b) && [a, b].some(({ composition }) => composition.some(isKnownOfLine)));
  const isFilled = [a, b].some(({ cut }) => cut.has("fill"));
  const cloths =
    areBothFelt(mine, a, theirs, b) || mayBeOneMaterial(mine, theirs)
      ? []
      : clothFindings(mine, theirs, { similarity, weight, evidence, isOfLine, isFilled });
  const fabrics = fabricFindings(a, b, FABRIC_SHARE * weight);
  const isWoven = cloths.some(({ code }) => code === "other-cloth") && [mine, theirs].some(isOfOne);
  const isBoth = isWoven && [mine, theirs].every(isOfOne);
  // "Both are mainly coated canvas" has already named the canvas, and no other canvas is like it.
  const isInName =
    [mine, theirs].some(({ main }) => main.startsWith("coated ")) || (isOfCloth(a, mine) && isOfCloth(b, theirs));
  return [
    ...(isWoven ? cloths.map((one) => asWoven(one, a, b)) : cloths),
    ...derivePartFindings(mine, theirs, weight, evidence),
    // "Silk twill against polyester satin" has already named the weaves.
    ...fabrics.filter(({ code }) => !(isBoth && code === "other-fabric") && !(isInName && code === "same-fabric")),
  ];
}

/** Returns true when two products are from different groups and the metal of only one of them is known. */
export const hasOneSidedMetal = (a: ProductFacts, b: ProductFacts): boolean =>
  (a.metal === null) !== (b.metal === null) && a.garment?.value.group !== b.garment?.value.group;

const isOfOne = ({ items }: Fabric): boolean => items.length === 1;

/** Reports a weave with its fiber, since it is not another material. */
function asWoven(finding: Finding, a: ProductFacts, b: ProductFacts): Finding {
  if (finding.code !== "other-cloth") return finding;
  // The crêpe of a shoe is that of its sole.
  const weaveOf = (items: readonly CompositionItem[], { fabric, garment }: ProductFacts) =>
    items.length !== 1 || (fabric?.value === "crêpe" && garment?.value.group === "footwear")
      ? null
      : (fabric?.value ?? null);
  const { original, alternative } = asFelt(finding.values, a, b);
  const weaves = { original: weaveOf(original, a), alternative: weaveOf(alternative, b) };
  const isTold = (weaves.original ?? weaves.alternative) !== null && weaves.original !== weaves.alternative;
  return { ...finding, values: { original, alternative, ...(isTold && { weaves }) } };
}

/** Next to fur felt, the wool of a felt hat is wool felt. */
function asFelt(cloths: Sides<readonly CompositionItem[]>, a: ProductFacts, b: ProductFacts): typeof cloths {
  const isFelt = ([item]: readonly CompositionItem[]) => item?.material.endsWith(` ${FELT}`) === true;
  if (isFelt(cloths.original) === isFelt(cloths.alternative)) return cloths;
  const named = (items: readonly CompositionItem[], { fabric }: ProductFacts) =>
    isFelt(items) || fabric?.value !== FELT
      ? items
      : items.map((item) => ({ ...item, material: `${item.material} ${FELT}` }));
  return { original: named(cloths.original, a), alternative: named(cloths.alternative, b) };
}

const isKnownOfLine = ({ field }: Fact<unknown>): boolean => field === "line";

/** A metal describes two pieces better than a list of materials, in which plating counts as its metal. */
function metalFinding(original: Fact<Metal>, alternative: Fact<Metal>, weight: number): Finding {
  const said = { sides: BOTH, evidence: quotesOf([original], [alternative]) };
  const isOnePlating = mayBeOnePlating(original.value, alternative.value);
  if (original.value === alternative.value || isOnePlating) {
    const items = [{ material: isOnePlating ? "gold-plated metal" : original.value, percentage: null }];
    return { ...said, code: "same-materials", values: { items }, weight: 100 * weight };
  }
  return {
    ...said,
    code: "other-metal",
    values: { original: original.value, alternative: alternative.value },
    weight: PRECIOUS.has(original.value)
      ? 100
      : 100 * weight * Math.abs(METALS[original.value].grade - METALS[alternative.value].grade),
  };
}

/** Metals that account for most of a price, whatever else differs. */
const PRECIOUS: ReadonlySet<Metal> = new Set(["platinum", "solid gold"]);

/** A fabric on one side and a fiber on the other: canvas against leather. */
function unlikeFabric(a: ProductFacts, b: ProductFacts, similarity: number, weight: number): Finding[] {
  const [mine, theirs] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  const original = clothValue(mine, a);
  const alternative = clothValue(theirs, b);
  // Hints are not told, so their place is not free for the weave.
  if ([a, b].some(({ composition }) => composition.some(({ isHint }) => isHint))) return [];
  const isCompared = (mine === null) !== (theirs === null) && !(a.fabric && b.fabric);
  if (!isCompared || original === null || alternative === null || similarity >= ALIKE) return [];
  // Coated canvas is a canvas.
  if ([[a, theirs] as const, [b, mine] as const].some(([side, cloth]) => isOfCloth(side, cloth))) return [];
  // Tulle may be the polyamide of the other side.
  if ([a, b].every(isClothes) && ![original, alternative].some(isTellingWeave)) return [];
  const evidence = quotesOf(
    mine || !a.fabric ? a.composition : [a.fabric],
    theirs || !b.fabric ? b.composition : [b.fabric],
  );
  return [
    {
      code: "fabric-against-material",
      sides: BOTH,
      values: { original, alternative },
      evidence,
      weight: 100 * weight * (1 - similarity),
    },
  ];
}

const isOfCloth = ({ fabric }: ProductFacts, cloth: Fabric | null): boolean =>
  fabric !== null && cloth !== null && cloth.main.endsWith(fabric.value);

const isClothes = ({ garment }: ProductFacts): boolean => garment !== null && isClothing(garment.value.group);

/** Weaves that imply their fiber for shoppers. */
const TELLING_WEAVES: ReadonlySet<string> = new Set(["denim", "tweed", "corduroy", "fleece", "canvas"]);
const isTellingWeave = (value: FabricValue): boolean => "fabric" in value && TELLING_WEAVES.has(value.fabric);

function clothValue(cloth: Fabric | null, { fabric }: ProductFacts): FabricValue | null {
  if (cloth) return { items: cloth.items };
  return fabric && { fabric: fabric.value };
}

/** The name of the fabric, whatever its fiber. */
function fabricFindings(original: ProductFacts, alternative: ProductFacts, weight: number): Finding[] {
  const [a, b] = [original.fabric, alternative.fabric];
  if (!a || !b) return [];
  const said = { sides: BOTH, evidence: quotesOf([a], [b]) };
  if (a.value === b.value) {
    return [{ ...said, code: "same-fabric", values: { fabric: a.value }, weight: 100 * weight }];
  }
  // Jersey is a knit too.
  if ([a, b].some(({ value }) => value === KNIT) && haveSameConstruction(a.value, b.value)) return [];
  // A mesh upper is reported as a trait of the shoe.
  const isOfUpper = [...original.cut.values()].some(({ value }) => value.endsWith(" upper"));
  if (isOfUpper || mentionsTrait(original, b.value) || mentionsTrait(alternative, a.value)) return [];
  const apart = 1 - fabricSimilarity(a.value, b.value);
  const values = { original: a.value, alternative: b.value };
  return [{ ...said, code: "other-fabric", values, weight: 100 * weight * apart }];
}

const KNIT = "knit";

interface Said {
  /** The similarity of the two compositions, 0–1. */
  similarity: number;
  weight: number;
  evidence: Finding["evidence"];
  /** Whether both belong to one line, with one side's fabric known only from the line. */
  isOfLine: boolean;
  /** Whether a side has a filling, so that the outer fabric is not all that it is made of. */
  isFilled: boolean;
}

function clothFindings(
  mine: Fabric,
  theirs: Fabric,
  { similarity, weight, evidence, isOfLine, isFilled }: Said,
): Finding[] {
  const said = { sides: BOTH, evidence };
  const same = { ...said, values: { items: mine.items }, weight: 100 * weight };
  if (isFilled && mine.main === theirs.main && haveSameMaterials(mine, theirs))
    return [{ ...said, code: "same-main-material", values: { material: mine.main }, weight: 100 * weight }];
  if (haveSameShares(mine.items, theirs.items)) return [{ ...same, code: "same-cloth" }];
  if (haveSameMaterials(mine, theirs)) return [{ ...same, code: "same-materials" }];
  if (mayBeSameImitation(mine, theirs)) {
    const values = { material: FAUX_LEATHER };
    return [{ ...said, code: "same-main-material", values, weight: 100 * weight * similarity }];
  }
  const isOneMix = differsByLittle(mine, theirs);
  const isUnsaid =
    isOneMix ||
    isVariantAlone(mine, theirs) ||
    isOfLine ||
    isMoreOfTheSame(mine, theirs) ||
    isMoreOfTheSame(theirs, mine);
  const difference: Finding[] = isUnsaid
    ? []
    : [
        {
          ...said,
          code: "other-cloth",
          values: { original: mine.items, alternative: theirs.items },
          weight: 100 * weight * (1 - similarity),
        },
      ];
  if (similarity < ALIKE && (!isUnsaid || mine.main !== theirs.main)) return difference;
  const agreement = { ...said, weight: 100 * weight * similarity };
  // Blends may be alike whose main fibers are not: modal and polyester.
  if (mine.main !== theirs.main && areUnrelatedMaterials(mine.main, theirs.main)) return difference;
  if (difference.length > 0 && [mine, theirs].some(isHalf)) return difference;
  if (mine.main === theirs.main)
    return [{ ...agreement, code: "same-main-material", values: { material: mine.main } }, ...difference];
  // What is told to differ isn't told to be alike too.
  if (difference.length > 0) return difference;
  const isPure = [mine, theirs].every(({ items }) => items.length === 1);
  const related = { original: mine.main, alternative: theirs.main, isPure };
  return [{ ...agreement, code: "related-materials", values: related }];
}

const isHalf = ({ items: [, second], mainShare }: Fabric): boolean =>
  mainShare !== null && second?.percentage === mainShare;

const FAUX_LEATHER = "faux leather";

/** Imitation leather, with or without the fabric under its coating. */
function isOnBacking(items: readonly CompositionItem[]): boolean {
  const [main, ...rest] = items;
  return (
    main !== undefined && isImitationLeather(main.material) && rest.every(({ material }) => BACKINGS.has(material))
  );
}
const BACKINGS: ReadonlySet<string> = new Set(["polyester", "polyurethane", "cotton", "viscose"]);

/** Returns true for two imitation leathers that may be the same because one is just called "faux leather". */
export function mayBeSameImitation({ items: mine }: Fabric, { items: theirs }: Fabric): boolean {
  const all = [...mine, ...theirs];
  return [mine, theirs].every(isOnBacking) && all.some(({ material }) => material === FAUX_LEATHER);
}

/** A few percent more of a shared material is not another fabric. */
const FEW = 3;

function differsByLittle({ items: mine }: Fabric, { items: theirs }: Fabric): boolean {
  const shareOf = (material: string) => theirs.find((item) => item.material === material)?.percentage ?? null;
  return (
    mine.length === theirs.length &&
    mine.every(({ material, percentage }) => {
      const share = shareOf(material);
      return share !== null && percentage !== null && Math.abs(share - percentage) <= FEW;
    })
  );
}

const WHOLE = 100;

/** Whether a recycled or merino fiber is the only difference, which "the original's is merino" already says. */
function isVariantAlone({ items: mine }: Fabric, { items: theirs }: Fabric): boolean {
  const [one, other] = [mine[0], theirs[0]];
  if (!one || !other || mine.length !== theirs.length) return false;
  const isAlike = (item: CompositionItem, at: number) =>
    Math.abs((item.percentage ?? WHOLE) - (theirs[at]?.percentage ?? WHOLE)) <= FEW &&
    (at === 0 || item.material === theirs[at]?.material);
  if (!mine.every(isAlike)) return false;
  return one.material !== other.material && plainFiber(one.material) === plainFiber(other.material);
}

/** "Leather" is a less precise description of "leather and suede", not another material. */
function isMoreOfTheSame({ items, mainShare, main }: Fabric, less: Fabric): boolean {
  if (mainShare !== null || less.mainShare !== null || items.length <= less.items.length) return false;
  const isLess = less.items.every(({ material }) =>
    items.some((item) => baseFiber(item.material) === baseFiber(material)),
  );
  // A page that names the canvas alone may be silent about its leather trim.
  return (
    isLess &&
    (baseFiber(less.main) === baseFiber(main) || items.every(({ material }) => familyOf(material) === familyOf(main)))
  );
}
