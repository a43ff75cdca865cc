import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments, type Garment, garmentOf, detectTitleLanguage } from "@dupewise/vocabulary/garments/garments";
import {
  contradicts,
  isSpecificBagKind,
  type KindReading,
  type KindText,
  toKindText,
  readKind,
} from "@dupewise/vocabulary/garments/read-kind";
import { NOUN_FIRST_LANGUAGES } from "@dupewise/vocabulary/text/language";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { productGroupsOf, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { GROUP_KINDS, UNAMBIGUOUS_KINDS } from "./kind-signs.data.ts";
import {
  type FoundKind,
  DECISIVE_SIGNS,
  canMake,
  type KindEvidence,
  findKindEvidence,
  type KindClues,
} from "./kind-signs.ts";
import { isKindOnly } from "./lone-lines.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";
import { firstResult } from "./first-result.ts";
import {
  MIN_INFORMATIVE_WORDS,
  announcedKind,
  kindAtEnd,
  findNamedKind,
  kindStatedInText,
  type NamedKind,
} from "./stated-kind.ts";

interface Known extends KindClues {
  /** The name and the beginning of the description with their words. */
  named: KindText;
  described: KindText;
  /** The kind that the name and the entire text suggest. */
  read: KindReading | null;
  /** The kind that the prose is about, computed once and only if needed. */
  said: () => readonly KindEvidence[];
}

type KindRule = readonly [name: string, certainty: number, find: (known: Known) => NamedKind | null];

/** Most trusted first. */
const RULES: readonly KindRule[] = [
  ["the text shows so many signs of one kind that no word in the name can mean another", 0.9, plainKind],
  ["the name states it in the language of the description", 0.86, foreign],
  ["the name states it, or is that of a known product line", 0.85, named],
  ["the text begins with a known product line", 0.8, knownLine],
  ["the product line that it imitates has it", 0.8, likenedLine],
  ["a line next to the name states nothing else", 0.75, besideName],
  [
    "a label states the category",
    0.75,
    ({ labeledCategories }) => firstResult(labeledCategories, (text) => findNamedKind(text.split(CRUMBS).at(-1) ?? "")),
  ],
  ["the breadcrumbs end with it", 0.7, trail],
  ["a remark announces it before a colon", 0.7, announcedKind],
  ["a sentence defines the product", 0.66, (known) => ofMaker(known, kindStatedInText(known))],
  ["the other facts agree on it", 0.65, (known) => ofMaker(known, asRead(known.read, AGREED))],
  ["the maker makes nothing else", 0.6, onlyKind],
  ["the text shows many signs of it", 0.5, ({ said }) => said().find(({ count }) => count >= DECISIVE_SIGNS) ?? null],
  ["a sentence is about it", 0.45, (known) => mentioned(known, DESCRIBED)],
  ["the text shows some signs of it", 0.4, ({ said }) => said()[0] ?? null],
  ["the text mentions it", 0.35, (known) => mentioned(known, 0)],
];

/** The minimum certainty of a kind read from the name, and of one that the other facts agree on. */
const NAMED = 0.85;
/** The certainty of a kind that only a known line has. */
const LINE = 0.85;
const AGREED = 0.6;
/** The certainty of a kind that a sentence about the product states. */
const STATED = 0.66;
const DESCRIBED = 0.5;
/** The certainty at which a kind isn't checked against the prose. */
const SURE = 0.7;
const GUESS = 0.5;
/** The kind of a product is named early in a text; further on come care and delivery. */
const DESCRIPTION_READ = 1_500;

/** Picks up to two likely kinds of a product, most certain first. */
export function pickKinds(clues: KindClues): FoundKind[] {
  const name = toKindText(clues.name);
  const described = toKindText(clues.description.slice(0, DESCRIPTION_READ));
  const { kind: read } = readKind({
    title: name,
    whole: name,
    brand: clues.maker,
    category: toKindText(""),
    description: described,
  });
  const found: FoundKind[] = [];
  let signsSaid: readonly KindEvidence[] | undefined;
  const said = (): readonly KindEvidence[] => (signsSaid ??= findKindEvidence(clues));
  for (const [, certainty, find] of RULES) {
    // A second kind is needed only if the first one is uncertain.
    if (found.length > 1 || ((found[0]?.certainty ?? 0) >= SURE && certainty <= GUESS)) break;
    const kind = find({ ...clues, named: name, described, read, said });
    if (kind !== null && !found.some(({ value }) => value === kind.value))
      found.push({ value: kind.value, quote: kind.quote, certainty });
  }
  const isSure = found.length > 1 || (found[0]?.certainty ?? 0) >= SURE;
  const further = isSure ? undefined : said().find(({ value }) => !found.some((kind) => kind.value === value));
  if (further !== undefined) found.push({ value: further.value, quote: further.quote, certainty: 0.3 });
  const [first, second] = found;
  return first && second && isMoreExact(second, first, read) ? [second, first] : found.slice(0, 2);
}

/** A sentence that says "boot" is more exact than a name that only means shoes, or than a line of bags or sneakers. */
function isMoreExact(one: FoundKind, other: FoundKind, read: KindReading | null): boolean {
  const [exact, named] = [garmentOf(one.value), garmentOf(other.value)];
  const group = named?.group;
  if (other.value === "handbag" && read?.certainty === LINE)
    return one.certainty >= AGREED && exact !== undefined && isSpecificBagKind(exact);
  if (exact && named && one.certainty >= STATED && read?.certainty === LINE && contradicts(exact, named)) return true;
  // Sunglasses are no more general than optical frames.
  const isGeneral = group !== undefined && group !== "eyewear" && GROUP_KINDS[group] === other.value;
  return isGeneral && one.certainty >= AGREED && exact?.group === group;
}

function asRead(read: KindReading | null, atLeast: number): NamedKind | null {
  return read === null || read.certainty < atLeast ? null : { value: read.garment.type, quote: read.quote };
}

/** A page also mentions the departments of its shop. */
function mentioned(known: Known, atLeast: number): NamedKind | null {
  return known.lines.length < LONG_TEXT_LINES ? ofMaker(known, asRead(known.read, atLeast)) : null;
}

/** "Robe Gabin", "Robe portefeuille, manches courtes": what a name's first word is called in the language below it. */
function foreign({ name, named, described, read }: Known): NamedKind | null {
  const language = described.text === "" ? "en" : detectTitleLanguage(described.text, described.tokens);
  const { tokens } = named;
  if (!NOUN_FIRST_LANGUAGES.has(language) || detectTitleLanguage(name, tokens) !== "en") return null;
  const [first] = findGarments(name, language, tokens);
  // The rest of the text may already have revealed what an English word means here.
  const isPlain = read === null || findGarments(name, "en", tokens)[0]?.garment.type === read.garment.type;
  return isPlain && first?.from === 0 && first.garment.type !== read?.garment.type
    ? { value: first.garment.type, quote: first.quote }
    : null;
}

/**
 * "Santos de Cartier" above "Optical glasses, metal frame": makers give goods of several kinds the same name. The
 * bracelet of a watch and the chain of a pendant aren't separate goods.
 */
function otherKindBelow({ lines, nameAt }: Known, line: Garment): NamedKind | null {
  const below = nameAt === null ? undefined : lines[nameAt + 1];
  const [head = ""] = below?.zone === "own" && below.role === "words" ? below.text.split(",", 1) : [];
  const kind = isKindOnly(head) || tokenize(head).length < MIN_INFORMATIVE_WORDS ? kindAtEnd(head) : null;
  const garment = kind === null ? undefined : garmentOf(kind.value);
  if (garment === undefined || garment.family === line.family || NO_GOODS.has(garment.family)) return null;
  // The laptop sleeve of a backpack.
  const isPart =
    (garment.group === "jewellery" && line.group !== "jewellery") ||
    (garment.group === "bags" && line.group === "bags" && line.type !== "handbag");
  return isFashion(garment.group) && !isPart ? kind : null;
}
const NO_GOODS = new Set<Garment["family"]>(["bracelets", "necklaces"]);

/** A maker that only makes watches doesn't make fabrics: "BB58 on fabric strap". */
function named(known: Known): NamedKind | null {
  const { maker, read } = known;
  const other = read?.certainty === LINE ? otherKindBelow(known, read.garment) : null;
  if (other !== null) return other;
  // Most lines of frames are sold with either lenses.
  const filed = read?.garment.group === "eyewear" ? trail(known) : null;
  if (filed !== null && garmentOf(filed.value)?.group === "eyewear") return filed;
  const isCloth = read?.garment.group === "drapes" && !canMake(maker, read.garment.group);
  return isCloth ? null : asRead(read, NAMED);
}

const CRUMBS = /[>/»›|]/;

function plainKind({ said, name }: Known): NamedKind | null {
  const [best] = said();
  if (best === undefined || best.count < DECISIVE_SIGNS || !UNAMBIGUOUS_KINDS.has(best.value)) return null;
  // A watch strap is not a watch.
  return /(?:strap|band|box|winder|case|armband) (?:for|für|pour)/i.test(name) ? null : best;
}

/** A product line is named at the beginning of a name. */
const LONGEST_LINE = 300;

function knownLine({ name, maker, lines }: KindClues): NamedKind | null {
  const [line] = lines;
  const match = name.length < 4 && line ? findLine(line.text.slice(0, LONGEST_LINE), maker) : undefined;
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Vomero 18", "Women's Road Running Shoes": the product's own kind below its name. */
function besideName({ lines, nameAt, described }: Known): NamedKind | null {
  const below = nameAt === null ? undefined : lines[nameAt + 1];
  if (below?.zone !== "own" || below.role !== "words") return null;
  if (isKindOnly(below.text)) return findNamedKind(below.text);
  // "Bügel-BH": in the language of the text below.
  const tokens = tokenize(below.text);
  if (tokens.length >= MIN_INFORMATIVE_WORDS) return null;
  const [kind] = findGarments(below.text, detectTitleLanguage(described.text, described.tokens), tokens);
  return kind?.to === tokens.length ? { value: kind.garment.type, quote: kind.quote } : null;
}

const LIKENESS = /(?<!\p{L})(?:dupes?|look-?alikes?|alternatives?|inspired|style|vibes?)(?!\p{L})/giu;

/** A dupe is of the same kind as its original: "the Loewe Flamenco dupe". */
function likenedLine({ name }: KindClues): NamedKind | null {
  const original = name.replace(LIKENESS, " ");
  const match = original === name ? undefined : findLine(original);
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Women / Shoes / Sandals": the last step that names products; "Shell / Blush" below a name is two colors. */
function trail({ lines, nameAt, name }: KindClues): NamedKind | null {
  const isTrail = ({ at, text }: ClassifiedLine): boolean => at < (nameAt ?? at + 1) || text.split(CRUMBS).length > 2;
  return firstResult(
    lines.filter((line) => line.role === "breadcrumb" && line.zone === "own" && isTrail(line)),
    ({ text }) =>
      firstResult(text.split(CRUMBS).toReversed(), (step) => {
        const crumb = step.trim();
        // The product itself, which a known line of that name may sell as another kind.
        const isProduct = crumb.toLowerCase() === name.toLowerCase();
        return isProduct || FLAT.test(crumb) ? null : findNamedKind(crumb);
      }),
  );
}

/** "Sandals / Flat" are no ballet flats. */
const FLAT = /^flat$/i;

/** The kind that the text is about, unless its maker never makes it: a glover's "Chelsea" is not a boot. */
function ofMaker({ maker, said }: Known, found: NamedKind | null): NamedKind | null {
  const garment = found === null ? undefined : garmentOf(found.value);
  if (found === null || garment === undefined) return found;
  if (!canMake(maker, garment.group)) return null;
  // Of several words that the rest of the text uses, one may be a mere figure of speech.
  const [most] = said();
  const isFurther = most !== undefined && most.count > DECISIVE_SIGNS && garmentOf(most.value)?.group !== garment.group;
  return isFurther ? most : found;
}

/** A maker of shoes also makes boots, if the text mentions boots. */
function onlyKind({ maker, said, read }: Known): NamedKind | null {
  const known = maker === null ? null : makerByName(maker);
  const groups = known === null ? [] : [...productGroupsOf(known)];
  const [group, ...more] = groups;
  const value = group === undefined || more.length > 0 ? undefined : GROUP_KINDS[group];
  if (value === undefined || maker === null) return null;
  const called = read?.garment.group === group ? asRead(read, 0) : null;
  return said().find((kind) => garmentOf(kind.value)?.group === group) ?? called ?? { value, quote: maker };
}
