import { canCoexist, cutAttribute, isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import { areMutuallyExclusive } from "@dupewise/vocabulary/details/details";
import { closestCutValues } from "../facts/cut-facts.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { SIGNATURE_EMBLEMS } from "./signatures.data.ts";
import { areMeasured, sizeDifference } from "./size-difference.ts";

/** How well the cut and shape attributes of two products agree. */
export interface ComparedShape {
  /** Σ weight × similarity. */
  sum: number;
  /** Σ weight. */
  weights: number;
  /** The number of attributes that both sides name. */
  named: number;
  /** Σ weight × (similarity − usual similarity): positive suggests similarity, negative difference. */
  evidence: number;
  /** Σ weight × |similarity − usual similarity|: how much evidence there is, for similarity and against it together. */
  strength: number;
}

/** The usual similarity of two things of one kind in an attribute. */
const USUAL = 0.75;
/** The similarity of two products in a shape trait that only one of them has… */
const LACKING = 0.2;
/**
 * …and how much of its weight counts: for a trait known from a line, for one that a page states, and for one that may
 * merely be unstated, since nothing of the other's shape is known.
 */
const LACKING_SHARE = { known: 0.75, said: 0.6, unsaid: 0.1 } as const;
/** The same for traits that products are named by: a hoop, a turtleneck or a wedge is always mentioned. */
const NAMING_SHARE = { known: 1, said: 0.8, unsaid: 0.1 } as const;
/** Traits that pages often leave out, and how much less silence about them says. */
const OFTEN_UNSTATED = new Set(
  "sole shape, heel shape, welt, welt thread, bezel, lens tint, collar, ear style, fill, jewel style".split(", "),
);
const OFTEN_UNSTATED_SHARE = 0.5;
/** Below this similarity two such names contradict each other, and count more: a stud is not a hoop. */
const CONTRADICTED = 0.5;
const CONTRADICTION = 2;
const NAMING = new Set(
  "frame shape, ear style, heel shape, outerwear style, hat style, dress style, bra style, jewel style, shirt style, silhouette, motif, jewel form, coat closing, belt buckle, knit, display, boot style, watch style, brief style, scarf form".split(
    ", ",
  ),
);
/**
 * Attributes in which a contradiction also counts more, because it is easy to see: a mini dress is not a maxi dress.
 * Outerwear differs in its kind, length and material besides its style.
 */
const PLAIN_TO_SEE = new Set(["length", "sleeves", "leg", ...NAMING].filter((name) => name !== "outerwear style"));
/** Shapes that most products have, so that nobody mentions them. */
const USUAL_SHAPES = new Set(
  "analogue, round case, smooth bezel, low top, plain leather strap, long scarf, plastic frame, full rim frame, fine smooth knit, zip front, round toe".split(
    ", ",
  ),
);
/** What rules a trait out that a side doesn't state: one of these types, attributes, their values, or details. */
const EXCLUDED_BY: Readonly<Record<string, readonly string[]>> = {
  digital: ["hour markers", "automatic movement", "hand-wound movement"],
  "wide leg": ["skinny fit", "slim fit"],
  "flared leg": ["skinny fit"],
  "square scarf": ["stole", "muffler"],
};
/** Details that change how a product works or is worn, if the other side has another one of the same kind. */
const DECISIVE = new Set(
  "quartz movement, automatic movement, hand-wound movement, solar movement, underwire, wire-free, pearls, imitation pearls".split(
    ", ",
  ),
);
/** How much that counts… */
const DECISIVE_WEIGHT = 0.6;
/** …and a clearly different size. */
const SIZE_WEIGHT = 2.5;

/**
 * Compares the shape attributes that both sides name, and counts those that only one side names although the other
 * side's shape is known. If the two values of an attribute differ but can coexist, such as a flap and a magnetic
 * closure, the attribute counts as named by one side, unless its values define a kind of product.
 */
export function compareShape(a: ProductFacts, b: ProductFacts): ComparedShape {
  let [sum, weights, named, apart, strength] = [0, 0, 0, 0, 0];
  for (const [name, one] of a.cut) {
    const other = b.cut.get(name);
    if (!other || (name === "size" && areMeasured(a, b))) continue;
    const { similarity, original, alternative } = closestCutValues(name, one, other);
    if (similarity < CONTRADICTED && !NAMING.has(name) && canCoexist(name, original.value, alternative.value)) {
      apart += weightOf(name) * LACKING_SHARE.said;
    } else {
      const weight = weightOf(name) * (PLAIN_TO_SEE.has(name) && similarity < CONTRADICTED ? CONTRADICTION : 1);
      sum += weight * similarity;
      weights += weight;
      strength += weight * Math.abs(similarity - USUAL);
    }
    named += 1;
  }
  apart += (differDecisively(a, b) ? DECISIVE_WEIGHT : 0) + SIZE_WEIGHT * sizeDifference(a, b);
  const lacking = apart + lackingWeight(a, b) + lackingWeight(b, a);
  sum += LACKING * lacking;
  weights += lacking;
  strength += lacking * (USUAL - LACKING);
  return { sum, weights, named, evidence: sum - USUAL * weights, strength };
}

/** Returns how well the shapes of two products agree, 0–1, even if the products are of different kinds. */
export function shapeAgreement(a: ProductFacts, b: ProductFacts): number {
  const { sum, weights } = compareShape(a, b);
  return weights === 0 ? USUAL : sum / weights;
}

const sharesOf = (attribute: string) => (NAMING.has(attribute) ? NAMING_SHARE : LACKING_SHARE);

const tellingShare = (attribute: string): number => (OFTEN_UNSTATED.has(attribute) ? OFTEN_UNSTATED_SHARE : 1);

const weightOf = (attribute: string): number => cutAttribute(attribute)?.weight ?? 1;

/** The weight of a trait that one side has and the other doesn't name. */
function lackingWeight(one: ProductFacts, other: ProductFacts): number {
  const isTold =
    other.line !== null || [...other.cut.keys()].some((name) => isShapeAttribute(name) || NAMING.has(name));
  let lacking = 0;
  for (const [name, { field, value }] of one.cut) {
    if (other.cut.has(name)) continue;
    if (isExcluded(value, other)) {
      lacking += weightOf(name) * CONTRADICTION;
      continue;
    }
    const tells =
      SIGNATURE_EMBLEMS.has(value) ||
      (isTold && (isShapeAttribute(name) || NAMING.has(name)) && !USUAL_SHAPES.has(value));
    const { known, said, unsaid } = sharesOf(name);
    lacking += weightOf(name) * (tells ? (field === "line" ? known : said) * tellingShare(name) : unsaid);
  }
  return lacking;
}

/** Whether something that the other side states rules a value out. */
function isExcluded(value: string, { garment, cut, details }: ProductFacts): boolean {
  return (
    EXCLUDED_BY[value]?.some(
      (other) =>
        garment?.value.type === other ||
        cut.has(other) ||
        details.some((detail) => detail.value === other) ||
        [...cut.values()].some((fact) => fact.value === other),
    ) ?? false
  );
}

/** Whether each side has a decisive detail that the other replaces by another. */
function differDecisively({ details: a }: ProductFacts, { details: b }: ProductFacts): boolean {
  const [onlyA, onlyB] = [decisiveBeyond(b, a), decisiveBeyond(a, b)];
  return onlyA.some((one) => onlyB.some((other) => areMutuallyExclusive(one, other)));
}

function decisiveBeyond(others: ProductFacts["details"], details: ProductFacts["details"]): string[] {
  return details.flatMap(({ value }) =>
    DECISIVE.has(value) && others.every((other) => other.value !== value) ? [value] : [],
  );
}
