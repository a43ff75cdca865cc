import type { Attributes, Fact } from "../attributes.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { DETAIL_NAMES } from "./names.data.ts";
import { capital, listed, pick } from "./phrases.ts";

/** More than this in one sentence is a stock list. */
const MOST = 4;

export const detailName = (name: string): string => DETAIL_NAMES[name] ?? name;

/** What both list, and what only one does: not listing a lining is not the same as having none. */
export function detailFindings(original: Attributes, alternative: Attributes, weight: number): Finding[] {
  const [a, b] = [ownDetails(original), ownDetails(alternative)];
  if (a.length === 0 || b.length === 0) return [];
  const both = a.filter((fact) => isIn(fact, b));
  const onlyOriginal = a.filter((fact) => !isIn(fact, b));
  const onlyAlternative = b.filter((fact) => !isIn(fact, a));
  const points = (count: number) => (100 * weight * count) / (a.length + b.length);
  const findings: Finding[] = [];
  if (both.length > 0) {
    const shared = namesOf(both);
    const quotes = quotesOf(
      both,
      b.filter((fact) => isIn(fact, both)),
    );
    const text = pick([`Both list ${shared}.`, `${capital(shared)} on both.`], shared);
    const isShared = true;
    findings.push({
      dimension: "construction",
      isShared,
      text,
      phrase: `with ${shared}`,
      quotes,
      weight: points(2 * both.length),
    });
  }
  const onlyOne = (side: string, facts: readonly Fact<string>[], quotes: Finding["quotes"]) => {
    if (facts.length === 0) return;
    const text = `Only the ${side} mentions ${namesOf(facts)}.`;
    const isShared = false;
    findings.push({ dimension: "construction", isShared, text, sides: null, quotes, weight: points(facts.length) });
  };
  onlyOne("original", onlyOriginal, quotesOf(onlyOriginal.slice(0, MOST), []));
  onlyOne("alternative", onlyAlternative, quotesOf([], onlyAlternative.slice(0, MOST)));
  return findings;
}

/** Every belt has a belt: that is no detail of it. */
export function ownDetails({ garment, details }: Attributes): readonly Fact<string>[] {
  return details.filter(({ value }) => value !== garment?.value.type);
}

function isIn({ value }: Fact<string>, facts: readonly Fact<string>[]): boolean {
  return facts.some((fact) => fact.value === value);
}

function namesOf(facts: readonly Fact<string>[]): string {
  return listed(facts.slice(0, MOST).map(({ value }) => detailName(value)));
}
