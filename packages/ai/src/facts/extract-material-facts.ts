import type { CompositionItem, Evidence } from "@dupewise/domain/product/product";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { findCompositionSpans, isOnlyComposition } from "@dupewise/vocabulary/composition/lexicon";
import { namesBlend } from "@dupewise/vocabulary/materials/fabric-compounds";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { canonicalFiber, OTHER_FIBERS } from "@dupewise/vocabulary/materials/fibers";
import { memoizeWord } from "@dupewise/vocabulary/text/memoize";
import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import type { Fact, FactField, ProductFacts } from "./product-facts.ts";
import { IMITATED_BY } from "./part-materials.data.ts";
import { findNamedMaterials, findStrapMaterials } from "./find-named-materials.ts";
import { coverOnlyLesserParts, withOutside } from "./lesser-parts.ts";
import { extractProductStatements } from "./product-statements.ts";
import { distinctMaterials } from "./resolve-materials.ts";
import {
  liningOnlyMaterials,
  mainPartMaterials,
  materialsIn,
  type NamedMaterial,
  productMaterials,
  withoutPartMaterials,
} from "./product-materials.ts";

interface Passage {
  field: FactField;
  text: string;
  tokens: readonly Token[];
}

export interface MaterialSource {
  brand?: string | null | undefined;
  composition?: readonly CompositionItem[] | undefined;
  materials?: readonly string[] | undefined;
  evidence?: readonly Evidence[] | undefined;
}

const CERTAINTY = { shares: 0.95, list: 0.75, named: 0.55 } as const;
const QUOTE_LENGTH = 200;
/**
 * The certainty below which a list of materials was gathered from mentions, and above which it was stated as a list.
 */
const SURELY_STATED = 0.6;

const FINISHES: ReadonlySet<string> = new Set(["suede leather", "nubuck leather", "patent leather"]);

const HIDES: ReadonlySet<string> = new Set(["smooth leather", "grained leather"]);

/**
 * Returns true when the description states a smooth or grained leather surface, which means that "Cognac Suede" in the
 * product's name is a color.
 */
export function hasLeatherSurface({ cut }: Pick<ProductFacts, "cut">): boolean {
  const surface = cut.get("bag surface");
  return surface?.field === "description" && HIDES.has(surface.value);
}

/**
 * Replaces the main part's "leather" with the more specific leather that the title names: "suede loafers" are suede
 * even if the label says leather.
 */
export function refineLeather(
  composition: readonly Fact<CompositionItem>[],
  { text, tokens }: Passage,
  group: Group | undefined,
): readonly Fact<CompositionItem>[] {
  const isLeather = ({ value }: Fact<CompositionItem>) =>
    value.material === "leather" && partRole(value.part) === "shell";
  if (!composition.some(isLeather)) return composition;
  const named = findNamedMaterials(text, tokens, group);
  const finish = named.find(({ material }) => FINISHES.has(material));
  if (!finish || named.some(({ material }) => material === "leather")) return composition;
  return distinctMaterials(
    composition.map((fact) =>
      isLeather(fact) ? { ...fact, value: { ...fact.value, material: finish.material } } : fact,
    ),
  );
}

/**
 * Returns a product's materials from the most reliable source available: a composition with shares, otherwise a list of
 * materials, otherwise the materials named in its texts.
 */
