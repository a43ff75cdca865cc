import { ACCESSORIES } from "./accessories.data.ts";
import { BAGS } from "./bags.data.ts";
import { DENIM } from "./denim.data.ts";
import { DESIGNERS } from "./designers.data.ts";
import { EYEWEAR } from "./eyewear.data.ts";
import { FURTHER } from "./further.data.ts";
import { HIGH_STREET } from "./high-street.data.ts";
import { INTIMATES } from "./intimates.data.ts";
import { JEWELRY } from "./jewelry.data.ts";
import { KIDS } from "./kids.data.ts";
import { LUXURY } from "./luxury.data.ts";
import { MARKETPLACE } from "./marketplace.data.ts";
import { MARKETPLACE_FURTHER } from "./marketplace-further.data.ts";
import { OFTEN_RESOLD } from "./often-resold.data.ts";
import { SHOES } from "./shoes.data.ts";
import { SHOPS } from "./shops.data.ts";
import { SPORT } from "./sport.data.ts";
import { WATCHES } from "./watches.data.ts";

/** Labels sold by marketplaces and mail order, most of them short-lived. */
export const MARKETPLACE_TABLES: readonly string[] = [MARKETPLACE, MARKETPLACE_FURTHER];

export const MAKER_TABLES: readonly string[] = [
  LUXURY,
  DESIGNERS,
  HIGH_STREET,
  DENIM,
  SPORT,
  SHOES,
  BAGS,
  WATCHES,
  JEWELRY,
  EYEWEAR,
  ACCESSORIES,
  INTIMATES,
  KIDS,
  ...MARKETPLACE_TABLES,
  FURTHER,
  OFTEN_RESOLD,
];

export const SHOP_TABLE = SHOPS;
