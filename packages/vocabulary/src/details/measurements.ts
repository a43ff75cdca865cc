import type { Garment } from "../garments/garments.ts";
import { findAll } from "../text/find-all.ts";
import type { NamedMatch } from "../text/named-values.ts";
import {
  LENGTH_MEASURES,
  type LengthMeasure,
  type MeasureName,
  NON_PRODUCT_MEASURE_WORDS,
  RATED_MEASURES,
  DIMENSION_WORDS,
  SIZED_GROUPS,
  type Unit,
} from "./measurements.data.ts";

/** A measurement of a product, as stated in its text. */
export interface Measurement {
  name: MeasureName;
  /** A length in millimeters; for a size, two or three lengths, largest first; for a rating, a number in its unit. */
  amounts: readonly number[];
  /** The unit in which the text states the length, or the unit of the rating. */
  unit: Unit;
  quote: string;
}

const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?(?:\s?[½¼¾]|\s\d/\d)?|\.\d{1,2})`;
const UNIT = String.raw`(?:cm|mm|zentimeter|centim[eè]tres?|inch(?:es)?|in(?!\p{L})|zoll|pouces|pollici|pulgadas|["”″](?<!\s["”″](?=\p{L}{2}))|'')`;
/** A letter or a word next to a number names its side: "15" W x 11" H", "Alto 19 x ancho 26 cm". */
const SIDE = String.raw`(?:(?:\(?[whdlbtpa]\)?|${DIMENSION_WORDS})(?!\p{L}))`;
const ONE = String.raw`(?:${SIDE}\s?)?${NUMBER}\s?${UNIT}?\s?${SIDE}?`;
const TIMES = String.raw`\s?(?:[x×*]|by)\s?`;
const PRODUCT = new RegExp(String.raw`(?<![\p{L}\d.,])${ONE}${TIMES}${ONE}(?:${TIMES}${ONE})?(?:\s?${UNIT})?`, "giu");
const AMOUNT = new RegExp(String.raw`(${NUMBER})\s?(${UNIT})?`, "giu");
/** Matches what every length contains. */
const LENGTH = new RegExp(String.raw`[\d½¼¾][\s-]?${UNIT}`, "iu");
const UNIT_STATED = /(?<!\p{L})(cm|mm|inch(?:es)?)(?!\p{L})/iu;
const NAMED_SIDE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${DIMENSION_WORDS}|[hwdlp](?=[\s.:]))\.?\s?[:：]?\s?(${NUMBER})\s?(${UNIT})|(?<![\p{L}\d.,])(${NUMBER})\s?(${UNIT})\s?(?:${DIMENSION_WORDS})(?!\p{L})`,
  "giu",
);
const BARE = new RegExp(String.raw`(?<![\p{L}\d.,/x×*]|[x×*] )(${NUMBER})[\s-]?(${UNIT})(?![\p{L}\d]|\s?[x×*])`, "giu");
const OTHER = new RegExp(String.raw`(?<!\p{L})(?:${NON_PRODUCT_MEASURE_WORDS})(?!\p{L})`, "iu");
/** "5 x 5 in. pouch" is one clause. */
const CLAUSE_END = /[\n;|•·]|[.,]\s(?<!\bin\.\s(?=\p{Ll}))(?!\d[\d.½¼¾]*\s?(?:cm|mm|in|["”″])\s?(?:[,\n]|$))|\s\+\s/u;
const FEWEST_SIDES = 2;
const MOST_SIDES = 3;
/** The sides of what people carry and wear, in millimeters. */
const [SHORTEST_SIDE, LONGEST_SIDE] = [10, 3_000];

const PATTERNS = LENGTH_MEASURES.map((measure) => ({
  measure,
  forms: [
    new RegExp(
      String.raw`(?<!\p{L})(?:${measure.words})(?:\s?[:：]\s?|\s(?:of|is|about|approx\.?|ca\.?|de|di|von)\s|\s)(${NUMBER})\s?(${UNIT})`,
      "giu",
    ),
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(${NUMBER})[\s-]?(${UNIT})[\s-](?:\p{L}+\s)?(?:${measure.words})(?!\p{L})`,
      "giu",
    ),
  ],
}));

/**
 * Finds the measurements of a product that its title and description state. Omits a measurement that has more than one
 * value, for example because a bag is sold in two sizes.
 */
export function findMeasurements(title: string, description: string, garment: Garment): Measurement[] {
  const isCounted = garment.group === "small leather goods";
  if (!isCounted && !DIGIT.test(title) && !DIGIT.test(description)) return [];
  const titled = clausesOf(title);
  const clauses = [...titled, ...clausesOf(description)];
  const ratings = ratingsIn(`${title}\n${description}`, garment);
  if (clauses.length === 0) return ratings;
  const lengths = lengthsOf(clauses, titled, garment);
  const size = SIZED_GROUPS.has(garment.group) ? sizeIn(clauses) : undefined;
  const rectangle = garment.group === "watches" ? rectangleIn(clauses) : undefined;
  if (rectangle !== undefined) return [rectangle, ...ratings];
  return [...[size, ...lengths].filter((found) => found !== undefined), ...ratings];
}

function lengthsOf(
  clauses: readonly string[],
  titled: readonly string[],
  garment: Garment,
): (Measurement | undefined)[] {
  return PATTERNS.filter(({ measure }) => isOf(measure, garment)).map(({ measure, forms }) => {
    const named = clauses.flatMap((clause) => forms.flatMap((form) => lengthsIn(clause, form, measure)));
    if (named.length > 0 || !measure.bare || !isOf(measure.bare, garment)) return unanimous(named);
    const { within, units, least, most } = measure.bare;
    const bare = (within === "title" ? titled : clauses).flatMap((clause) =>
      lengthsIn(clause, BARE, { name: measure.name, least, most }),
    );
    return unanimous(bare.filter(({ unit }) => units.includes(unit)));
  });
}

/** The clauses that may state a length of the product; most texts have none. */
const clausesOf = (text: string): string[] =>
  isMeasured(text) ? text.split(CLAUSE_END).filter((clause) => isMeasured(clause) && !OTHER.test(clause)) : [];

const DIGIT = /\d/;
const isMeasured = (text: string): boolean => DIGIT.test(text) && (LENGTH.test(text) || UNIT_STATED.test(text));

const isOf = ({ of }: { of: readonly string[] }, { group, family, type }: Garment): boolean =>
  [group, family, type].some((name) => of.includes(name));

/** The first of several measurements if all are the same but for rounding to whole centimeters or inches. */
function unanimous([first, ...others]: readonly Measurement[]): Measurement | undefined {
  return others.every((other) => first !== undefined && areSimilarMeasurements(first, other, ROUNDED, ROUNDED_MM))
    ? first
    : undefined;
}
const ROUNDED = 0.05;
const ROUNDED_MM = 6;

/**
 * Returns true when two measurements of the same name differ by no more than `share`, a fraction of the larger one. The
 * depth of a bag matters less, and not at all if only one side states it.
 * @param atLeast a difference, in millimeters, that is always accepted
 */
export function areSimilarMeasurements(
  { amounts: one }: Measurement,
  { amounts: other }: Measurement,
  share: number,
  atLeast = 0,
): boolean {
  const areNear = one.every((length, at) => {
    const theirs = other[at] ?? length;
    const accepted = Math.max(length, theirs) * (at < DEPTH_AT ? share : share * DEPTH_SLACK);
    return Math.abs(length - theirs) <= Math.max(atLeast, accepted);
  });
  return areNear && holdsAsMuch(one, other);
}

/** Each side may be a tenth shorter, but not all of them. */
function holdsAsMuch(one: readonly number[], other: readonly number[]): boolean {
  if (one.length <= DEPTH_AT || other.length <= DEPTH_AT) return true;
  const [mine, theirs] = [one, other].map((lengths) => lengths.reduce((volume, length) => volume * length));
  return mine === undefined || theirs === undefined || Math.min(mine, theirs) >= LEAST_VOLUME * Math.max(mine, theirs);
}
const LEAST_VOLUME = 0.75;
const RANGE_BEFORE = /\d\s?(?:cm|mm|["”″]|in|inch(?:es)?)?\s?(?:[-–—]|to|bis|à|a)\s?$/iu;
const WIDEST_RANGE = 12;
const FURTHER_LENGTH = new RegExp(String.raw`^\s?[,/|·]?\s?${NUMBER}\s?${UNIT}(?!\s?(?:[x×]|\p{L}))`, "iu");
const DEPTH_AT = 2;
const DEPTH_SLACK = 3;

function lengthsIn(
  clause: string,
  form: RegExp,
  { name, least, most }: Omit<LengthMeasure, "of" | "words">,
): Measurement[] {
  return findAll(clause, form).flatMap(({ 0: quote, 1: amount = "", 2: words = "", index }) => {
    // An adjustable chain of 16–18" has no one length.
    if (RANGE_BEFORE.test(clause.slice(Math.max(0, index - WIDEST_RANGE), index))) return [];
    // A choice of lengths doesn't say which one is meant: "Inseam: 23" 25" 28"".
    if (FURTHER_LENGTH.test(clause.slice(index + quote.length))) return [];
    const unit = toUnit(words);
    const length = toNumber(amount) * MM_PER[unit];
    return length >= least && length <= most ? [{ name, amounts: [length], unit, quote }] : [];
  });
}

function sizeIn(clauses: readonly string[]): Measurement | undefined {
  const products = clauses.flatMap((clause) =>
    findAll(clause, PRODUCT).flatMap(([quote]) => {
      const amounts = findAll(quote, AMOUNT);
      const unit = amounts.findLast(([, , words]) => words !== undefined)?.[2] ?? UNIT_STATED.exec(clause)?.[1];
      return unit === undefined
        ? []
        : toSize(
            amounts.map(([, amount = ""]) => amount),
            unit,
            quote,
          );
    }),
  );
  if (products.length > 0) return unanimous(products);
  const sides = clauses.flatMap((clause) =>
    findAll(clause, NAMED_SIDE).map(([quote, before, unit, behind, unitBehind]) => ({
      quote,
      amount: before ?? behind ?? "",
      unit: unit ?? unitBehind ?? "",
    })),
  );
  const quote = sides.map((side) => side.quote).join(", ");
  return toSize(
    sides.map(({ amount }) => amount),
    sides[0]?.unit ?? "",
    quote,
  )[0];
}

/** The width and height of a rectangular watch: "33.7 x 25.5 mm". The other number of a round one is its thickness. */
function rectangleIn(clauses: readonly string[]): Measurement | undefined {
  const found = sizeIn(clauses);
  const sides = found?.amounts.filter((side) => side >= THINNEST_CASE && side <= WIDEST_CASE) ?? [];
  return found !== undefined && sides.length === 2
    ? { ...found, name: "case size", amounts: sides, unit: "mm" }
    : undefined;
}
/** The limits of a case's thickness and width in millimeters: no case is thinner or larger. */
const [THINNEST_CASE, WIDEST_CASE] = [17, 60];

function toSize(amounts: readonly string[], unitName: string, quote: string): Measurement[] {
  const unit = toUnit(unitName);
  const sides = amounts.map((amount) => toNumber(amount) * MM_PER[unit]).toSorted((one, other) => other - one);
  const isPlausible = sides.every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
  return amounts.length >= FEWEST_SIDES && amounts.length <= MOST_SIDES && isPlausible
    ? [{ name: "size", amounts: sides, unit, quote: quote.trim() }]
    : [];
}

type LengthUnit = "cm" | "mm" | "in";
const MM_PER: Readonly<Record<LengthUnit, number>> = { cm: 10, mm: 1, in: 25.4 };
const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

function toUnit(words: string): LengthUnit {
  const lower = words.toLowerCase();
  if (lower === "mm") return "mm";
  return /^(?:cm|centim|zentim)/.test(lower) ? "cm" : "in";
}

function toNumber(words: string): number {
  const [, part, whole] = /(\d)\/(\d)$/.exec(words) ?? [];
  const fraction = FRACTIONS[words.at(-1) ?? ""] ?? (part === undefined ? 0 : Number(part) / Number(whole));
  return Number.parseFloat(words.replace(",", ".")) + fraction;
}

/**
 * Formats a measurement: "36 × 21 × 13 cm", "8.5 cm", "40 mm", "100 m", "18k", "4.3 kg".
 * @param unit the unit for a length
 */
export function formatMeasurement({ amounts, unit: own }: Measurement, unit: Unit): string {
  const per = isLengthUnit(unit) ? MM_PER[unit] : 1;
  const isExact = unit === own && (unit === "in" || unit === "mm" || unit === "ct");
  const digits = isExact ? 2 : unit === "mm" ? 0 : 1;
  const said = amounts.map((amount) => Number((amount / per).toFixed(digits))).join(" × ");
  return unit === "k" ? `${said}k` : `${said} ${unit}`.trim();
}

const isLengthUnit = (unit: Unit): unit is LengthUnit => unit in MM_PER;

const RATING_PATTERNS = RATED_MEASURES.map((measure) => ({
  measure,
  forms: measure.forms.map(({ words, factor = 1 }) => ({
    pattern: new RegExp(
      words.replace("#", String.raw`(?<![\d.,/x×]|[x×] )(\d{1,5}(?:[.,]\d{1,2})?|[.,]\d{1,2})`),
      "giu",
    ),
    factor,
  })),
}));

function ratingsIn(text: string, { group }: Garment): Measurement[] {
  return RATING_PATTERNS.filter(({ measure }) => measure.of.includes(group)).flatMap((rated) => {
    const [first, ...others] = statedRatings(text, rated);
    return first !== undefined && others.every(({ amounts }) => amounts[0] === first.amounts[0]) ? [first] : [];
  });
}

/** Every plausible rating of one measure, in the order of its forms. */
function statedRatings(text: string, { measure, forms }: (typeof RATING_PATTERNS)[number]): Measurement[] {
  const { name, unit, least, most } = measure;
  return forms.flatMap(({ pattern, factor }) =>
    findAll(text, pattern).flatMap(([quote, amount = "1"]): Measurement[] => {
      const value = toNumber(amount) * factor;
      return value >= least && value <= most ? [{ name, amounts: [roundRating(value, unit)], unit, quote }] : [];
    }),
  );
}

function roundRating(value: number, unit: Unit): number {
  if (unit === "ct") return value;
  return unit === "kg" ? Math.round(10 * value) / 10 : Math.round(value);
}

/**
 * Finds a depth rating ("300 m", "WR 10 bar", "5 ATM") and returns it as the detail "water-resistant". Returns an empty
 * array when there is none, or when it is too low. Runs in linear time.
 */
export function findDepthRating(text: string): Pick<NamedMatch, "name" | "quote">[] {
  const depths = RATING_PATTERNS.filter(({ measure }) => measure.name === "water resistance");
  const [stated] = depths.flatMap((depth) => statedRatings(text, depth));
  return stated === undefined ? [] : [{ name: "water-resistant", quote: stated.quote }];
}
