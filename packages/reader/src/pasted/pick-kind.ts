import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { findGarments, garmentOf, languageOfTitle } from "@dupewise/vocabulary/garments/garments";
import { type KindReading, kindText, readKind } from "@dupewise/vocabulary/garments/read-kind";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { groupsOf, makerNamed } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { GROUP_KINDS, KIND_SIGNS, PLAIN_KINDS } from "./kind-signs.data.ts";
import { isKindOnly } from "./lone-lines.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";

/** A possible kind of the product, with its evidence. */
export interface KindFound {
  value: string;
  quote: string;
  certainty: number;
}

interface Told {
  name: string;
  maker: string | null;
  /** The category that a label states. */
  filed: readonly string[];
  lines: readonly ClassifiedLine[];
  /** The index of the name among the lines. */
  nameAt: number | null;
  /** What the text says apart from the name. */
  description: string;
}

interface Known extends Told {
  /** The kind that the name and the entire text suggest. */
  read: KindReading | null;
  /** The kind that the prose is about, computed once and only if needed. */
  said: () => readonly Signs[];
}

type KindRule = readonly [name: string, certainty: number, find: (known: Known) => Omit<KindFound, "certainty"> | null];

/** In the order of trust. */
const RULES: readonly KindRule[] = [
  ["so much of the text speaks of one kind that no word in the name can mean another", 0.9, plainKind],
  ["the name, or the line that it names, says so", 0.85, named],
  ["the first line is that of a known line", 0.8, knownLine],
  ["the line that it is held against says so", 0.8, likenedLine],
  ["the line at the name says nothing else", 0.75, besideName],
  ["a label files it so", 0.75, ({ filed }) => first(filed, (text) => kindIn(text.split(CRUMBS).at(-1) ?? ""))],
  ["the trail leads there", 0.7, trail],
  ["a sentence says what it is", 0.66, defined],
  ["what is said agrees on it", 0.65, (known) => ofMaker(known, asRead(known.read, AGREED))],
  ["its maker makes nothing else", 0.6, onlyKind],
  ["much of the rest speaks of it", 0.5, ({ said }) => said().find(({ count }) => count >= MANY_SIGNS) ?? null],
  ["the text calls it so", 0.45, (known) => ofMaker(known, asRead(known.read, 0))],
  ["some of the rest speaks of it", 0.4, ({ said }) => said()[0] ?? null],
];

/** The minimum certainty of a kind read from the name, and of one that the other facts agree on. */
const NAMED = 0.85;
const AGREED = 0.6;
/** A kind this certain needs no second guess from the prose. */
const SURE = 0.7;
const GUESS = 0.5;
/** The kind of a product is named early in a text; further on come care and delivery. */
const DESCRIPTION_READ = 1_500;

/** Returns at most two possible kinds for the product, most certain first. */
export function pickKinds(told: Told): KindFound[] {
  const name = kindText(told.name);
  const description = kindText(told.description.slice(0, DESCRIPTION_READ));
  const { kind: read } = readKind({ title: name, whole: name, brand: told.maker, category: kindText(""), description });
  const found: KindFound[] = [];
  let signsSaid: readonly Signs[] | undefined;
  const said = (): readonly Signs[] => (signsSaid ??= signs(told));
  for (const [, certainty, find] of RULES) {
    // A second guess is needed only next to an uncertain first one.
    if (found.length > 1 || ((found[0]?.certainty ?? 0) >= SURE && certainty <= GUESS)) break;
    const kind = find({ ...told, read, said });
    if (kind !== null && !found.some(({ value }) => value === kind.value))
      found.push({ value: kind.value, quote: kind.quote, certainty });
  }
  const isSure = found.length > 1 || (found[0]?.certainty ?? 0) >= SURE;
  const further = isSure ? undefined : said().find(({ value }) => !found.some((kind) => kind.value === value));
  if (further !== undefined) found.push({ value: further.value, quote: further.quote, certainty: 0.3 });
  return found.slice(0, 2);
}

