import { cleanBrand } from "../fields/brand.ts";
import type { LabeledFacts } from "../labels/labels.ts";
import { makerCountry } from "../labels/maker-country.ts";
import { hasPrice } from "./amounts.ts";
import { findLine } from "@dupewise/vocabulary/lines/find-line";
import {
  findMakers,
  findShops,
  lookupKeys,
  makerByName,
  type MakerMatch,
} from "@dupewise/vocabulary/makers/find-makers";
import { lineRole, plainWords } from "./line-role.ts";
import { LONG_TEXT_LINES, type ClassifiedLine } from "./part-text.ts";
import { makerAfterProduct, makerInCell, makerInLowercase } from "./product-and-maker.ts";
import { copyrightHolder, makerWithOwnShops, findOwnBrandShop } from "./page-shop.ts";
import { firstResult } from "./first-result.ts";
import {
  type MakerClues,
  MAX_MAKER_DISTANCE,
  type QuotedMaker,
  makerOfMarketplaceShop,
  repeatedUnknownMaker,
  unknownMakerAboveMenu,
  unknownMakerAfterProduct,
  unknownMakerNextToName,
  unknownMakerPrefix,
  unknownMakerInProse,
  makerAboveName,
  makerBeforeDepartment,
  findMakerCalledBrand,
} from "./unknown-maker.ts";
import {
  companyInFront,
  unknownMakerAfterBy,
  unknownMakerInCell,
  unknownMakerInListing,
} from "./unknown-maker-in-line.ts";
import { makerInPlainTitle, writtenSmall } from "./maker-in-plain-title.ts";
import { BY_WORD_BEFORE, namesSomethingElse } from "./names-something-else.ts";
import { isColorOrMaterialLine, isMakerLine, parseCompanyLine, namesKind } from "./lone-lines.ts";

/** The maker of a product, with the words that name it and the certainty (0–1). */
export interface FoundMaker extends QuotedMaker {
  certainty: number;
}

interface LabeledMakerClues extends MakerClues {
  labels: LabeledFacts;
}

type MakerRule = readonly [name: string, certainty: number, find: (clues: LabeledMakerClues) => QuotedMaker | null];

