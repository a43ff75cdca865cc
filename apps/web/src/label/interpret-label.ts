import type { CompositionItem } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";

/** A recognized word with its position and height in the photo, in pixels. */
export interface LabelWord {
  text: string;
  /** 0–100. */
  confidence: number;
  left: number;
  right: number;
  height: number;
}

export interface InterpretedLabel {
  composition: CompositionItem[];
  /** The reason why the result needs checking; null if there is none. */
  doubt: string | null;
}

const NOTHING: InterpretedLabel = { composition: [], doubt: "We found no material percentages on the label." };
/** The confidence below which words with percentages count as guesses. */
const LEAST_CERTAIN_WORD = 55;
/** A gap this wide down the whole label, in line heights, separates two columns. */
const GUTTER = 1.2;
/** The fraction of a label's languages that must agree. */
const AGREEING = 2 / 3;
const SHARE = /(\d+(?:[.,]\d+)?)\s*%/g;

/**
 * Interprets the words on a label as a composition. Reports a doubt if a part doesn't add up to 100%, a percentage has
 * no material, languages or column orders disagree, or the text was barely legible.
 */
export function interpretLabel(lines: readonly (readonly LabelWord[])[]): InterpretedLabel {
  const byRows = understandText(joinLabelText(lines));
  const columns = columnsOf(lines);
  const found =
    columns.length > 1 ? chooseReading(byRows, understandText(columns.map(joinLabelText).join("\n"))) : byRows;
  const isGuessed = lines.flat().some(({ text, confidence }) => text.includes("%") && confidence < LEAST_CERTAIN_WORD);
  if (found.doubt === null && isGuessed) return { ...found, doubt: "Some of the numbers are hard to read." };
  return found;
}

/** Joins lines of words into text, correcting a "%" that was misread as a digit. */
export function joinLabelText(lines: readonly (readonly LabelWord[])[]): string {
  const text = lines.map((words) => words.map((word) => word.text).join(" ")).join("\n");
  // No percentage exceeds 100: "629%" is 62 with a misread percent sign.
  return text.replace(/\b(\d{2})[09]%/g, (all, digits: string) => (all === "100%" ? all : `${digits}%`));
}

function understandText(text: string): InterpretedLabel {
  const items = parseComposition(text);
  if (items.length === 0) return NOTHING;
  const shares = [...text.matchAll(SHARE)].map(([, share = ""]) => Number(share.replace(",", ".")));
  const { composition, isSettled } = keepOneLanguage(items);
  const off = sumsOf(composition).find((sum) => Math.abs(sum - 100) > 0.5);
  const doubt = !isSettled
    ? "The label says different things in different languages or sections."
    : off !== undefined
      ? `The percentages we read add up to ${off}%, not 100%.`
      : shares.some((share) => share !== 0 && !items.some(({ percentage }) => percentage === share))
        ? "We couldn't match one of the percentages to a material."
        : null;
  return { composition, doubt };
}

/** Combines the readings by rows and by columns; if only one of them makes sense, it wins. */
function chooseReading(byRows: InterpretedLabel, byColumns: InterpretedLabel): InterpretedLabel {
  if (byRows.doubt !== null) return byColumns.doubt === null || byRows === NOTHING ? byColumns : byRows;
  if (byColumns.doubt !== null || keyOf(byColumns.composition) === keyOf(byRows.composition)) return byRows;
  return { ...byColumns, doubt: "The label's columns can be read in two ways." };
}

const keyOf = (items: readonly CompositionItem[]): string =>
  items
    .map(({ part = "", material, percentage }) => `${part}:${material} ${percentage}`)
    .sort()
    .join();

/** A label repeats its composition in every language: identical runs that add up to 100 are reported once. */
function keepOneLanguage(items: readonly CompositionItem[]): { composition: CompositionItem[]; isSettled: boolean } {
  const parts = Map.groupBy(runsOf(items), ([first]) => first?.part ?? "");
  let isSettled = true;
  const composition = [...parts.values()].flatMap((runs) => {
    const alike = [...Map.groupBy(runs, keyOf).values()].toSorted((one, other) => other.length - one.length);
    const [most = []] = alike;
    // Two parts without names are not two languages.
    if (runs.length > 1 && most.length < Math.max(2, runs.length * AGREEING)) isSettled = false;
    return isSettled ? (most[0] ?? []) : runs.flat();
  });
  return { composition, isSettled };
}

function runsOf(items: readonly CompositionItem[]): CompositionItem[][] {
  const runs: CompositionItem[][] = [];
  let sum = 100;
  for (const item of items) {
    const run = runs.at(-1);
    if (run === undefined || sum >= 100 || run[0]?.part !== item.part) {
      runs.push([item]);
      sum = 0;
    } else run.push(item);
    sum += item.percentage ?? 0;
  }
  return runs;
}

const sumsOf = (items: readonly CompositionItem[]): number[] =>
  [...Map.groupBy(items, ({ part = "" }) => part).values()].map((of) =>
    of.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0),
  );

/** Returns the lines of each column, left to right; a single column when no gap runs down the whole label. */
function columnsOf(lines: readonly (readonly LabelWord[])[]): LabelWord[][][] {
  const words = lines.flat().toSorted((one, other) => one.left - other.left);
  const heights = words.map(({ height }) => height).toSorted((one, other) => one - other);
  const gap = (heights[heights.length >> 1] ?? 0) * GUTTER;
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { left, right } of words) {
    if (left - end > gap) starts.push(left);
    end = Math.max(end, right);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return lines
      .map((line) => line.filter(({ left }) => left >= start && left < next))
      .filter((line) => line.length > 0);
  });
}

/** Formats a composition as text: "Shell: 80% wool, 20% polyamide; lining: 100% viscose". */
export function formatComposition(composition: readonly CompositionItem[]): string {
  return [...Map.groupBy(composition, ({ part = "" }) => part)]
    .map(([part, items]) => {
      const shares = items.map(({ material, percentage }) => `${percentage ?? "?"}% ${material}`).join(", ");
      return part === "" ? shares : `${part}: ${shares}`;
    })
    .join("; ");
}
