import { compositionParts } from "@dupewise/domain/product/composition-parts";
import type { CompositionItem } from "@dupewise/domain/product/product";
import { fiberByName, type Fiber } from "@dupewise/vocabulary/materials/fibers";
import type { FiberFamily } from "@dupewise/vocabulary/materials/fibers.data";
import { likelyShares } from "@dupewise/vocabulary/composition/likely-shares";
import { type PartRole, partRole } from "@dupewise/vocabulary/composition/parts";
import type { ProductFacts } from "./product-facts.ts";

/** The outer fabric of a product, with the average traits of its fibers (1 low, 5 high). */
export interface Fabric {
  /** Largest share first. */
  items: readonly CompositionItem[];
  main: string;
  /** The main material's share of the whole, in percent; null when no shares are given. */
  mainShare: number | null;
  traits: Readonly<Record<Trait, number>>;
  /** How good the fabric is, from 0 to about 1, based on the families of its fibers. */
  grade: number;
  /** How the main material is usually cleaned. */
  care: string;
  /** What the other named parts are made of, largest share first. */
  otherParts: ReadonlyMap<OtherPart, readonly CompositionItem[]>;
}

export type OtherPart = Exclude<PartRole, "piece" | "shell">;

export const TRAITS = ["breathability", "warmth", "stretch", "durability"] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * How much a maker pays for a material and a wearer gets from it, 0–1: our own ordinal reading of the fiber table's
 * sources. It describes the typical fabric, not one mill's.
 */
const GRADES: Readonly<Record<FiberFamily, number>> = {
  "fine hair": 1,
  silk: 0.95,
  leather: 0.95,
  fur: 0.95,
  wool: 0.88,
  plumage: 0.85,
  bast: 0.82,
  seed: 0.78,
  metal: 0.75,
  "regenerated cellulose": 0.68,
  technical: 0.65,
  "regenerated protein": 0.65,
  polyamide: 0.62,
  plaited: 0.6,
  leaf: 0.6,
  hard: 0.6,
  elastic: 0.6,
  acetate: 0.55,
  polyester: 0.52,
  rubber: 0.5,
  polyolefin: 0.45,
  acrylic: 0.42,
  "imitation leather": 0.42,
  "imitation fur": 0.42,
  plastic: 0.38,
  unspecified: 0.45,
};

/**
 * Grades that differ from those of their families: metals and plastics are too diverse for one grade, and "metal" is
 * what plating covers.
 */
const OWN_GRADES: Readonly<Record<string, number>> = {
  "baby cashmere": 1.1,
  "fur felt": 1,
  polycarbonate: 0.5,
  "coated canvas": 0.55,
  platinum: 1,
  gold: 1,
  silver: 0.88,
  titanium: 0.75,
  steel: 0.72,
  copper: 0.6,
  brass: 0.58,
  aluminium: 0.5,
  iron: 0.45,
  metal: 0.45,
  zinc: 0.4,
};

/** How much a fabric with an elastic fiber stretches, 1–5. */
const STRETCHY = 4;

/** Returns the outer fabric of a composition, or null when the composition lists none. */
export function outerFabric(composition: readonly CompositionItem[]): Fabric | null {
  const parts = compositionParts(composition);
  const shell =
    parts.find(([item]) => partRole(item?.part) === "shell") ?? parts.find(isNoGusset) ?? parts.find(isNoFilling);
  const items = mostFirst(withSharesSummed(shell ?? []));
  const [first] = items;
  if (!first) return null;
  const shares = likelyShares(items);
  const weighed = items.flatMap(({ material }, index) => {
    const fiber = fiberByName(material);
    return fiber ? [{ fiber, share: shares[index] ?? 0 }] : [];
  });
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  const mean = (value: (fiber: Fiber) => number) =>
    total === 0 ? 0 : weighed.reduce((sum, { fiber, share }) => sum + share * value(fiber), 0) / total;
  return {
    items,
    main: first.material,
    mainShare: first.percentage,
    traits: {
      breathability: mean((fiber) => fiber.breathability),
      warmth: mean((fiber) => fiber.warmth),
      stretch: hasElastic(weighed) ? STRETCHY : mean((fiber) => fiber.stretch),
      durability: mean((fiber) => fiber.durability),
    },
    grade: mean((fiber) => OWN_GRADES[fiber.base] ?? GRADES[fiber.family]),
    care: weighed[0]?.fiber.care ?? "",
    otherParts: otherPartsOf(parts.filter((part) => part !== shell)),
  };
}

/** "51% rayon, 20% viscose" is one fiber under two names. */
function withSharesSummed(items: readonly CompositionItem[]): CompositionItem[] {
  const summed: CompositionItem[] = [];
  for (const item of items) {
    const at = summed.findIndex(({ material }) => material === item.material);
    const same = summed[at];
    if (same && same.percentage !== null && item.percentage !== null)
      summed[at] = { ...same, percentage: same.percentage + item.percentage };
    else summed.push(item);
  }
  return summed;
}

/** Down alone is a jacket's filling, and a lining only lines it: neither describes the fabric. */
const isNoFilling = ([item]: readonly CompositionItem[]): boolean =>
  partRole(item?.part) !== "fill" && partRole(item?.part) !== "lining";

/** Briefs whose label names only the cotton of the gusset and their nylon lace are of lace. */
const isNoGusset = (part: readonly CompositionItem[]): boolean => isNoFilling(part) && part[0]?.part !== "gusset";

