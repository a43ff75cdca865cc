import { findColors } from "@dupewise/vocabulary/colors/colors";
import { detectTitleLanguage, findGarments, garmentOf } from "@dupewise/vocabulary/garments/garments";
import { makerByName, productGroupsOf } from "@dupewise/vocabulary/makers/find-makers";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { NOUN_FIRST_LANGUAGES } from "@dupewise/vocabulary/text/language";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { namesKind } from "./lone-lines.ts";
import { beginsBeforeMaterialOrColor } from "./product-and-maker.ts";
import { findNamedKind } from "./stated-kind.ts";
import type { QuotedMaker } from "./unknown-maker.ts";

const LONGEST = 200;
const SHORTEST_WORD = 4;
const FEWEST_WORDS = 4;
/** Words in front of the maker in a listing's title. */
const BEFORE_MAKER =
  /^(?:vintage|authentic|genuine|used|preloved|rare|new|mens?|womens?|ladies|damen|herren|femme|homme|mujer|hombre)$/u;
/** Makers' names that also end titles with their ordinary meaning: "estado muy bueno", "one size only". */
const ORDINARY_ENDING =
  /^(?:bueno|only|next|reserved|selected|closed|express|object|pieces|equipment|linea|element|splendid|mother|hunter|trespass|away|toast)$/u;

/**
 * Finds a maker whose name is also an ordinary word in a title that is entirely in small letters or in capitals:
 * "fossil" in "fossil nate mens watch". The maker must make what the title names, and be at its beginning, at its end
 * or after the product. Returns null when there is none.
 */
export function makerInPlainTitle(title: string): QuotedMaker | null {
  const lower = title.toLowerCase();
  if (title.length > LONGEST || (title !== lower && title !== title.toUpperCase())) return null;
  const tokens = tokenize(title);
  const group = garmentOf(findNamedKind(title)?.value ?? "")?.group;
  if (tokens.length < FEWEST_WORDS || group === undefined) return null;
  const language = detectTitleLanguage(title, tokens);
  const goods = findGarments(title, language, tokens);
  const first = tokens.findIndex(({ form }) => !BEFORE_MAKER.test(form));
  const isFollowed = NOUN_FIRST_LANGUAGES.has(language);
  const found = tokens.find(({ form, start, end }, at) => {
    const word = lower.slice(start, end);
    const maker = word.length < SHORTEST_WORD ? null : makerByName(word);
    // "Lining" is not Li-Ning.
    const isSpelled = maker?.spellings.some(({ written }) => written.toLowerCase() === word);
    const groups = maker !== null && isSpelled ? productGroupsOf(maker) : null;
    if (!groups?.has(group) || MEANS_MORE.some((meansMore) => meansMore(word))) return false;
    if (at === tokens.length - 1) return !ORDINARY_ENDING.test(form);
    const isBehind = goods.some(({ to }) => to === at || (isFollowed && to <= at));
    return !groups.has("dresses") && (at === first || isBehind);
  });
  if (found === undefined) return null;
  const quote = title.slice(found.start, found.end);
  return { value: makerByName(quote)?.name ?? quote, quote };
}

/** Whether a word also means a color, a material or a product. */
const MEANS_MORE: readonly ((word: string) => boolean)[] = [
  (word) => findColors(word).length > 0,
  (word) => canonicalFiber(word) !== null,
  namesKind,
];

const MOST_WORDS = 3;

/**
 * Finds a maker in ordinary words in small letters at the beginning of a name: "old navy loose jeans". Returns null
 * when there is none.
 */
export function writtenSmall(name: string): QuotedMaker | null {
  const words = name.split(" ");
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const value = words.slice(0, count).join(" ");
    if (value !== value.toLowerCase()) continue;
    const isTold =
      count > 1 ||
      value.includes("&") ||
      (value.length > 2 && (findLine(name, value) !== undefined || beginsBeforeMaterialOrColor(value, name)));
    if (isTold && makerByName(value) !== null) return { value, quote: value };
  }
  return null;
}
