import type { Group } from "@dupewise/vocabulary/garments/families.data";
import type { FiberFamily } from "@dupewise/vocabulary/materials/fibers.data";
import type { Metal } from "../facts/metals.data.ts";

/** Materials that form families of their own, because no other material is like them. */
export const OWN_FAMILIES = [
  "coated canvas",
  "faux suede",
  "shearling",
  "patent leather",
  "aluminium",
  "polycarbonate",
  "polypropylene",
  "ABS",
  "polyvinyl chloride",
  "fur felt",
  "shell cordovan",
  "crocodile leather",
  "split leather",
  "tarpaulin",
  "fire hose",
] as const;

/** The family by which two materials are compared: a fiber family, or one of the materials in `OWN_FAMILIES`. */
export type PairFamily = FiberFamily | (typeof OWN_FAMILIES)[number];

export interface MaterialPair {
  one: readonly PairFamily[];
  other: readonly PairFamily[];
  /** The only groups of products that the note applies to. */
  only?: readonly Group[];
  /** Groups that the note doesn't apply to: coats aren't worn on the skin, and the mesh of shoes lets the rain in. */
  except?: readonly Group[];
  /** Whether the note is about wearing and washing the material, and so only applies to clothes. */
  isWorn?: true;
  /** What an expert would say about the two materials, regardless of which side has which. */
  note: (one: string, other: string) => string;
}

const WARM = ["wool", "fine hair"] as const;
const IMITATION = ["imitation leather"] as const;
const IMITATION_OR_PVC = [...IMITATION, "polyvinyl chloride"] as const;

/**
 * Sentences that tell a shopper what the difference between two materials means, based on general textile knowledge.
 */
export const MATERIAL_PAIRS: readonly MaterialPair[] = [
  {
    one: ["fine hair"],
    other: ["wool"],
    note: (fine, wool) => `${fine} is softer and warmer for its weight; ${wool} is more hard-wearing.`,
  },
  {
    one: WARM,
    other: ["acrylic"],
    note: (wool, acrylic) =>
      `${wool} is warm without being heavy, and it breathes; ${acrylic} washes easily but pills quickly.`,
  },
  {
    one: WARM,
    other: ["polyester", "polyamide"],
    note: (wool, synthetic) => `${wool} keeps you warm without overheating; ${synthetic} is tougher but breathes less.`,
  },
  {
    one: WARM,
    other: ["seed", "bast"],
    note: (wool, plant) => `${wool} is warmer and wrinkles less; ${plant} is cooler and easier to wash.`,
  },
  {
    one: WARM,
    other: ["regenerated cellulose"],
    note: (wool, viscose) => `${wool} is warm and springs back into shape; ${viscose} drapes softly but wrinkles.`,
  },
  {
    one: ["silk"],
    other: ["polyester", "polyamide"],
    isWorn: true,
    note: (silk, polyester) =>
      `${polyester} can copy the sheen of ${silk}, but not the way it breathes or feels on the skin.`,
  },
  {
    one: ["silk"],
    other: ["regenerated cellulose"],
    isWorn: true,
    note: (silk, viscose) => `${viscose} drapes much like ${silk}, but wrinkles more and is weaker when wet.`,
  },
  {
    one: ["silk"],
    other: ["seed"],
    isWorn: true,
    note: (silk, cotton) => `${silk} has the sheen and the drape; ${cotton} is matte, crisper and easy to wash.`,
  },
  {
    one: ["seed"],
    other: ["polyester", "polyamide"],
    except: ["outerwear"],
    isWorn: true,
    note: (cotton, polyester) => `${cotton} is cooler on the skin; ${polyester} dries faster and hardly wrinkles.`,
  },
  {
    one: ["bast"],
    other: ["polyester", "polyamide"],
    except: ["outerwear"],
    isWorn: true,
    note: (linen, polyester) => `${linen} keeps you cool but wrinkles; ${polyester} does neither.`,
  },
  {
    one: ["bast"],
    other: ["seed"],
    except: ["outerwear"],
    isWorn: true,
    note: (linen, cotton) => `${linen} is cooler and crisper; ${cotton} is softer and wrinkles less.`,
  },
  {
    one: ["bast", "seed"],
    other: ["regenerated cellulose"],
    isWorn: true,
    note: (plant, viscose) => `${plant} holds up better in the wash; ${viscose} drapes more softly.`,
  },
  {
    one: ["regenerated cellulose"],
    other: ["polyester", "polyamide"],
    except: ["outerwear"],
    isWorn: true,
    note: (viscose, polyester) =>
      `${viscose} is cooler on the skin; ${polyester} keeps its shape and washes more easily.`,
  },
  {
    one: ["polyamide"],
    other: ["polyester"],
    note: (polyamide, polyester) =>
      `${polyamide} usually feels smoother and resists abrasion better; ${polyester} dries a little faster.`,
  },
  {
    one: ["leather"],
    other: IMITATION_OR_PVC,
    note: (leather, faux) => `${leather} ages well and can be repaired; ${faux} tends to crack or peel over time.`,
  },
  {
    one: ["leather"],
    other: ["faux suede"],
    note: (leather, faux) =>
      `${leather} ages well and can be repaired; ${faux} is a brushed fabric that only looks like it.`,
  },
  {
    one: ["leather"],
    other: ["coated canvas"],
    note: (leather) => `${leather} ages with use and can be repaired; coated canvas shrugs off rain and scratches.`,
  },
  {
    one: ["leather"],
    other: ["seed"],
    note: (leather, cotton) => `${leather} ages with use and needs care; ${cotton} is lighter and easier to wash.`,
  },
  {
    one: ["leather"],
    other: ["polyamide", "polyester"],
    except: ["footwear"],
    note: (leather, cloth) => `${leather} is heavier and ages with use; ${cloth} is lighter and handles rain better.`,
  },
  {
    one: ["shell cordovan"],
    other: ["leather"],
    note: (cordovan, leather) =>
      `${cordovan} rolls instead of creasing and lasts for decades; ${leather} is lighter and needs less breaking in.`,
  },
  {
    one: ["crocodile leather"],
    other: ["leather"],
    note: (crocodile, leather) =>
      `${crocodile} is far scarcer and may need papers to cross a border; ${leather} is easier to care for.`,
  },
  {
    one: ["split leather"],
    other: ["leather"],
    note: (split) =>
      `${split} is the lower layer of a hide with a coating on top; it wears out sooner than the grain layer above it.`,
  },
  {
    one: ["tarpaulin", "fire hose"],
    other: ["leather"],
    note: (tarpaulin, leather) =>
      `${tarpaulin} shrugs off rain and scratches; ${leather} ages with use and can be repaired.`,
  },
  {
    one: ["tarpaulin", "fire hose"],
    other: ["seed", "polyester", "polyamide"],
    note: (tarpaulin, cloth) => `${tarpaulin} is waterproof and nearly indestructible; ${cloth} is lighter and softer.`,
  },
  {
    one: ["plaited"],
    other: ["seed", "bast"],
    note: (straw, cotton) => `${straw} is airy and holds its shape; ${cotton} folds flat and can be washed.`,
  },
  {
    one: ["fur felt"],
    other: ["wool"],
    only: ["headwear"],
    note: (fur) => `${fur} is lighter and smoother than wool felt, and sheds water better.`,
  },
  {
    one: ["coated canvas"],
    other: IMITATION,
    note: (canvas, faux) => `${canvas} stands up to years of use; ${faux} tends to crack or peel over time.`,
  },
  {
    one: ["aluminium"],
    other: ["polycarbonate", "polypropylene", "ABS", "plastic"],
    only: ["bags"],
    note: (aluminum, plastic) => `${aluminum} dents but lasts for decades; ${plastic} is lighter and springs back.`,
  },
  {
    one: ["polycarbonate"],
    other: ["ABS"],
    only: ["bags"],
    note: (polycarbonate, abs) => `${polycarbonate} flexes on impact and springs back; ${abs} cracks sooner.`,
  },
  {
    one: ["polycarbonate"],
    other: ["polypropylene"],
    only: ["bags"],
    note: (polycarbonate, polypropylene) =>
      `${polycarbonate} is more rigid; ${polypropylene} is lighter and more flexible.`,
  },
  {
    one: ["polypropylene"],
    other: ["ABS"],
    only: ["bags"],
    note: (polypropylene, abs) => `${polypropylene} is lighter and more flexible; ${abs} cracks sooner.`,
  },
  {
    one: ["acetate"],
    other: ["polycarbonate", "plastic"],
    only: ["eyewear"],
    note: (acetate, plastic) =>
      `both are plastics: ${acetate} can be polished and adjusted to your face; ${plastic === "plastic" ? "most other plastics are" : `${plastic} is`} lighter, but usually can't be.`,
  },
];

