import { mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { mayBeOnePlating, METALS, type Metal } from "../facts/metals.data.ts";
import { outerFabricOfSide } from "../facts/outer-fabric.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Sides } from "../findings/finding.ts";
import { capitalize } from "./grammar.ts";
import { COLORED_STEEL_NOTE, METAL_NOTES, type Plastic, PLASTIC_NOTES, PLASTICS } from "./material-pairs.data.ts";
import { TEXTS } from "./messages.data.ts";
import { formatMaterials, metalName } from "./names.ts";

const { materials: SAY } = TEXTS;

/** Describes two metals by their purity, durability and finish. */
export function describeMetals(metals: Sides<Metal>, a: ProductFacts, b: ProductFacts): string {
  const [mine, theirs] = [a, b].map(purityOf);
  if (mayBeOnePlating(metals.original, metals.alternative)) return SAY.sameHard(metalName("gold-plated metal"));
  if (metals.original === metals.alternative) {
    if (isColoredSteel(a) !== isColoredSteel(b))
      return SAY.coloredSteel(isColoredSteel(a) ? "original" : "alternative");
    if (metals.original !== "solid gold" || mine === undefined || theirs === undefined)
      return SAY.sameHard(metalName(metals.original));
    return mine === theirs ? SAY.samePurity(mine) : SAY.otherPurity(mine, theirs);
  }
  const [grade, otherGrade] = [METALS[metals.original], METALS[metals.alternative]].map((metal) => metal.grade);
  if (METALS[metals.original].wearsOff && METALS[metals.alternative].wearsOff && grade !== otherGrade)
    return SAY.wearingOff(metalName(metals[(grade ?? 0) > (otherGrade ?? 0) ? "original" : "alternative"]));
  return `${capitalize(noteOf(a) ?? "")}; ${noteOf(b) ?? ""}.`;
}

/**
 * Describes two products by the metal or plastic that each consists of, or by its other materials. At least one side's
 * metal must be unknown.
 */
export function describeMetalsOrPlastics(a: ProductFacts, b: ProductFacts): string {
  const [note, otherNote] = [a, b].map(noteOf);
  if (note && otherNote) return `${capitalize(note)}; ${otherNote}.`;
  const [original, alternative] = [a, b].map((side) => {
    if (side.metal) return metalName(side.metal.value);
    const cloth = outerFabricOfSide(side);
    return cloth ? formatMaterials(cloth.items) : plasticOf(side);
  });
  if (original && alternative) {
    // "Steel" is a less exact word for stainless steel.
    const common = [original, alternative].find((name) => original.endsWith(name) && alternative.endsWith(name));
    return common ? SAY.sameOutside(common) : SAY.other({ original, alternative });
  }
  return SAY.oneMetal(original ?? alternative ?? "", original ? "original" : "alternative");
}

/** Whether the steel of a piece of jewelry or a watch is gold in color. Dials are gold too, but hardly rose gold. */
function isColoredSteel({ metal, colours, garment, otherWords }: ProductFacts): boolean {
  if (metal?.value !== "stainless steel") return false;
  const gold = colours.filter(({ value, isHint }) => value.family === "gold" && !isHint);
  const isOfCase = otherWords.has("pvd") || gold.some(({ value }) => value.name === "rose gold");
  return gold.length > 0 && (garment?.value.group === "jewellery" || isOfCase);
}

function noteOf(side: ProductFacts): string | undefined {
  if (isColoredSteel(side)) return COLORED_STEEL_NOTE;
  const plastic = plasticOf(side);
  return side.metal ? METAL_NOTES[side.metal.value] : plastic && PLASTIC_NOTES[plastic];
}

/** Returns the plastic that a product consists of instead of metal, or undefined if it names other materials. */
export function plasticOf(side: ProductFacts): Plastic | undefined {
  const cloth = outerFabricOfSide(side);
  return PLASTICS.find((name) => (cloth ? cloth.items.length === 1 && cloth.main === name : side.otherWords.has(name)));
}
/** Returns true for products that may consist of metal, such as watches. */
export const mayBeMadeOfMetal = ({ garment }: ProductFacts): boolean => mayBeMetal(garment?.value.group);

/** Returns the purity of a product's gold in karats, or undefined if its texts don't state it. */
export const purityOf = ({ measurements }: ProductFacts): number | undefined =>
  measurements.find(({ name }) => name === "gold")?.amounts[0];