export function extractMaterialFacts(
  source: MaterialSource,
  passages: readonly Passage[],
  group: Group | undefined,
): Fact<CompositionItem>[] {
  const stated = listKnown(source.composition ?? []);
  if (stated.length > 0) {
    const words = wordsOf(source.evidence, "composition");
    const quote = onlyMaterials(words);
    const shares = toFacts(stated, "composition", quote, quote === null ? words : []);
    if (!coverOnlyLesserParts(shares, group)) return shares;
    const [listed] = withoutShares(source.materials).filter(
      ({ material }) => !stated.some((share) => share.material === material),
    );
    if (listed !== undefined) return [...toFacts([listed], "materials", null), ...shares];
    const label = words.map((text) => ({ field: "composition" as const, text, tokens: tokenize(text) }));
    return withOutside(outsideFacts([...label, ...passages], group), shares);
  }
  const withShares = passages.filter(({ text }) => text.includes("%"));
  const described = listKnown(withShares.flatMap(({ text }) => parseComposition(text)));
  if (described.length > 0) {
    const words = withShares.map(({ text }) => text);
    const shares = toFacts(described, "description", null, words);
    return coverOnlyLesserParts(shares, group) ? withOutside(outsideFacts(passages, group), shares) : shares;
  }
  const main = mainPartFacts(passages);
  if (main.length > 0) return main;
  const words = onlyMaterials(wordsOf(source.evidence, "materials")) ?? "";
  const isOfFabric = () => group === "footwear" && findFabrics(words).length > 0;
  const listed = withoutPartMaterials(listedMaterials(source, passages, group), group, isOfFabric, words);
  const all = passages.map((passage) => ({
    ...passage,
    named: findNamedMaterials(passage.text, passage.tokens, group),
  }));
  if (listed.length > 0) {
    const isBlend =
      listed.length === 1 &&
      (namesBlend(words) || all.some(({ named }) => named.some(({ material }) => material === OTHER_FIBERS)));
    const whole = isBlend ? [...listed, { material: OTHER_FIBERS, percentage: null }] : listed;
    return toFacts(whole, "materials", words || null);
  }
  const materials = new Set(all.flatMap(({ named }) => named.map(({ material }) => material)));
  for (const { field, text, named: claimed } of all) {
    const named = claimed.filter(
      ({ material, quote }) => !isOutdone(material, materials) || isListedWithMore(quote, text),
    );
    if (named.length > 0) return namedFacts(named, field, CERTAINTY.named);
  }
  for (const { field, text, tokens } of group === "footwear" ? passages : []) {
    const named = findStrapMaterials(text, tokens);
    if (named.length > 0) return namedFacts(named.slice(0, 1), field, CERTAINTY.named);
  }
  return [];
}

/**
 * Returns the upper or shell that the first text naming one names: "twinface sheepskin". Skips materials with shares,
 * which are those of lesser parts here.
 */
function outsideFacts(passages: readonly Passage[], group: Group | undefined): Fact<CompositionItem>[] {
  const main = mainPartFacts(passages);
  if (main.length > 0) return main;
  for (const { field, text, tokens } of passages) {
    const outside = text.replace(SHARE, blank).replace(LABELED_INSIDE, blank);
    const named = findNamedMaterials(outside, outside === text ? tokens : tokenize(outside), group);
    if (named.length > 0) return namedFacts(named.slice(0, 1), field, CERTAINTY.named);
  }
  return [];
}

const blank = (said: string): string => " ".repeat(said.length);
/** "100% vegan leather" of "polycarbonate shell, 100% vegan leather accents". */
const SHARE = /\d{1,3}\s?%[^%,;.\n|()]*/gu;
/** "Lining: 100% polyester", up to the label of another part. */
const LABELED_INSIDE =
  /(?<!\p{L})(?:(?:inner )?linings?|insides?|interior|fillings?|padding|insoles?|soles?|outsoles?|trims?|(?:innen)?futter|innenmaterial|füllung|wattierung|(?:deck|lauf|innen|brand)?sohle|fußbett|voering|vulling|zool|binnenzool|doublure|intérieur|rembourrage|semelle|fodera|interno|imbottitura|suola|forro|relleno|suela)(?:\s?[:：]|(?=\s?\d{1,3}\s?%))(?:(?!,\s*\p{L}[\p{L} ]{1,20}[:：])[^;.\n|])*/giu;

/** Returns the materials that the first text to label its main part gives it: "Shell: wool". */
function mainPartFacts(passages: readonly Passage[]): Fact<CompositionItem>[] {
  for (const { field, text } of passages) {
    const main = mainPartMaterials(text);
    if (main.length > 0) return namedFacts(main, field, CERTAINTY.list);
  }
  return [];
}

