import { DimensionName, type Dimension } from "@dupewise/domain/comparison";
import type { Attributes } from "./attributes.ts";
import { SIMILARITIES } from "./dimensions.ts";
import { gateOf } from "./gate.ts";

/** The score of two products and how it came about. */
export interface Score {
  /** 0–100, or null when too little is known to say. */
  similarityScore: number | null;
  /** 0–1. */
  confidence: number;
  gate: number;
  dimensions: Pick<Dimension, "name" | "weight" | "similarity">[];
}

const WEIGHTS: Record<DimensionName, number> = {
  cut: 0.28,
  material: 0.2,
  colour: 0.17,
  pattern: 0.1,
  construction: 0.1,
  function: 0.09,
  text: 0.06,
};
/** The most that can be said while the cut or the material is unknown. */
const INCOMPLETE_CAP = 90;
/** …and while the colour is unknown. */
const UNCOLOURED_CAP = 75;

export function scoreAttributes(a: Attributes, b: Attributes): Score {
  const gate = gateOf(a, b);
  const dimensions = DimensionName.options.map((name) => ({
    name,
    weight: WEIGHTS[name],
    similarity: SIMILARITIES[name](a, b),
  }));
  let sum = 0;
  let known = 0;
  for (const { weight, similarity } of dimensions) {
    if (similarity === null) continue;
    sum += weight * similarity;
    known += weight;
  }
  const knowing = dimensions.some(({ name, similarity }) => name !== "text" && similarity !== null);
  if (!knowing) return { similarityScore: null, confidence: 0, gate, dimensions };
  const cutKnown = [...a.cut.keys()].some((name) => b.cut.has(name));
  const complete = cutKnown && a.composition.length > 0 && b.composition.length > 0;
  const colourKnown = a.colours.length > 0 && b.colours.length > 0;
  const score = Math.min(complete ? 100 : colourKnown ? INCOMPLETE_CAP : UNCOLOURED_CAP, (100 * gate * sum) / known);
  return { similarityScore: Math.round(score), confidence: known, gate, dimensions };
}
