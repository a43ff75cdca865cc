import { baseFiber, fiberSimilarity, plainLeather } from "@dupewise/vocabulary/materials/fibers";
import type { ProductFacts } from "../facts/product-facts.ts";
import { MATERIAL_LOOKS } from "./material-look.data.ts";

const LOOKS = new Map(
  MATERIAL_LOOKS.flatMap(([one, other, look]) => [
    [`${one}|${other}`, look] as const,
    [`${other}|${one}`, look] as const,
  ]),
);

/** How alike two pieces of jewelry look that are both of gold, or of the same gold on top of anything else. */
const GOLD = 0.95;

/** Returns how similar the main materials of two products look, 0–1, or null when either product names none. */
export function materialLookSimilarity(a: ProductFacts, b: ProductFacts): number | null {
  const [mine, theirs] = [mainOf(a), mainOf(b)];
  if (mine === undefined || theirs === undefined) return null;
  const gold = goldOf(a);
  if (gold !== undefined && gold === goldOf(b)) return GOLD;
  const [one, other] = [mine, theirs].map((material) => plainLeather(baseFiber(material)));
  return (one === other ? undefined : LOOKS.get(`${one}|${other}`)) ?? fiberSimilarity(mine, theirs);
}

function mainOf({ composition }: ProductFacts): string | undefined {
  const [first] = composition.toSorted((one, other) => (other.value.percentage ?? 0) - (one.value.percentage ?? 0));
  return first?.value.material;
}

function goldOf({ garment, colours: [first] }: ProductFacts): string | undefined {
  return garment?.value.group === "jewellery" && first?.value.name.endsWith("gold") ? first.value.name : undefined;
}
