import { titleGarment } from "@dupewise/vocabulary/garments/title-garment";
import { findMakers } from "@dupewise/vocabulary/makers/makers";
import { isColorLine, isMakerLine } from "./lone-lines.ts";
import type { Place } from "./name-place.ts";
import { crowd, type PartedLine } from "./part-text.ts";

/** One reason for or against a line being the name. */
export interface NameRule {
  name: string;
  /** What holding it fully adds. */
  weight: number;
  /** How far it holds: 0–1. */
  holds: (line: PartedLine, name: string, place: Place) => number;
}

/** Within so many lines a page says its heading again: as the text of a picture, in the trail, above the button. */
const NEARBY = 25;
/** How far a line stands alone with its price, and not in a list of goods with theirs. */
const alone = (prices = 0): number => 1 / crowd(prices);
const isTelling = (name: string): boolean => wordCount(name) > 1 || name.length > 7;
const yes = (is: boolean): number => (is ? 1 : 0);
function wordCount(name: string): number {
  let words = 1;
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) words += 1;
  return words;
}

/** What can be told at a glance, in the order of trust. */
export const GLANCES: readonly NameRule[] = [
  {
    name: "stands among the first lines of a few",
    weight: 1.5,
    holds: (line, _name, { rank, shortness }) => Math.max(0, 1 - (rank.get(line) ?? 9) / 6) * shortness,
  },
  {
    name: "is said again nearby",
    weight: 1,
    holds: ({ at }, name, { again, prices, times }) =>
      isTelling(name) && (again[at] ?? Infinity) <= NEARBY && (wordCount(name) > 3 || (times[at] ?? 0) < 4)
        ? alone(prices[at])
        : 0,
  },
  {
    name: "is said again",
    weight: 0.5,
    holds: ({ at }, name, { again }) =>
      yes(isTelling(name) && (again[at] ?? Infinity) < Infinity && wordCount(name) > 2),
  },
  {
    name: "stands where a page names what it sells",
    weight: 1.3,
    holds: ({ at }, _name, { main, shortness }) => {
      if (main === null) return 0;
      return (1 - shortness) * (at <= main ? Math.max(0, 1 - (main - at) / 45) : Math.max(0, 0.7 - (at - main) / 20));
    },
  },
  {
    name: "stands above a price",
    weight: 0.9,
    holds: ({ at }, _name, { price, prices }) => {
      const distance = (price[at] ?? Infinity) - at;
      return distance > 14 ? 0 : (1 - distance / 20) * alone(prices[at]);
    },
  },
  {
    name: "stands right above a price",
    weight: 0.5,
    holds: ({ at }, _name, { price, prices }) => ((price[at] ?? Infinity) - at < 4 ? alone(prices[at]) : 0),
  },
  {
    name: "stands above a button",
    weight: 0.7,
    holds: ({ at }, _name, { button }) => Math.max(0, 1 - ((button[at] ?? Infinity) - at) / 50),
  },
  {
    name: "stands above ratings, a reference or the maker",
    weight: 0.5,
    holds: ({ at }, _name, { lines }) =>
      yes(
        lines
          .slice(at + 1, at + 4)
          .some(({ role, text }) => role === "rating" || role === "reference" || BYLINE.test(text)),
      ),
  },
  {
    name: "stands below a trail or pictures",
    weight: 0.4,
    holds: ({ at }, _name, { lines }) =>
      yes(lines.slice(Math.max(0, at - 3), at).some(({ role, text }) => role === "breadcrumb" || GALLERY.test(text))),
  },
  {
    name: "names the maker that a label or a byline tells",
    weight: 0.8,
    holds: (_line, name, { makers }) => yes(makers.some((maker) => name.toLowerCase().includes(maker))),
  },
  {
    name: "is long",
    weight: 0.6,
    holds: ({ role }, name) => (role === "sentence" ? 0 : Math.min(1, (wordCount(name) - 1) / 7)),
  },
  {
    name: "stands late",
    weight: -0.6,
    holds: ({ at }, _name, { lines, shortness }) => (1 - shortness) * (at / lines.length),
  },
  {
    name: "is said many times, in a word or two",
    weight: -0.6,
    holds: ({ at }, name, { times }) => yes(wordCount(name) < 4 && (times[at] ?? 0) > 3),
  },
  { name: "has some words", weight: 0.3, holds: (_line, name) => yes(wordCount(name) > 1 && wordCount(name) < 30) },
  { name: "is a sentence", weight: -1.3, holds: ({ role }) => yes(role === "sentence") },
  { name: "is one of a list of points", weight: -1.4, holds: ({ text }) => yes(BULLET.test(text)) },
  {
    name: "tells details",
    weight: -0.5,
    holds: ({ text }) => (Math.min(2, text.match(DETAIL)?.length ?? 0) - 1 > 0 ? 1 : 0),
  },
  {
    name: "lists",
    weight: -0.6,
    holds: (line, _name, { rank }) => yes(rank.get(line) !== 0 && (line.text.match(/,/g)?.length ?? 0) > 1),
  },
  {
    name: "begins small",
    weight: -0.4,
    holds: ({ text }, _name, { shortness }) => shortness * yes(/^\p{Ll}/u.test(text) && / /.test(text)),
  },
  {
    name: "begins with a price",
    weight: -1,
    holds: ({ text }) => yes(/^\P{L}{0,3}[$€£]\s?\d|^\d[\d.,]*\s?[$€£]/u.test(text)),
  },
  {
    name: "is a claim",
    weight: -0.6,
    holds: (_line, name) => yes(/!$|%|\bfree\b/i.test(name) && !/100 ?%/.test(name)),
  },
  { name: "stands among other goods", weight: -1, holds: ({ zone }) => yes(zone !== "own") },
];

/** What takes the vocabulary to tell; asked of the best at a glance. */
export const LOOKS: readonly NameRule[] = [
  { name: "names goods", weight: 0.6, holds: (_line, name) => yes(titleGarment(name) !== undefined) },
  {
    name: "begins with its maker",
    weight: 0.4,
    holds: (_line, name) => yes(findMakers(name).some(({ start, end }) => start < 3 && end < name.length)),
  },
  {
    name: "is a color or a material",
    weight: -1.5,
    holds: (line, name, { rank }) => yes(isColorLine(name, rank.get(line) !== 0)),
  },
  { name: "is a maker or a shop alone", weight: -2.5, holds: (_line, name) => yes(isMakerLine(name)) },
];

const BYLINE =
  /^(?:by|von|de|par|di|da|por)\s\p{Lu}|^(?:visit the|besuchen sie den|visiter la boutique|visita lo store|visita la tienda|brand|marke|marque|marca)(?!\p{L})/iu;
const GALLERY =
  /^(?:images?|bilder|videos?|zoom|picture|photo|roll over|click to|hover|passez|für größere|clicca|360)|^\d+ ?(?:\/|of|von|sur|di|de) ?\d+$/i;
const BULLET = /^(?:[-–—*•·◆●▪✓✔+]|\[|【|\(\d\)|\d+[.)])\s?\S/;
const DETAIL =
  /(?<!\p{L})(?:closure|lining|lined|uppers?|soles?|outsole|midsole|insole|footbed|machine wash|dry clean|hand wash|imported|adjustable|waistband|neckline|crystal|clasp|calib(?:re|er)|movement|compartments?|fastening|stitch(?:ed|ing)|seams?|cuffs?|hem|heel|true to size|fully|cm|mm|obermaterial|futter|verschluss|doublure|fermeture|poches|forro|cierre|fodera|chiusura|tasche|tasca)(?!\p{L})/giu;
