import type { FiberFamily } from "./fibers.data.ts";

/**
 * How well one material can replace another of its family, 0–1, considering wear, look and feel, keyed by family. Our
 * own judgment, based on the traits in fibers.data.ts. Set so that 100% cotton has a similarity of about 0.6 to linen,
 * 0.45 to viscose and 0.65 to a 60/40 blend with polyester; tests enforce these anchors.
 */
export const LIKENESS_WITHIN_FAMILY: Readonly<Partial<Record<FiberFamily, number>>> = {
  "fine hair": 0.7,
  wool: 0.85,
  bast: 0.75,
  seed: 0.5,
  "regenerated cellulose": 0.8,
  polyester: 0.8,
  elastic: 0.85,
  leather: 0.7,
  "imitation leather": 0.6,
  technical: 0.3,
  metal: 0.5,
  hard: 0.3,
  unspecified: 0.4,
};

/** The similarity of two materials from a family that is not in the table above. */
export const DEFAULT_LIKENESS_WITHIN_FAMILY = 0.6;

/** The similarity of materials from two families whose pair is not in the table below. */
export const DEFAULT_LIKENESS_ACROSS_FAMILIES = 0.05;

/** The similarity between any material and one that the label does not name. */
export const UNSPECIFIED_LIKENESS = 0.3;

/**
 * The similarity of a material to its recycled or organic variant, which has a different footprint but is hardly a
 * different fabric.
 */
export const VARIANT_LIKENESS = 0.95;

/** How well materials of two families can substitute for each other, 0–1, in either order. */
export const LIKENESS_ACROSS_FAMILIES: readonly (readonly [FiberFamily, FiberFamily, number])[] = [
  ["seed", "bast", 0.6],
  ["seed", "regenerated cellulose", 0.45],
  ["seed", "silk", 0.2],
  ["seed", "wool", 0.15],
  ["seed", "polyester", 0.125],
  ["seed", "acrylic", 0.15],
  ["seed", "polyamide", 0.1],
  ["seed", "elastic", 0.1],
  ["bast", "leaf", 0.4],
  ["bast", "regenerated cellulose", 0.35],
  ["bast", "polyester", 0.1],
  ["leaf", "plaited", 0.5],
  ["bast", "plaited", 0.3],
  ["wool", "fine hair", 0.6],
  ["wool", "silk", 0.15],
  ["wool", "acrylic", 0.3],
  ["wool", "polyester", 0.1],
  ["wool", "polyamide", 0.1],
  ["fine hair", "acrylic", 0.25],
  ["fine hair", "silk", 0.2],
  ["fine hair", "polyamide", 0.1],
  ["silk", "regenerated cellulose", 0.35],
  ["silk", "acetate", 0.35],
  ["silk", "polyester", 0.1],
  ["silk", "polyamide", 0.1],
  ["regenerated cellulose", "acetate", 0.6],
  ["regenerated cellulose", "regenerated protein", 0.5],
  ["silk", "regenerated protein", 0.4],
  ["regenerated cellulose", "polyester", 0.2],
  ["regenerated cellulose", "polyamide", 0.15],
  ["acetate", "polyester", 0.3],
  ["acetate", "polyamide", 0.25],
  ["polyester", "polyamide", 0.5],
  ["polyester", "acrylic", 0.35],
  ["polyester", "elastic", 0.15],
  ["polyester", "polyolefin", 0.4],
  ["polyamide", "acrylic", 0.3],
  ["polyamide", "elastic", 0.15],
  ["polyamide", "polyolefin", 0.35],
  ["elastic", "rubber", 0.3],
  ["elastic", "plastic", 0.2],
  ["leather", "imitation leather", 0.3],
  ["leather", "fur", 0.3],
  ["imitation leather", "plastic", 0.6],
  ["imitation leather", "polyester", 0.2],
  ["fur", "imitation fur", 0.3],
  ["imitation fur", "acrylic", 0.6],
  ["imitation fur", "polyester", 0.4],
  ["plumage", "polyester", 0.2],
  ["rubber", "plastic", 0.5],
  ["hard", "metal", 0.2],
  ["hard", "plastic", 0.3],
];

/** Kinds of leather that are as similar to other materials as plain leather is. */
export const KINDS_OF_LEATHER: ReadonlySet<string> = new Set([
  "shell cordovan",
  "bridle leather",
  "split leather",
  ...["crocodile", "ostrich", "snake", "lizard", "stingray", "eel"].map((animal) => `${animal} leather`),
]);

/**
 * Pairs of materials whose similarity differs from that of their families, with their similarity, 0–1, in either order.
 */
export const MATERIAL_LIKENESS: readonly (readonly [string, string, number])[] = [
  // Which plastic, a page seldom says.
  ["plastic", "synthetic", 0.9],
  ["plastic", "polycarbonate", 0.85],
  ["plastic", "resin", 0.85],
  ["plastic", "acetate", 0.6],
  ["plastic", "TR90 nylon", 0.85],
  ["plastic", "molded nylon", 0.85],
  ["TR90 nylon", "molded nylon", 0.95],
  ["polyamide", "molded nylon", 0.95],
  ["polycarbonate", "TR90 nylon", 0.85],
  ["polycarbonate", "molded nylon", 0.85],
  ["TR90 nylon", "acetate", 0.6],
  ["molded nylon", "acetate", 0.6],
  ["tarpaulin", "polyvinyl chloride", 0.85],
  ["tarpaulin", "coated canvas", 0.7],
  ["straw", "paper straw", 0.75],
  ["raffia", "paper straw", 0.65],
  ["polycarbonate", "acetate", 0.5],
  ["cotton", "modal", 0.5],
  ["cotton", "lyocell", 0.5],
  ["viscose", "bamboo viscose", 0.9],
  ["viscose", "cupro", 0.65],
  ["modal", "cupro", 0.6],
  ["lyocell", "cupro", 0.65],
  ["silk", "cupro", 0.45],
  ["cashmere", "baby cashmere", 0.9],
  ["cashmere", "horsehair", 0.15],
  ["cashmere", "mohair", 0.5],
  ["cashmere", "angora", 0.55],
  ["cashmere", "wool", 0.5],
  ["elastane", "elastomultiester", 0.6],
  ["polyester", "elastomultiester", 0.6],
  ["polyester", "fleece", 0.85],
  ["leather", "shearling", 0.45],
  ["leather", "bridle leather", 0.9],
  ["leather", "split leather", 0.8],
  ["faux leather", "faux suede", 0.5],
  ["faux leather", "bonded leather", 0.8],
  ["leather", "bonded leather", 0.5],
  ["suede leather", "faux suede", 0.35],
  ["suede leather", "nubuck leather", 0.85],
  ["suede leather", "patent leather", 0.45],
  ["shearling", "faux fur", 0.25],
  ["faux leather", "polyurethane", 0.8],
  ["faux leather", "polyvinyl chloride", 0.6],
  ["coated canvas", "polyvinyl chloride", 0.85],
  ["coated canvas", "leather", 0.4],
  ["silver", "nickel silver", 0.4],
  ["silver", "gold", 0.4],
  ["silver", "platinum", 0.7],
  ["down", "feather", 0.6],
];
