import { findShapes, cutAttribute } from "../details/cuts.ts";
import { findLine, type LineMatch } from "../lines/find-line.ts";
import { findMakers } from "../makers/find-makers.ts";
import { tokenize, type Token } from "../text/tokenize.ts";
import { findDescribedGarment } from "./find-described-garment.ts";
import { type Group, FAMILIES, isFamily, isFashion } from "./families.data.ts";
import { type Garment, garmentOf, garmentsInAnyLanguage } from "./garments.ts";
import { ALSO_CALLED, EXACT_KINDS, GENERAL_KINDS } from "./kind-contexts.data.ts";
import { garmentInMaker, kindOfMaker } from "./kind-of-maker.ts";
import { inferKindFromContext, includesKind } from "./infer-kind-from-context.ts";
import { NARROWER_KINDS } from "./pick-head-garment.ts";
import { titleGarment } from "./title-garment.ts";
import { withoutShopName } from "./without-shop-name.ts";

/** Text together with its tokens. */
export interface KindText {
  text: string;
  tokens: readonly Token[];
}

/** The texts from which a product's kind is detected. */
export interface KindSource {
  /** The product's name without its maker. */
  title: KindText;
  /** The product's name as written. */
  whole: KindText;
  brand?: string | null | undefined;
  category: KindText;
  description: KindText;
}

/** The kind of a product, with its quote, the field that contains the quote, and its certainty (0–1). */
export interface KindReading {
  garment: Garment;
  quote: string;
  field: "title" | "category" | "description";
  certainty: number;
}

export interface Reading {
  kind: KindReading | null;
  line: (LineMatch & { field: "title" | "description" }) | null;
}

/** The certainty of each way of determining the kind. */
const CERTAINTY = {
  title: 0.95,
  line: 0.85,
  category: 0.8,
  context: 0.6,
  maker: 0.55,
  described: 0.5,
  mentioned: 0.35,
} as const;
/** A word that states the intended wearer, not the kind. */
const WORN_BY_CHILDREN = "kidswear";
const CLOTH = "dress material";
/** The number of facts of one group that are required to determine the kind. */
const ENOUGH_SHAPES = 2;

/**
 * Detects a product's kind and, if there is one, its known line. Uses, in order of precedence, the name and the line,
 * the shop's category, what the other facts agree on, the maker, and prose.
 */
export function readKind(source: KindSource): Reading {
  const { title, whole, brand, category, description } = source;
  const name = toKindText(withoutShopName(title.text));
  const own = toKindText(withoutMakers(name.text));
  const said =
    titleGarment(own.text, own.tokens, description.tokens) ??
    (own.text === name.text ? undefined : garmentInMaker(name.text, name.tokens, description.tokens));
  const found = lineOf(source);
  // "Align in black Nulu fabric".
  const named = found && said?.garment.type === CLOTH ? undefined : said;
  const line = found && (!named || belongs(named, found)) ? found : null;
  const lineGarment = line ? garmentOf(line.line.kind) : undefined;
  if (line && named && saysMore(named, line))
    return { kind: { ...named, field: "title", certainty: CERTAINTY.title }, line };
  // Most lines of frames are sold with either lenses.
  const exact = garmentOf(category.text);
  const isOtherGoods = exact?.group !== lineGarment?.group || (exact && lineGarment && contradicts(exact, lineGarment));
  if (line && lineGarment && !named && exact && isOtherGoods && isFashion(exact.group))
    return {
      kind: { garment: exact, quote: category.text, field: "category", certainty: CERTAINTY.category },
      line: null,
    };
  const filed = titleGarment(category.text, category.tokens);
  const isFiledExactly = lineGarment?.type === "handbag" && filed !== undefined && isSpecificBagKind(filed.garment);
  if (line && filed && !named && (isFiledExactly || [lineGarment, filed.garment].every(isEyewear)))
    return { kind: { ...filed, field: "category", certainty: CERTAINTY.category }, line };
  if (line && lineGarment) {
    const isNamed = named?.garment.type === lineGarment.type;
    const { quote } = isNamed ? named : line;
    const garment = isNamed
      ? lineGarment
      : refineEyewearByLenses(lineGarment, [...whole.tokens, ...description.tokens]);
    return {
      kind: { garment, quote, field: line.field, certainty: isNamed ? CERTAINTY.title : CERTAINTY.line },
      line,
    };
  }
  const all = [...tokenize(brand ?? ""), ...whole.tokens, ...category.tokens, ...description.tokens];
  if (named) {
    const byMaker = named.garment.type === WORN_BY_CHILDREN ? made(whole, brand)?.garment : undefined;
    const garment =
      byMaker ?? filedAs(named, category) ?? inferKindFromContext(named, all, name.tokens) ?? named.garment;
    return { kind: { garment, quote: named.quote, field: "title", certainty: CERTAINTY.title }, line: null };
  }
  const onShelf = shelved(category, all);
  if (onShelf) return { kind: onShelf, line: null };
  const unnamed = inContext(source, all) ?? madeOrDescribed(source, all);
  return { kind: unnamed && { ...unnamed, garment: refineEyewearByLenses(unnamed.garment, all) }, line: null };
}

