import type { DimensionName } from "@dupewise/domain/comparison";
import { deltaE2000 } from "@dupewise/vocabulary/colour-space";
import type { Colour } from "@dupewise/vocabulary/colours";
import { cutAttribute, cutSimilarity } from "@dupewise/vocabulary/cuts";
import { occasionSimilarity } from "@dupewise/vocabulary/occasions";
import { patternSimilarity } from "@dupewise/vocabulary/patterns";
import type { Attributes, Fact } from "./attributes.ts";

/** How alike two products are in one dimension, 0–1, or null when a side says too little. */
export type Similarity = number | null;

export const SIMILARITIES: Record<DimensionName, (a: Attributes, b: Attributes) => Similarity> = {
  cut: cutOf,
  material: materialOf,
  colour: colourOf,
  pattern: ({ pattern: a }, { pattern: b }) => (a && b ? patternSimilarity(a.value, b.value) : null),
  construction: (a, b) => overlap(a.details, b.details),
  function: functionOf,
  text: (a, b) => sharedWords(a.otherWords, b.otherWords),
};

/** How much the type itself says about the cut, beside the named attributes. */
const TYPE_WEIGHT = 1.5;
/** Another type's cut, before its attributes: most of that difference is in the gate already. */
const OTHER_TYPE = 0.95;

function cutOf(a: Attributes, b: Attributes): Similarity {
  if (!a.garment || !b.garment) return null;
  let sum = TYPE_WEIGHT * (a.garment.value.type === b.garment.value.type ? 1 : OTHER_TYPE);
  let weights = TYPE_WEIGHT;
  for (const [name, { value }] of a.cut) {
    const other = b.cut.get(name);
    if (!other) continue;
    const weight = cutAttribute(name)?.weight ?? 1;
    sum += weight * cutSimilarity(name, value, other.value);
    weights += weight;
  }
  return sum / weights;
}

function materialOf({ composition: a }: Attributes, { composition: b }: Attributes): Similarity {
  if (a.length === 0 || b.length === 0) return null;
  const share = (facts: Attributes["composition"]) => {
    const shares = new Map<string, number>();
    for (const { value } of facts) {
      const part = value.percentage === null ? 1 / facts.length : value.percentage / 100;
      shares.set(value.material, (shares.get(value.material) ?? 0) + part);
    }
    return shares;
  };
  const left = share(a);
  const right = share(b);
  let common = 0;
  let total = 0;
  for (const material of new Set([...left.keys(), ...right.keys()])) {
    common += Math.min(left.get(material) ?? 0, right.get(material) ?? 0);
    total += Math.max(left.get(material) ?? 0, right.get(material) ?? 0);
  }
  return total === 0 ? null : common / total;
}

const SHADE = 0.6;
const COLOUR_WIDTH = 15;

function colourOf({ colours: a }: Attributes, { colours: b }: Attributes): Similarity {
  if (a.length === 0 || b.length === 0) return null;
  return (bestMatches(a, b) + bestMatches(b, a)) / 2;
}

/** Each colour's best match on the other side; the first colour counts most. */
function bestMatches(from: readonly Fact<Colour>[], to: readonly Fact<Colour>[]): number {
  let sum = 0;
  let weights = 0;
  for (const [place, { value }] of from.entries()) {
    const weight = 1 / (1 + 2 * place);
    sum += weight * Math.max(...to.map((other) => likeness(value, other.value)));
    weights += weight;
  }
  return sum / weights;
}

function likeness(a: Colour, b: Colour): number {
  if (!a.lab || !b.lab) return a.family === b.family ? 1 : 0.15;
  const seen = Math.exp(-((deltaE2000(a.lab, b.lab) / COLOUR_WIDTH) ** 2));
  return a.base === b.base ? Math.max(SHADE, seen) : seen;
}

function overlap(a: readonly Fact<string>[], b: readonly Fact<string>[]): Similarity {
  if (a.length === 0 || b.length === 0) return null;
  const names = new Set(a.map(({ value }) => value));
  const common = b.filter(({ value }) => names.has(value)).length;
  return (2 * common) / (a.length + b.length);
}

function functionOf({ occasions: a }: Attributes, { occasions: b }: Attributes): Similarity {
  if (a.length === 0 || b.length === 0) return null;
  const best = (from: readonly Fact<string>[], to: readonly Fact<string>[]) =>
    from.reduce((sum, { value }) => sum + Math.max(...to.map((o) => occasionSimilarity(value, o.value))), 0) /
    from.length;
  return (best(a, b) + best(b, a)) / 2;
}

/** Fewer words than these are names, and two names tell nothing. */
const ENOUGH_WORDS = 12;

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): Similarity {
  if (Math.min(a.size, b.size) < ENOUGH_WORDS) return null;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / Math.sqrt(a.size * b.size);
}
