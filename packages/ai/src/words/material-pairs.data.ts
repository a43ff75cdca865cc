import type { FibreFamily } from "@dupewise/vocabulary/materials/fibers.data";
import type { Metal } from "../facts/metals.data.ts";

export const COATED_CANVAS = "coated canvas";

/** Fibers of one family, and fibers unlike any other. */
export type PairFamily = FibreFamily | typeof COATED_CANVAS;

interface MaterialPair {
  one: readonly PairFamily[];
  other: readonly PairFamily[];
  /** What an expert would say about the two, whichever side has which. */
  note: (one: string, other: string) => string;
}

const WARM = ["wool", "fine hair"] as const;
const IMITATION = ["imitation leather"] as const;

/** What two materials mean next to each other: general textile knowledge, like the notes on each material. */
export const MATERIAL_PAIRS: readonly MaterialPair[] = [
  {
    one: ["fine hair"],
    other: ["wool"],
    note: (fine, wool) => `${fine} is softer and warmer for its weight; ${wool} takes more wear.`,
  },
  {
    one: WARM,
    other: ["acrylic"],
    note: (wool, acrylic) =>
      `${wool} warms without weight and lets air through; ${acrylic} washes easily but pills soon.`,
  },
  {
    one: WARM,
    other: ["polyester", "polyamide"],
    note: (wool, synthetic) =>
      `${wool} keeps you warm without overheating; ${synthetic} is tougher but traps the heat.`,
  },
  {
    one: WARM,
    other: ["seed", "bast"],
    note: (wool, plant) => `${wool} is the warmer and creases less; ${plant} is cooler and easier to wash.`,
  },
  {
    one: WARM,
    other: ["regenerated cellulose"],
    note: (wool, viscose) => `${wool} warms and springs back into shape; ${viscose} falls softly but creases.`,
  },
  {
    one: ["silk"],
    other: ["polyester", "polyamide"],
    note: (silk, polyester) =>
      `${polyester} can copy the sheen of ${silk}, but not how it breathes and feels on the skin.`,
  },
  {
    one: ["silk"],
    other: ["regenerated cellulose"],
    note: (silk, viscose) => `${viscose} falls much like ${silk}, but creases more and is weaker when wet.`,
  },
  {
    one: ["silk"],
    other: ["seed"],
    note: (silk, cotton) => `${silk} has the sheen and the fall; ${cotton} is matte, crisper and easy to wash.`,
  },
  {
    one: ["seed"],
    other: ["polyester", "polyamide"],
    note: (cotton, polyester) => `${cotton} is cooler on the skin; ${polyester} dries faster and hardly creases.`,
  },
  {
    one: ["bast"],
    other: ["polyester", "polyamide"],
    note: (linen, polyester) => `${linen} keeps you cool and creases; ${polyester} does neither.`,
  },
  {
    one: ["bast"],
    other: ["seed"],
    note: (linen, cotton) => `${linen} is cooler and crisper; ${cotton} is softer and creases less.`,
  },
  {
    one: ["bast", "seed"],
    other: ["regenerated cellulose"],
    note: (plant, viscose) => `${plant} holds up better in the wash; ${viscose} falls more softly.`,
  },
  {
    one: ["regenerated cellulose"],
    other: ["polyester", "polyamide"],
    note: (viscose, polyester) =>
      `${viscose} is cooler on the skin; ${polyester} keeps its shape and washes more easily.`,
  },
  {
    one: ["polyamide"],
    other: ["polyester"],
    note: (polyamide, polyester) =>
      `${polyamide} feels smoother and takes more abrasion; ${polyester} dries a little faster.`,
  },
  {
    one: ["leather"],
    other: IMITATION,
    note: (leather, faux) => `${leather} ages well and can be repaired; ${faux} tends to crack or peel in time.`,
  },
  {
    one: ["leather"],
    other: [COATED_CANVAS],
    note: (leather) => `${leather} ages with use and can be repaired; coated canvas shrugs off rain and scratches.`,
  },
  {
    one: ["leather"],
    other: ["seed", "polyamide", "polyester"],
    note: (leather, cloth) => `${leather} is heavier and ages with use; ${cloth} is lighter and minds the rain less.`,
  },
  {
    one: ["plaited"],
    other: ["seed", "bast"],
    note: (straw, cotton) => `${straw} is airy and holds its shape; ${cotton} folds flat and can be washed.`,
  },
];

/** What each metal is like in everyday use, as a clause. */
export const METAL_NOTES: Readonly<Record<Metal, string>> = {
  platinum: "platinum keeps its color for good",
  "solid gold": "solid gold doesn't tarnish and can be worn every day",
  "sterling silver": "sterling silver tarnishes, and polishes up again",
  titanium: "titanium is light, hard and kind to sensitive skin",
  "gold-filled": "gold-filled has a thick layer of gold that lasts for years",
  "gold vermeil": "vermeil is silver under gold that thins where it rubs",
  "steel and gold": "steel with gold on it doesn't tarnish, and the gold is solid",
  gold: "gold with no karat given may be solid or plated, so ask which",
  "stainless steel": "stainless steel is hard and doesn't tarnish",
  "silver-plated metal": "silver plating wears off in time, first where it rubs",
  "gold-plated metal": "gold plating wears off in time, first where it rubs",
  brass: "brass darkens and can mark the skin",
  "gold-tone metal": "a gold-tone finish is color alone and wears off",
  "rhodium-plated metal": "rhodium plating keeps its shine until it wears, first where it rubs",
  "silver-tone metal": "a silver-tone finish is color alone and wears off",
  "base metal": "base metal can tarnish and may irritate sensitive skin",
};
