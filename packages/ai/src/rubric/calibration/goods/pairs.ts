import { ACTIVEWEAR } from "./activewear.data.ts";
import { BOOTS } from "./boots.data.ts";
import { COATS } from "./coats.data.ts";
import { DRESSES } from "./dresses.data.ts";
import { KNITWEAR } from "./knitwear.data.ts";
import { LINGERIE } from "./lingerie.data.ts";
import { type FamilyPairs, type Known, LIKENESSES, type Likeness } from "./pair.ts";
import { SNEAKERS } from "./sneakers.data.ts";
import { TOPS } from "./tops.data.ts";
import { TROUSERS } from "./trousers.data.ts";

const FAMILIES: Readonly<Record<string, FamilyPairs>> = {
  activewear: ACTIVEWEAR,
  boots: BOOTS,
  coats: COATS,
  dresses: DRESSES,
  knitwear: KNITWEAR,
  lingerie: LINGERIE,
  sneakers: SNEAKERS,
  tops: TOPS,
  trousers: TROUSERS,
};

export interface GoodsPair {
  family: string;
  likeness: Likeness;
  known: Known;
  lowest: number;
  highest: number;
  original: string;
  alternative: string;
  isHeld: boolean;
}

/** Real goods that a shopper would hold against each other, rated before any score was seen. */
export const GOODS_PAIRS: readonly GoodsPair[] = Object.entries(FAMILIES).flatMap(([family, pairs]) =>
  LIKENESSES.flatMap(({ likeness }) =>
    pairs[likeness].map(([[known, lowest, highest, held], original, alternative]) => ({
      family,
      likeness,
      known,
      lowest,
      highest,
      original,
      alternative,
      isHeld: held !== undefined,
    })),
  ),
);
