import { findShops } from "../makers/find-makers.ts";
import { findAll } from "../text/find-all.ts";
import { tokenize } from "../text/tokenize.ts";
import { SHOP_WORDS } from "./kind-contexts.data.ts";

const WORDS = new Set(SHOP_WORDS.split(" "));
/** What separates a name from the shop that sells it. */
const BEFORE_SHOP = /\s(?:[|@·•–—-]|at)\s/gu;

/** Removes a shop's name from the end of a title: "… | Costello Jewelry Company", "… at Nordstrom Rack". */
export function withoutShopName(title: string): string {
  const last = findAll(title, BEFORE_SHOP).at(-1);
  if (!last || last.index === 0) return title;
  const shop = title.slice(last.index + last[0].length);
  const isShop = tokenize(shop).some(({ form }) => WORDS.has(form)) || findShops(shop).length > 0;
  return isShop ? title.slice(0, last.index) : title;
}
