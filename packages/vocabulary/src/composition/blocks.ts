import type { Token } from "./lexer.ts";
import type { FiberShare } from "./pairs.ts";
import { baseFiber } from "../materials/fibers.ts";
import { isPiece, joinParts, partRole, canFollowShares } from "./parts.ts";

/** The shares of the fibers in one part of an item, which add up to 100% if the text is complete. */
export interface ShareBlock {
  part?: string;
  shares: FiberShare[];
  /** Whether a label precedes it. */
  labeled: boolean;
  /** The indices of its first and last token, including its label. */
  first: number;
  last: number;
}

interface Label {
  parts: string[];
  /** Whether there is anything that announces a composition: a part, "Composition", an unknown word with a colon. */
  found: boolean;
  first: number;
}

/** The percentage at which a part is complete: 98% and 2% belong together, 100% and 2% do not. */
const COMPLETE = 99.5;
const OVERFULL = 102;

/**
 * Groups shares, in text order, into blocks. A new block starts at each label, and wherever the shares so far add up to
 * a complete part.
 */
export function splitBlocks(tokens: readonly Token[], shares: readonly FiberShare[]): ShareBlock[] {
  const blocks: ShareBlock[] = [];
  let sum = 0;
  let end = -1;
  for (const share of shares) {
    const near = labelBefore(tokens, share.first, end);
    const label = near.found ? near : (labelOfLine(tokens, share.first, end) ?? near);
    const block = blocks.at(-1);
    if (!block || label.found || sum >= COMPLETE || sum + share.percentage > OVERFULL) {
      const part = joinParts(label.parts);
      blocks.push({
        ...(part !== undefined && { part }),
        shares: [share],
        labeled: label.found,
        first: label.first,
        last: share.last,
      });
      sum = share.percentage;
    } else {
      block.shares.push(share);
      block.last = Math.max(block.last, share.last);
      sum += share.percentage;
    }
    end = Math.max(end, share.last);
  }
  return adoptTrailingParts(tokens, blocks);
}

/** Words between the names of parts that share a percentage. */
const BETWEEN_PARTS: ReadonlySet<string> = new Set(["and", "&", ",", "/", "+", "und", "et", "y", "e", "en"]);

const isOutside = (part: string): boolean => partRole(part) === "shell" && !isPiece(part);

/** Reads a label backwards from the first token of a share: "Hood lining:", "(body)", "Composition : Dessus". */
function labelBefore(tokens: readonly Token[], at: number, end: number): Label {
  const label: Label = { parts: [], found: false, first: at };
  let colon = false;
  let line = false;
  for (let i = at - 1; i > end && i > at - 14; i--) {
    const token = tokens[i];
    if (!token) break;
    const { meaning } = token;
    if (token.kind === "word" && (meaning.part !== undefined || meaning.label)) {
      // "is", "for" and "base" are parts in one language and plain words in another: a colon decides.
      const isPart = meaning.part !== undefined && (colon || !(meaning.label || meaning.stop));
      if (isPart && meaning.part !== undefined) label.parts.unshift(meaning.part);
      label.found ||= isPart || colon;
    } else if (label.parts.length === 1 && BETWEEN_PARTS.has(token.text) && tokens[i - 1]?.meaning.part !== undefined) {
      // "Shell, lining and fill: 100% polyester" describes the shell first.
      i -= 1;
      const { part } = tokens[i]?.meaning ?? {};
      if (part !== undefined && isOutside(part)) label.parts = [part];
    } else if (token.text === "\n") {
      if (line || label.found) break;
      line = true;
      continue;
    } else if (token.text === ":") {
      colon = true;
    } else if (token.kind === "word" && colon && !label.found) {
      label.found = true;
      label.first = i;
      break;
    } else if (token.kind === "percent" || !(token.kind === "number" || ["(", ")", "-", "="].includes(token.text))) {
      // A label has its own line; the end of a sentence is not a label.
      if (line && !colon) return { parts: [], found: false, first: at };
      break;
    }
    label.first = i;
  }
  return label;
}

/** The part that opens the line of a share with a colon: "Insole: 17 mm of UGGplush, 80% wool". */
function labelOfLine(tokens: readonly Token[], at: number, end: number): Label | null {
  let first = at;
  while (first - 1 > end && at - first < LONGEST_LABELED && !ENDS_LABELED.has(tokens[first - 1]?.text ?? ""))
    first -= 1;
  const { part } = tokens[first]?.meaning ?? {};
  if (part !== undefined && tokens[first + 1]?.text === ":") return { parts: [part], found: true, first };
  // "Plush insole, 60% wool 40% lyocell" is not of the boot.
  const inside = tokens[at - 2]?.meaning.part;
  const isBegun = first === 0 || ENDS_LABELED.has(tokens[first - 1]?.text ?? "");
  if (isBegun && tokens[at - 1]?.text === "," && inside !== undefined && partRole(inside) === "lining")
    return { parts: [inside], found: true, first: at - 2 };
  return lesserPartOfClause(tokens, at, first);
}

/**
 * "Fodera in jersey a righe 100% cotone", "lined in striped 100% cotton", "Schürze aus Satin (100% Polyester)", "fodera
 * check 65% poliestere": the lining or another lesser part that begins a share's clause.
 */