/** The listed materials, checked against the text when they were gathered from mentions. */
function listedMaterials(
  { brand, materials = [], evidence }: MaterialSource,
  passages: readonly Passage[],
  group: Group | undefined,
): CompositionItem[] {
  const listed = withoutShares(materials).map((item) =>
    group === "eyewear" && item.material === "synthetic" ? { ...item, material: "plastic" } : item,
  );
  if (listed.length === 0) return [];
  // "Leather belt" of a title may be "PU leather" further on.
  const named = passages.flatMap(({ text, tokens }) => findNamedMaterials(text, tokens, group));
  const names = new Set([...listed, ...named].map(({ material }) => material));
  const linings = liningOnlyMaterials(passages);
  const own = listed.filter(
    ({ material }) =>
      !isOutdone(material, names) &&
      !linings.has(material) &&
      material !== FABRIC &&
      !(material === RECYCLED_TEXTILE && names.size > 1) &&
      !listed.some((item) => item.material === `recycled ${material}`),
  );
  const isStated = !evidence?.some(({ field, certainty }) => field === "materials" && certainty < SURELY_STATED);
  if (isStated) return own;
  // Golden Goose doesn't make anything of down.
  const ofMaker = new Set(materialsIn(brand ?? ""));
  return productMaterials(own, passages, group).filter(({ material }) => !ofMaker.has(material));
}
/** A fabric of unspecified fiber, listed as a material. */
const FABRIC = "fleece";
/** A fiber that is not specified, unless another material is named. */
const RECYCLED_TEXTILE = "recycled textile";

function namedFacts(named: readonly NamedMaterial[], field: FactField, certainty: number): Fact<CompositionItem>[] {
  return named.map(({ material, quote }) => ({ value: { material, percentage: null }, quote, field, certainty }));
}

/** Returns true when another named material rules this one out. */
function isOutdone(material: string, all: ReadonlySet<string>): boolean {
  return IMITATED_BY[material]?.some((imitation) => all.has(imitation)) ?? false;
}

/** "Patent leather and clear PVC" is made of both. */
const isListedWithMore = (quote: string, text: string): boolean =>
  / (?:and|&) /.test(textAfter(text, quote).slice(0, 5));

const textAfter = (text: string, quote: string): string => text.slice(text.indexOf(quote) + quote.length);

/** The materials of a list that states no shares. */
const withoutShares = (materials: readonly string[] = []): CompositionItem[] =>
  listKnown(materials.map((material) => ({ material, percentage: null })));

/** Keeps only canonical material names. Anything else is free text, which is never repeated. */
function listKnown(items: readonly CompositionItem[]): CompositionItem[] {
  return items.flatMap((item) => {
    const material = canonicalFiber(item.material);
    return material === null ? [] : [{ ...item, material }];
  });
}

/**
 * Converts items to facts, each with the page's words for it: the whole quote, or the part of the texts that states
 * just that item.
 */
function toFacts(
  items: readonly CompositionItem[],
  field: FactField,
  quote: string | null,
  texts: readonly string[] = [],
): Fact<CompositionItem>[] {
  const spans = texts
    .flatMap(findCompositionSpans)
    .filter((span) => span.includes("%"))
    .map((span) => ({ span, said: sharesOf(span) }));
  const wordsFor = ({ material, percentage }: CompositionItem) =>
    spans.find(({ said }) => said.some((item) => item.material === material && item.percentage === percentage))?.span;
  return items.map((value) => ({
    value,
    quote:
      quote ??
      wordsFor(value) ??
      (value.percentage === null ? value.material : `${value.percentage}% ${value.material}`),
    field,
    certainty: value.percentage === null ? CERTAINTY.list : CERTAINTY.shares,
  }));
}

/** The same few short spans recur on most products: "100% cotton". */
const sharesOf = memoizeWord((span) => listKnown(parseComposition(span)));

/** Returns the page's own words for a material, or null if they say anything else, because that is free text. */
function onlyMaterials([words = ""]: readonly string[]): string | null {
  return words !== "" && isOnlyComposition(words) ? words : null;
}

function wordsOf(evidence: readonly Evidence[] | undefined, field: Evidence["field"]): string[] {
  const quote = evidence?.find((one) => one.field === field)?.quote;
  return quote === undefined ? [] : [extractProductStatements(quote, QUOTE_LENGTH)];
}
