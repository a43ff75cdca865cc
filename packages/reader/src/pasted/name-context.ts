import {
  NEARBY_LINES,
  LONG_TEXT_LINES,
  type ClassifiedLine,
  type ClassifiedText,
  countBetween,
  runningCounts,
} from "./part-text.ts";

/** What the naming rules need to know about the text that surrounds a name. */
export interface NameContext {
  lines: readonly ClassifiedLine[];
  /** The weight of being among the first lines: 1 in a text of a few lines, 0 on a complete page. */
  shortness: number;
  /** For each line, the index of the next line, at or below it, that states a price; Infinity if there is none. */
  price: readonly number[];
  /** The same for lines that are buttons. */
  button: readonly number[];
  /** For each line, the distance to the nearest line that repeats it, or begins or ends with it: "This item: …". */
  repetitionDistances: readonly number[];
  /** How often each line occurs in the text. */
  occurrences: ReadonlyMap<string, number>;
  /** The last steps of breadcrumbs, in lowercase. */
  crumbs: readonly string[];
  /** Makers named in labels and bylines, in lowercase. */
  makers: readonly string[];
  /**
   * For each word of four letters or more, the number of different lines about the product that contain it. Empty for a
   * short text.
   */
  linesWithWord: ReadonlyMap<string, number>;
  /** The index of the line where the product is sold; null if there is none. */
  main: number | null;
  /** For each line, the number of lines around it that are prices. */
  prices: readonly number[];
  /** Each line's index among the lines that may be names. */
  rank: ReadonlyMap<ClassifiedLine, number>;
}

/**
 * Collects what the naming rules need to know about a text: the makers, the place where it offers the product for sale,
 * and how often its words recur.
 * @param possibleNames the lines that may be the product's name
 */
export function collectNameContext(
  { lines, main }: ClassifiedText,
  possibleNames: readonly ClassifiedLine[],
  makers: readonly string[],
): NameContext {
  const price = lines.map(() => Infinity);
  const button = lines.map(() => Infinity);
  let [nextPrice, nextButton] = [Infinity, Infinity];
  for (const { at, role, zone, isPriced } of lines.toReversed()) {
    if (zone === "own" && isPriced) nextPrice = at;
    if (role === "button") nextButton = at;
    price[at] = nextPrice;
    button[at] = nextButton;
  }
  return {
    lines,
    shortness: Math.min(1, Math.max(0, (LONG_TEXT_LINES - lines.length) / 30)),
    price,
    button,
    repetitionDistances: distancesToSame(
      main === null || lines.length < LONG_TEXT_LINES ? lines : lines.slice(Math.max(0, main - WINDOW), main + WINDOW),
      lines.length,
    ),
    occurrences: occurrencesOf(lines),
    crumbs: lines.flatMap(({ role, text }) => (role === "breadcrumb" ? [lastStep(text)] : [])),
    makers,
    linesWithWord: lines.length < LONG_TEXT_LINES ? new Map() : saidIn(lines),
    prices: pricesAround(lines),
    main,
    rank: new Map(possibleNames.filter(({ zone }) => zone === "own").map((line, rank) => [line, rank])),
  };
}

const lastStep = (trail: string): string =>
  trail
    .split(/[›»→>/]/)
    .findLast((step) => step.trim() !== "")
    ?.trim()
    .toLowerCase() ?? "";

/** How far from the place where it sells a product a page may state its name. */
const WINDOW = 150;
const SHORTEST_BEGUN = 8;

/**
 * The distance of each line to the nearest one that repeats it, or begins or ends with it; Infinity if there is none.
 */
function distancesToSame(lines: readonly ClassifiedLine[], total: number): number[] {
  const again = Array.from({ length: total }, () => Infinity);
  const meet = (one: number, other: number): void => {
    again[one] = Math.min(again[one] ?? Infinity, Math.abs(one - other));
  };
  const plain = lines.filter(({ plain: words, role }) => role !== "menu" && words !== "");
  for (const group of groupAlike(plain, (words) => words.slice(0, SHORTEST_BEGUN)))
    meetInOrder(
      group.map(({ plain: words, at }) => ({ words, at })),
      meet,
    );
  for (const group of groupAlike(plain, (words) => words.slice(-SHORTEST_BEGUN)))
    meetInOrder(
      group.map(({ plain: words, at }) => ({ words: turn(words), at })),
      meet,
    );
  return again;
}

/** Groups the lines that may repeat each other or begin with each other, because few lines begin the same way. */
const groupAlike = (
  lines: readonly ClassifiedLine[],
  beginning: (words: string) => string,
): (readonly ClassifiedLine[])[] =>
  [...Map.groupBy(lines, ({ plain }) => beginning(plain)).values()].filter(({ length }) => length > 1);

function meetInOrder(lines: { words: string; at: number }[], meet: (one: number, other: number) => void): void {
  lines.sort((one, other) => (one.words < other.words ? -1 : one.words > other.words ? 1 : one.at - other.at));
  for (const [place, { words, at }] of lines.entries()) {
    const next = lines[place + 1];
    if (next === undefined) continue;
    if (next.words === words) {
      meet(at, next.at);
      meet(next.at, at);
    } else if (
      words.length >= SHORTEST_BEGUN &&
      next.words.startsWith(words) &&
      !/\p{L}/u.test(next.words[words.length] ?? "")
    ) {
      for (let same = place; lines[same]?.words === words; same -= 1) meet(lines[same]?.at ?? at, next.at);
    }
  }
}

function occurrencesOf(lines: readonly ClassifiedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/**
 * Returns the distinctive words of a line: words of four or more characters, and three-character words that contain a
 * digit.
 * @param plain the line as `plainWords` returns it
 */
export const distinctiveWords = (plain: string): string[] =>
  plain.match(WORD)?.filter((word) => word.length > 3 || NUMBER.test(word)) ?? [];
const WORD = /[\p{L}\p{N}]{3,}/gu;
const NUMBER = /\p{N}/u;

function saidIn(lines: readonly ClassifiedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { plain, role, zone } of lines) {
    if (role === "menu" || zone !== "own" || seen.has(plain)) continue;
    seen.add(plain);
    const words = distinctiveWords(plain);
    for (const [at, word] of words.entries())
      if (words.indexOf(word) === at) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function turn(words: string): string {
  let turned = "";
  for (let at = words.length - 1; at >= 0; at -= 1) turned += words.charAt(at);
  return turned;
}

function pricesAround(lines: readonly ClassifiedLine[]): number[] {
  const prices = runningCounts(lines, ({ isPriced }) => isPriced);
  return lines.map(({ at }) => countBetween(prices, at - NEARBY_LINES, at + NEARBY_LINES));
}
