import type { Group } from "@dupewise/vocabulary/garments/families.data";

/** What shoppers call a group of products, keyed by group. Used as a heading above its kinds. */
export const GROUP_TITLES: Partial<Record<Group, string>> = {
  tops: "Tops",
  outerwear: "Jackets and coats",
  bottoms: "Pants and skirts",
  dresses: "Dresses and jumpsuits",
  drapes: "Sarees and dress materials",
  sets: "Suits and sets",
  innerwear: "Underwear",
  nightwear: "Sleepwear",
  swimwear: "Swimwear",
  hosiery: "Socks and tights",
  footwear: "Shoes",
  bags: "Bags",
  "small leather goods": "Wallets and pouches",
  belts: "Belts",
  headwear: "Hats and hair",
  scarves: "Scarves",
  gloves: "Gloves",
  ties: "Ties and cufflinks",
  eyewear: "Eyewear",
  watches: "Watches",
  jewellery: "Jewelry",
  umbrellas: "Umbrellas",
  parts: "Straps and key rings",
};
