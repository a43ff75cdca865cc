import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments, type Garment, garmentOf, languageOfTitle } from "@dupewise/vocabulary/garments/garments";
import { type KindReading, type KindText, toKindText, readKind } from "@dupewise/vocabulary/garments/read-kind";
import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import type { Language } from "@dupewise/vocabulary/text/language";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { productGroupsOf, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { GROUP_KINDS, UNAMBIGUOUS_KINDS } from "./kind-signs.data.ts";
import {
  type KindFound,
  DECISIVE_SIGNS,
  canMake,
  type KindEvidence,
  findKindEvidence,
  type KindClues,
} from "./kind-signs.ts";
import { isKindOnly } from "./lone-lines.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";
import { firstResult } from "./first-result.ts";

interface Known extends KindClues {
  /** The name and the beginning of the description with their words. */
  named: KindText;
  described: KindText;
  /** The kind that the name and the entire text suggest. */
  read: KindReading | null;
  /** The kind that the prose is about, computed once and only if needed. */
  said: () => readonly KindEvidence[];
}

type KindRule = readonly [name: string, certainty: number, find: (known: Known) => Omit<KindFound, "certainty"> | null];

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
    ({ filed }) => firstResult(filed, (text) => kindIn(text.split(CRUMBS).at(-1) ?? "")),
  ],
  ["the breadcrumbs end with it", 0.7, trail],
  ["a sentence defines the product", 0.66, defined],
  ["the other facts agree on it", 0.65, (known) => ofMaker(known, asRead(known.read, AGREED))],
  ["the maker makes nothing else", 0.6, onlyKind],
  ["the text shows many signs of it", 0.5, ({ said }) => said().find(({ count }) => count >= DECISIVE_SIGNS) ?? null],
  ["the text mentions it", 0.45, mentioned],
  ["the text shows some signs of it", 0.4, ({ said }) => said()[0] ?? null],
];

/** The minimum certainty of a kind read from the name, and of one that the other facts agree on. */
const NAMED = 0.85;
/** The certainty of a kind that only a known line has. */
const LINE = 0.85;
const AGREED = 0.6;
/** The certainty at which a kind isn't checked against the prose. */
const SURE = 0.7;
const GUESS = 0.5;
/** The kind of a product is named early in a text; further on come care and delivery. */
const DESCRIPTION_READ = 1_500;

/** Picks up to two likely kinds of a product, most certain first. */
export function pickKinds(clues: KindClues): KindFound[] {
  const name = toKindText(clues.name);
  const described = toKindText(clues.description.slice(0, DESCRIPTION_READ));
  const { kind: read } = readKind({
    title: name,
    whole: name,
    brand: clues.maker,
    category: toKindText(""),
    description: described,
  });
  const found: KindFound[] = [];
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
  return first && second && isMoreExact(second, first) ? [second, first] : found.slice(0, 2);
}

/** A sentence that says "boot" is more exact than a name that only means shoes. */
function isMoreExact(one: KindFound, other: KindFound): boolean {
  const group = garmentOf(other.value)?.group;
  // Sunglasses are no more general than optical frames.
  const isGeneral = group !== undefined && group !== "eyewear" && GROUP_KINDS[group] === other.value;
  return isGeneral && one.certainty >= AGREED && garmentOf(one.value)?.group === group;
}

function asRead(read: KindReading | null, atLeast: number): Omit<KindFound, "certainty"> | null {
  return read === null || read.certainty < atLeast ? null : { value: read.garment.type, quote: read.quote };
}

/** A page also mentions the departments of its shop. */
function mentioned(known: Known): Omit<KindFound, "certainty"> | null {
  return known.lines.length < LONG_TEXT_LINES ? ofMaker(known, asRead(known.read, 0)) : null;
}

/** Languages that name the kind of product first. */
const GOODS_FIRST = new Set<Language>(["fr", "es", "it", "pt"]);

