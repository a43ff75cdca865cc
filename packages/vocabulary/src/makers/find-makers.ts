import type { Group } from "../garments/families.data.ts";
import { lazy } from "../text/lazy.ts";
import { withoutAccents } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { IS_PLAIN } from "../text/tokenize.ts";
import { MAKER_FIELDS } from "./maker-fields.data.ts";
import { parseMakers, type Maker } from "./parse-makers.ts";
import { MAKER_TABLES, MARKETPLACE_TABLES, SHOP_TABLE } from "./maker-tables.ts";

/** A maker's name, found in text. */
export interface MakerMatch {
  maker: Maker;
  /** The name as written in the text, without a possessive. */
  quote: string;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** Whether it may also be an ordinary word, so that its position must show that it is a name. */
  isPlain: boolean;
}

interface Entry {
  maker: Maker;
  written: string;
  /** The spellings that must match exactly; null when capitals and punctuation do not matter. */
  plain: Set<string> | null;
}

interface Index {
  all: readonly Maker[];
  entries: Map<string, Entry>;
  /** The length of the longest key among those that share a beginning, of a few letters or of some more. */
  longest: Map<string, number>;
}

const MOST_WORDS = 7;
/** A number of characters that exceeds every name. */
const LONGEST_NAME = 100;
/** A shorter name is never assembled from more words than it has: "on ia" is not Onia. */
const SHORT = 8;
const [PREFIX, LONGER_PREFIX] = [3, 6];
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´][\p{L}\p{N}\p{M}]+)*/gu;
/** The same in texts of Latin letters, which are most. */
const LATIN_WORD = /[A-Za-z0-9ªµºÀ-ÖØ-öø-ɏ²³¹¼½¾]+(?:['’`´][A-Za-z0-9ªµºÀ-ÖØ-öø-ɏ²³¹¼½¾]+)*/g;
const IS_LATIN = /^[\0-\u024f\u2000-\u206f\u20a0-\u20cf™]*$/;
const POSSESSIVE = /['’ʼ`´]s$/iu;
/** Characters that may occur between the words of a name. */
const BETWEEN = /^[ \u00A0&+.'’®™°!*/|()-]+$/;

/** The number of spellings of one product's name in which several readers look for makers. */
const MAX_MEMOIZED = 8;

const makers = lazy(() => indexOf(MAKER_TABLES));
const shops = lazy(() => indexOf([SHOP_TABLE]));
const ofMarketplaces = lazy(() => new Set(MARKETPLACE_TABLES.flatMap(parseMakers).map(({ name }) => name)));

/**
 * Finds the makers that the text names, ignoring case, accents and punctuation. The longest name at each position wins,
 * and matches never overlap. A name that is also an ordinary word matches only as its maker writes it or in all
 * capitals, and its match is marked as `isPlain`. Runs in linear time.
 */
export const findMakers: (text: string) => readonly MakerMatch[] = memoize(
  (text) => findNames(text, makers()),
  MAX_MEMOIZED,
);

/** Finds the maker that the text begins with, by the same rules as `findMakers`. Returns null if there is none. */
export function makerAtStart(text: string): MakerMatch | null {
  const match = longestAt(text, wordsOf(text.slice(0, LONGEST_NAME)), 0, makers());
  return match?.start === 0 ? match : null;
}

/** Finds the multi-brand shops that the text names, by the same rules as `findMakers`. */
export const findShops: (text: string) => readonly MakerMatch[] = memoize(
  (text) => findNames(text, shops()),
  MAX_MEMOIZED,
);

/** Returns the maker with this name, ignoring case, accents and punctuation, or null if there is none. */
export function makerByName(name: string): Maker | null {
  return makers().entries.get(squeeze(name))?.maker ?? null;
}

/** Returns true for the name of a maker that is in no table, or only in the tables of marketplace brands. */
export function isLittleKnown(name: string): boolean {
  const maker = makerByName(name);
  return maker === null || ofMarketplaces().has(maker.name);
}

/** Returns the groups of products that a maker is known for. */
export function productGroupsOf({ makes }: Maker): ReadonlySet<Group> {
  return new Set(makes.flatMap((field) => MAKER_FIELDS[field]));
}

/** Returns all makers in the tables. */
export function allMakers(): readonly Maker[] {
  return makers().all;
}

/** Returns all shops in the tables that aren't makers themselves. */
export function allMultiBrandShops(): readonly Maker[] {
  return shops().all;
}

function indexOf(tables: readonly string[]): Index {
  const all = tables.flatMap(parseMakers);
  const entries = new Map<string, Entry>();
  const longest = new Map<string, number>();
  for (const maker of all)
    for (const { written, isPlain } of maker.spellings)
      for (const key of lookupKeys(written)) {
        const entry = entries.get(key) ?? { maker, written, plain: isPlain ? new Set<string>() : null };
        entry.plain = isPlain ? (entry.plain?.add(letters(written)).add(letters(written).toUpperCase()) ?? null) : null;
        entries.set(key, entry);
        for (const prefix of [key.slice(0, PREFIX), key.slice(0, LONGER_PREFIX)])
          longest.set(prefix, Math.max(key.length, longest.get(prefix) ?? 0));
      }
  return { all, entries, longest };
}

/** Returns the keys under which a name is looked up: "ragbone" and "ragandbone" for "Rag & Bone". */
export function lookupKeys(spelling: string): string[] {
  if (!/[&+]| and /i.test(spelling)) return [squeeze(spelling)];
  return [squeeze(spelling.replaceAll(/ and /gi, " ")), squeeze(spelling.replaceAll(/[&+]/g, "and"))];
}

/** A name in small letters, without accents, spaces and signs. */
function squeeze(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  if (/^[ -~]*$/.test(lower)) return lower.replaceAll(/[^a-z0-9]+/g, "");
  return withoutAccents(lower).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** A name as written, except for spaces and punctuation. */
function letters(name: string): string {
  return name.replaceAll(/[\s®™]+/gu, "").replaceAll(/[’ʼ`´]/g, "'");
}

interface Word {
  key: string;
  /** The word within a name, with an elided article: "dorge" in "Sucre d'Orge", where the key is "orge". */
  inside: string;
  /** The word without its possessive, where it has one. */
  owner: string | null;
  /** Where the word begins with that article, and without it. */
  from: number;
  start: number;
  end: number;
}

/** "Kelly d'Hermès", but not the shape of a "d'Orsay pump". */
const ELIDED = /^[dl]['’](?=\p{Lu})(?!Orsay|Oro?(?!\p{L}))/u;

function wordsOf(text: string): Word[] {
  let end = 0;
  const isPlain = IS_PLAIN.test(text);
  return (text.match(isPlain || IS_LATIN.test(text) ? LATIN_WORD : WORD) ?? []).map((whole) => {
    const word = !isPlain && ELIDED.test(whole) ? whole.slice(2) : whole;
    const start = text.indexOf(whole, end) + whole.length - word.length;
    end = start + word.length;
    const key = isPlain ? word.toLowerCase() : squeeze(word);
    const hasOwner = key.length < word.length && POSSESSIVE.test(word);
    const inside = word === whole ? key : squeeze(whole);
    const from = end - whole.length;
    return { key, inside, from, owner: hasOwner ? squeeze(word.slice(0, -2)) : null, start, end };
  });
}

function findNames(text: string, index: Index): MakerMatch[] {
  const found: MakerMatch[] = [];
  const words = wordsOf(text);
  let from = 0;
  for (const [at, { start }] of words.entries()) {
    const match = start < from ? null : longestAt(text, words, at, index);
    if (match === null) continue;
    found.push(match);
    from = match.end;
  }
  return found;
}

function longestAt(text: string, words: readonly Word[], at: number, { entries, longest }: Index): MakerMatch | null {
  let best: MakerMatch | null = null;
  let joined = "";
  const start = words[at]?.start ?? 0;
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    const word = words[at + count - 1];
    if (word === undefined) break;
    if (count > 1 && !isOneName(text, words[at + count - 2]?.end ?? start, word.from)) break;
    const owned = word.owner === null ? null : joined + word.owner;
    joined += count === 1 ? word.key : word.inside;
    const most = joined.length < PREFIX ? Infinity : (longest.get(prefixOf(joined)) ?? 0);
    if (joined.length <= most) best = believed(text, start, word.end, entries.get(joined), count) ?? best;
    if (owned !== null) best = believed(text, start, word.end - 2, entries.get(owned), count) ?? best;
    if (joined.length >= most) break;
  }
  return best;
}

const prefixOf = (letters: string): string => letters.slice(0, letters.length < LONGER_PREFIX ? PREFIX : LONGER_PREFIX);

function isOneName(text: string, from: number, to: number): boolean {
  return to - from < 5 && (text.slice(from, to) === " " || BETWEEN.test(text.slice(from, to)));
}

/** Matches a sign before a name: "& Other Stories", "'47". */
const SIGN_IN_FRONT = /^[^\p{L}\p{N}]+/u;

/** A known name, unless it is put together from too many words, or a plain word that is not written as a name. */
function believed(
  text: string,
  start: number,
  end: number,
  entry: Entry | undefined,
  words: number,
): MakerMatch | null {
  if (entry === undefined) return null;
  const { maker, written, plain } = entry;
  const sign = SIGN_IN_FRONT.exec(maker.name)?.[0] ?? "";
  const from = sign !== "" && text.slice(0, start).endsWith(sign) ? start - sign.length : start;
  const quote = text.slice(from, end);
  if (words > 1 && quote.length < SHORT && words > wordsOf(written).length) return null;
  if (plain !== null && !(plain.has(letters(quote)) && isApart(text, start, end))) return null;
  return { maker, quote, start: from, end, isPlain: plain !== null };
}

/**
 * Whether a plain word is not a name here: "Slip-On" and "2-Pieces" are other words, and a particle is a name only at
 * the beginning of a line: "On Cloudmonster".
 */
function isApart(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  if (/[\p{L}\p{N}][-‐]$/u.test(before) || /^[-‐]\p{L}/u.test(text.slice(end, end + 3))) return false;
  if (GARMENT.test(text.slice(start, end + LONGEST_GARMENT))) return false;
  const isParticle = end - start === 2 && /\p{Ll}/u.test(text.slice(start, end));
  return !isParticle || (start < 3 && /^\P{L}*$/u.test(before)) || /\n\P{L}*$/u.test(before);
}

/** A slip dress is by anybody, slip silk by Slip. */
const GARMENT = /^slip (?:dress|gown|skirt|short|top|cami)/i;
const LONGEST_GARMENT = 6;
