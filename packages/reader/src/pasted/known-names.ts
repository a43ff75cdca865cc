import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import { countWords } from "./line-role.ts";
import { MODEL_LABEL } from "./name-text.ts";
import { nameFromLabels } from "./name-from-labels.ts";
import { isColorOrMaterialLine, isMakerLine, isTitleCaseName, namesKind } from "./lone-lines.ts";
import type { ClassifiedLine } from "./part-text.ts";

/** A line, and the part of it that is the name. */
interface KnownName {
  line: ClassifiedLine;
  name: string;
}

/**
 * Returns a better name than the candidate: a known line or a model next to the maker, a known line in prose, or the
 * name in a spec sheet's labels. Returns null if there is none.
 * @param candidate the name found so far
 */
export const findKnownName = (
  lines: readonly ClassifiedLine[],
  candidate: string,
  brand: string | null,
): KnownName | null =>
  besideMaker(lines, candidate) ?? lineInProse(lines, candidate) ?? specified(lines, candidate, brand);

/** "2002R", "V-10", "A168WA-1", "SNXS77": letters, digits and what joins them, in one word. */
const MODEL = /^(?=.*\d)[\p{Lu}\d][\p{L}\d]*(?:[-./][\p{L}\d]+){0,5}$/u;
const FIRST_LINES = 3;
const LONGEST_LINE = 5;
/** Matches a bare number, which may be anything, even a price, unless it is the name of a line. */
const IS_NUMBER = /^[\d.,-]+$/;

/**
 * Finds the known line or the model next to the maker's name, if it says more than the name found so far: "V-10" next
 * to "Veja", "Bondi 8" next to "HOKA".
 */
function besideMaker(lines: readonly ClassifiedLine[], told: string): KnownName | null {
  const maker = lines.slice(0, FIRST_LINES).find(({ text }) => isMakerLine(text));
  if (maker === undefined) return null;
  const [above, below] = [lines[maker.at - 1], lines[maker.at + 1]];
  if (!isMakerLine(told) && (findLine(told, maker.text) !== undefined || isTitleCaseName(told))) return null;
  const line = [below, above].find((beside) => beside !== undefined && isLineOf(beside, maker.text));
  if (line !== undefined) return { line, name: line.text };
  const isModel = below !== undefined && MODEL.test(below.text) && !IS_NUMBER.test(below.text) && !namesKind(told);
  return isModel ? { line: below, name: below.text } : null;
}

const isLineOf = ({ text, role }: ClassifiedLine, maker: string): boolean =>
  (role === "words" || MODEL.test(text)) &&
  countWords(text) <= LONGEST_LINE &&
  !isColorOrMaterialLine(text) &&
  findLine(`${maker} ${text}`) !== undefined &&
  findLine(text, maker) !== undefined;

const PROSE_WORDS = 7;
const MOST_WORDS = 6;
/**
 * Matches the rest of a name, which continues in capitals and numbers: "Nano Puff Hoody 2" in "Nano Puff Hoody 2 stuffs
 * into its own pocket".
 */
const GOES_ON = /^(?:\s(?:\p{Lu}[\p{L}\d'’-]*|\d[\p{Lu}\d.-]*(?!\p{L})))*/u;

/**
 * Finds the known line that prose at the top names, if the candidate is not a name: "Nano Puff" in "Light as a letter,
 * Patagonia's women's Nano Puff stuffs into its own pocket".
 */
function lineInProse(lines: readonly ClassifiedLine[], told: string): KnownName | null {
  const line = lines.find(({ zone, role }) => zone === "own" && PROSE.has(role));
  if (line === undefined || countWords(line.text) < PROSE_WORDS || isName(told, line.text)) return null;
  const match = findLine(line.text);
  if (match === undefined || match.start === 0 || findMakers(line.text).length === 0) return null;
  if (told.includes(match.quote) && (countWords(told) <= MOST_WORDS || isLed(told, match.quote))) return null;
  return { line, name: match.quote + (GOES_ON.exec(line.text.slice(match.end))?.[0] ?? "") };
}

const PROSE = new Set<ClassifiedLine["role"]>(["sentence", "fact"]);

/** "Dr. Martens 1460 black leather boots": the line is at the beginning, or right after its maker. */
const isLed = (told: string, line: string): boolean => {
  const [maker] = findMakers(told);
  return told.startsWith(line) || (maker?.start === 0 && told.slice(maker.end).trimStart().startsWith(line));
};

/** In a spec sheet with "Brand: Seiko" and "Model: SKX007K2" the words of another fact are not a name: "WR 200m". */
function specified(lines: readonly ClassifiedLine[], told: string, brand: string | null): KnownName | null {
  if (
    brand === null ||
    isName(told, "") ||
    lines.some(({ text }) => MODEL_LABEL.test(text.toLowerCase()) && text.includes(told))
  )
    return null;
  const name = nameFromLabels(lines, brand);
  const line = lines.find(({ text }) => name !== null && text.endsWith(name));
  return name === null || line === undefined ? null : { line, name };
}

/** Whether words name a product, its maker or its line, in a few words or outside the prose. */
const isName = (told: string, prose: string): boolean =>
  !/^['’]/.test(told) &&
  (countWords(told) <= MOST_WORDS || !prose.includes(told)) &&
  (findLine(told) !== undefined || namesKind(told) || findMakers(told).length > 0);
