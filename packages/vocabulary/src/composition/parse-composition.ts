import type { CompositionItem } from "@dupewise/domain/product/product";
import { type ShareBlock, splitBlocks, dropRepeatedBlocks, isPlausibleBlock } from "./blocks.ts";
import { lex, type Token } from "./lexer.ts";
import { pairShares, type FiberShare } from "./pairs.ts";
import { parseRatios } from "./ratios.ts";
import { isPiece } from "./parts.ts";

/** Longer texts are cut: no label is as long, and a page's text is read block by block. */
const LONGEST_TEXT = 20_000;

/**
 * Parses a product's composition from a label or description in any language of the fiber table: "Shell: 95% cotton, 5%
 * elastane; Futter: Polyester 100%". Keeps the order and percentages of the text without completing or normalizing
 * them, and names parts in English. Ignores claims ("at least 50% recycled"), discounts, shrinkage, and anything after
 * the first 20,000 characters. Returns an empty list when there is no composition.
 */
export function parseComposition(text: string): CompositionItem[] {
  const source = text.slice(0, LONGEST_TEXT);
  const tokens = withoutPurpose(withHomonyms(lex(source), source));
  const blocks = dropRepeatedBlocks(tokens, splitBlocks(tokens, sharesIn(tokens)).filter(isPlausibleBlock));
  return blocks.flatMap((block) => toItems(block, blocks.length === 1));
}

/** Words that mean a different fiber, or none, in other languages, which are recognized by their special letters. */
const HOMONYMS: readonly { word: string; fiber: string; letters: RegExp }[] = [
  { word: "len", fiber: "wool", letters: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i },
  { word: "in", fiber: "linen", letters: /[ăâșțşţ]|compozit/i },
];

/** Reads a homonym as a fiber, but only directly next to a share. */
function withHomonyms(tokens: Token[], source: string): Token[] {
  const told = HOMONYMS.filter(({ letters }) => letters.test(source));
  if (told.length === 0) return tokens;
  return tokens.map((token, at) => {
    const fiber = told.find(({ word }) => token.text === word)?.fiber;
    const isBeside = [at - 1, at + 1].some((beside) => tokens[beside]?.kind === "percent");
    return fiber === undefined || !isBeside ? token : { ...token, meaning: { fiber } };
  });
}

/** A Danish or Norwegian "for" is a lining only in front of its share: "for winter" states a purpose. */
function withoutPurpose(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const heads = next?.text === ":" || next?.kind === "percent" || next?.meaning.fiber !== undefined;
    return token.text === "for" && token.meaning.part !== undefined && !heads ? { ...token, meaning: {} } : token;
  });
}

function sharesIn(tokens: readonly Token[]): FiberShare[] {
  const ratios = parseRatios(tokens);
  const percents = indicesOf(tokens, "percent");
  if (percents.length === 0 && ratios.length === 0) return bareShares(tokens);
  const open = usable(tokens, percents).filter((at) => !ratios.some(({ first, last }) => at >= first && at <= last));
  return [...ratios, ...pairShares(tokens, open)].sort((one, other) => one.first - other.first);
}

/** "Cotton 95 Elastane 5": without a single percent sign only what adds up to exactly 100 is believed. */
function bareShares(tokens: readonly Token[]): FiberShare[] {
  const shares = pairShares(tokens, indicesOf(tokens, "number"));
  const sum = shares.reduce((total, { percentage }) => total + percentage, 0);
  return shares.length > 1 && sum === 100 ? shares : [];
}

function indicesOf(tokens: readonly Token[], kind: Token["kind"]): number[] {
  return tokens.flatMap((token, index) =>
    token.kind === kind && token.value > 0 && token.value <= 100 ? [index] : [],
  );
}

function toItems({ part, shares }: ShareBlock, only: boolean): CompositionItem[] {
  const named = part === undefined || (only && isPiece(part)) ? {} : { part };
  return withoutDoubledDown(shares).map(({ material, percentage }) => ({ ...named, material, percentage }));
}

/** "90% piuma d'oca, 10% piumetta": of two shares with one name the larger is down and the smaller feathers. */
function withoutDoubledDown(shares: readonly FiberShare[]): readonly FiberShare[] {
  const [most, least, ...others] = shares.filter(({ material }) => FILLINGS.has(material));
  if (!most || !least || others.length > 0 || most.material !== least.material) return shares;
  const isDown = (share: FiberShare) => share === (least.percentage > most.percentage ? least : most);
  return shares.map((share) =>
    FILLINGS.has(share.material) ? { ...share, material: isDown(share) ? "down" : "feather" } : share,
  );
}
const FILLINGS = new Set(["down", "feather"]);

/** "Protection: 100% UV" is no fiber. */
const isOfLight = (tokens: readonly Token[], at: number): boolean => /^uv/i.test(tokens[at + 1]?.text ?? "");

/** The percentages that can be shares: no bounds, no claims, no shares of shares. */
function usable(tokens: readonly Token[], percents: readonly number[]): number[] {
  const claimed = claimedTokens(tokens);
  return percents.filter((at) => !claimed[at] && !isShareOfShare(tokens, at) && !isOfLight(tokens, at));
}

/** Marks the tokens from a bound or a claim's heading to the end of its sentence. */
function claimedTokens(tokens: readonly Token[]): boolean[] {
  let claim = false;
  return tokens.map((token, index) => {
    if (token.text === "\n" || token.text === "." || token.text === "(" || token.text === ")") claim = false;
    else if (token.meaning.promise || (token.meaning.claim && tokens[index + 1]?.text === ":")) claim = true;
    else if (token.meaning.bound) claim ||= [1, 2].some((step) => tokens[index + step]?.kind === "percent");
    return claim;
  });
}

/** "(70% recycled)" after a fiber, "of which 30%". */
function isShareOfShare(tokens: readonly Token[], at: number): boolean {
  if ([-2, -1, 1].some((step) => tokens[at + step]?.meaning.shareOfShare)) return true;
  if (tokens[at - 1]?.text !== "(" || !endsItem(tokens, at - 2)) return false;
  for (let i = at + 1; i < at + 8; i++) {
    const token = tokens[i];
    if (!token || token.text === ")") return false;
    if (token.meaning.qualifier !== undefined || token.meaning.shareOfShare) return true;
  }
  return false;
}

/** Whether there is a fiber or its share at this position or one word before it. */
function endsItem(tokens: readonly Token[], at: number): boolean {
  const isItem = (token: Token | undefined) => token?.meaning.fiber !== undefined || token?.kind === "percent";
  return isItem(tokens[at]) || (tokens[at]?.kind === "word" && isItem(tokens[at - 1]));
}
