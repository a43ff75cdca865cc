import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { IMITATING_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import {
  ENCLOSED_COVERS,
  GERMANIC_PART_NAMES,
  ROMANCE_PART_NAMES,
} from "@dupewise/vocabulary/materials/part-names.data";

/**
 * Words that mean a material only on a label. Elsewhere they refer to a maker, a color, a stone, a kind of product, or
 * the trim of a hood.
 */
export const AMBIGUOUS_MATERIAL_WORDS = new Set(
  "hide otter coco coyote coyotes feather feathers goose duck carbon iron mulberry crystal crystals cristal kristall foam mousse toile camel kamel cammello camello chameau wielbłąd верблюд キャメル mink bamboo gold pana cocco cristallo cristalli mokka vison visone manila pelo espuma plumas"
    .split(" ")
    .concat("memory foam", "coyote fur", "raccoon", "raccoon fur", "für", "türkis", "köper", "visón"),
);

/** Groups of products that can be made of actual bamboo cane. In clothes, "bamboo" means viscose. */
export const CANE_GROUPS: ReadonlySet<Group> = new Set(["bags", "eyewear", "watches", "jewellery", "umbrellas"]);

/**
 * Parts that products are named after too ("lentes", eyewear; "fascia", a headband), by words that may precede what the
 * part is made of.
 */
const NAMESAKES = "rabat patta cinturino cinturini fascia lente lentes vivo".split(" ");

/** Words after which a material describes only a part: "clasp in gold", "fermoir or". */
export const PARTS_BEFORE_MATERIALS: ReadonlySet<string> = new Set([
  ...GERMANIC_PART_NAMES,
  ...ROMANCE_PART_NAMES,
  ...NAMESAKES,
]);

/**
 * More words after which a material is not that of the product: "foderato in seta", "dustbag cotone", "stampa
 * cashmere".
 */
export const WORDS_BEFORE_OTHER_MATERIALS: ReadonlySet<string> = new Set([
  ..."foderato foderata foderati foderate forrado forrada forrados forradas".split(" "),
  ..."stampa estampado motivo fantasia disegno segunda seconda".split(" "),
  ...ENCLOSED_COVERS,
  ...IMITATING_WORDS,
]);

/** Words that may stand between a material and the part made of it: "le cuir du rabat", "the leather of the straps". */
export const OF_WORDS = new Set("of du de des der del della delle dei".split(" "));
export const ARTICLES = new Set("the la las los le les l den dem die".split(" "));
/**
 * Words of Romance languages for parts, including those that bags and sandals are named after ("borsa a tracolla"). In
 * these languages, the material never precedes the part.
 */
export const ROMANCE_PART_WORDS: ReadonlySet<string> = new Set([
  ...ROMANCE_PART_NAMES,
  ...NAMESAKES,
  ..."bandouliere bride coin coins correa tracolla".split(" "),
]);
/** Words for parts in all languages, which may follow "of": "le cuir du rabat". */
export const PART_NAMES: ReadonlySet<string> = new Set([...PARTS_BEFORE_MATERIALS, ...ROMANCE_PART_WORDS]);

/**
 * Words for places in or on a product, such as its inside, its back or its hinges. A material next to one of them may
 * not be that of the whole product.
 */
export const PART_LOCATION_WORDS = new Set(
  "lined inside innen innenseite bezel lunette back temples hinges hinge insole innensohle innenfutter padding charm fascia interno".split(
    " ",
  ),
);

/**
 * Comma-separated materials that are used only for parts of a group's products, never for the whole product. Keyed by
 * group.
 */
export const PART_ONLY_MATERIALS: Partial<Record<Group, string>> = {
  watches:
    "glass, acrylic, leather, suede leather, faux leather, rubber, silicone, polyamide, polyester, textile, cotton",
  eyewear: "glass, synthetic, gold, silver, rubber, leather, faux leather",
  footwear: "jute, cork, elastodiene",
  gloves: "cork",
  umbrellas: "glass fibre, steel, aluminium, metal, wood, bamboo viscose, leather, rubber, plastic",
  // "Goma" is the elastic of a hem.
  bottoms: "rubber",
  tops: "rubber",
  dresses: "rubber",
};

/** Sole materials, which count for the whole shoe only when no other material is named. */
export const SOLE_MATERIALS = new Set(["rubber", "EVA", "thermoplastic polyurethane", "synthetic", "plastic"]);

/** Hardware materials, which count for products of fabric or leather only when no other material is named. */
export const HARDWARE_MATERIALS = new Set(["metal", "brass", "steel", "zinc", "aluminium", "glass"]);
/** Words after a metal that mark it as hardware. */
export const HARDWARE_WORDS = new Set(
  "logo emblem plate ornament initial initials lettering charm chain ring rings".split(" "),
);
/** Metals whose names are also colors of hardware. */
export const COLOR_METALS = new Set(["gold", "silver", "copper", "iron"]);

/**
 * Maps each material that a title may name to the imitations and special kinds of it that the description may name
 * instead, such as "faux suede" for "suede".
 */
export const IMITATED_BY: Readonly<Record<string, readonly string[]>> = {
  // What the leather of a title is further on.
  leather: ["faux leather", "shell cordovan", "bridle leather"],
  "patent leather": ["faux leather", "polyurethane", "polyvinyl chloride", "synthetic"],
  "suede leather": ["faux suede"],
  "nubuck leather": ["faux suede"],
  shearling: ["faux fur"],
  // Microfiber that looks like suede.
  polyester: ["faux suede"],
  plastic: ["TR90 nylon", "molded nylon", "Ultem"],
  polyamide: ["TR90 nylon"],
  // "PU vegan leather" is one material.
  polyurethane: ["faux leather"],
  "polyvinyl chloride": ["faux leather"],
};

/**
 * Words for the parts of a shoe's upper that are made of the same material as the upper: the buckle of "patent leather
 * buckle pumps".
 */
export const UPPER_PARTS: ReadonlySet<string> = new Set(
  "buckle buckles strap straps tassel tassels button zip panel".split(" "),
);

/** English words for shoes. */
export const SHOE_WORDS: ReadonlySet<string> = new Set(
  "pump pumps heels loafer loafers mule mules sandal sandals slide slides boot boots bootie booties flats ballerinas slingback slingbacks sneaker sneakers shoes clog clogs slippers".split(
    " ",
  ),
);

/** Words that may stand between a material and its part: "leather shoulder strap". */
export const PART_MODIFIERS: ReadonlySet<string> = new Set(
  "pin prong ring chest vent roller front shoulder crossbody wrist ankle top carry luggage name adjustable detachable removable".split(
    " ",
  ),
);

/** Words for the kinds of clasps, in front of them in English and behind them elsewhere. */
export const CLASP_KINDS = new Set(
  "magnetic lobster toggle folding deployant magnetica magnetico magnetique".split(" "),
);
