/**
 * Families of products, each with its group. The division follows how shops and the customs nomenclature classify
 * products (HS chapters 42, 61–65, 71, 91: bags, apparel, footwear, headgear, jewelry, watches): a family contains what
 * a shopper would call the same kind of product, and a group contains what is worn in the same place.
 */
export const FAMILIES = {
  "t-shirts": "tops",
  shirts: "tops",
  tops: "tops",
  tunics: "tops",
  kurtas: "tops",
  sweaters: "tops",
  sweatshirts: "tops",
  waistcoats: "outerwear",
  jackets: "outerwear",
  coats: "outerwear",
  trousers: "bottoms",
  jeans: "bottoms",
  shorts: "bottoms",
  skirts: "bottoms",
  leggings: "bottoms",
  "track pants": "bottoms",
  salwars: "bottoms",
  dresses: "dresses",
  jumpsuits: "dresses",
  sarees: "drapes",
  "dress materials": "drapes",
  suits: "sets",
  tracksuits: "sets",
  "kurta sets": "sets",
  "clothing sets": "sets",
  bras: "innerwear",
  briefs: "innerwear",
  boxers: "innerwear",
  "innerwear vests": "innerwear",
  shapewear: "innerwear",
  thermals: "innerwear",
  "night suits": "nightwear",
  nightdresses: "nightwear",
  "lounge pants": "nightwear",
  robes: "nightwear",
  swimwear: "swimwear",
  socks: "hosiery",
  tights: "hosiery",
  shoes: "footwear",
  "casual shoes": "footwear",
  "sports shoes": "footwear",
  "formal shoes": "footwear",
  boots: "footwear",
  "heels and flats": "footwear",
  sandals: "footwear",
  "flip-flops": "footwear",
  slippers: "footwear",
  "shoe care": "shoe accessories",
  parts: "parts",
  bags: "bags",
  handbags: "bags",
  clutches: "bags",
  backpacks: "bags",
  "travel bags": "bags",
  "business bags": "bags",
  wallets: "small leather goods",
  pouches: "small leather goods",
  belts: "belts",
  suspenders: "belts",
  "caps and hats": "headwear",
  "hair accessories": "headwear",
  scarves: "scarves",
  dupattas: "scarves",
  gloves: "gloves",
  ties: "ties",
  cufflinks: "jewellery",
  sunglasses: "eyewear",
  watches: "watches",
  necklaces: "jewellery",
  earrings: "jewellery",
  rings: "jewellery",
  bracelets: "jewellery",
  "jewellery sets": "jewellery",
  "gift sets": "gift sets",
  umbrellas: "umbrellas",
  makeup: "beauty",
  skincare: "beauty",
  fragrance: "beauty",
  "hair care": "beauty",
  bedding: "home",
  kitchenware: "home",
  furniture: "home",
  decor: "home",
  electronics: "other",
  toys: "other",
  "sports equipment": "other",
  stationery: "other",
  "pet supplies": "other",
  appliances: "other",
  tools: "other",
  "books and games": "other",
  food: "other",
  "baby gear": "other",
  "musical instruments": "other",
  "car accessories": "other",
  "health care": "other",
} as const;
export type Family = keyof typeof FAMILIES;
export type Group = (typeof FAMILIES)[Family];

/** Groups of products that Dupewise does not compare. */
const NON_FASHION_GROUPS: readonly Group[] = ["beauty", "home", "other"];

/**
 * Returns true when products of a group may be made of metal, so that "gold" may name the material as well as the
 * color.
 */
export function mayBeMetal(group: Group | undefined): boolean {
  return group === "jewellery" || group === "watches";
}

const WORN_ON_THE_BODY: readonly Group[] = [
  ...(["tops", "outerwear", "bottoms", "dresses", "drapes", "sets", "innerwear", "nightwear", "swimwear"] as const),
  ...(["hosiery", "scarves", "gloves"] as const),
];

/** Returns true for clothes of woven or knitted fabric, for which warmth, breathability and washing matter. */
export function isClothing(group: Group): boolean {
  return WORN_ON_THE_BODY.includes(group);
}

/** Returns true when products of a group are worn or carried. */
export function isFashion(group: Group): boolean {
  return !NON_FASHION_GROUPS.includes(group);
}

/** Returns true for the name of a product family. */
export function isFamily(name: string): name is Family {
  return Object.hasOwn(FAMILIES, name);
}
