import type { Token } from "./lexer.ts";
import { findMisspelledFiber } from "./lexicon.ts";
import { familyOf, qualifyFiber } from "../materials/fibers.ts";

/** A percentage paired with its fiber, and the range of tokens it was read from. */
export interface FiberShare {
  readonly material: string;
  readonly percentage: number;
  /** Whether a minus sign precedes the number. */
  readonly negative: boolean;
  /** The indices of its first and last token. */
  readonly first: number;
  readonly last: number;
}

interface Candidate {
  readonly fiber: number;
  readonly name: string;
  readonly cost: number;
}

type Side = "left" | "right" | "none";
const SIDES: readonly Side[] = ["right", "left", "none"];
const UNPAIRED = 10;
/** Words between adjectives: "combed and ring-spun cotton". */
const AND = new Set(["and", "und", "et", "y", "e", "en", "og", "och", "i", "ja"]);
const SWITCH = 1;

/**
 * Assigns each percentage to the fiber before or after it, so that the total cost of distances, labels and changes of
 * order is lowest over the entire text. Uses dynamic programming and runs in linear time.
 * @param percents the indices of the percentages among the tokens
 */
export function pairShares(tokens: readonly Token[], percents: readonly number[]): FiberShare[] {
  const options = percents.map((at) => ({ at, right: lookRight(tokens, at), left: lookLeft(tokens, at) }));
  if (options.every(({ right, left }) => right === null && left === null)) return [];
  const origins = new Int8Array(options.length * SIDES.length);
  let costs = SIDES.map(() => 0);
  for (const [index, option] of options.entries()) {
    const before = costs;
    costs = SIDES.map((side, at) => {
      let least = Infinity;
      for (const [from, earlier] of SIDES.entries()) {
        const reached = (before[from] ?? Infinity) + step(options[index - 1], earlier, option, side);
        if (reached >= least) continue;
        least = reached;
        origins[index * SIDES.length + at] = from;
      }
      const own = side === "none" ? UNPAIRED : (option[side]?.cost ?? Infinity) + (side === "left" ? 0.1 : 0);
      return least + own;
    });
  }
  return trace(costs, origins).flatMap((side, index) => {
    const option = options[index];
    const hit = option && side !== "none" ? option[side] : null;
    return option && hit ? [toShare(tokens, option.at, hit)] : [];
  });
}

interface Option {
  readonly at: number;
  readonly right: Candidate | null;
  readonly left: Candidate | null;
}

function step(before: Option | undefined, earlier: Side, option: Option, side: Side): number {
  if (earlier === "right" && side === "left" && before?.right?.fiber === option.left?.fiber) return Infinity;
  return earlier !== "none" && side !== "none" && earlier !== side ? SWITCH : 0;
}

/** Traces back from the cheapest end which side each token belongs to. */
function trace(costs: readonly number[], origins: Int8Array): Side[] {
  const sides: Side[] = [];
  let at = costs.indexOf(Math.min(...costs));
  for (let row = origins.length - SIDES.length; row >= 0; row -= SIDES.length) {
    sides.push(SIDES[at] ?? "none");
    at = origins[row + at] ?? 0;
  }
  return sides.toReversed();
}

function lookRight(tokens: readonly Token[], at: number): Candidate | null {
  let cost = 0;
  let words = 0;
  for (let i = at + 1; i < tokens.length && i <= at + 9; i++) {
    const token = tokens[i];
    if (!token || token.kind === "percent") return null;
    const { meaning } = token;
    if (token.kind === "word") {
      const name = meaning.fiber ?? (words === 0 ? misspelledFiber(token) : undefined);
      if (name !== undefined) return moreExact(tokens, i, { fiber: i, name, cost });
      if (meaning.qualifier) continue;
      const joins = AND.has(token.text) && words > 0;
      if (!joins && (meaning.stop || meaning.bound || meaning.shareOfShare || ++words > 4)) return null;
      cost += meaning.part === undefined ? 1 : 2;
    } else if (token.kind === "number" || token.text === "(" || token.text === ")" || token.text === "-") cost += 1;
    else if (token.text === ":") cost += 2;
    // "100% soft, breathable cotton": a comma between adjectives.
    else if ((token.text === "\n" && words === 0) || (token.text === "," && words === 1)) cost += 2;
    else return null;
  }
  return null;
}

