import { findMarkStartingAt } from "../currencies.ts";

/** A number as written in text: its decimal value, and its position. */
export interface WrittenNumber {
  /** Decimal string: no grouping, "." before the decimals, as precise as written. */
  readonly value: string;
  readonly start: number;
  /** The offset after the last character. */
  readonly end: number;
}

export interface NumberHints {
  decimalSeparator?: "." | ",";
  /** The marks before thousandths in the currency: "." makes "12.500" twelve and a half. */
  thousandths?: string;
}

interface Group {
  /** The characters before the group: "", ".", ", "… */
  readonly separator: string;
  readonly digits: string;
}

/** Longer runs of groups are lists, not numbers. */
const MOST_GROUPS = 9;
const RUN = /\d+|[.,'\s]+/y;

/**
 * Parses the number whose first digit is at `start`. Returns null when the digits are part of something else, such as a
 * date or a version.
 */
export function parseNumber(text: string, start: number, hints: NumberHints = {}): WrittenNumber | null {
  const groups = takeGroups(text, start);
  const end = start + groups.reduce((sum, { separator, digits }) => sum + separator.length + digits.length, 0);
  const lead = leadingMark(text, start, hints, groups.length > 1);
  const value = lead ? `0.${groups.map(({ digits }) => digits).join("")}` : interpret(groups, hints);
  return value === null ? null : { value, start: lead ? start - 1 : start, end };
}

/** Digit groups, as long as the characters between them can belong to one number. */
function takeGroups(text: string, start: number): Group[] {
  const groups: Group[] = [];
  let at = start;
  let separator = "";
  while (at < text.length && groups.length < MOST_GROUPS) {
    RUN.lastIndex = at;
    const run = RUN.exec(text)?.[0];
    if (run === undefined) break;
    at += run.length;
    if (!/\d/.test(run)) {
      separator = run;
      continue;
    }
    const next = { separator, digits: run };
    if (groups.length > 0 && !continues(groups, next, text, start, at)) break;
    groups.push(next);
  }
  return groups;
}

function continues(
  groups: readonly Group[],
  { separator, digits }: Group,
  text: string,
  start: number,
  end: number,
): boolean {
  const mark = separator.trim();
  if (mark.length > 1) return false;
  const hasDecimals = groups.slice(1).some((group) => group.separator !== " " && group.digits.length !== 3);
  if (separator === " ") {
    if (MEASURE.test(text.slice(end, end + 8))) return false;
    const [first, ...rest] = groups.map((group) => group.digits);
    // "$1,100 300 tc": no number uses two different thousands separators.
    const isMixed = groups.slice(1).some((group) => group.separator.trim() !== "");
    return (
      digits.length === 3 && isLead(first) && !hasDecimals && !isMixed && rest.every((group) => group.length === 3)
    );
  }
  // "1.837, 32 €": a stray space next to the decimal mark.
  if (separator.length > 1)
    return (
      mark !== "" && digits.length === 2 && !hasDecimals && closes(text, end) && !COUNTED.test(before(text, start))
    );
  return mark !== "";
}

/** "W28, 45 €", "cat. 3, 40 €", "lot de 2, 39 €": a size, a class or a count, then the price. */
const COUNTED =
  /(?:\p{L}|(?<!\p{L})(?:[ck]at(?:[ée]gor(?:y|ie|ía|ia))?|heels?|talons?|absatz|tacco|tacón|sizes?|taille|pointure|größe|gr|taglia|tg|misura|talla|maat|num[ée]ro|n[°ºo]?|(?:lots?|packs?|sets?|box|coffret|juego|estuche|confezione|bundle|paquete)(?: of| de| da)?)[.:]?\s?)$/iu;
const LONGEST_LABEL = 14;

const before = (text: string, start: number): string => text.slice(Math.max(0, start - LONGEST_LABEL), start);

/** "$220 200m", "$320 600 fill down", "$28 100% cotton": a depth rating, fill power or share may follow a price. */
const MEASURE = /^\s?(?:%|(?:mm?|cm|meters|metres|bar|atm|ml|gsm|tc|fp|fill|thread|denier|count)(?![\p{L}.]))/u;

/** The first group of a number written with spaces: "12 990", never "0 990" or "1299 990". */
function isLead(group = ""): boolean {
  return group.length <= 3 && group !== "0";
}

/** Whether a price can end here: at the end, or before a mark of its currency. */
function closes(text: string, at: number): boolean {
  const gap = /^\s{0,3}/.exec(text.slice(at, at + 3))?.[0].length ?? 0;
  return /^\s*(?:$|[^\s\p{L}\p{N}.,%])/u.test(text.slice(at, at + 24)) || findMarkStartingAt(text, at + gap) !== null;
}

/** ".75": whether the mark before the first digit is a decimal mark. */
function leadingMark(text: string, start: number, hints: NumberHints, moreMarks: boolean): boolean {
  const mark = text[start - 1];
  if (moreMarks || (mark !== "." && mark !== ",")) return false;
  const before = text[start - 2] ?? " ";
  if (before === mark) return hints.decimalSeparator === mark;
  return !/[\p{L}\d]/u.test(before);
}

function interpret(groups: readonly Group[], hints: NumberHints): string | null {
  const digits = groups.map((group) => group.digits);
  const marks = groups.slice(1).map((group) => group.separator.trim());
  const isDecimal = lastMarkIsDecimal(digits, marks, hints);
  const whole = isDecimal ? digits.slice(0, -1) : digits;
  if (!isGrouping(whole)) return null;
  const integer = whole.join("").replace(/^0+(?=\d)/, "");
  return isDecimal ? `${integer}.${digits.at(-1)}` : integer;
}

function lastMarkIsDecimal(digits: readonly string[], marks: readonly string[], hints: NumberHints): boolean {
  const mark = marks.at(-1);
  const length = digits.at(-1)?.length ?? 0;
  if (mark === undefined || mark === "") return false;
  const occurs = marks.filter((other) => other === mark).length;
  if (occurs > 1) return length <= 2;
  if (length !== 3) return true;
  if (mark === "'") return false;
  if (hints.decimalSeparator) return mark === hints.decimalSeparator;
  if (marks.length > 1) return true;
  const first = digits[0] ?? "";
  return first === "0" || first.length > 3 || hints.thousandths?.includes(mark) === true;
}

/** 1, 1 234, 1 234 567 and the Indian 12 34 567. */
function isGrouping(groups: readonly string[]): boolean {
  const [first = "", ...rest] = groups;
  if (rest.length === 0) return true;
  const inner = rest.slice(0, -1);
  return (
    first.length <= 3 && rest.at(-1)?.length === 3 && inner.every((group) => group.length === 3 || group.length === 2)
  );
}
