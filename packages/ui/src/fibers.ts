/** The families of fibers, each drawn in its own color and weave. */
export type FiberFamily =
  | "cotton"
  | "wool"
  | "silk"
  | "linen"
  | "hide"
  | "regenerated"
  | "synthetic"
  | "stretch"
  | "other";

/** Words of a material's name, most specific first: "faux leather" is not hide, "cupro" not copper. */
const FAMILY_WORDS: readonly (readonly [FiberFamily, RegExp])[] = [
  ["synthetic", /\b(faux|vegan|imitation|synthetic|artificial|pu)\b/],
  ["stretch", /\b(elastane|spandex|lycra|elastomultiester|rubber)\b/],
  ["regenerated", /\b(viscose|rayon|modal|lyocell|tencel|bamboo|cupro|acetate|triacetate)\b/],
  [
    "synthetic",
    /\b(polyester|polyamide|nylon|acrylic|modacrylic|polypropylene|polyurethane|polyethylene|pvc|fleece|microfib(re|er)|neoprene)\b/,
  ],
  ["wool", /\b(wool|merino|lambswool|cashmere|mohair|alpaca|angora|yak|camel|vicu[nñ]a|llama|shearling)\b/],
  ["silk", /\bsilk\b/],
  ["linen", /\b(linen|flax|hemp|ramie|jute|raffia|straw|sisal)\b/],
  ["hide", /\b(leather|suede|nubuck|calfskin|lambskin|sheepskin|cowhide|hide|fur)\b/],
  ["cotton", /\b(cotton|denim|corduroy|canvas)\b/],
];

/** Finds the fiber family whose weave and color represent a material. Returns "other" for an unknown material. */
export function findFiberFamily(material: string): FiberFamily {
  const name = material.toLowerCase();
  return FAMILY_WORDS.find(([, words]) => words.test(name))?.[0] ?? "other";
}