function lookLeft(tokens: readonly Token[], at: number): Candidate | null {
  if (tokens[at + 1]?.meaning.discount) return null;
  let cost = 0;
  let words = 0;
  let aside: Candidate | null = null;
  for (let i = at - 1; i >= 0 && i >= at - 9; i--) {
    const token = tokens[i];
    if (!token || token.kind === "percent") return aside;
    const { meaning } = token;
    if (token.kind === "word") {
      const name = meaning.fiber ?? (words === 0 ? misspelledFiber(token) : undefined);
      // "指定外繊維(リヨセル) 100%": the exact name in brackets behind a vague one.
      if (name !== undefined) return aside && familyOf(name) === "unspecified" ? aside : { fiber: i, name, cost };
      if (meaning.qualifier) continue;
      if (meaning.stop || meaning.bound || ++words > 2) return aside;
      cost += 1.5;
    } else if (token.text === ")") {
      const open = groupStart(tokens, i);
      if (open === null) return aside;
      for (let inner = open + 1; inner < i; inner++) {
        const name = tokens[inner]?.meaning.fiber;
        if (name !== undefined) aside = { fiber: inner, name, cost: cost + 1 };
      }
      cost += 0.5;
      i = open;
    } else if (
      token.kind === "number" ||
      token.text === ":" ||
      token.text === "-" ||
      token.text === "=" ||
      token.text === "("
    )
      cost += 0.3;
    else if (token.text === "\n" && words === 0) cost += 2;
    else return aside;
  }
  return aside;
}

/** The index of the "(" of a group that ends at `close`, when it is short and holds no share. */
function groupStart(tokens: readonly Token[], close: number): number | null {
  for (let i = close - 1; i >= 0 && i >= close - 8; i--) {
    const token = tokens[i];
    if (!token || token.kind === "percent" || token.text === ")") return null;
    if (token.text === "(") return i;
  }
  return null;
}

function misspelledFiber(token: Token): string | undefined {
  return Object.keys(token.meaning).length === 0 ? findMisspelledFiber(token.text) : undefined;
}

/** "textile (polyester)": the exact name next to a vague one. */
function moreExact(tokens: readonly Token[], at: number, candidate: Candidate): Candidate {
  if (familyOf(candidate.name) !== "unspecified") return candidate;
  const next = tokens[at + 1]?.text === "(" ? at + 2 : at + 1;
  const name = tokens[next]?.meaning.fiber;
  return name === undefined || tokens[next + 1]?.kind === "percent" ? candidate : { ...candidate, fiber: next, name };
}

function toShare(tokens: readonly Token[], percent: number, { fiber, name }: Candidate): FiberShare {
  const qualifiers = qualifiersOf(tokens, percent, fiber);
  const share = tokens[percent];
  return {
    material: qualifyFiber(name, qualifiers.has("recycled"), qualifiers.has("organic")),
    percentage: share?.value ?? 0,
    negative: share?.negative ?? false,
    first: Math.min(percent, fiber),
    last: Math.max(percent, fiber),
  };
}

/**
 * "recycled", "organic": between share and fiber, before the fiber, in brackets behind it, or behind it and no other's.
 */
function qualifiersOf(tokens: readonly Token[], percent: number, fiber: number): Set<string> {
  const indices: number[] = [];
  for (let i = Math.min(percent, fiber) + 1; i < Math.max(percent, fiber); i++) indices.push(i);
  for (let i = fiber - 1; i > fiber - 4 && isPlainWord(tokens[i]); i--) indices.push(i);
  indices.push(...qualifiersBehind(tokens, fiber + 1));
  return new Set(indices.flatMap((index) => tokens[index]?.meaning.qualifier ?? []));
}

function qualifiersBehind(tokens: readonly Token[], at: number): number[] {
  const bracketed = tokens[at]?.text === "(";
  const indices: number[] = [];
  for (let i = bracketed ? at + 1 : at; i < at + 6; i++) {
    const token = tokens[i];
    if (bracketed ? token?.kind !== "word" : !token?.meaning.qualifier) break;
    indices.push(i);
  }
  const isOthers = tokens[at + indices.length]?.meaning.fiber !== undefined;
  return !bracketed && isOthers ? [] : indices;
}

function isPlainWord(token: Token | undefined): boolean {
  return token?.kind === "word" && token.meaning.fiber === undefined && !token.meaning.label;
}
