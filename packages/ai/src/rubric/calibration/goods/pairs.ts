import { ACTIVEWEAR } from "./activewear.data.ts";
import { BAGS } from "./bags.data.ts";
import { BOOTS } from "./boots.data.ts";
import { COATS } from "./coats.data.ts";
import { DRESSES } from "./dresses.data.ts";
import { EYEWEAR } from "./eyewear.data.ts";
import { HATS_SCARVES } from "./hats-scarves.data.ts";
import { HEELS } from "./heels.data.ts";
import { HELD_OUT } from "./held-out.data.ts";
import { KNITWEAR } from "./knitwear.data.ts";
import { LINGERIE } from "./lingerie.data.ts";
import { NECKLACES_EARRINGS } from "./necklaces-earrings.data.ts";
import { type FamilyPairs, type InputKind, SIMILARITY_LEVELS, type Likeness } from "./pair.ts";
import { RINGS_BRACELETS } from "./rings-bracelets.data.ts";
import { SANDALS } from "./sandals.data.ts";
import { SMALL_LEATHER } from "./small-leather.data.ts";
import { SNEAKERS } from "./sneakers.data.ts";
import { TOPS } from "./tops.data.ts";
import { TROUSERS } from "./trousers.data.ts";
import { WATCHES } from "./watches.data.ts";

const FAMILIES: Readonly<Record<string, FamilyPairs>> = {
  activewear: ACTIVEWEAR,
  bags: BAGS,
  boots: BOOTS,
  coats: COATS,
  dresses: DRESSES,
  eyewear: EYEWEAR,
  "hats-scarves": HATS_SCARVES,
  heels: HEELS,
  knitwear: KNITWEAR,
  lingerie: LINGERIE,
  "necklaces-earrings": NECKLACES_EARRINGS,
  "rings-bracelets": RINGS_BRACELETS,
  sandals: SANDALS,
  "small-leather": SMALL_LEATHER,
  sneakers: SNEAKERS,
  tops: TOPS,
  trousers: TROUSERS,
  watches: WATCHES,
};

export interface RealProductPair {
  family: string;
  likeness: Likeness;
  known: InputKind;
  lowest: number;
  highest: number;
  original: string;
  alternative: string;
  /** Whether the pair is used only for measurement, so that nobody looks at it when changing the engine. */
  isHeld: boolean;
}

/** Pairs of real products that a shopper would compare, rated before their scores were known. */
export const REAL_PRODUCT_PAIRS: readonly RealProductPair[] = [...pairsOf(FAMILIES, false), ...pairsOf(HELD_OUT, true)];

function pairsOf(families: Readonly<Record<string, FamilyPairs>>, isHeld: boolean): RealProductPair[] {
  return Object.entries(families).flatMap(([family, pairs]) =>
    SIMILARITY_LEVELS.flatMap(({ likeness }) =>
      pairs[likeness].map(([[known, lowest, highest], original, alternative]) => ({
        family,
        likeness,
        known,
        lowest,
        highest,
        original,
        alternative,
        isHeld,
      })),
    ),
  );
}
