import type { Group } from "../garments/families.data.ts";

/** Fields that makers are known for, each with the groups of products it covers. */
export const MAKER_FIELDS = {
  clothing: ["tops", "outerwear", "bottoms", "dresses", "drapes", "sets"],
  outerwear: ["outerwear"],
  knitwear: ["tops", "dresses", "scarves", "headwear", "gloves"],
  denim: ["bottoms", "outerwear", "tops", "dresses"],
  activewear: ["tops", "bottoms", "sets", "outerwear", "innerwear"],
  underwear: ["innerwear"],
  hosiery: ["hosiery"],
  sleepwear: ["nightwear"],
  swimwear: ["swimwear"],
  shoes: ["footwear"],
  bags: ["bags", "small leather goods"],
  luggage: ["bags"],
  belts: ["belts"],
  scarves: ["scarves"],
  hats: ["headwear"],
  gloves: ["gloves"],
  ties: ["ties"],
  eyewear: ["eyewear"],
  watches: ["watches"],
  jewelry: ["jewellery"],
  umbrellas: ["umbrellas"],
  beauty: ["beauty"],
  home: ["home"],
  electronics: ["other"],
} as const satisfies Record<string, readonly Group[]>;
