import type { Garment } from "./garments.ts";
import { garmentOf } from "./garments.ts";
import { findGender } from "../details/genders.ts";
import { findOccasions } from "../details/occasions.ts";
import type { Token } from "../text/tokenize.ts";

/** Distinctive words that, anywhere near a general name, make it a more specific kind: "track … pants". */
const TELLING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  trousers: {
    track: "track pants",
    lounge: "lounge pants",
    pyjama: "lounge pants",
    cargo: "cargo pants",
    yoga: "leggings",
    capri: "capris",
  },
  shorts: { lounge: "lounge shorts", swim: "swim shorts", board: "swim shorts" },
  dress: { night: "nightdress" },
  sweatshirt: { hooded: "hoodie" },
  bag: {
    laptop: "laptop bag",
    sling: "sling bag",
    crossbody: "sling bag",
    messenger: "messenger bag",
    duffel: "duffel bag",
    duffle: "duffel bag",
    gym: "duffel bag",
    tote: "tote bag",
    shoulder: "shoulder bag",
    trolley: "trolley bag",
  },
  "t-shirt": { innerwear: "innerwear vest", polo: "polo shirt" },
};

/** Shoes by what they are for. */
const SHOES_FOR: Readonly<Record<string, string>> = {
  casual: "casual shoes",
  formal: "formal shoes",
  sport: "sports shoes",
  running: "sports shoes",
  training: "sports shoes",
  football: "sports shoes",
  basketball: "sports shoes",
  tennis: "sports shoes",
  cricket: "sports shoes",
};

/**
 * Refines a garment with a general name to the most specific kind that the text supports. Returns the garment itself if
 * the text supports none.
 */
export function refineGarment(garment: Garment, text: string, tokens: readonly Token[]): Garment {
  const type = specialType(garment.type, text, tokens);
  return (type === undefined ? undefined : garmentOf(type)) ?? garment;
}

function specialType(type: string, text: string, tokens: readonly Token[]): string | undefined {
  const words = TELLING_WORDS[type];
  const word = words && tokens.find(({ form }) => Object.hasOwn(words, form));
  if (words && word) return words[word.form];
  if (type === "shoes") {
    const use = findOccasions(text, tokens).find(({ name }) => Object.hasOwn(SHOES_FOR, name));
    return use && SHOES_FOR[use.name];
  }
  if (type === "bag" && findGender(text, tokens)?.gender === "women") return "handbag";
  return undefined;
}
