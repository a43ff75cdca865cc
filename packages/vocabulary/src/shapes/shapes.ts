import type { CutAttribute } from "../details/cuts.data.ts";
import { ACCESSORY_SHAPES } from "./accessories.data.ts";
import { BAG_SHAPES } from "./bags.data.ts";
import { CLOTHES_SHAPES } from "./clothes.data.ts";
import { JEWELRY_SHAPES } from "./jewelry.data.ts";
import { SHOE_SHAPES } from "./shoes.data.ts";
import { WATCH_SHAPES } from "./watches.data.ts";

/**
 * Distinguishing features of each family's products beyond cut and style: bezel, sole, quilting, motif, fill. Each
 * value is named so that it can follow "has".
 */
export const SHAPES: readonly CutAttribute[] = [
  ...WATCH_SHAPES,
  ...SHOE_SHAPES,
  ...BAG_SHAPES,
  ...JEWELRY_SHAPES,
  ...CLOTHES_SHAPES,
  ...ACCESSORY_SHAPES,
];

/** Phrases with a shape's word that mean something else: sweaters of any knit have ribbed cuffs. */
export const NOT_SHAPES =
  "butterfly back, butterfly backs, butterfly clasp, butterfly closure, butterfly buckle, butterfly fastening, butterfly push back, butterfly deployant, inner drawstring, interior drawstring, inside drawstring, drawstring inside, faux leather belt, vegan leather belt, pu leather belt, lucky charm, lucky charms, faux suede t toe, faux suede toe, faux suede toe cap, hood with snaps, hood with snap, hood with button, hood with buttons, snap hood, teddy varsity, cable chain, cable link chain, cable link, cable chains, varsity teddy, diamond cut, diamond dust, diamond finish, fluted crown, fluted steel crown, at heart, heart of, by heart, hearts of, flap of, slim through hip, slim through the hip, slim through thigh, slim through the thigh, snake chain, snake links, snake link, rib trim, ribbed trim, rib cuff, ribbed hemline, ribbed waist, rib waistband, rib waist, rib neckline, ribbed crew neck, ribbed crew neckline, ribbed armholes, ribbed band, ribbed bands, ribbed panels, ribbed side panels, ribbing at, ribbed cuffs, rib cuffs, ribbed cuff, ribbed trims, rib trims, ribbed hem, ribbed hems, ribbed edges, ribbed finish, ribbed collar, ribbed neckline, ribbed waistband, ribbed neck, ribs at neck, rib at neck, rib neck, rib collar, rib hem, chevron print, chevron dot print, chevron stripe, chevron stripes, faux leather strap, faux leather straps, vegan leather strap, vegan leather straps, pu leather strap, pu leather straps, flap pocket, flap pockets, interior flap, drawstring dust bag, drawstring pouch, seamless waistband, seamless edges, seamless edge, seamless hem, seamless look, seamless finish, seamless transition, seamless neckline, seamless collar, seamless lining, seamless sleeves, seamless underbust, seamless cups, seamless toe, seamless gusset, seamless design lines, seamless panels, 5 stars, 4 stars, 3 stars, five stars, star rating, star ratings, star review, star reviews, star seller, 5 star, five star, criss cross, key features, key feature, key details, key ring, key rings, keyring, key holder, key chain, key information, key points, key benefits, low key, emerald cut, emerald green, sapphire blue, ruby red, ear cuff, ear cuffs, cuff earring, cuff earrings, goodyear rubber, goodyear outsole, goodyear performance, goodyear tread";
