import type { CompositionItem } from "@dupewise/domain/product/product";
import { withoutShopName } from "@dupewise/vocabulary/garments/without-shop-name";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers, makerByName } from "@dupewise/vocabulary/makers/find-makers";
import { findAll } from "@dupewise/vocabulary/text/find-all";
import { lazy } from "@dupewise/vocabulary/text/lazy";
import { tokenize, wordForms } from "@dupewise/vocabulary/text/tokenize";
import { type StyleCode, readCodes, readDescribedCodes } from "./codes.ts";
import { wordWeight } from "./word-weight.ts";

/** Everything that identifies an item: its makers, line, codes, name and distinctive numbers. */
export interface Identity {
  /** All words of the product in order, computed on demand: two equal texts mean the same item, whatever it is. */
  text: () => string;
  /** The canonical names of its makers. */
  makers: ReadonlySet<string>;
  /** The product line, as "maker line", and the words that name it. */
  line: { name: string; quote: string } | null;
  codes: readonly StyleCode[];
  /** The words of the name, each with its weight: how distinctive it is. */
  words: ReadonlyMap<string, number>;
  /** Numbers of models and generations: the "90" of an Air Max 90. */
  numbers: ReadonlySet<string>;
  /** Sizes that distinguish an item: "36mm". */
  measures: ReadonlySet<string>;
}

interface Named {
  title: string | null;
  brand?: string | null | undefined;
  description?: string | null | undefined;
  composition?: readonly CompositionItem[] | undefined;
  colours?: readonly string[] | undefined;
}

/** The empty identity of facts that were stored without their text. */
export const NO_IDENTITY: Identity = {
  text: () => "",
  makers: new Set(),
  line: null,
  codes: [],
  words: new Map(),
  numbers: new Set(),
  measures: new Set(),
};

const NAME_LENGTH = 300;
const DESCRIPTION_LENGTH = 4000;
/** What follows the first of these is often the shop's name, or repetition. */
const SECTION_END = /\s[|·•–—-]\s|\s@|\s-(?=\p{Lu})/gu;
const AFTER_NAME = 0.35;
/** A head with less than this doesn't name an item: "Jordan - Men's Air Jordan 5 Retro". */
const ENOUGH = 1;
/** A maker's name is short; a sentence is not a name. */
const NAME = /^(?:\S{1,30}\s+){0,4}\S{1,30}$/u;
const PRICE = /[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥₹]|\d+\s?%/gu;
const SIZE = /(?<![\p{L}\p{N}])(\d+(?:[.,]\d+)?)\s?(mm|cm|ml)(?![\p{L}\p{N}])/giu;
/** "1/4 zip" is a quarter zip. */
const FRACTIONS: Readonly<Record<string, string>> = { "1/4": "quarter", "¼": "quarter", "1/2": "half", "½": "half" };
const FRACTION = /(?<![\d/])(?:1\/[24](?![\d/])|[¼½])/gu;
const NUMBER = /(?<![\p{L}\p{N}.,/-])(?:['’#])?(\d{1,4}(?:\.\d)?)(?![\p{L}\p{N}:/]|[.,]\d)/gu;
const ROMAN = new Map(
  Object.entries({
    ii: "2",
    iii: "3",
    iv: "4",
    vi: "6",
    vii: "7",
    viii: "8",
    ix: "9",
    xi: "11",
    xii: "12",
    xiii: "13",
    xiv: "14",
  }),
);
const YEAR = /^(?:19|20)\d\d$/;

/** Extracts what identifies an item: its makers, codes and distinctive words. Runs in linear time. */
export function extractIdentity({ title, brand, description, composition = [], colours = [] }: Named): Identity {
  const name = withoutShopName((title ?? "").slice(0, NAME_LENGTH));
  const codes = [...readCodes(name), ...readDescribedCodes((description ?? "").slice(0, DESCRIPTION_LENGTH))];
  const makers = makersOf(name, brand);
  const [maker, another] = makers;
  const line = findLine(name, another === undefined ? maker : brand);
  const isNumbered = NUMERIC.test(name);
  const sizes = isNumbered ? findAll(name, SIZE) : [];
  const plain = isNumbered ? withoutNumbers(name, codes) : name;
  return {
    text: lazy(() =>
      textOf([
        title,
        brand,
        description?.slice(0, DESCRIPTION_LENGTH),
        ...colours,
        ...composition.map(({ part, material, percentage }) => `${part} ${material} ${percentage}`),
      ]),
    ),
    makers,
    line: line ? { name: `${line.line.maker} ${line.line.line}`, quote: line.quote } : null,
    codes,
    words: wordsOf(plain, makers),
    numbers: numbersOf(plain),
    measures: new Set(sizes.map(([, amount, unit]) => `${amount}${unit}`.toLowerCase())),
  };
}

/** What a name needs for codes, prices, sizes and model numbers; most have none. */
const NUMERIC = /[\d¼½]/;

function withoutNumbers(name: string, codes: readonly StyleCode[]): string {
  return [...codes.map(({ quote }) => quote), ...(name.match(PRICE) ?? [])]
    .reduce((rest, quote) => rest.replaceAll(quote, " "), name)
    .replace(SIZE, " ")
    .replace(FRACTION, (written) => FRACTIONS[written] ?? written);
}

function textOf(parts: readonly (string | null | undefined)[]): string {
  return tokenize(parts.filter(Boolean).join(" "))
    .map(({ form }) => form)
    .join(" ");
}

function makersOf(name: string, brand: string | null | undefined): Set<string> {
  const stated = brand && NAME.test(brand.trim()) ? [makerByName(brand)?.name ?? brand.trim()] : [];
  // "Vince slip dress" is not by a maker named Slip: an ordinary word next to a maker's name is not a maker.
  const named = findMakers(name).filter(
    ({ isPlain, start }) =>
      (!isPlain || start === 0 || stated.length === 0 || TOGETHER.test(name.slice(Math.max(0, start - 3), start))) &&
      !IMITATES.test(name.slice(Math.max(0, start - 12), start)),
  );
  return new Set([...stated, ...named.map(({ maker }) => maker.name)]);
}

/** "Omega x Swatch": even an ordinary word is a maker behind another. */
const TOGETHER = /\s[x×]\s$/i;

/** The words before a maker whose goods are imitated: "dupe Ugg slippers". */
const IMITATES = /(?<!\p{L})dupes?(?: for| of)?\s$/iu;

function wordsOf(name: string, makers: ReadonlySet<string>): Map<string, number> {
  const ofMakers = new Set([...makers].flatMap(wordForms));
  const words = new Map<string, number>();
  let told = 0;
  let from = 0;
  for (const { index, 0: sign } of [...findAll(name, SECTION_END), { index: name.length, 0: "" }]) {
    const share = told < ENOUGH ? 1 : AFTER_NAME;
    for (const { form } of tokenize(name.slice(from, index))) {
      const weight = share * wordWeight(ROMAN.get(form) ?? form);
      if (weight === 0 || ofMakers.has(form)) continue;
      if (!words.has(form)) told += weight;
      words.set(form, Math.max(weight, words.get(form) ?? 0));
    }
    from = index + sign.length;
  }
  return words;
}

function numbersOf(name: string): Set<string> {
  const written = NUMERIC.test(name) ? findAll(name, NUMBER) : [];
  const numbers = new Set(
    written.flatMap(([, digits = ""]) => (YEAR.test(digits) ? [] : [digits.replace(/^0+(?=\d)/, "")])),
  );
  for (const { form } of tokenize(name)) {
    const number = ROMAN.get(form);
    if (number !== undefined) numbers.add(number);
  }
  return numbers;
}
