import type { CompositionItem } from "@dupewise/domain/product";
import { type Block, cutBlocks, dropRepeated, isPlausible } from "./composition-blocks.ts";
import { lex, type Token } from "./composition-lexer.ts";
import { pairShares } from "./composition-pairs.ts";
import { isPiece } from "./parts.ts";

/** Longer texts are cut: no label is as long, and a page's text is read block by block. */
const LONGEST_TEXT = 200_000;

/**
 * Reads the composition of a product from a label or a description, in any of the languages of the fibre table:
 * "Shell: 95% cotton, 5% elastane; Futter: Polyester 100%". Items come in the order of the text, percentages as
 * written, parts by their canonical English names; nothing is summed, completed or normalised. Claims ("at least
 * 50% recycled"), discounts and shrinkage are left out; without a composition the list is empty.
 */
export function parseComposition(text: string): CompositionItem[] {
  const tokens = lex(text.slice(0, LONGEST_TEXT));
  const percents = tokens.flatMap((token, index) => (token.kind === "percent" && token.value > 0 ? [index] : []));
  const shares = pairShares(tokens, usable(tokens, percents)).sort((one, other) => one.first - other.first);
  const blocks = dropRepeated(tokens, cutBlocks(tokens, shares).filter(isPlausible));
  return blocks.flatMap((block) => toItems(block, blocks.length === 1));
}

function toItems({ part, shares }: Block, only: boolean): CompositionItem[] {
  const named = part === undefined || (only && isPiece(part)) ? {} : { part };
  return shares.map(({ material, percentage }) => ({ ...named, material, percentage }));
}

/** The percentages that can be shares: no bounds, no claims, no shares of shares. */
function usable(tokens: readonly Token[], percents: readonly number[]): number[] {
  const claimed = claimedTokens(tokens);
  return percents.filter((at) => !claimed[at] && !isShareOfShare(tokens, at));
}

/** Marks the tokens from a bound or a claim's heading to the end of its sentence. */
function claimedTokens(tokens: readonly Token[]): boolean[] {
  let claim = false;
  return tokens.map((token, index) => {
    if (token.text === "\n" || token.text === "." || token.text === "(" || token.text === ")") claim = false;
    else if (token.meaning.claim && tokens[index + 1]?.text === ":") claim = true;
    else if (token.meaning.bound) claim ||= [1, 2].some((step) => tokens[index + step]?.kind === "percent");
    return claim;
  });
}

/** "(70% recycled)" after a fibre, "of which 30%". */
function isShareOfShare(tokens: readonly Token[], at: number): boolean {
  if ([-2, -1, 1, 2].some((step) => tokens[at + step]?.meaning.shareOfShare)) return true;
  if (tokens[at - 1]?.text !== "(") return false;
  const close = tokens.findIndex((token, index) => index > at && (token.text === ")" || index > at + 8));
  const inside = tokens.slice(at + 1, close < 0 ? at + 8 : close);
  const afterFibre =
    tokens[at - 2]?.meaning.fibre !== undefined ||
    tokens[at - 2]?.kind === "percent" ||
    (tokens[at - 2]?.kind === "word" && tokens[at - 3]?.meaning.fibre !== undefined);
  return afterFibre && inside.some((token) => token.meaning.qualifier !== undefined || token.meaning.shareOfShare);
}