/** Plastics that watches and jewelry are made of instead of metal. */
export const PLASTICS = ["resin", "plastic", "polycarbonate", "bioceramic"] as const;
export type Plastic = (typeof PLASTICS)[number];

/** A clause for each plastic that says what it is like in everyday use. */
export const PLASTIC_NOTES: Readonly<Record<Plastic, string>> = {
  resin: "resin is light and takes knocks, but its scratches can't be polished out",
  plastic: "plastic is light, but its scratches can't be polished out",
  polycarbonate: "polycarbonate is light and takes knocks, but its scratches can't be polished out",
  bioceramic: "bioceramic is light and warm to the touch, but its scratches can't be polished out",
};

/** A clause that says what gold-colored steel is like in everyday use. */
export const COLORED_STEEL_NOTE = "steel doesn't tarnish, but its gold color is a coating that can wear off";

/** A clause for each metal that says what it is like in everyday use. */
export const METAL_NOTES: Readonly<Record<Metal, string>> = {
  platinum: "platinum keeps its color forever",
  "solid gold": "solid gold doesn't tarnish and can be worn every day",
  "sterling silver": "sterling silver tarnishes but can be polished",
  titanium: "titanium is light, strong and gentle on sensitive skin",
  "gold-filled": "gold-filled metal has a thick layer of gold that lasts for years",
  "gold vermeil": "vermeil is silver with a layer of gold that thins where it rubs",
  "silver and gold": "the silver tarnishes but can be polished, and the gold is solid",
  "steel and gold": "two-tone steel and gold doesn't tarnish, and the gold is solid",
  gold: "gold with no karat given may be solid or plated, so ask which",
  "stainless steel": "stainless steel is hard and doesn't tarnish",
  "silver-plated metal": "silver plating wears off over time, first where it rubs",
  "gold-plated silver": "the thin gold on plated silver wears off over time, first where it rubs",
  "gold-plated metal": "gold plating wears off over time, first where it rubs",
  "gold-plated brass": "gold plating wears off over time, first where it rubs, and the brass underneath darkens",
  "gold-plated steel": "gold plating wears off over time, first where it rubs, and exposes the steel underneath",
  bronze: "bronze darkens to a patina that can be polished off",
  brass: "brass darkens and can mark the skin",
  "gold-tone metal": "a gold-tone finish only adds color and wears off",
  "platinum-plated metal": "platinum plating wears off over time, first where it rubs",
  "rhodium-plated metal": "rhodium plating keeps its shine until it wears off, first where it rubs",
  "silver-tone metal": "a silver-tone finish only adds color and wears off",
  "base metal": "base metal can tarnish and may irritate sensitive skin",
};
