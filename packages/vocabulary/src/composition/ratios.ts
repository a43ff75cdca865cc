import type { Token } from "./lexer.ts";
import type { FiberShare } from "./pairs.ts";

/** A list of tokens of one kind, and the index after its last token. */
interface Run {
  readonly indices: number[];
  readonly end: number;
}

const BETWEEN_NUMBERS = new Set(["/", "-"]);
const BETWEEN_FIBERS = new Set(["/", ",", "-", "and", "und", "et", "y", "e"]);

/**
 * Parses ratios that list the shares in the same order as the fibers: "60/40 cotton/polyester", "50-50 cotton-poly",
 * "cotton/polyester 60%/40%".
 */
export function parseRatios(tokens: readonly Token[]): FiberShare[] {
  const shares: FiberShare[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const numbers = runFrom(tokens, at, isNumber, BETWEEN_NUMBERS);
    const sum = numbers.indices.reduce((total, index) => total + (tokens[index]?.value ?? 0), 0);
    if (numbers.indices.length < 2) continue;
    if (sum >= 98 && sum <= 102) {
      const fibers = fibersBehind(tokens, numbers) ?? fibersBefore(tokens, numbers);
      if (fibers) shares.push(...zip(tokens, numbers.indices, fibers));
    }
    at = numbers.end - 1;
  }
  return shares;
}

function fibersBehind(tokens: readonly Token[], numbers: Run): number[] | null {
  for (let at = numbers.end; at <= numbers.end + 5; at++) {
    const fibers = runFrom(tokens, at, isFiber, BETWEEN_FIBERS).indices;
    if (fibers.length > 0) return fibers.length === numbers.indices.length ? fibers : null;
    if (tokens[at]?.kind !== "word" && tokens[at]?.text !== ":") return null;
  }
  return null;
}

function fibersBefore(tokens: readonly Token[], { indices }: Run): number[] | null {
  const first = indices[0] ?? 0;
  for (let at = Math.max(0, first - 2 * indices.length - 2); at < first; at++) {
    const { indices: fibers, end } = runFrom(tokens, at, isFiber, BETWEEN_FIBERS);
    const gap = tokens.slice(end, first);
    if (
      fibers.length === indices.length &&
      gap.length <= 2 &&
      gap.every(({ kind, text }) => kind === "word" || text === ":" || text === "(")
    )
      return fibers;
  }
  return null;
}

function runFrom(
  tokens: readonly Token[],
  at: number,
  belongs: (token: Token) => boolean,
  between: ReadonlySet<string>,
): Run {
  const indices: number[] = [];
  let end = at;
  for (let i = at; i < at + 12; i++) {
    const token = tokens[i];
    if (!token) break;
    if (belongs(token)) {
      indices.push(i);
      end = i + 1;
    } else if (indices.length === 0 || !between.has(token.text)) break;
  }
  return { indices, end };
}

function isNumber({ kind }: Token): boolean {
  return kind === "number" || kind === "percent";
}

function isFiber({ meaning }: Token): boolean {
  return meaning.fiber !== undefined;
}

function zip(tokens: readonly Token[], numbers: readonly number[], fibers: readonly number[]): FiberShare[] {
  const all = [...numbers, ...fibers];
  return numbers.map((number, index) => ({
    material: tokens[fibers[index] ?? -1]?.meaning.fiber ?? "",
    percentage: tokens[number]?.value ?? 0,
    negative: false,
    first: Math.min(...all),
    last: Math.max(...all),
  }));
}