function lesserPartOfClause(tokens: readonly Token[], at: number, from: number): Label | null {
  let first = at;
  while (first - 1 >= from && tokens[first - 1]?.text !== ",") first -= 1;
  const { meaning, text = "" } = tokens[first] ?? {};
  const part = meaning?.part;
  if (part === undefined || !LESSER_ROLES.has(partRole(part))) return null;
  const isOf = / (?:in|with)$/.test(text) || OF.has(tokens[first + 1]?.text ?? "");
  const isDescribed =
    partRole(part) === "lining" && at - first <= 2 && Object.keys(tokens[first + 1]?.meaning ?? {}).length === 0;
  return isOf || isDescribed ? { parts: [part], found: true, first } : null;
}
const LESSER_ROLES: ReadonlySet<string> = new Set(["lining", "fill", "sole", "trim"]);
const OF: ReadonlySet<string> = new Set(["in", "of", "aus", "en", "de", "di"]);
const LONGEST_LABELED = 14;
const ENDS_LABELED: ReadonlySet<string> = new Set(["\n", ".", ";", "|", "•", "·"]);

/**
 * "100% polyester lining, 100% cotton shell": parts that follow their shares. If the first block has no label and the
 * last one is followed by a part, a part between two blocks belongs to the block before it.
 */
function adoptTrailingParts(tokens: readonly Token[], blocks: ShareBlock[]): ShareBlock[] {
  const trailing = blocks.map(({ last }) => partAfter(tokens, last));
  const trails = blocks[0]?.part === undefined && trailing.at(-1) !== undefined;
  const isShared = (index: number) => (blocks[index + 1]?.first ?? Infinity) <= (trailing[index]?.first ?? -1);
  for (const [index, block] of blocks.entries()) {
    if (trails && isShared(index - 1)) delete block.part;
    const own = trailing[index];
    if (own !== undefined && block.part === undefined && (trails || !isShared(index))) block.part = own.part;
  }
  return blocks;
}

/** Parts that only describe the part named after them: "button-down collar", "patch pockets". */
const FASTENERS = new Set("button zip tie drawstring patch bow".split(" "));
/** Words that may follow a part that comes after its shares. */
const JOINING = new Set("and with plus und mit et avec y con e com en met".split(" "));

function partAfter(tokens: readonly Token[], last: number): { part: string; first: number } | undefined {
  let at = last + 1;
  while (tokens[at]?.meaning.qualifier || tokens[at]?.text === "(") at++;
  if (tokens[at]?.text === ")") at++;
  if (tokens[at]?.text === "(") at++;
  const names: string[] = [];
  const first = at;
  // "100% cotton cord" is corduroy.
  for (; tokens[at]?.meaning.part !== undefined && tokens[at]?.kind === "word" && tokens[at]?.text !== "cord"; at++)
    names.push(tokens[at]?.meaning.part ?? "");
  const after = tokens[at];
  if (after?.text === ":" || after?.text === "-" || after?.text === "=") return undefined;
  // "100% cotton button fly" does not state the fiber of the buttons, nor "100% nylon zip top" that of the zip.
  const next = tokens[first + 1]?.text ?? "";
  if (FASTENERS.has(tokens[first]?.text ?? "") && /^[-\p{L}]/u.test(next) && !JOINING.has(next)) return undefined;
  if (after?.kind === "word" && Object.keys(after.meaning).length === 0 && !JOINING.has(after.text)) return undefined;
  // "80% wool, lined with viscose": the material that follows is meant.
  if (tokens[at - 1]?.text.endsWith(" with") || (at > first && after?.text === "with")) return undefined;
  const part = joinParts(names.filter(canFollowShares));
  return part === undefined ? undefined : { part, first };
}

/**
 * Returns true when a block can come from a label, unlike a discount or a claim about only some of the fiber ("50%
 * recycled").
 */
export function isPlausibleBlock(block: ShareBlock): boolean {
  const sum = block.shares.reduce((total, { percentage }) => total + percentage, 0);
  if (block.shares.some(({ negative }) => negative)) return sum >= 98 && sum <= OVERFULL;
  const claims = block.shares.length === 1 && block.shares.every(({ material }) => baseFiber(material) !== material);
  return block.labeled || sum >= (claims ? 90 : 50);
}

/**
 * Removes blocks that repeat an earlier block. Keeps equal blocks without labels on consecutive lines, because shops
 * list a garment's unnamed parts that way.
 */
export function dropRepeatedBlocks(tokens: readonly Token[], blocks: readonly ShareBlock[]): ShareBlock[] {
  const kept: ShareBlock[] = [];
  const seen = new Map<string, ShareBlock[]>();
  for (const block of blocks) {
    const key = toSignature(block);
    const alike = seen.get(key) ?? [];
    const twin = alike.find((earlier) => samePart(earlier, block));
    if (twin && !isNextLine(tokens, kept.at(-1), block)) {
      if (block.part !== undefined) twin.part ??= block.part;
      continue;
    }
    kept.push(block);
    if (!twin) seen.set(key, [...alike, block]);
  }
  return kept;
}

function samePart(one: ShareBlock, other: ShareBlock): boolean {
  if (one.part === other.part) return true;
  return (
    (one.part === undefined || other.part === undefined) &&
    partRole(one.part) === "shell" &&
    partRole(other.part) === "shell"
  );
}

function isNextLine(tokens: readonly Token[], before: ShareBlock | undefined, block: ShareBlock): boolean {
  return (
    before !== undefined &&
    !before.labeled &&
    !block.labeled &&
    block.first === before.last + 2 &&
    tokens[block.first - 1]?.text === "\n"
  );
}

function toSignature(block: ShareBlock): string {
  return block.shares
    .map(({ material, percentage }) => `${baseFiber(material)} ${percentage}`)
    .sort()
    .join();
}
