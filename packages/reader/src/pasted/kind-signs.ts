import { lazy } from "@dupewise/vocabulary/text/lazy";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { garmentOf } from "@dupewise/vocabulary/garments/garments";
import { refineEyewearByLenses } from "@dupewise/vocabulary/garments/read-kind";
import { productGroupsOf, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { compileByFirstLetter, groupByFirstLetter } from "./first-letters.ts";
import { KIND_SIGNS } from "./kind-signs.data.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";

/** A possible kind of the product, with its evidence. */
export interface FoundKind {
  value: string;
  quote: string;
  certainty: number;
}

/** The parts of a text that may reveal the kind of its product. */
export interface KindClues {
  name: string;
  maker: string | null;
  /** The categories that labels state. */
  labeledCategories: readonly string[];
  lines: readonly ClassifiedLine[];
  /** The index of the name among the lines. */
  nameAt: number | null;
  /** The text without the name. */
  description: string;
}

/**
 * Returns false when a maker is known not to make products of this group. Returns true for all other makers, including
 * unknown ones.
 */
export function canMake(maker: string | null, group: Group): boolean {
  const known = maker === null ? null : makerByName(maker);
  const groups = known === null ? null : productGroupsOf(known);
  return groups === null || groups.size === 0 || groups.has(group) || BESIDE.has(group);
}

/** Letters of the scripts that signs are written in: \p{L} takes many times as long to compile. */
const SAME_WORD = "(?![a-zß-öø-ʯͰ-ӿ])";
/** The signs of every kind, in order. */
const SIGNS = Object.entries(KIND_SIGNS).flatMap(([kind, sources]) =>
  sources.map((source) => ({ kind, source, pattern: lazy(() => new RegExp(`(?:${source})${SAME_WORD}`, "uy")) })),
);
const signsAt = groupByFirstLetter(SIGNS, ({ source }) => source);
/**
 * Matches the beginning of any sign: few words of a text can begin one, and only those are checked against each sign.
 */
const findSignPattern = compileByFirstLetter(
  SIGNS.map(({ source }) => source).join("|"),
  (signs) => new RegExp(`(?:${signs})(?![a-z])`, "uy"),
);

/** Returns where in a text a sign begins, at the start of a word. */
function signPlaces(prose: string): number[] {
  const places: number[] = [];
  let isInWord = false;
  for (let at = 0; at < prose.length; at++) {
    if (!isInWord && matchesAt(findSignPattern(prose.charAt(at)), prose, at)) places.push(at);
    isInWord = isLetter(prose, at);
  }
  return places;
}

function matchesAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

function matchAt(sticky: RegExp, text: string, at: number): string | null {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? null;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < FIRST_NOT_ASCII) return code >= SMALL_A && code <= SMALL_Z;
  return LETTER.test(text.charAt(at));
}
const [SMALL_A, SMALL_Z, FIRST_NOT_ASCII] = [0x61, 0x7a, 0x80];
const LETTER = /[\p{L}\p{Cs}]/u;
/** A product with a sole is worn on the feet, however warm and waterproof it is. */
const SOLE = /(?<!\p{L})(?:rubber (?:out)?soles?|outsoles?|midsoles?|insoles?)(?!\p{L})/u;
const FEW_SIGNS = 2;
/** The minimum number of signs that determine a kind without any other evidence. */
export const DECISIVE_SIGNS = 3;
const MOST_READ = 4_000;
const MOST_READ_OF_PAGE = 2_500;
/** The distance from a name within which a page is about the product. */
const ABOVE = 5;
const BELOW = 80;
const SPEAKS = new Set<ClassifiedLine["role"]>(["words", "fact", "sentence", "talk"]);

/** Products that makers of any kind also make. */
const BESIDE = new Set<Group>([
  "ties",
  "gloves",
  "scarves",
  "headwear",
  "hosiery",
  "belts",
  "small leather goods",
  "eyewear",
]);

const FOR_THE_SUN = /sun|sole(?:il|\b)|solaire|sonne|(?:de|para|óculos) sol/i;

/** A kind that a text suggests, with a quote and the number of signs that were found. */
export interface KindEvidence extends Omit<FoundKind, "certainty"> {
  count: number;
}

/**
 * Finds the kinds of product that the text suggests, those with the most evidence first. Leaves out kinds that the
 * maker doesn't make.
 */
export function findKindEvidence({ name, lines, maker, nameAt }: KindClues): KindEvidence[] {
  const isPage = nameAt !== null && lines.length >= LONG_TEXT_LINES;
  const prose = (isPage ? lines.slice(Math.max(0, nameAt - ABOVE), nameAt + BELOW) : lines)
    .flatMap(({ text, zone, role }) => (zone === "own" && SPEAKS.has(role) ? [text] : []))
    .join("\n")
    .slice(0, isPage ? MOST_READ_OF_PAGE : MOST_READ)
    .toLowerCase();
  const quotes = new Map<(typeof SIGNS)[number], string>();
  for (const at of signPlaces(prose))
    for (const sign of signsAt(prose.charAt(at))) {
      const quote = quotes.has(sign) ? null : matchAt(sign.pattern(), prose, at);
      if (quote !== null) quotes.set(sign, quote);
    }
  const isSoled = SOLE.test(prose);
  const signs = SIGNS.filter((sign) => quotes.has(sign));
  return [...Map.groupBy(signs, ({ kind }) => kind)]
    .flatMap(([kind, ofKind]) => {
      if (ofKind.length < FEW_SIGNS) return [];
      const garment = garmentOf(kind);
      const group: Group | undefined = garment?.group;
      const isMade = group !== undefined && canMake(maker, group) && (!isSoled || group === "footwear");
      const quote = ofKind.map((sign) => quotes.get(sign)).join(", ");
      const isOpen = garment !== undefined && group === "eyewear" && !FOR_THE_SUN.test(name);
      const value = isOpen ? refineEyewearByLenses(garment, tokenize(prose)).type : kind;
      return isMade ? [{ value, quote, count: ofKind.length }] : [];
    })
    .sort((one, other) => other.count - one.count);
}
