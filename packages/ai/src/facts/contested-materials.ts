import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type Fabric, haveSameNamedFabric, outerFabricOfSide } from "./outer-fabric.ts";
import { markAsHints } from "./mentioned-materials.ts";
import type { Fact, ProductFacts } from "./product-facts.ts";

/**
 * Returns both sides' facts, with contested materials marked as hints. A side's materials are contested if its texts
 * merely mention them and one of them is the other side's main material: either mention may be about a part.
 */
export function markContestedMaterials(a: ProductFacts, b: ProductFacts): readonly [ProductFacts, ProductFacts] {
  return [withContestedMarked(a, b), withContestedMarked(b, a)];
}

function withContestedMarked(own: ProductFacts, other: ProductFacts): ProductFacts {
  const [mine, theirs] = [outerFabricOfSide(own), outerFabricOfSide(other)];
  if (own.metal || !mine || !theirs || areAlike(mine, theirs) || haveSameNamedFabric(own, other)) return own;
  const contested = contestedBy(own, mine, other, theirs);
  if (contested === undefined) return own;
  const named: Fact<ProductFacts["composition"][number]["value"]> = {
    value: { material: contested, percentage: null },
    quote: contested,
    field: "description",
    certainty: UNSURE,
  };
  const isNamed = own.composition.some(({ value }) => value.material === contested);
  return { ...own, composition: markAsHints(isNamed ? own.composition : [...own.composition, named]) };
}

const UNSURE = 0.3;

function contestedBy(own: ProductFacts, mine: Fabric, other: ProductFacts, { main }: Fabric): string | undefined {
  const { mentionedMaterials, fabric, garment } = own;
  // "Canvas and calfskin" may well be coated canvas, or the other's canvas of nylon.
  const isOfCloth = fabric !== null && TRIMS.has(familyOf(mine.main)) && !TRIMS.has(familyOf(main));
  const isSameCloth = fabric?.value === other.fabric?.value && !isOfHideOrLook(main);
  if (isOfCloth && (main.endsWith(` ${fabric.value}`) || isSameCloth)) return main;
  const isSame = (material: string) => baseFiber(material) === baseFiber(main);
  // Two fibers of clothes are a blend, two materials of a bag or a shoe its parts.
  if (garment && isClothing(garment.value.group) && mine.items.some(({ material }) => isSame(material)))
    return undefined;
  return mentionedMaterials.find(isSame);
}

/** What a product of cloth may be trimmed with, and words for any cloth. */
const TRIMS: ReadonlySet<string | null> = new Set(["leather", "unspecified"]);

const OF_HIDES: ReadonlySet<string | null> = new Set(["leather", "fur"]);
const isOfHideOrLook = (material: string): boolean =>
  material.startsWith("faux ") || familyOf(material)?.endsWith("leather") === true;

/**
 * Returns true for the same fiber, or for a fiber and a kind of it: suede is leather, and shops also call imitations
 * leather.
 */
function areAlike({ main: mine }: Fabric, { main: theirs }: Fabric): boolean {
  const isKindOf = (one: string, other: string) => baseFiber(one).endsWith(baseFiber(other));
  return isKindOf(mine, theirs) || isKindOf(theirs, mine) || (OF_HIDES.has(familyOf(theirs)) && isOfHideOrLook(mine));
}