/** Most trusted first. */
const RULES: readonly MakerRule[] = [
  ["a label states it", 0.95, labeled],
  ["it is alone on a line next to the name", 0.9, aloneAtName],
  ["the name begins with it", 0.9, ({ name }) => inFront(name) ?? inFront(name.replace(PRAISE, ""))],
  ["a byline next to the name states it", 0.85, byline],
  ["the name begins with the maker of the product line in it", 0.85, ({ name }) => lineMaker(name)],
  ["it is above the name as other makers are above other products", 0.8, makerAboveName],
  [
    "the name ends with it or contains it",
    0.8,
    ({ name }) =>
      knownIn(
        name,
        // "H&M" is not a word in any language.
        ({ isPlain, start, quote }) =>
          !isPlain || quote.includes("&") || /(?:[-–—|,]|by|from|von|par|de|di|d['’])\s*$/i.test(name.slice(0, start)),
      ),
  ],
  ["it follows the product, in a language that names the product first", 0.75, ({ name }) => makerAfterProduct(name)],
  ["a cell of the line consists of it", 0.85, ({ line }) => line && makerInCell(line.text)],
  ["the name begins with it in lowercase", 0.75, ({ name }) => writtenSmall(name)],
  ["the rest of the line names it", 0.75, ({ line }) => line && said(line.text)],
  ["the line says in lowercase where it is from", 0.7, ({ line }) => line && makerInLowercase(line.text)],
  [
    "the line is in small letters and names it as the maker of its kind",
    0.65,
    ({ line }) => line && makerInPlainTitle(line.text),
  ],
  ["the line names it together with one of its product lines", 0.75, ({ line }) => line && withItsLine(line.text)],
  ["the name and the department above it begin with it", 0.7, makerBeforeDepartment],
  ["a line near the name calls it a brand", 0.7, findMakerCalledBrand],
  ["the page belongs to a maker's own shop", 0.6, makerWithOwnShops],
  ["a short text begins with it on a line of its own", 0.65, aloneOnTop],
  ["the name begins with a company's name", 0.65, ({ name }) => companyInFront(name)],
  ["the name begins with a proper name that means nothing else", 0.65, ({ name }) => unknownMakerPrefix(name)],
  ["a proper name follows the product", 0.6, ({ line }) => line && unknownMakerAfterProduct(line.text)],
  ['the line names it with "by"', 0.7, unknownMakerAfterBy],
  ["a proper name is in the cell before the product's", 0.6, unknownMakerInCell],
  ["a listing begins with a proper name", 0.5, unknownMakerInListing],
  ["a proper name precedes a model number", 0.55, beforeModel],
  ["a proper name next to the product's name appears again on the page", 0.65, repeatedUnknownMaker],
  ["a proper name that means nothing else is alone above the name", 0.6, unknownMakerNextToName],
  [
    "one of the first lines begins with it",
    0.7,
    ({ lines }) =>
      firstResult(lines.slice(0, 4), ({ text }) => knownIn(text, ({ start, isPlain }) => start < 3 && !isPlain)),
  ],
  ["the copyright line names it", 0.5, copyrightHolder],
  ["two names above a shop's menu are its own", 0.5, unknownMakerAboveMenu],
  ["the page's own shop is the only one that it names", 0.4, findOwnBrandShop],
  ["it is the only maker that a short text names on a line of its own", 0.6, aloneAnywhere],
  ["the name of a shop on a marketplace is next to the name", 0.5, makerOfMarketplaceShop],
  [
    "the text near the name names it",
    0.6,
    ({ lines, line }) =>
      firstResult(
        lines.filter(({ at, zone, role }) => isOwn(zone, role) && isNear(at, line)),
        ({ text }) => said(text),
      ),
  ],
];

/** How far from its name a page is still about the product. */
const SURROUNDING = 40;
const isNear = (at: number, line: ClassifiedLine | null): boolean =>
  line === null || Math.abs(at - line.at) < SURROUNDING;
const isOwn = (zone: ClassifiedLine["zone"], role: ClassifiedLine["role"]): boolean =>
  zone === "own" && role !== "menu";

/** Picks the maker that the text names, using the first rule that finds one. Returns null if none does. */
export function pickMaker(clues: LabeledMakerClues): FoundMaker | null {
  for (const [, certainty, find] of RULES) {
    const found = find(clues);
    if (found !== null) return { ...found, value: asWritten(found.value), certainty };
  }
  return null;
}

/** "marks and spencer", in a message without capitals, or "A.P.C" at the end of a sentence, as the maker writes it. */
function asWritten(value: string): string {
  const own = makerByName(value)?.name ?? "";
  const isSmall = value === value.toLowerCase() && lookupKeys(own).some((key) => lookupKeys(value).includes(key));
  return isSmall || own === `${value}.` ? own : value;
}

function labeled({ labels, lines }: LabeledMakerClues): QuotedMaker | null {
  const others = new Set(lines.filter(({ zone }) => zone === "others").map(({ text }) => text));
  for (const fact of labels.brand) {
    const value = cleanBrand(fact.value.split(/\s{2,}|\s[-–|]\s/, 1)[0] ?? "");
    if (
      value === null ||
      hasPrice(value) ||
      makerCountry(fact) !== null ||
      others.has(value) ||
      isMenuEntry(value) ||
      value.split(" ").length > 6
    )
      continue;
    return { value, quote: `${fact.label}: ${fact.value}` };
  }
  return null;
}

/** Whether the line below a label is the shop's: "Outlet" below "Designers", "Size & Fit" below an empty "Brand". */
const isMenuEntry = (value: string): boolean => NO_MAKER.has(lineRole(value, plainWords(value), () => false));
const NO_MAKER = new Set(["menu", "heading", "button", "reviews"]);

const inFront = (name: string): QuotedMaker | null => knownIn(name, ({ start }) => start < 3);

/** In front of the maker in a listing's name. */
const PRAISE = /^(?:(?:the|my|vintage|authentic|genuine|auth|new|nwt|nwot|bnwt|euc|used|rare|preloved|pre-owned)\s+)+/i;

/** "On Cloudmonster": a maker with a name that is an ordinary word, followed by its line. */
function lineMaker(name: string): QuotedMaker | null {
  const match = findLine(name);
  const before = name.slice(0, match?.start ?? 0).trim();
  const isMaker = before.length > 1 && match?.line.maker.toLowerCase().startsWith(before.toLowerCase()) === true;
  return isMaker ? { value: before, quote: before } : null;
}

/** "Light as a letter, Rab's Microlight Alpine packs small": even an ordinary word is a maker next to its line. */
function withItsLine(text: string): QuotedMaker | null {
  const owner = makerByName(findLine(text)?.line.maker ?? "");
  return owner === null ? null : knownIn(text, ({ maker }) => maker === owner);
}

/** "MACKAGE   Women  Men  Kids": above the trail and the name. */
function aloneOnTop({ lines }: MakerClues): QuotedMaker | null {
  const [first] = lines;
  return first === undefined || lines.length >= LONG_TEXT_LINES || !isMakerLine(first.text)
    ? null
    : knownIn(first.text, ({ isPlain }) => !isPlain || parseCompanyLine(first.text) === null);
}

/** "Mango", far below the name. */
function aloneAnywhere({ lines }: MakerClues): QuotedMaker | null {
  if (lines.length >= LONG_TEXT_LINES) return null;
  const alone = lines.filter(({ zone, role, text }) => zone === "own" && STATES_MAKER.has(role) && isMakerLine(text));
  const makers = new Set(alone.map(({ text }) => findMakers(text)[0]?.maker ?? text));
  return makers.size === 1 ? knownIn(alone[0]?.text ?? "", () => true) : null;
}

const STATES_MAKER = new Set<ClassifiedLine["role"]>(["words", "menu"]);

const BEFORE_MODEL = /(?:^|\s)(\p{Lu}\p{L}{2,})\s(?=[A-Z]{1,4}-?[A-Z]*\d)/u;

/** "Microondas Panasonic NN-K35HWMEBG": on a page about any kind of product. */
function beforeModel({ name, lines }: MakerClues): QuotedMaker | null {
  const value = lines.length < LONG_TEXT_LINES ? undefined : BEFORE_MODEL.exec(name)?.[1];
  return value === undefined || namesKind(value) || isColorOrMaterialLine(value) ? null : { value, quote: value };
}

function aloneAtName({ line, name, lines }: MakerClues): QuotedMaker | null {
  if (line === null) return null;
  // "REI Co-op" above "Patagonia Better Sweater" is where it is sold.
  const named = inFront(name);
  const isSeller = (text: string) =>
    named !== null &&
    (findShops(text).length > 0 || findMakers(text).some(({ maker, quote }) => maker.isShop && quote !== named.value));
  const near = [
    ...lines.slice(Math.max(0, line.at - MAX_MAKER_DISTANCE), line.at).toReversed(),
    ...lines.slice(line.at + 1, line.at + 1 + MAX_MAKER_DISTANCE),
  ];
  const alone = firstResult(
    near.filter(({ zone }) => zone === "own"),
    ({ text, role, at }) => {
      // "High Ridge Goods" is not the maker called Ridge.
      const isDoubtful = role === "menu" || parseCompanyLine(text) !== null;
      // A page names the seller in its head, and only the maker directly above the name: "Free People".
      const isDirect = lines.length >= LONG_TEXT_LINES && at === line.at - 1;
      return isMakerLine(text) && (isDirect || !isSeller(text))
        ? knownIn(text, ({ isPlain }) => !isPlain || !isDoubtful)
        : null;
    },
  );
  const [first] = lines;
  // "alo": some makers write their names in lowercase.
  const isOnTop = line.at === 1 && lines.length < LONG_TEXT_LINES && first !== undefined && !isSeller(first.text);
  return alone ?? (isOnTop && makerByName(first.text) !== null ? { value: first.text, quote: first.text } : null);
}

function knownIn(text: string, holds: (maker: MakerMatch) => boolean): QuotedMaker | null {
  const named = findMakers(text.slice(0, 400)).find((maker) => holds(maker) && !namesSomethingElse(text, maker));
  return named === undefined ? null : { value: named.quote, quote: named.quote };
}

/** "By Ardent & Oak", "Visit the Kelmora Store", "von TOM TAILOR", at the name. */
const BYLINES = [
  /^(?:visit the|besuchen sie den|visiter la boutique|visita lo store di|visita la tienda de)\s(.{2,40}?)(?:[\s-]store)?$/i,
  /^(?:by|von|par|di|de|da|por)\s(\p{Lu}[^.!?]{1,40})$/iu,
];

function byline({ line, lines }: MakerClues): QuotedMaker | null {
  if (line === null) return null;
  return firstResult(
    [...lines.slice(line.at + 1, line.at + 6), ...lines.slice(Math.max(0, line.at - 3), line.at)],
    bylineOf,
  );
}

function bylineOf({ text, sign }: ClassifiedLine): QuotedMaker | null {
  if (text.length > 80 || sign !== "byline") return null;
  for (const pattern of BYLINES) {
    const value = cleanBrand(pattern.exec(text)?.[1] ?? "");
    if (value !== null) return { value, quote: text };
  }
  return null;
}

/** Finds the makers that labels and bylines state anywhere in the text. */
export function statedMakers(lines: readonly ClassifiedLine[], labels: LabeledFacts): string[] {
  const stated = labels.brand.flatMap((fact) => (makerCountry(fact) === null ? (cleanBrand(fact.value) ?? []) : []));
  return [...stated, ...lines.flatMap((line) => bylineOf(line)?.value ?? [])].filter((name) => name.length < 30);
}

function said(text: string): QuotedMaker | null {
  const read = text.slice(0, 1_500);
  const named = findMakers(read);
  const shops = named.length > 0 ? findShops(read) : [];
  const makers = named.filter(
    (maker) => !namesSomethingElse(read, maker) && !shops.some(({ start }) => start === maker.start),
  );
  const strong = makers.find(
    ({ start, maker }) =>
      BY_WORD_BEFORE.test(read.slice(0, start)) || (maker.isShop && AT_BEFORE.test(read.slice(0, start))),
  );
  const plain = makers.find(
    ({ isPlain, end, start }) =>
      !isPlain || (/^\s*[,.]/.test(read.slice(end)) && /(?:^|[.,(]\s*)$/.test(read.slice(0, start))),
  );
  const known = strong ?? plain;
  return known === undefined ? unknownMakerInProse(read) : { value: known.quote, quote: known.quote };
}
/** "$50 at Quince": a maker that sells its own products. */
const AT_BEFORE = /(?<!\p{L})(?:at|bei|chez)\s$/iu;
