import type { DimensionName, MissingFact } from "@dupewise/domain/comparison/comparison";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { filledMean, meanOf, type Score } from "../rubric/score-facts.ts";

const CUT_FACTS: Partial<Record<Group, string>> = {
  footwear: "its shape: toe, heel and height",
  bags: "its shape, size and straps",
  "small leather goods": "its size and layout",
  jewellery: "its shape and size",
  watches: "its dial and its size",
  eyewear: "the shape of the frame",
  headwear: "its shape",
  bottoms: "its fit, rise and leg",
  dresses: "its silhouette, length and neckline",
};
const CUT_FACT = "its cut: fit, length, sleeves and neckline";

const FACTS: Readonly<Record<Exclude<DimensionName, "cut" | "text">, string>> = {
  material: "what it is made of, in per cent",
  colour: "its colour",
  pattern: "its pattern, or that it is plain",
  construction: "how it is made: closures, lining, trims",
  function: "what it is meant for",
};
/** Below this a fact is not worth asking for. */
const LEAST_IMPACT = 1;
/** How alike or unlike a fact may turn out once known. */
const UNLIKE = 0.15;

/** What would change the score, what could move it most first. */
export function missingFacts(a: ProductFacts, b: ProductFacts, score: Score): MissingFact[] {
  const kinds = sides(
    (side) => (side.garment ? null : { fact: "what kind of thing it is", impact: kindImpact(score) }),
    a,
    b,
  );
  const facts = score.dimensions.flatMap(({ name }) =>
    name === "text"
      ? []
      : sides((side) => (says(side, name) ? null : { fact: factOf(name, side), impact: impactOf(name, score) }), a, b),
  );
  return [...kinds, ...facts]
    .filter(({ impact }) => impact >= LEAST_IMPACT)
    .sort((one, other) => other.impact - one.impact);
}

function sides(
  ask: (side: ProductFacts) => Omit<MissingFact, "side"> | null,
  a: ProductFacts,
  b: ProductFacts,
): MissingFact[] {
  const [mine, theirs] = [ask(a), ask(b)];
  return [
    ...(mine ? [{ side: "original" as const, ...mine }] : []),
    ...(theirs ? [{ side: "alternative" as const, ...theirs }] : []),
  ];
}

function says(
  { cut, composition, colours, pattern, details, occasions }: ProductFacts,
  name: Exclude<DimensionName, "text">,
): boolean {
  switch (name) {
    case "cut":
      return cut.size > 0;
    case "material":
      return composition.length > 0;
    case "colour":
      return colours.length > 0;
    case "pattern":
      return pattern !== null;
    case "construction":
      return details.length > 0;
    case "function":
      return occasions.length > 0;
  }
}

function factOf(name: Exclude<DimensionName, "text">, { garment }: ProductFacts): string {
  if (name !== "cut") return FACTS[name];
  return (garment && CUT_FACTS[garment.value.group]) ?? CUT_FACT;
}

/** Points between the score now and the further of its two ends, were the dimension known. */
function impactOf(name: DimensionName, { similarityScore, dimensions, gate }: Score): number {
  const weight = dimensions.find((dimension) => dimension.name === name)?.weight ?? 0;
  if (similarityScore === null) return Math.round(100 * weight);
  const now = 100 * gate * meanOf(dimensions);
  const then = (similarity: number) =>
    100 *
    gate *
    meanOf(dimensions.map((dimension) => (dimension.name === name ? { ...dimension, similarity } : dimension)));
  const isMeasured = dimensions.some((dimension) => dimension.name === name && dimension.similarity !== null);
  // A cut known by the type alone is measured already; its attributes can still move it by half.
  const reach = isMeasured ? 0.5 : 1;
  return Math.round(reach * Math.max(Math.abs(then(UNLIKE) - now), Math.abs(then(1) - now)));
}

/** Another kind of goods could take nearly all of the score away, the same kind could give all of it. */
function kindImpact({ similarityScore, dimensions }: Score): number {
  return similarityScore === null
    ? 100
    : Math.round(Math.max(similarityScore, 100 * filledMean(dimensions, 1) - similarityScore));
}
