import { findGarments, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { countWords, MENU_ENTRIES, countMenuEntryWords } from "./line-role.ts";
import { isKindOnly } from "./lone-lines.ts";

const FEWEST_ENTRIES = 4;
/** Names of products consist of kinds, "Men's Sweater Fleece Jacket", but hardly of departments. */
const FEWEST_LISTED = 3;
/** The minimum share of a menu's words that are entries. The others are a shop's own departments, "Super Puff". */
const MOST = 0.6;
/** The number of different topics at which a row of words is not a name, however many keywords a name may have. */
const FEWEST_TOPICS = 3;
const LONGEST = 160;
const BETWEEN = /\s+(?:[|·•&]\s+)?/u;
const NOT_IN_MENUS = /[\d.!?:;,$€£]/;
const WEARER =
  /^(?:women|woman|men|man|kids|girls?|boys?|baby|teens?|unisex|ladies|damen|herren|kinder|mädchen|jungen|femmes?|hommes?|enfants?|fille|garçon|bébé|mujer|hombre|niñ[oa]s?|bebé|donna|uomo|bambin[oai])(?:['’]?s)?['’]?$/u;

/** Returns true for a row of a shop's menu with several departments: "NEW BAGS SHOES JEWELRY GIFTS". */
export function isMenuLine(line: string): boolean {
  if (line.length > LONGEST || NOT_IN_MENUS.test(line)) return false;
  const words = line.toLowerCase().replaceAll("’", "'").split(BETWEEN);
  if (words.length < FEWEST_ENTRIES) return false;
  const topics = new Set<string>();
  let [at, entries, listed, covered] = [0, 0, 0, 0];
  while (at < words.length) {
    const taken = countMenuEntryWords(words, at);
    const said = words.slice(at, at + Math.max(1, taken)).join(" ");
    const group = groupOf(said);
    if (taken > 0) listed += 1;
    if (taken > 0 || group !== undefined) {
      topics.add(group ?? (WEARER.test(said) ? "wearer" : said));
      entries += 1;
      covered += Math.max(1, taken);
    }
    at += Math.max(1, taken);
  }
  const isListed = entries >= FEWEST_ENTRIES && listed >= FEWEST_LISTED && covered / words.length >= MOST;
  return isListed && topics.size >= FEWEST_TOPICS;
}

function groupOf(words: string): string | undefined {
  return findGarments(words, detectTitleLanguage(words, tokenize(words)))[0]?.garment.group;
}

const ALL =
  /^(?:(?:shop |view |see )?all(?: the)?|shop|find (?:an?|your)|new|alle|neue|tou(?:s|tes) (?:les|nos)|nouve(?:aux|lles)|tod[oa]s (?:los|las)|nuev[oa]s|tutt[ie] (?:gli|i|le)|nuov[ei])\s+(?=\p{L})/iu;
const JOINED = /\s(?:and|&|und|et|y|e)\s/iu;

/** Returns true for a menu entry that leads to several products: "All bags", "Dresses & Jumpsuits", "Rolex watches". */
export function isDepartment(line: string): boolean {
  const bare = line.replace(ALL, "");
  if (bare !== line) return isKindOnly(bare) || MENU_ENTRIES.has(bare.toLowerCase());
  if (isPairOfKinds(line)) return true;
  const [maker] = findMakers(line);
  const behind = maker?.start === 0 ? line.slice(maker.end) : "";
  return isPairOfKinds(behind.trim()) || (/^\s\p{Ll}+s$/u.test(behind) && isKindOnly(behind.trim()));
}

const isPairOfKinds = (words: string): boolean => {
  const parts = words.split(JOINED);
  if (parts.length !== 2) return false;
  // The conjunction reveals the language, because "manteaux" by itself could be in any.
  const language = detectTitleLanguage(words, tokenize(words));
  return parts.every((part) => isKindOnly(part) || (!part.includes(" ") && findGarments(part, language).length > 0));
};

/**
 * Returns true for several menu entries in a row, even if all of them belong to one group of products: "Womens Shoes
 * New Arrivals Athletic Sneakers Boat Shoes Boots".
 */
export function isMenuRow(name: string): boolean {
  const entries = name.toLowerCase().match(TELLING_ENTRIES)?.length ?? 0;
  return (
    entries > 1 ||
    isMenuLine(name) ||
    (!name.includes(",") && countWords(name) > 12 && findGarments(name).length + entries > 5)
  );
}
const TELLING_ENTRIES =
  /(?<!\p{L})(?:new (?:arrivals|releases|in)|best ?sellers?|customer service|gift (?:cards?|ideas?)|clearance|sign in|my account|shop all|view all|see all|eye exams|contacts|sale|outlet|kundenservice|neuerscheinungen|geschenkideen|angebote|nouveautés|meilleures ventes|service client|novedades|ofertas|novità|offerte|bestseller|prime)(?!\p{L})/gu;
