import { ACCESSORY_MAKERS } from "./accessories.data.ts";
import { BAG_MAKERS } from "./bags.data.ts";
import { DENIM_MAKERS } from "./denim.data.ts";
import { DESIGNER_MAKERS } from "./designers.data.ts";
import { EYEWEAR_MAKERS } from "./eyewear.data.ts";
import { OTHER_MAKERS } from "./further.data.ts";
import { HIGH_STREET_MAKERS } from "./high-street.data.ts";
import { UNDERWEAR_MAKERS } from "./intimates.data.ts";
import { JEWELRY_MAKERS } from "./jewelry.data.ts";
import { KIDSWEAR_MAKERS } from "./kids.data.ts";
import { LESSER_KNOWN_MAKERS } from "./lesser-known.data.ts";
import { LUXURY_MAKERS } from "./luxury.data.ts";
import { MARKETPLACE_MAKERS } from "./marketplace.data.ts";
import { MORE_MARKETPLACE_MAKERS } from "./more-marketplaces.data.ts";
import { OFTEN_RESOLD_MAKERS } from "./often-resold.data.ts";
import { SHOE_MAKERS } from "./shoes.data.ts";
import { SHOPS } from "./shops.data.ts";
import { SPORTSWEAR_MAKERS } from "./sport.data.ts";
import { WATCH_MAKERS } from "./watches.data.ts";

/** The tables of makers that sell mainly on marketplaces and by mail order. Most of these makers are short-lived. */
export const MARKETPLACE_TABLES: readonly string[] = [MARKETPLACE_MAKERS, MORE_MARKETPLACE_MAKERS];

export const MAKER_TABLES: readonly string[] = [
  LUXURY_MAKERS,
  DESIGNER_MAKERS,
  HIGH_STREET_MAKERS,
  DENIM_MAKERS,
  SPORTSWEAR_MAKERS,
  SHOE_MAKERS,
  BAG_MAKERS,
  WATCH_MAKERS,
  JEWELRY_MAKERS,
  EYEWEAR_MAKERS,
  ACCESSORY_MAKERS,
  UNDERWEAR_MAKERS,
  KIDSWEAR_MAKERS,
  ...MARKETPLACE_TABLES,
  OTHER_MAKERS,
  OFTEN_RESOLD_MAKERS,
  LESSER_KNOWN_MAKERS,
];

export const SHOP_TABLE = SHOPS;