const CLOTHS = new WeakMap<ProductFacts, Fabric | null>();

/**
 * Returns a side's outer fabric, or null when its composition lists none or consists of hints. Cached, because many
 * findings need it.
 */
export function outerFabricOfSide(side: ProductFacts): Fabric | null {
  const known = CLOTHS.get(side);
  if (known !== undefined) return known;
  const cloth = outerFabric(side.composition.filter(({ isHint }) => !isHint).map(({ value }) => value));
  CLOTHS.set(side, cloth);
  return cloth;
}

/** Returns true when two compositions list the same materials with the same shares in the same order. */
export function haveSameShares(one: readonly CompositionItem[], other: readonly CompositionItem[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ material, percentage }, at) => material === other[at]?.material && percentage === other[at].percentage)
  );
}

/**
 * Returns true when two fabrics consist of the same materials and at least one fabric states no shares: "polyester" and
 * "100% polyester".
 */
export function haveSameMaterials(one: Fabric, other: Fabric): boolean {
  const [mine, theirs] = [one, other].map(({ items }) => new Set(items.map(({ material }) => material)));
  const isOpen = one.mainShare === null || other.mainShare === null;
  return isOpen && mine?.size === theirs?.size && [...(mine ?? [])].every((material) => theirs?.has(material));
}

/**
 * Returns true when both sides name the same fabric, such as canvas, and share a material, but neither states shares. A
 * material that only one page names is then assumed to be part of both.
 */
export function haveSameNamedFabric(a: ProductFacts, b: ProductFacts): boolean {
  const [mine, theirs] = [outerFabricOfSide(a), outerFabricOfSide(b)];
  return a.fabric !== null && a.fabric.value === b.fabric?.value && !!mine && !!theirs && shareUnmeasured(mine, theirs);
}

const shareUnmeasured = (one: Fabric, other: Fabric): boolean =>
  one.mainShare === null &&
  other.mainShare === null &&
  one.items.some(({ material }) => other.items.some((item) => item.material === material));

/** The kind of wool that a title may specify where the label only says "wool". */
export const MERINO = "merino wool";

/**
 * Returns true when both fabrics are merino wool although only one composition says so: the other just says "wool", but
 * its page mentions merino.
 */
export function areBothMerino(fabricA: Fabric, a: ProductFacts, fabricB: Fabric, b: ProductFacts): boolean {
  const isMerino = (fabric: Fabric, { otherWords }: ProductFacts) =>
    fabric.items.length === 1 && (fabric.main === MERINO || (fabric.main === "wool" && otherWords.has("merino")));
  return fabricA.main !== fabricB.main && isMerino(fabricA, a) && isMerino(fabricB, b);
}

/** The name of a material that may be made of any fiber. */
export const FELT = "felt";

/**
 * Returns true when both fabrics are felt and one is just called "felt", because it may be the same wool felt as the
 * other.
 */
export function areBothFelt(fabricA: Fabric, a: ProductFacts, fabricB: Fabric, b: ProductFacts): boolean {
  return (fabricA.main === FELT && b.fabric?.value === FELT) || (fabricB.main === FELT && a.fabric?.value === FELT);
}

/**
 * Returns true when both fabrics are metals, or both are molded plastics, and one is just called "metal" or "plastic",
 * because it may be the same material as the other.
 */
export const mayBeOneMaterial = (one: Fabric, other: Fabric): boolean =>
  [one, other].some(({ main }) => main === METAL)
    ? [one, other].every(({ main }) => fiberByName(main)?.family === METAL)
    : [one, other].some(({ main }) => main === "plastic") && [one, other].every(({ main }) => MOLDED.has(main));
const METAL = "metal";
const MOLDED: ReadonlySet<string> = new Set(["plastic", "molded nylon", "TR90 nylon", "Ultem"]);

/** The percentage at which an elastic fiber makes a fabric stretch. Denim with one percent is sold as rigid. */
const LEAST_ELASTIC = 2;

function hasElastic(weighed: readonly { fiber: Fiber; share: number }[]): boolean {
  return weighed.some(({ fiber, share }) => fiber.family === "elastic" && share >= LEAST_ELASTIC);
}

const OF_A_PIECE = /sleeve|pocket|hood|cup|collar|cuff|yoke|gusset|crotch|waist/;

/** Returns the other parts by role, the first of two with the same role. */
function otherPartsOf(parts: readonly (readonly CompositionItem[])[]): Map<OtherPart, CompositionItem[]> {
  const others = new Map<OtherPart, CompositionItem[]>();
  for (const part of parts) {
    const role = partRole(part[0]?.part);
    // What lines the sleeves or a pocket need not line the rest.
    const isOfPiece = role === "lining" && OF_A_PIECE.test(part[0]?.part ?? "");
    if (role !== "shell" && !isOfPiece && !others.has(role)) others.set(role, mostFirst(part));
  }
  return others;
}

function mostFirst(items: readonly CompositionItem[]): CompositionItem[] {
  return items.toSorted((one, other) => (other.percentage ?? 0) - (one.percentage ?? 0));
}

/** The difference in percentage points at which a shopper feels that a fabric contains more of its main fiber. */
const MUCH = 25;

/** Returns true when two percentages of one fiber are too close to feel different, or when one of them isn't known. */
export const areSharesClose = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.abs(one - other) < MUCH;
