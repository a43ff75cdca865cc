import { isKindOnly, isMakerLine } from "./lone-lines.ts";
import { countWords } from "./line-role.ts";
import { distinctiveWords } from "./name-context.ts";
import { type NameRule, beginsWithMaker, toDegree } from "./name-rule.ts";
import { beginsLikeProse, isWordedLikeProse } from "./prose-name.ts";
import { pricePenalty, isFollowedByDetails, followsImagesOrBreadcrumbs } from "./part-text.ts";

/**
 * The maximum number of lines between a heading and its repetition on a page: in the alternative text of an image, in
 * the breadcrumbs, or above the button.
 */
export const MAX_REPETITION_DISTANCE = 25;
/** How much a line seems to belong to a single price rather than to a list of products with prices. */
const scoreAlone = (prices = 0): number => 1 / pricePenalty(prices);
const isTelling = (name: string): boolean => countWords(name) > 1 || name.length > 7;
/** The naming rules that are cheap to apply, most trusted first. */
export const CHEAP_RULES: readonly NameRule[] = [
  {
    name: "is among the first lines of a short text",
    weight: 1.5,
    degree: (line, _name, { rank, shortness }) => Math.max(0, 1 - (rank.get(line) ?? 9) / 6) * shortness,
  },
  {
    name: "is repeated nearby",
    weight: 1,
    degree: ({ at, text }, name, { repetitionDistances, prices, occurrences }) =>
      isTelling(name) &&
      (repetitionDistances[at] ?? Infinity) <= MAX_REPETITION_DISTANCE &&
      (countWords(name) > 3 || (occurrences.get(text) ?? 0) < 4)
        ? scoreAlone(prices[at])
        : 0,
  },
  {
    name: "is repeated",
    weight: 0.5,
    degree: ({ at }, name, { repetitionDistances }) =>
      toDegree(isTelling(name) && (repetitionDistances[at] ?? Infinity) < Infinity && countWords(name) > 2),
  },
  {
    name: "is where a page names its product",
    weight: 1.3,
    degree: ({ at }, _name, { main, shortness }) => {
      if (main === null) return 0;
      return (1 - shortness) * (at <= main ? Math.max(0, 1 - (main - at) / 45) : Math.max(0, 0.7 - (at - main) / 20));
    },
  },
  {
    name: "is above a price",
    weight: 0.9,
    degree: ({ at }, _name, { price, prices, shortness }) => {
      const distance = (price[at] ?? Infinity) - at;
      return distance > 14 ? 0 : (1 - distance / 20) * scoreAlone(prices[at]) * (1 - shortness / 2);
    },
  },
  {
    name: "is directly above a price",
    weight: 0.5,
    degree: ({ at }, _name, { price, prices, shortness }) =>
      (price[at] ?? Infinity) - at < 4 ? scoreAlone(prices[at]) * (1 - shortness / 2) : 0,
  },
  {
    name: "is above a button",
    weight: 0.7,
    degree: ({ at }, _name, { button }) => Math.max(0, 1 - ((button[at] ?? Infinity) - at) / 50),
  },
  {
    name: "is above ratings, a reference number or the maker",
    weight: 0.5,
    degree: ({ at }, _name, { lines }) => toDegree(isFollowedByDetails(lines, at)),
  },
  {
    name: "consists of words that recur on the page",
    weight: 0.9,
    degree: ({ plain }, name, { linesWithWord, shortness }) => {
      const words = shortness === 1 ? [] : distinctiveWords(plain);
      if (words.length === 0 || countWords(name) < 2) return 0;
      const often = words.filter(
        (word) => (linesWithWord.get(word) ?? 0) > 2 && (linesWithWord.get(word) ?? 0) < 40,
      ).length;
      return (often / words.length) * Math.min(1, words.length / 3);
    },
  },
  {
    name: "is above labeled facts",
    weight: 0.4,
    degree: ({ at }, _name, { lines, shortness }) =>
      (1 - shortness) *
      toDegree(lines.slice(at + 1, at + 3).every(({ role }) => role === "fact" || role === "reference")),
  },
  {
    name: "is below breadcrumbs or images",
    weight: 0.4,
    degree: ({ at }, _name, { lines }) => toDegree(followsImagesOrBreadcrumbs(lines, at)),
  },
  {
    name: "is where the breadcrumbs end",
    weight: 1.2,
    degree: (_line, name, { crumbs, shortness }) => {
      const isBegun = name.length > 5 && crumbs.some((step) => step.startsWith(name.toLowerCase()));
      return crumbs.includes(name.toLowerCase()) && !isKindOnly(name) ? 1 : toDegree(isBegun) * (1 - shortness);
    },
  },
  {
    name: "is between images and ratings",
    weight: 0.9,
    degree: ({ at }, _name, { lines, shortness }) =>
      (1 - shortness) * toDegree(followsImagesOrBreadcrumbs(lines, at) && isFollowedByDetails(lines, at)),
  },
  {
    name: "contains the maker from a label or byline",
    weight: 0.8,
    degree: (_line, name, { makers }) => toDegree(makers.some((maker) => name.toLowerCase().includes(maker))),
  },
  {
    name: "is long",
    weight: 0.6,
    degree: ({ role }, name) => (role === "sentence" ? 0 : Math.min(1, (countWords(name) - 1) / 7)),
  },
  {
    name: "is far down the text",
    weight: -0.6,
    degree: ({ at }, _name, { lines, shortness }) => (1 - shortness) * (at / lines.length),
  },
  {
    name: "is short and repeated many times",
    weight: -0.6,
    degree: ({ text }, name, { occurrences }) => toDegree(countWords(name) < 4 && (occurrences.get(text) ?? 0) > 3),
  },
  {
    name: "has at least two words",
    weight: 0.3,
    degree: (_line, name) => toDegree(countWords(name) > 1 && countWords(name) < 30),
  },
  {
    name: "is a sentence",
    weight: -1.3,
    degree: ({ role, text }, name) => (role === "sentence" ? (name.length > text.length / 2 ? 1 : 0.4) : 0),
  },
  {
    name: "is directly below its maker",
    weight: 0.8,
    degree: ({ at }, name, { lines, shortness }) => {
      const above = shortness > 0 ? lines[at - 1] : undefined;
      return above !== undefined && isMakerLine(above.text) && !beginsWithMaker(name) ? shortness : 0;
    },
  },
  {
    name: "begins like prose",
    weight: -1,
    degree: (line, _name, { rank }) => toDegree(rank.get(line) !== 0 && beginsLikeProse(line.text)),
  },
  {
    name: "is worded like prose",
    weight: -0.8,
    degree: (line, name, { rank, shortness }) => shortness * toDegree(rank.get(line) !== 0 && isWordedLikeProse(name)),
  },
  { name: "is among other products", weight: -1, degree: ({ zone }) => toDegree(zone !== "own") },
];
