import { isLatinLetter } from "@dupewise/vocabulary/text/latin-letters";
import { LABELS } from "./labels.data.ts";

export type LabelName = keyof typeof LABELS;

/** A labeled fact, "Label: value", on one line or with the value on the next. */
export interface LabeledValue {
  label: string;
  value: string;
  /** The position of the label in the text. */
  start: number;
  /** The position of the value. */
  valueStart: number;
}

export type LabeledFacts = Readonly<Record<LabelName, readonly LabeledValue[]>>;

const NAMES: readonly LabelName[] = [
  "brand",
  "material",
  "part",
  "origin",
  "color",
  "category",
  "price",
  "product",
  "description",
];
const LABEL_NAMES = new Map<string, LabelName>(
  NAMES.flatMap((name) => LABELS[name].flatMap((words) => words.split(", ").map((word) => [word, name] as const))),
);
/** The first three letters of each label; for labels of two letters, both letters. */
const BEGINNINGS = new Set([...LABEL_NAMES.keys()].map((label) => label.slice(0, 3)));
const LONGEST = Math.max(...[...LABEL_NAMES.keys()].map((label) => label.length));

/** Returns what a label in any language means ("brand", "material" …), or undefined for words that are not a label. */
export function labelName(words: string): LabelName | undefined {
  if (words.length > LONGEST + 8) return undefined;
  const lower = words.toLowerCase();
  return LABEL_NAMES.get(lower) ?? (IS_ADORNED.test(lower) ? LABEL_NAMES.get(plainLabel(lower)) : undefined);
}

/** Reads the labeled facts in the text, line by line. If a line contains only a label, the next line is its value. */
export function readLabels(text: string): LabeledFacts {
  const facts: Record<LabelName, LabeledValue[]> = {
    brand: [],
    material: [],
    part: [],
    origin: [],
    color: [],
    category: [],
    price: [],
    product: [],
    description: [],
  };
  for (let start = 0; start < text.length;) {
    const newLine = text.indexOf("\n", start);
    const end = newLine < 0 ? text.length : newLine;
    const found = mayBeLabel(text, start) ? readLine(text, start, end) : null;
    if (found !== null) facts[found.name].push(found.labeled);
    start = end + 1;
  }
  return facts;
}

const ADORNMENT = /^[^\p{L}]{1,12}(?=\p{L})/u;

/** Nearly all lines end here: no label starts with their first letters. */
function mayBeLabel(text: string, start: number): boolean {
  const isPlain = isLatinLetter(text.charCodeAt(start));
  const first = isPlain ? start : start + (ADORNMENT.exec(text.slice(start, start + 13))?.[0].length ?? 0);
  const beginning = text.slice(first, first + 3).toLowerCase();
  return BEGINNINGS.has(beginning) || BEGINNINGS.has(beginning.slice(0, 2));
}

/** Japanese, Chinese and Korean separate a label with just a space. */
const SEPARATOR =
  /[:：=]?\t|[:：=]|\s[-–—]\s|[\]】]\s*|\s(?<=^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{1,10}\s)/u;

/** Before a space these are menus: "ブランド 一覧". */
const MENU_NAMES: ReadonlySet<LabelName> = new Set<LabelName>(["brand", "category", "description"]);

function readLine(text: string, start: number, end: number): { name: LabelName; labeled: LabeledValue } | null {
  const head = text.slice(start, Math.min(end, start + LONGEST + 12));
  const separator = SEPARATOR.exec(head);
  const label = separator === null ? head : head.slice(0, separator.index);
  const name = separator === null && end - start > LONGEST + 8 ? undefined : labelName(label);
  if (name === undefined || (separator?.[0] === " " && MENU_NAMES.has(name))) return null;
  const after = separator === null ? end : start + separator.index + separator[0].length;
  const rest = text.slice(after, end);
  if (rest.trim() !== "") return { name, labeled: { label, value: rest.trim(), start, valueStart: after } };
  const below = text.slice(end + 1, end + 1 + 2000).split("\n", 1)[0] ?? "";
  // In an unfilled form the next label is not a value.
  const isLabel = /[:：]\s*$/.test(below) && labelName(below) !== undefined;
  return below.trim() === "" || isLabel
    ? null
    : { name, labeled: { label, value: below.trim(), start, valueStart: end + 1 } };
}

/** "• Material:", "Brand's": how a label differs from its plain words. */
const IS_ADORNED = /^\P{L}|[\s:：.*]$|’/u;

function plainLabel(lower: string): string {
  return lower.replace(/^[^\p{L}]+|[\s:：.*]+$/gu, "").replace(/’/g, "'");
}