function first<Item, Result>(items: readonly Item[], find: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function asRead(read: KindReading | null, atLeast: number): Omit<KindFound, "certainty"> | null {
  return read === null || read.certainty < atLeast ? null : { value: read.garment.type, quote: read.quote };
}

/** A maker of nothing but watches doesn't make fabrics: "BB58 on fabric strap". */
function named({ maker, read }: Known): Omit<KindFound, "certainty"> | null {
  const isCloth = read?.garment.group === "drapes" && !mayMake(maker, read.garment.group);
  return isCloth ? null : asRead(read, NAMED);
}

const CRUMBS = /[>/»›|]/;

function kindIn(text: string): Omit<KindFound, "certainty"> | null {
  const named = text === "" ? undefined : titleGarment(text);
  return named === undefined ? null : { value: named.garment.type, quote: named.quote };
}

function plainKind({ said, name }: Known): Omit<KindFound, "certainty"> | null {
  const [best] = said();
  if (best === undefined || best.count < MANY_SIGNS || !PLAIN_KINDS.has(best.value)) return null;
  // A watch strap is not a watch.
  return /(?:strap|band|box|winder|case|armband) (?:for|für|pour)/i.test(name) ? null : best;
}

/** A product line is named at the beginning of a name. */
const LONGEST_LINE = 300;

function knownLine({ name, maker, lines }: Told): Omit<KindFound, "certainty"> | null {
  const [line] = lines;
  const match = name.length < 4 && line ? findLine(line.text.slice(0, LONGEST_LINE), maker) : undefined;
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Vomero 18", "Women's Road Running Shoes": the product's own kind below its name. */
function besideName({ lines, nameAt, description }: Told): Omit<KindFound, "certainty"> | null {
  const below = nameAt === null ? undefined : lines[nameAt + 1];
  if (below?.zone !== "own" || below.role !== "words") return null;
  if (isKindOnly(below.text)) return kindIn(below.text);
  // "Bügel-BH": in the language of the text below.
  const tokens = tokenize(below.text);
  if (tokens.length >= FEW_WORDS) return null;
  const said = description.slice(0, DESCRIPTION_READ);
  const [kind] = findGarments(below.text, languageOfTitle(said, tokenize(said)), tokens);
  return kind?.to === tokens.length ? { value: kind.garment.type, quote: kind.quote } : null;
}
const FEW_WORDS = 4;

/** "A scarf you'll fight over", "The Tarn is a generous wrap of mohair": what prose calls its product. */
const OPENS = /^(?:An?|This|Une?|Eine?|Una?|Un)\s([^.,;:!?]{3,60})/u;
const IS = /(?:^|[.!?:;]\s+)(?:\S+\s){1,4}?is\s(?:an?|our|the)\s([^.,;:!?]{3,70})/gu;
/** Words with which such a clause moves on to something else. */
const GOES_ON =
  /\s(?:with|that|which|who|in|of|for|from|to|you(?:['’]\p{L}+)?|we|made|cut|built|inspired|worn|and|avec|de|mit|aus|con|di)\s/u;
const SENTENCES_READ = 800;

function defined(known: Known): Omit<KindFound, "certainty"> | null {
  const own = known.lines.find(({ zone, role }) => zone === "own" && role === "sentence")?.text ?? "";
  const read = own.slice(0, SENTENCES_READ);
  const clauses = [OPENS.exec(read)?.[1] ?? "", ...[...read.matchAll(IS)].map(([, clause = ""]) => clause)];
  const called = first(clauses, (clause) => {
    const goods = clause.split(GOES_ON, 1)[0] ?? "";
    const kind = kindIn(goods);
    return kind !== null && goods.endsWith(kind.quote) ? kind : null;
  });
  return ofMaker(known, called);
}

const LIKENESS = /(?<!\p{L})(?:dupes?|look-?alikes?|alternatives?|inspired|style|vibes?)(?!\p{L})/giu;

/** A dupe is of the same kind as its original: "the Loewe Flamenco dupe". */
function likenedLine({ name }: Told): Omit<KindFound, "certainty"> | null {
  const original = name.replace(LIKENESS, " ");
  const match = original === name ? undefined : findLine(original);
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Women / Shoes / Sandals": the last step that names products. */
function trail({ lines }: Told): Omit<KindFound, "certainty"> | null {
  return first(
    lines.filter(({ role, zone }) => role === "breadcrumb" && zone === "own"),
    ({ text }) => first(text.split(CRUMBS).toReversed(), (crumb) => kindIn(crumb.trim())),
  );
}

/** The kind that the text is about, unless its maker never makes it: a glover's "Chelsea" is not a boot. */
function ofMaker(
  { maker, said }: Known,
  found: Omit<KindFound, "certainty"> | null,
): Omit<KindFound, "certainty"> | null {
  const garment = found === null ? undefined : garmentOf(found.value);
  if (found === null || garment === undefined) return found;
  if (!mayMake(maker, garment.group)) return null;
  // Of several words that the rest of the text uses, one may be a mere figure of speech.
  const [most] = said();
  const isFurther = most !== undefined && most.count > MANY_SIGNS && garmentOf(most.value)?.group !== garment.group;
  return isFurther ? most : found;
}

function mayMake(maker: string | null, group: Group): boolean {
  const known = maker === null ? null : makerNamed(maker);
  const groups = known === null ? null : groupsOf(known);
  return groups === null || groups.size === 0 || groups.has(group) || BESIDE.has(group);
}

/** A maker of shoes also makes boots, if the text mentions boots. */
function onlyKind({ maker, said, read }: Known): Omit<KindFound, "certainty"> | null {
  const known = maker === null ? null : makerNamed(maker);
  const groups = known === null ? [] : [...groupsOf(known)];
  const [group, ...more] = groups;
  const value = group === undefined || more.length > 0 ? undefined : GROUP_KINDS[group];
  if (value === undefined || maker === null) return null;
  const called = read?.garment.group === group ? asRead(read, 0) : null;
  return said().find((kind) => garmentOf(kind.value)?.group === group) ?? called ?? { value, quote: maker };
}

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`(?:${patterns.join("|")})(?!\\p{L})`, "uy");
/** The signs of each kind, with one pattern that matches when any of them does. */
const SIGNS = Object.entries(KIND_SIGNS).map(([kind, patterns]) => ({
  kind,
  any: anyOf(patterns),
  patterns: patterns.map((pattern) => anyOf([pattern])),
}));
/** Matches any sign: few words of a text begin one, and only those are checked for each kind. */
const ANY_SIGN = anyOf(Object.values(KIND_SIGNS).flat());

/** Returns where in a text a sign begins, at the start of a word. */
function signPlaces(prose: string): number[] {
  const places: number[] = [];
  let isInWord = false;
  for (let at = 0; at < prose.length; at++) {
    if (!isInWord && matchesAt(ANY_SIGN, prose, at)) places.push(at);
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
const MANY_SIGNS = 3;
const MOST_READ = 4_000;
const MOST_READ_OF_PAGE = 2_500;
/** This close to its name a page is about the product. */
const ABOVE = 5;
const BELOW = 80;
const SPEAKS = new Set<ClassifiedLine["role"]>(["words", "fact", "sentence", "talk"]);

/** Kinds that makers of anything also make. */
const BESIDE = new Set<Group>(["ties", "gloves", "scarves", "headwear", "hosiery", "belts", "small leather goods"]);

interface Signs extends Omit<KindFound, "certainty"> {
  count: number;
}

/**
 * The kinds suggested by the text about the product, those with the most signs first, without any its maker never
 * makes.
 */
function signs({ lines, maker, nameAt }: Told): Signs[] {
  const isPage = nameAt !== null && lines.length >= LONG_TEXT_LINES;
  const prose = (isPage ? lines.slice(Math.max(0, nameAt - ABOVE), nameAt + BELOW) : lines)
    .flatMap(({ text, zone, role }) => (zone === "own" && SPEAKS.has(role) ? [text] : []))
    .join("\n")
    .slice(0, isPage ? MOST_READ_OF_PAGE : MOST_READ)
    .toLowerCase();
  const everywhere = signPlaces(prose);
  const isSoled = SOLE.test(prose);
  return SIGNS.flatMap(({ kind, any, patterns }) => {
    const places = everywhere.filter((at) => matchesAt(any, prose, at));
    if (places.length === 0) return [];
    const found = patterns.flatMap((pattern) => first(places, (at) => matchAt(pattern, prose, at)) ?? []);
    if (found.length < FEW_SIGNS) return [];
    const group: Group | undefined = garmentOf(kind)?.group;
    const isMade = group !== undefined && mayMake(maker, group) && (!isSoled || group === "footwear");
    return isMade ? [{ value: kind, quote: found.join(", "), count: found.length }] : [];
  }).sort((one, other) => other.count - one.count);
}
