import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { makerByName } from "@dupewise/vocabulary/makers/find-makers";
import type { Fact, KnownLine, ProductFacts } from "../facts/product-facts.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { type SameItem, MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import { type Finding, quotesOf, BOTH } from "./finding.ts";

/** The weight of findings that precede everything else. */
const FIRST = 1000;

/**
 * Derives the findings about whether the two sides are the same item, belong to the same line or have the same maker,
 * and whether either is a counterfeit.
 */
export function deriveItemFindings(
  a: ProductFacts,
  b: ProductFacts,
  same: SameItem | null,
  prices: ComparablePrices | null,
): Finding[] {
  const item = sameItemFindings(same, prices);
  const line = item.length > 0 ? [] : sameLineFindings(a, b);
  const maker = item.length + line.length > 0 ? [] : sameMakerFindings(a, b);
  return [...item, ...line, ...maker, ...counterfeitFindings(a, b)];
}

function sameLineFindings(a: ProductFacts, b: ProductFacts): Finding[] {
  if (a.line === null || b.line === null || !haveSameKnownLine(a, b) || a.counterfeit || b.counterfeit) return [];
  const { maker } = a.line.value;
  const line = lineAsSaid(a.line, b.line);
  const evidence = quotesOf([a.line], [b.line]);
  return [{ code: "same-line", sides: BOTH, values: { maker, line }, evidence, weight: FIRST / 2 }];
}

/** The line's name, or the one that both texts use: "Demi-Lune" for the Half-Moon. */
function lineAsSaid({ value: { line }, quote }: Fact<KnownLine>, { quote: other }: Fact<KnownLine>): string {
  const [said, also, known] = [quote, other, line].map(foldPhrase);
  return said === also && said !== undefined && !said.includes(known ?? "") ? quote : line;
}

function sameMakerFindings(a: ProductFacts, b: ProductFacts): Finding[] {
  // The first is the stated one: "the Loewe Flamenco dupe from Mango" names two.
  const [[mine], [theirs]] = [[...a.identity.makers], [...b.identity.makers]];
  // Any other name is a page's own words.
  const known = mine === undefined || mine !== theirs ? null : makerByName(mine);
  if (known === null || a.counterfeit || b.counterfeit || isJointOnOneSide(a, b)) return [];
  return [{ code: "same-maker", sides: BOTH, values: { maker: known.name }, evidence: [], weight: FIRST / 4 }];
}

/** Returns true when two makers made one side together, "Omega x Swatch", and one of them the other. */
function isJointOnOneSide({ identity: a }: ProductFacts, { identity: b }: ProductFacts): boolean {
  return (
    a.makers.size !== b.makers.size && [a, b].some(({ makers, text }) => makers.size > 1 && text().includes(" x "))
  );
}

function sameItemFindings(same: SameItem | null, prices: ComparablePrices | null): Finding[] {
  if (same === null || same.likelihood < MIN_SAME_ITEM_LIKELIHOOD) return [];
  const { by, code, isOtherColor, evidence } = same;
  return [{ code: "same-item", sides: BOTH, values: { by, code, isOtherColor, prices }, evidence, weight: FIRST }];
}

function counterfeitFindings({ counterfeit: a }: ProductFacts, { counterfeit: b }: ProductFacts): Finding[] {
  return [
    ...(b ? [{ fact: b, side: "alternative" as const, quotes: quotesOf([], [b]) }] : []),
    ...(a ? [{ fact: a, side: "original" as const, quotes: quotesOf([a], []) }] : []),
  ].map(({ fact, side, quotes }) => ({
    code: "counterfeit",
    sides: [side],
    values: { as: fact.value },
    evidence: quotes,
    weight: 2 * FIRST,
  }));
}