/**
 * Refines eyewear by the lenses that the text mentions: eyewear with demo lenses is a frame for glasses. Returns any
 * other garment unchanged.
 */
export const refineEyewearByLenses = (garment: Garment, tokens: readonly Token[]): Garment =>
  (isEyewear(garment) ? inferKindFromContext({ garment, quote: "eyewear" }, tokens, []) : undefined) ?? garment;

const isEyewear = (garment: Garment | undefined): boolean => garment?.group === "eyewear";

/** "Polo Ralph Lauren", "Hanky Panky" and "Red Dress" don't name a product. */
function withoutMakers(title: string): string {
  const found = findMakers(title).filter(({ isPlain }) => !isPlain);
  return found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`,
    title,
  );
}

function lineOf({ whole, description, brand }: KindSource): Reading["line"] {
  const inTitle = findLine(whole.text, brand, whole.tokens);
  if (inTitle) return { ...inTitle, field: "title" };
  if (whole.text.length > SHORT_NAME) return null;
  const opening = description.text.slice(0, OPENING);
  const beginning = `${brand ?? ""} ${opening}`.trim();
  const inOpening = beginning === "" ? undefined : findLine(beginning, brand);
  return inOpening ? { ...inOpening, field: "description" } : null;
}

/** The maximum length of a name that may omit its line. A longer title would have named it. */
const SHORT_NAME = 40;
const OPENING = 160;

/** Whether a product of this name can belong to the line: an "Align pant" can, a "Love ring" is not a Love bracelet. */
function belongs(named: { garment: Garment; quote: string }, { line, quote }: LineMatch): boolean {
  const garment = garmentOf(line.kind);
  if (!garment || contradicts(named.garment, garment)) return false;
  // "Kånken Laptop": what a bag holds.
  if (garment.group === "bags" && named.garment.type === "electronics") return true;
  if (named.garment.type === line.kind || quote.toLowerCase().includes(named.quote.toLowerCase())) return true;
  if (named.garment.family === garment.family) return true;
  return !saysMore(named, { line, quote }) && includesKind(new Set(ALSO_CALLED[line.kind]?.split(", ")), named.garment);
}

/**
 * Returns true when the kind that a text states rules out the kind of its line: a "Fits Everybody Tee" is not a
 * bodysuit, even if the rest of the line is, and a sandal is not a flat.
 */
export function contradicts(named: Garment, line: Garment): boolean {
  if (named.type === "sandals" && line.type === "flats") return true;
  return isExact(named, line) && named.family !== line.family && named.group === line.group;
}

/** Whether a name can't mean a line's kind: a bangle is called a bracelet too, a bodysuit is never called a tee. */
function isExact({ type, family }: Garment, line: Garment): boolean {
  const called = ALSO_CALLED[line.type]?.split(", ") ?? [];
  return EXACT_KINDS.has(type) && type !== line.type && !called.includes(type) && !called.includes(family);
}

/** "Bucket bag" and "card case" say more than a line that is mostly totes; "pant" and "running shoes" say less. */
function saysMore(
  { garment, quote }: { garment: Garment; quote: string },
  line: Pick<LineMatch, "line" | "quote">,
): boolean {
  const kind = garmentOf(line.line.kind);
  // Timex's Weekender is a watch.
  if (kind && kind.group !== garment.group && line.quote.toLowerCase().includes(quote.toLowerCase())) return false;
  // "Gaspard Cardigan", of a line of sweaters.
  if (kind && NARROWER_KINDS[kind.type] === garment.type) return true;
  // "Gregory Peck eyeglasses", of a line of sunglasses.
  if (kind?.group === "eyewear" && garment.group === "eyewear" && garment.type !== kind.type)
    return !ANY_GLASSES.test(quote);
  if (kind && isExact(garment, kind) && (CARRIED.has(garment.group) || garment.family === kind.family)) return true;
  // "T-Lock clutch", "Jet Set wallet": a line of several shapes is filed as handbags.
  const noun = quote.toLowerCase();
  const isInLine = line.quote.toLowerCase().includes(noun);
  if (kind?.type === "handbag" && isSpecificBagKind(garment) && !isInLine) return true;
  const isOutside = !isInLine && !noun.includes(line.line.kind);
  return isOutside && garment.type !== line.line.kind && /\S[\s-]\S/.test(quote) && !VAGUE_KINDS.has(garment.type);
}

/**
 * Returns true for a specific kind of bag or small leather good, such as a clutch, as opposed to "bag" or "handbag".
 */
export const isSpecificBagKind = ({ group, type }: Garment): boolean => CARRIED.has(group) && !VAGUE_BAGS.has(type);

/** Names so broad that the category says which product of the group it is: "Small Elena Bag", filed as a clutch. */
const BROAD_KINDS: ReadonlySet<string> = new Set(["shoes", "bag", "swimwear"]);

/**
 * "Robe Gaby", filed as a dress: the category shows in which language the name is. Within a group the name decides, so
 * that a sentence in another language next to "shirt" doesn't turn it into a T-shirt, unless it is a broad one.
 */
function filedAs({ quote, garment }: { quote: string; garment: Garment }, category: KindText): Garment | undefined {
  if (category.text === "") return undefined;
  const filed = garmentOf(category.text) ?? titleGarment(category.text, category.tokens)?.garment;
  if (filed?.group === garment.group) return BROAD_KINDS.has(garment.type) ? filed : undefined;
  return garmentsInAnyLanguage(quote).find(({ type }) => type === filed?.type);
}

/** Words for glasses of either kind. */
const ANY_GLASSES = /^(?:eyewear|frames?|glasses|lunettes|brille|gafas|occhiali|bril|okulary)$/i;
/** Words that don't say which handbag it is; some handbags convert to backpacks. */
const VAGUE_BAGS = new Set(["bag", "handbag", "backpack"]);
const VAGUE_KINDS = new Set([
  "swimwear",
  "shoes",
  "casual shoes",
  "sports shoes",
  "formal shoes",
  "running shoes",
  "bag",
  "handbag",
]);

function shelved({ text, tokens }: KindText, all: readonly Token[]): KindReading | null {
  const found = titleGarment(text, tokens);
  if (!found) return null;
  const garment = inferKindFromContext(found, all, tokens) ?? found.garment;
  return { garment, quote: found.quote, field: "category", certainty: CERTAINTY.category };
}

/** "Bezel" and "jubilee bracelet" make a watch of what nobody calls one. */
function agreed({ whole, description }: KindSource): KindReading | null {
  const inContext = inferKindFromContext(undefined, [...whole.tokens, ...description.tokens], []);
  if (inContext) return { garment: inContext, quote: whole.text, field: "title", certainty: CERTAINTY.context };
  const votes = new Map<Group, Map<string, { quote: string; field: "title" | "description" }>>();
  for (const [field, { text, tokens }] of [
    ["title", whole],
    ["description", description],
  ] as const) {
    for (const { attribute, quote } of findShapes(text, tokens)) {
      const groups = new Set(
        (cutAttribute(attribute)?.of ?? []).map((goods) => (isFamily(goods) ? FAMILIES[goods] : goods)),
      );
      const [group] = groups;
      if (groups.size !== 1 || group === undefined) continue;
      const facts = votes.get(group) ?? new Map<string, { quote: string; field: "title" | "description" }>();
      if (!facts.has(attribute)) facts.set(attribute, { quote, field });
      votes.set(group, facts);
    }
  }
  const ranked = [...votes].toSorted((a, b) => b[1].size - a[1].size);
  const [first, second] = ranked;
  if (!first || first[1].size < ENOUGH_SHAPES || first[1].size === second?.[1].size) return null;
  const garment = garmentOf(GENERAL_KINDS[first[0]] ?? "");
  const [fact] = first[1].values();
  return garment && fact ? { garment, ...fact, certainty: CERTAINTY.context } : null;
}

/** Laces and soles make shoes, which the description may call sneakers. */
function inContext(source: KindSource, all: readonly Token[]): KindReading | null {
  const general = agreed(source);
  if (general === null) return null;
  const told = described(source, all);
  const { group, type } = general.garment;
  const isKindOf = told?.garment.group === group && told.garment.type !== type && GENERAL_KINDS[group] === type;
  return isKindOf ? { ...told, certainty: general.certainty } : general;
}

/** A maker that only makes bags may still sell a wallet, if the text says so. */
function madeOrDescribed(source: KindSource, all: readonly Token[]): KindReading | null {
  const byMaker = made(source.whole, source.brand);
  if (byMaker !== null && byMaker.garment.group !== "bags") return byMaker;
  const told = described(source, all);
  return byMaker !== null && told !== null && CARRIED.has(told.garment.group) ? told : (byMaker ?? told);
}
const CARRIED = new Set<Group>(["bags", "small leather goods"]);

/** Products of a known watchmaker are watches. */
function made({ text }: KindText, brand: string | null | undefined): KindReading | null {
  const found = kindOfMaker(text, brand);
  return found ? { ...found, field: "title", certainty: CERTAINTY.maker } : null;
}

function described({ description }: KindSource, all: readonly Token[]): KindReading | null {
  const found = findDescribedGarment(description.text, description.tokens);
  if (!found) return null;
  const garment = inferKindFromContext(found, all, []) ?? found.garment;
  const certainty = found.isSubject ? CERTAINTY.described : CERTAINTY.mentioned;
  return { garment, quote: found.quote, field: "description", certainty };
}

/** Tokenizes the text once for `readKind`, which examines it several times. */
export function toKindText(text: string): KindText {
  return { text, tokens: tokenize(text) };
}
