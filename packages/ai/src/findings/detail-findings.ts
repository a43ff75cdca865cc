import type { Side } from "@dupewise/domain/errors";
import { isInsteadOf } from "@dupewise/vocabulary/details/details";
import type { ProductFacts, Fact } from "../facts/product-facts.ts";
import { against, type Finding, quotesOf } from "./finding.ts";
import { DETAIL_NAMES } from "../words/names.data.ts";
import { capital, listed, pick } from "../words/grammar.ts";

/** More than this in one sentence is a stock list. */
const MOST = 4;

export const detailName = (name: string): string => DETAIL_NAMES[name] ?? name;

/** What both list, and what only one does: not listing a lining is not the same as having none. */
export function detailFindings(original: ProductFacts, alternative: ProductFacts, weight: number): Finding[] {
  const [a, b] = [ownDetails(original), ownDetails(alternative)];
  if (a.length === 0 || b.length === 0) return [];
  const both = a.filter((fact) => isIn(fact, b));
  const told = both.filter((fact) => !isToldBefore(fact, original) || !isToldBefore(fact, alternative));
  const pairs = a.flatMap((one) =>
    b.filter((other) => isInsteadOf(one.value, other.value)).map((other) => ({ one, other })),
  );
  const rivals = pairs.filter(({ one, other }) => !isIn(one, b) && !isIn(other, a));
  const onlyOriginal = a.filter((fact) => !isIn(fact, b) && !rivals.some(({ one }) => one === fact));
  const onlyAlternative = b.filter((fact) => !isIn(fact, a) && !rivals.some(({ other }) => other === fact));
  const points = (count: number) => (100 * weight * count) / (a.length + b.length);
  return [
    ...agreement(told, b, points(2 * told.length)),
    ...rivals.map(({ one, other }) => rivalry(one, other, points(2))),
    ...onlyOne("original", onlyOriginal, points(onlyOriginal.length)),
    ...onlyOne("alternative", onlyAlternative, points(onlyAlternative.length)),
  ];
}

function agreement(both: readonly Fact<string>[], b: readonly Fact<string>[], weight: number): Finding[] {
  if (both.length === 0) return [];
  const shared = namesOf(both);
  const text = pick([`Both list ${shared}.`, `${capital(shared)} on both.`], shared);
  const theirs = b.filter((fact) => isIn(fact, both));
  const quotes = quotesOf(both, theirs);
  return [{ dimension: "construction", isShared: true, text, phrase: `with ${shared}`, quotes, weight }];
}

function rivalry(one: Fact<string>, other: Fact<string>, weight: number): Finding {
  const sides = { original: detailName(one.value), alternative: detailName(other.value) };
  const text = `${capital(against(sides))}.`;
  return { dimension: "construction", isShared: false, text, sides, quotes: quotesOf([one], [other]), weight };
}

function onlyOne(side: Side, facts: readonly Fact<string>[], weight: number): Finding[] {
  if (facts.length === 0) return [];
  const text = `Only the ${side} mentions ${namesOf(facts)}.`;
  const named = facts.slice(0, MOST);
  const quotes = side === "original" ? quotesOf(named, []) : quotesOf([], named);
  return [{ dimension: "construction", isShared: false, text, sides: null, quotes, weight }];
}

/** Every belt has a belt: that is no detail of it. How many come in a pack is told apart. */
export function ownDetails({ garment, details }: ProductFacts): readonly Fact<string>[] {
  return details.filter(({ value }) => value !== garment?.value.type && value !== "pack");
}

/** Details that a pattern has told already. */
const PATTERN_AS_DETAIL: Readonly<Record<string, string>> = {
  lace: "lace trim",
  embroidered: "embroidery",
  quilted: "quilting",
};

/** "Lace" tells the pattern, "hooded" the neckline: the same words tell no detail besides. */
function isToldBefore({ value }: Fact<string>, { details, pattern, fabric, cut }: ProductFacts): boolean {
  if (pattern && PATTERN_AS_DETAIL[pattern.value] === value) return true;
  const quote = details.find((fact) => fact.value === value)?.quote;
  return [pattern, fabric, ...cut.values()].some((fact) => fact !== null && fact.quote === quote);
}

function isIn({ value }: Fact<string>, facts: readonly Fact<string>[]): boolean {
  return facts.some((fact) => fact.value === value);
}

function namesOf(facts: readonly Fact<string>[]): string {
  return listed(facts.slice(0, MOST).map(({ value }) => detailName(value)));
}
