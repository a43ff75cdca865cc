import type { DimensionName } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import type { KIND_RELATIONS, Verdicts } from "./judgment.ts";
import { addressesJudge } from "./visible-text.ts";

export type Texts = Readonly<Record<Side, string>>;
type Quotes = Readonly<Record<Side, readonly string[]>>;

/** The part of a verdict that remains after its quotes are checked against the texts. */
export type VerifiedVerdict =
  | { state: "supported"; value: number; quotes: Quotes }
  /** The model gives no verdict. */
  | { state: "unstated" }
  /** The model gives a verdict, but its quotes aren't in the texts. */
  | { state: "unsupported" };

export interface VerifiedVerdicts {
  /** The relation between the kinds of products, as a factor. */
  kind: VerifiedVerdict;
  dimensions: Readonly<Record<DimensionName, VerifiedVerdict>>;
}

/** The effect of each relation on a score if the local facts don't state both kinds. */
const GATES: Record<(typeof KIND_RELATIONS)[number], number> = {
  "same type": 1,
  "same family": 0.95,
  "same group": 0.5,
  other: 0.12,
};

/** Far more than requested; a response with more is not a valid one. */
const MOST_QUOTES = 12;
const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 200;

/**
 * Returns true when the text contains the quote verbatim as whole words, ignoring differences in whitespace. Returns
 * false for a quote that is too short or too long, or that addresses the judge.
 */
export function isQuoted(quote: string, text: string): boolean {
  const wanted = normalizeSpaces(quote);
  if (wanted.length < SHORTEST_QUOTE || wanted.length > LONGEST_QUOTE || !/[\p{L}\p{N}]{2}/u.test(wanted)) return false;
  const within = normalizeSpaces(text);
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const joins = /^[\p{L}\p{N}]{2}/u;
    const startsWord = !joins.test(within.slice(Math.max(0, at - 1), at + 1)) || at === 0;
    const end = at + wanted.length;
    if (startsWord && !joins.test(within.slice(end - 1, end + 1))) return !addressesJudge(wanted);
  }
  return false;
}

/** Normalizes text to NFC with single spaces. */
export const normalizeSpaces = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/**
 * Checks each verdict's quotes against the products' texts. A verdict stays valid only if both sides are quoted and all
 * of the quotes occur in the texts.
 */
export function verifyVerdicts({ kind, dimensions }: Verdicts, texts: Texts): VerifiedVerdicts {
  const { relation } = kind;
  return {
    kind: standingOf(relation && GATES[relation], kind, texts),
    dimensions: mapDimensions((name) => standingOf(dimensions[name].similarity, dimensions[name], texts)),
  };
}

function standingOf(value: number | null, { original, alternative }: Quotes, texts: Texts): VerifiedVerdict {
  if (value === null) return { state: "unstated" };
  const holds = (quotes: readonly string[], text: string) =>
    quotes.length > 0 && quotes.length <= MOST_QUOTES && quotes.every((quote) => isQuoted(quote, text));
  if (!holds(original, texts.original) || !holds(alternative, texts.alternative)) return { state: "unsupported" };
  return {
    state: "supported",
    value,
    quotes: { original: original.map(normalizeSpaces), alternative: alternative.map(normalizeSpaces) },
  };
}

/** Swaps the original and the alternative in the verdicts from a request that listed the alternative first. */
export function swapVerdicts({ kind, dimensions }: Verdicts): Verdicts {
  const flip = <Has extends Quotes>(has: Has) => ({ ...has, original: has.alternative, alternative: has.original });
  return { kind: flip(kind), dimensions: mapDimensions((name) => flip(dimensions[name])) };
}

/**
 * Merges the verdicts from two requests, one for each order of the products. If both verdicts on a dimension are
 * supported by quotes, the result is their average; if only one is, the result is that verdict. If neither is, the
 * result is `unsupported` if at least one verdict is, otherwise `unstated`.
 */
export function mergeVerdicts(first: VerifiedVerdicts, second: VerifiedVerdicts): VerifiedVerdicts {
  return {
    kind: mergedOne(first.kind, second.kind),
    dimensions: mapDimensions((name) => mergedOne(first.dimensions[name], second.dimensions[name])),
  };
}

function mergedOne(first: VerifiedVerdict, second: VerifiedVerdict): VerifiedVerdict {
  if (first.state === "supported" && second.state === "supported") {
    return { ...first, value: (first.value + second.value) / 2 };
  }
  if (first.state === "supported") return first;
  if (second.state === "supported") return second;
  return first.state === "unsupported" ? first : second;
}

/** Computes a value for each dimension of the rubric. Returns the values, keyed by dimension. */
export function mapDimensions<Value>(compute: (name: DimensionName) => Value): Record<DimensionName, Value> {
  return {
    cut: compute("cut"),
    material: compute("material"),
    colour: compute("colour"),
    pattern: compute("pattern"),
    construction: compute("construction"),
    function: compute("function"),
    text: compute("text"),
  };
}
