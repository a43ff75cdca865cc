import { labelName } from "../labels/labels.ts";
import { isOnlyCondition } from "./extract-resale-facts.ts";
import { type NameContext, collectNameContext } from "./name-context.ts";
import { CHEAP_RULES } from "./cheap-name-rules.ts";
import { EXPENSIVE_RULES } from "./expensive-name-rules.ts";
import type { NameRule } from "./name-rule.ts";
import { isColorOrMaterialLine } from "./lone-lines.ts";
import { extractLeadingName } from "./name-text.ts";
import { isAtHeadingPosition, LONG_TEXT_LINES, type ClassifiedLine, type ClassifiedText } from "./part-text.ts";

/** A line that may contain the product's name, with the name and its score. */
export interface NameCandidate {
  line: ClassifiedLine;
  /** The part of the line that would be the name. */
  name: string;
  score: number;
  /** The names of the rules that applied. */
  because: readonly string[];
}

const LOOKED_AT = 11;
/** The maximum distance of a product's name from the place where a page sells it. */
const REACH = 70;
/** The maximum length of a byline: "By Elisabetta Gnone". */
const LONGEST_BYLINE = 40;
/** The length above which a line is prose. */
const LONGEST = 700;
const NO_NAME = new Set([
  "button",
  "menu",
  "size",
  "rating",
  "talk",
  "reference",
  "breadcrumb",
  "heading",
  "price",
  "fact",
  "reviews",
  "footer",
  "others",
]);

/**
 * Finds the lines that may be the product's name, likeliest first. On a long page, analyzes only promising lines in
 * full.
 * @param stated the makers that the text's labels and bylines state
 */
export function nameCandidates({ lines, main }: ClassifiedText, stated: readonly string[] = []): NameCandidate[] {
  const possibleNames = lines.filter(
    ({ at, role, zone, text, sign }) =>
      !NO_NAME.has(role) &&
      (lines.length < LONG_TEXT_LINES ||
        main === null ||
        Math.abs(at - main) < REACH ||
        isAtHeadingPosition(lines, at)) &&
      zone !== "footer" &&
      (zone === "own" || lines.length >= LONG_TEXT_LINES) &&
      text.length < LONGEST &&
      !(text.length < LONGEST_BYLINE && sign === "byline") &&
      mayBeName(text),
  );
  const makers = stated.map((maker) => maker.toLowerCase()).filter((maker) => maker.length > 2);
  const context = collectNameContext({ lines, main }, possibleNames, makers);
  const looked: NameCandidate[] = [];
  let best = -Infinity;
  for (const { line, score } of likeliest(possibleNames, context)) {
    if (score + MOST_GAINED < best) break;
    if (score + judged(line, line.text, GAINS, context).score < best) continue;
    const name = extractLeadingName(line.text);
    if (!mayBeName(name)) continue;
    const candidate = judged(line, name, RULES, context);
    best = Math.max(best, candidate.score);
    looked.push(candidate);
  }
  return looked.sort((one, other) => other.score - one.score);
}

const RULES = [...CHEAP_RULES, ...EXPENSIVE_RULES];
/** The expensive rules in favor of a line; a line that can't catch up with them is not checked further. */
const GAINS = EXPENSIVE_RULES.filter(({ weight }) => weight > 0);
const MOST_GAINED = GAINS.reduce((sum, { weight }) => sum + weight, 0);

const likeliest = (possibleNames: readonly ClassifiedLine[], context: NameContext): NameCandidate[] =>
  possibleNames
    .map((line) => judged(line, line.text, CHEAP_RULES, context))
    .sort((one, other) => other.score - one.score)
    .slice(0, LOOKED_AT);

function judged(line: ClassifiedLine, name: string, rules: readonly NameRule[], context: NameContext): NameCandidate {
  let score = 0;
  const because: string[] = [];
  for (const rule of rules) {
    const added = rule.weight * rule.degree(line, name, context);
    if (added === 0) continue;
    score += added;
    because.push(rule.name);
  }
  return { line, name, score, because };
}

/** "Dec 1, 2020", "12.03.2024". */
const DATE = /^(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}[./ -](?:\d{1,2}|\p{L}{3,9})[./ -] ?\d{2,4})$/u;

/** "Book 1 of 2". */
const PLACE_IN_SERIES = /^\p{L}+ \d+ (?:of|von|sur|di|de|van|z) \d+$/u;

/** "Navy — sold out", "Bone - 3 left": a color to choose, with its availability. */
const AVAILABILITY =
  /\s[—–-]\s(?:sold out|out of stock|in stock|(?:only )?\d+ left|ausverkauft|vergriffen|lieferbar|épuisé|en stock|agotado|esaurito)$/iu;
const isColorChoice = (line: string): boolean =>
  AVAILABILITY.test(line) && isColorOrMaterialLine(line.replace(AVAILABILITY, ""));

function mayBeName(name: string): boolean {
  if (!/\p{L}{2}|\p{L}\d|\d\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(name)) return false;
  if (DATE.test(name) || PLACE_IN_SERIES.test(name) || isOnlyCondition(name) || isColorChoice(name)) return false;
  return labelName(name) === undefined && !/^https?:|^www\.|@\S+\.\S|^#\p{L}/u.test(name.toLowerCase());
}
