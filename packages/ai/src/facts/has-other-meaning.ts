import { fiberNames } from "@dupewise/vocabulary/materials/fibers";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import { type Language, languageOf } from "@dupewise/vocabulary/text/language";
import { singulars } from "@dupewise/vocabulary/text/phrase-matcher";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { METAL_NAMES } from "./metal-names.data.ts";
import { AMBIGUOUS_MATERIAL_WORDS } from "./part-materials.data.ts";

const NAMES = fiberNames();
const METALS: ReadonlySet<string> = new Set(METAL_NAMES.map(([name]) => name));

const CARATS = /(?<![\p{L}\d])(?:9|10|14|18|21|22|24)\s?(?:k|kt|ct|carats?|karats?)(?!\p{L})/iu;
/** "Lana" is wool when the words around it are Italian or Spanish, and a name elsewhere. */
const WOOL_IN_SPANISH = /(?:\b(?:di|de|en|in|pura)|%)\s+lana\b|\blana\s+(?:merino|vergine|virgen|e|y)\b/iu;
const OF_LANA: ReadonlySet<Language> = new Set<Language>(["es", "it"]);
/** "Imprimé cachemire" is a paisley print. */
const PAISLEY = /(?:imprimés?|motifs?|dessins?) cachemire/i;
/** "Piña-seda" is half of pineapple fiber. */
const PINA = /pi[ñn]a[- ]seda/i;
/** "Steel blue" is a color. */
const STEEL_SHADE = /(?<!stainless )steel[ -](?:blue|gr[ae]y)/i;
/** "Piumino" is down where it fills something, and the jacket itself elsewhere. */
const ITALIAN_DOWN = /(?:(?:\bin|\bdi|\bvero|%)|imbottitura:?)\s+piumino/i;
const COVER = /plat(?:ed|ing)|vermeil|filled|plaqu|vergoldet/i;

/**
 * Returns true when a word that can name a material means something else in this text: "gold" without a karat value
 * means the color.
 */
export function hasOtherMeaning(quote: string, text: string): boolean {
  const word = quote.toLowerCase();
  if (word === "lana") return !WOOL_IN_SPANISH.test(text) && !OF_LANA.has(languageOf(tokenize(text)));
  if (word === "piumino" || word === "piumini") return !ITALIAN_DOWN.test(text);
  if (word === "seda" && PINA.test(text)) return true;
  if (word === "cachemire" && PAISLEY.test(text)) return true;
  if (word === "steel" && STEEL_SHADE.test(text)) return true;
  if (word === "gold" && CARATS.test(text) && !COVER.test(text)) return false;
  return AMBIGUOUS_MATERIAL_WORDS.has(word) || isOnlyAlike(foldPhrase(quote));
}

const SHORT_LENGTH = 3;
/** Short names count only as written: "la" is no "lã", and "côtes" are no "cot". */
function isOnlyAlike(word: string): boolean {
  const isShort = (name: string) => name.length <= SHORT_LENGTH && !METALS.has(name);
  return !NAMES.has(word) && (isShort(word) || singulars(word).some((one) => isShort(one) && NAMES.has(one)));
}