/** "Robe Gabin", "Robe portefeuille, manches courtes": what a name's first word is called in the language below it. */
function foreign({ name, named, described, read }: Known): Omit<KindFound, "certainty"> | null {
  const language = described.text === "" ? "en" : languageOfTitle(described.text, described.tokens);
  const { tokens } = named;
  if (!GOODS_FIRST.has(language) || languageOfTitle(name, tokens) !== "en") return null;
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
function otherKindBelow({ lines, nameAt }: Known, line: Garment): Omit<KindFound, "certainty"> | null {
  const below = nameAt === null ? undefined : lines[nameAt + 1];
  const [head = ""] = below?.zone === "own" && below.role === "words" ? below.text.split(",", 1) : [];
  const kind = isKindOnly(head) || tokenize(head).length < FEW_WORDS ? kindAtEnd(head) : null;
  const garment = kind === null ? undefined : garmentOf(kind.value);
  if (garment === undefined || garment.family === line.family || NO_GOODS.has(garment.family)) return null;
  const isPart = garment.group === "jewellery" && line.group !== "jewellery";
  return isFashion(garment.group) && !isPart ? kind : null;
}
const NO_GOODS = new Set<Garment["family"]>(["bracelets", "necklaces"]);

/** A maker that only makes watches doesn't make fabrics: "BB58 on fabric strap". */
function named(known: Known): Omit<KindFound, "certainty"> | null {
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

function kindIn(text: string): Omit<KindFound, "certainty"> | null {
  const named = text === "" ? undefined : titleGarment(text);
  return named === undefined ? null : { value: named.garment.type, quote: named.quote };
}

function plainKind({ said, name }: Known): Omit<KindFound, "certainty"> | null {
  const [best] = said();
  if (best === undefined || best.count < DECISIVE_SIGNS || !UNAMBIGUOUS_KINDS.has(best.value)) return null;
  // A watch strap is not a watch.
  return /(?:strap|band|box|winder|case|armband) (?:for|für|pour)/i.test(name) ? null : best;
}

/** A product line is named at the beginning of a name. */
const LONGEST_LINE = 300;

function knownLine({ name, maker, lines }: KindClues): Omit<KindFound, "certainty"> | null {
  const [line] = lines;
  const match = name.length < 4 && line ? findLine(line.text.slice(0, LONGEST_LINE), maker) : undefined;
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Vomero 18", "Women's Road Running Shoes": the product's own kind below its name. */
function besideName({ lines, nameAt, described }: Known): Omit<KindFound, "certainty"> | null {
  const below = nameAt === null ? undefined : lines[nameAt + 1];
  if (below?.zone !== "own" || below.role !== "words") return null;
  if (isKindOnly(below.text)) return kindIn(below.text);
  // "Bügel-BH": in the language of the text below.
  const tokens = tokenize(below.text);
  if (tokens.length >= FEW_WORDS) return null;
  const [kind] = findGarments(below.text, languageOfTitle(described.text, described.tokens), tokens);
  return kind?.to === tokens.length ? { value: kind.garment.type, quote: kind.quote } : null;
}
const FEW_WORDS = 4;

/** "A scarf you'll fight over", "The Tarn is a generous wrap of mohair": the noun that prose uses for its product. */
const OPENS = /^(?:An?|This|Une?|Eine?|Una?|Un)\s([^.,;:!?]{3,60})/u;
/** "Low pull-on boot. Ankle height.", "Beaded clutch with a wrist loop": the first words below a name. */
const STATES = /^(?!(?:with|comes|includes?|matching|removable|detachable|mit|avec|con)(?!\p{L}))([^.,;:!?]{3,60})/iu;
/** "Layer it over a dress" names another product, and "our coat for the cold" may begin a story. */
const RELATES =
  /(?<!\p{L})(?:our|over|under|beneath|like|to|into|it|you|your|than|from|every|any|über|unter|wie|zu|sur|sous|comme|sobre|bajo|como|sopra|sotto|come)(?!\p{L})/iu;
const IS = /(?:^|[.!?:;]\s+)(?:\S+\s){1,4}?is\s(?:an?|our|the)\s([^.,;:!?]{3,70})/gu;
/** "Slide into summer with Hadyn, an easy flat sandal": the product's name, and what it is. */
const APPOSED = /(?<![\p{L}\p{N}])([\p{L}\p{N}'’-]+),\s(?:an?|our|the)\s([^.,;:!?]{3,70})/gu;
/** Words with which such a clause moves on to something else. */
const GOES_ON =
  /\s(?:with|that|which|who|in|of|for|from|to|you(?:['’]\p{L}+)?|we|made|cut|built|inspired|worn|and|avec|de|mit|aus|con|di)\s/u;
const SENTENCES_READ = 800;

function defined(known: Known): Omit<KindFound, "certainty"> | null {
  const own = known.lines.find(({ zone, role }) => zone === "own" && role === "sentence")?.text ?? "";
  const read = own.slice(0, SENTENCES_READ);
  const names = new Set(tokenize(known.name).map(({ form }) => form));
  const apposed = [...read.matchAll(APPOSED)].filter(([, word = ""]) => names.has(tokenize(word)[0]?.form ?? ""));
  const clauses = [
    OPENS.exec(read)?.[1] ?? "",
    ...[...read.matchAll(IS)].map(([, clause = ""]) => clause),
    ...apposed.map(([, , clause = ""]) => clause),
  ];
  return ofMaker(known, firstResult([...clauses, statedBelow(known)], kindAtEnd));
}

function kindAtEnd(clause: string): Omit<KindFound, "certainty"> | null {
  const goods = clause.split(GOES_ON, 1)[0] ?? "";
  // "Lunettes de soleil".
  const [whole] = goods === clause ? [] : findGarments(clause, languageOfTitle(clause, tokenize(clause)));
  if (whole?.start === 0 && whole.end > goods.length) return { value: whole.garment.type, quote: whole.quote };
  const kind = kindIn(goods);
  return kind !== null && goods.endsWith(kind.quote) ? kind : null;
}

/** The beginning of the first words about the product below its name in a short text. */
function statedBelow({ lines, nameAt }: Known): string {
  if (nameAt === null || lines.length >= LONG_TEXT_LINES) return "";
  const below = lines
    .slice(nameAt + 1)
    .find(({ zone, role, isPriced }) => zone === "own" && SAYS.has(role) && !isPriced);
  const clause = STATES.exec((below?.text ?? "").replace(/^An?\s/, ""))?.[1] ?? "";
  return RELATES.test(clause) ? "" : clause;
}
const SAYS = new Set<ClassifiedLine["role"]>(["words", "sentence"]);

const LIKENESS = /(?<!\p{L})(?:dupes?|look-?alikes?|alternatives?|inspired|style|vibes?)(?!\p{L})/giu;

/** A dupe is of the same kind as its original: "the Loewe Flamenco dupe". */
function likenedLine({ name }: KindClues): Omit<KindFound, "certainty"> | null {
  const original = name.replace(LIKENESS, " ");
  const match = original === name ? undefined : findLine(original);
  return match === undefined ? null : { value: match.line.kind, quote: match.quote };
}

/** "Women / Shoes / Sandals": the last step that names products; "Shell / Blush" below a name is two colors. */
function trail({ lines, nameAt, name }: KindClues): Omit<KindFound, "certainty"> | null {
  const isTrail = ({ at, text }: ClassifiedLine): boolean => at < (nameAt ?? at + 1) || text.split(CRUMBS).length > 2;
  return firstResult(
    lines.filter((line) => line.role === "breadcrumb" && line.zone === "own" && isTrail(line)),
    ({ text }) =>
      firstResult(text.split(CRUMBS).toReversed(), (step) => {
        const crumb = step.trim();
        // The product itself, which a known line of that name may sell as another kind.
        const isProduct = crumb.toLowerCase() === name.toLowerCase();
        return isProduct || FLAT.test(crumb) ? null : kindIn(crumb);
      }),
  );
}

/** "Sandals / Flat" are no ballet flats. */
const FLAT = /^flat$/i;

/** The kind that the text is about, unless its maker never makes it: a glover's "Chelsea" is not a boot. */
function ofMaker(
  { maker, said }: Known,
  found: Omit<KindFound, "certainty"> | null,
): Omit<KindFound, "certainty"> | null {
  const garment = found === null ? undefined : garmentOf(found.value);
  if (found === null || garment === undefined) return found;
  if (!canMake(maker, garment.group)) return null;
  // Of several words that the rest of the text uses, one may be a mere figure of speech.
  const [most] = said();
  const isFurther = most !== undefined && most.count > DECISIVE_SIGNS && garmentOf(most.value)?.group !== garment.group;
  return isFurther ? most : found;
}

/** A maker of shoes also makes boots, if the text mentions boots. */
function onlyKind({ maker, said, read }: Known): Omit<KindFound, "certainty"> | null {
  const known = maker === null ? null : makerByName(maker);
  const groups = known === null ? [] : [...productGroupsOf(known)];
  const [group, ...more] = groups;
  const value = group === undefined || more.length > 0 ? undefined : GROUP_KINDS[group];
  if (value === undefined || maker === null) return null;
  const called = read?.garment.group === group ? asRead(read, 0) : null;
  return said().find((kind) => garmentOf(kind.value)?.group === group) ?? called ?? { value, quote: maker };
}
