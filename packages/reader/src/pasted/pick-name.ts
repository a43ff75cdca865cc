import { canonicalFibre } from "@dupewise/vocabulary/materials/fibers";
import { findColours } from "@dupewise/vocabulary/colors/colors";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import { labelName } from "../labels/labels.ts";
import { makersIn, shopsIn } from "./known-makers.ts";
import { plainWords } from "./line-role.ts";
import { nameIn } from "./name-text.ts";
import { LONG, type PartedLine, type PartedText, count, crowd, runningSum } from "./part-text.ts";

/** A line that may be the name. */
export interface NameCandidate {
  line: PartedLine;
  /** What of the line would be the name. */
  name: string;
  score: number;
  /** Which rules held. */
  because: readonly string[];
}

interface Place {
  lines: readonly PartedLine[];
  /** 1 for a few lines, 0 for a whole page: how much it tells to stand first. */
  shortness: number;
  /** For each line, the next line at or below it that tells a price, or that is a button; Infinity where none is. */
  price: readonly number[];
  button: readonly number[];
  /** For each line, how far the nearest line is that says the same, or begins or ends with it: "This item: …". */
  again: readonly number[];
  /** For each line, how often it stands in the text. */
  times: readonly number[];
  /** Makers that labels and bylines tell, in lower case. */
  makers: readonly string[];
  /** The line that the goods are bought at. */
  main: number | null;
  /** For each line, how many lines around it are prices. */
  prices: readonly number[];
  /** Among the lines that may be names, which one it is. */
  rank: ReadonlyMap<PartedLine, number>;
}

interface Rule {
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
const wordCount = (name: string): number => name.split(" ").length;

/** What can be told at a glance, in the order of trust. */
const GLANCES: readonly Rule[] = [
  {
    name: "stands among the first lines of a few",
    weight: 1.5,
    holds: (line, _name, { rank, shortness }) => Math.max(0, 1 - (rank.get(line) ?? 9) / 6) * shortness,
  },
  {
    name: "is said again nearby",
    weight: 1,
    holds: ({ at }, name, { again, prices, times }) =>
      isTelling(name) && (again[at] ?? Infinity) <= NEARBY && (wordCount(name) > 3 || (times[at] ?? 0) < 4) ? alone(prices[at]) : 0,
  },
  {
    name: "is said again",
    weight: 0.5,
    holds: ({ at }, name, { again }) => yes(isTelling(name) && (again[at] ?? Infinity) < Infinity && wordCount(name) > 2),
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
      yes(lines.slice(at + 1, at + 4).some(({ role, text }) => role === "rating" || role === "reference" || BYLINE.test(text))),
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
  { name: "is long", weight: 0.6, holds: ({ role }, name) => (role === "sentence" ? 0 : Math.min(1, (wordCount(name) - 1) / 7)) },
  { name: "stands late", weight: -0.6, holds: ({ at }, _name, { lines, shortness }) => (1 - shortness) * (at / lines.length) },
  { name: "is said many times, in a word or two", weight: -0.6, holds: ({ at }, name, { times }) => yes(wordCount(name) < 4 && (times[at] ?? 0) > 3) },
  { name: "has some words", weight: 0.3, holds: (_line, name) => yes(wordCount(name) > 1 && wordCount(name) < 30) },
  { name: "is a sentence", weight: -1.3, holds: ({ role }) => yes(role === "sentence") },
  { name: "is one of a list of points", weight: -1.4, holds: ({ text }) => yes(BULLET.test(text)) },
  { name: "tells details", weight: -0.5, holds: ({ text }) => Math.min(2, text.match(DETAIL)?.length ?? 0) - 1 > 0 ? 1 : 0 },
  { name: "begins small", weight: -0.4, holds: ({ text }, _name, { shortness }) => shortness * yes(/^\p{Ll}/u.test(text) && / /.test(text)) },
  { name: "begins with a price", weight: -1, holds: ({ text }) => yes(/^\P{L}{0,3}[$€£]\s?\d|^\d[\d.,]*\s?[$€£]/u.test(text)) },
  { name: "is a claim", weight: -0.6, holds: (_line, name) => yes(/!$|%|\bfree\b/i.test(name) && !/100 ?%/.test(name)) },
  { name: "stands among other goods", weight: -1, holds: ({ zone }) => yes(zone !== "own") },
];

/** What takes the vocabulary to tell; asked of the best at a glance. */
const LOOKS: readonly Rule[] = [
  { name: "names goods", weight: 0.6, holds: (_line, name) => yes(findGarments(name).length > 0) },
  {
    name: "begins with its maker",
    weight: 0.4,
    holds: (_line, name) => yes(makersIn(name).some(({ start, end }) => start < 3 && end < name.length)),
  },
  { name: "is a color or a material", weight: -1.5, holds: (line, name, { rank }) => yes(isColorLine(name, rank.get(line) !== 0)) },
  { name: "is a maker or a shop alone", weight: -2.5, holds: (_line, name) => yes(isMakerLine(name)) },
];

const BYLINE = /^(?:by|von|de|par|di|da|por)\s\p{Lu}|^(?:visit the|besuchen sie den|visiter la boutique|visita lo store|visita la tienda|brand|marke|marque|marca)(?!\p{L})/iu;
const GALLERY = /^(?:images?|bilder|videos?|zoom|picture|photo|roll over|click to|hover|passez|für größere|clicca|360)|^\d+ ?(?:\/|of|von|sur|di|de) ?\d+$/i;
const BULLET = /^(?:[-–—*•·◆●▪✓✔+]|\[|【|\(\d\)|\d+[.)])\s?\S/;
const DETAIL =
  /(?<!\p{L})(?:closure|lining|lined|uppers?|soles?|outsole|midsole|insole|footbed|machine wash|dry clean|hand wash|imported|adjustable|waistband|neckline|crystal|clasp|calib(?:re|er)|movement|compartments?|fastening|stitch(?:ed|ing)|seams?|cuffs?|hem|heel|true to size|fully|cm|mm|obermaterial|futter|verschluss|doublure|fermeture|poches|forro|cierre|fodera|chiusura|tasche|tasca)(?!\p{L})/giu;

const LOOKED_AT = 32;
const NO_NAME = new Set(["button", "menu", "size", "rating", "talk", "reference", "breadcrumb", "heading", "price", "fact", "reviews", "footer", "others"]);

/** The lines that may be the name, the likeliest first. */
export function nameCandidates({ lines, main }: PartedText, told: readonly string[] = []): NameCandidate[] {
  const able = lines.flatMap((line) => {
    if (NO_NAME.has(line.role) || (line.zone === "footer" && line.at > 8)) return [];
    const name = line.text.length > 700 ? "" : nameIn(line.text);
    return mayBeName(name) ? [{ line, name }] : [];
  });
  const place = placeOf({ lines, main }, able.map(({ line }) => line), [...told].map((maker) => maker.toLowerCase()).filter((maker) => maker.length > 2));
  return able
    .map(({ line, name }) => judged({ line, name, score: 0, because: [] }, GLANCES, place))
    .sort((one, other) => other.score - one.score)
    .slice(0, LOOKED_AT)
    .map((candidate) => judged(candidate, LOOKS, place))
    .sort((one, other) => other.score - one.score);
}

function judged(candidate: NameCandidate, rules: readonly Rule[], place: Place): NameCandidate {
  let { score } = candidate;
  const because = [...candidate.because];
  for (const { name, weight, holds } of rules) {
    const added = weight * holds(candidate.line, candidate.name, place);
    if (added === 0) continue;
    score += added;
    because.push(name);
  }
  return { ...candidate, score, because };
}

function mayBeName(name: string): boolean {
  if (!/\p{L}{2}|\p{L}.*\d|\d.*\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(name)) return false;
  return labelName(name) === undefined && !/^https?:|^www\.|@\S+\.\S|^#/i.test(name);
}

function placeOf({ lines, main }: PartedText, able: readonly PartedLine[], makers: readonly string[]): Place {
  const price: number[] = [];
  const button: number[] = [];
  let [nextPrice, nextButton] = [Infinity, Infinity];
  for (const { at, role, zone, isPriced } of lines.toReversed()) {
    if (zone === "own" && isPriced) nextPrice = at;
    if (role === "button") nextButton = at;
    price[at] = nextPrice;
    button[at] = nextButton;
  }
  return {
    lines,
    shortness: Math.min(1, Math.max(0, (LONG - lines.length) / 30)),
    price,
    button,
    again: distancesToSame(lines),
    times: timesOf(lines),
    makers,
    prices: pricesAround(lines),
    main,
    rank: new Map(able.filter(({ zone }) => zone === "own").map((line, rank) => [line, rank])),
  };
}

const SHORTEST_BEGUN = 8;

/** How far each line is from the nearest one that says the same or begins or ends with it; Infinity where none does. */
function distancesToSame(lines: readonly PartedLine[]): number[] {
  const again = lines.map(() => Infinity);
  const meet = (one: number, other: number): void => {
    again[one] = Math.min(again[one] ?? Infinity, Math.abs(one - other));
  };
  const plain = lines.map(({ text, at }) => ({ words: plainWords(text), at }));
  for (const turned of [false, true]) {
    const sorted = plain
      .map(({ words, at }) => ({ words: turned ? turn(words) : words, at }))
      .sort((one, other) => (one.words < other.words ? -1 : one.words > other.words ? 1 : one.at - other.at));
    for (const [place, { words, at }] of sorted.entries()) {
      const next = sorted[place + 1];
      if (next === undefined || words === "") continue;
      if (next.words === words) {
        meet(at, next.at);
        meet(next.at, at);
      } else if (words.length >= SHORTEST_BEGUN && next.words.startsWith(words) && !/\p{L}/u.test(next.words[words.length] ?? "")) {
        for (let same = place; sorted[same]?.words === words; same -= 1) meet(sorted[same]?.at ?? at, next.at);
      }
    }
  }
  return again;
}

function timesOf(lines: readonly PartedLine[]): number[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return lines.map(({ text }) => counts.get(text) ?? 1);
}

const turn = (words: string): string => Array.from(words).toReversed().join("");

/** So far around a line its prices are counted: many are those of a list. */
const AROUND = 15;

function pricesAround(lines: readonly PartedLine[]): number[] {
  const prices = runningSum(lines, ({ isPriced }) => isPriced);
  return lines.map(({ at }) => count(prices, at - AROUND, at + AROUND));
}

const MOST_COLOR_WORDS = 7;
const SHADE =
  /^(?:\d{1,2}|dark|light|deep|bright|pale|matte?|matt|glossy|shiny|patent|melange|washed|wash|smooth|grained|oiled|polished|brushed|brown|and|et|und|e|y|in|tnf|multi|solid|tone|true|vintage|pure|heather|heathered|soft|raw|new|recycled|leather|suede|nappa|canvas|vermeil|plated|solid|sterling|\d{1,2}k|\d{1,2}kt|\d{1,2}ct|combo|print|floral|gum|off)$/;

/** "Goatskin & Grosgrain - Beige & Black", "TNF Black", "18k Gold Vermeil": a color or a material, no goods. */
export function isColorLine(name: string, mayAddOne = true): boolean {
  const tokens = tokenize(name);
  if (tokens.length === 0 || tokens.length > MOST_COLOR_WORDS || findGarments(name).length > 0) return false;
  const colored = new Set<number>();
  for (const { from, to } of findColours(name, tokens)) for (let at = from; at < to; at += 1) colored.add(at);
  let told = colored.size;
  let others = 0;
  for (const [at, { form }] of tokens.entries()) {
    if (colored.has(at)) continue;
    if (canonicalFibre(form) !== null) told += 1;
    else if (!SHADE.test(form) && !/^(?=.*\d).{4,}$/.test(form)) others += 1;
  }
  return told > 0 && others <= (mayAddOne && (told > 1 || tokens.length < 3) ? 1 : 0);
}

/** A line that says who makes or sells it, and nothing more. */
export function isMakerLine(name: string): boolean {
  const named = [...makersIn(name), ...shopsIn(name)];
  const covered = named.reduce((sum, { start, end }) => sum + (end - start), 0);
  return covered > 0 && name.replace(/[^\p{L}\p{N}]/gu, "").length - covered <= named.length * 2;
}
