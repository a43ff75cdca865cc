import { occasionSimilarity } from "@dupewise/vocabulary/occasions";
import { patternSimilarity } from "@dupewise/vocabulary/patterns";
import type { Attributes, Fact } from "../attributes.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { DETAIL_NAMES, OCCASION_NAMES, PATTERN_NAMES } from "./names.data.ts";
import { capital, listed, pick } from "./phrases.ts";

/** More than this in one sentence is a stock list. */
const MOST_DETAILS = 4;

export const patternName = (name: string): string => PATTERN_NAMES[name] ?? name;
export const detailName = (name: string): string => DETAIL_NAMES[name] ?? name;
export const occasionName = (name: string): string => OCCASION_NAMES[name] ?? name;

export function patternFindings({ pattern: a }: Attributes, { pattern: b }: Attributes, weight: number): Finding[] {
  if (!a || !b) return [];
  const [one, other] = [patternName(a.value), patternName(b.value)];
  const similarity = patternSimilarity(a.value, b.value);
  const isShared = similarity === 1;
  const text = isShared ? `Both are ${one}.` : `The original is ${one}, the alternative ${other}.`;
  return [
    {
      dimension: "pattern",
      isShared,
      text,
      short: isShared ? `both ${one}` : `${one} against ${other}`,
      quotes: quotesOf([a], [b]),
      weight: 100 * weight * (isShared ? 1 : 1 - similarity),
    },
  ];
}

/** What both list, and what only one does: not listing a lining is not the same as having none. */
export function detailFindings({ details: a }: Attributes, { details: b }: Attributes, weight: number): Finding[] {
  if (a.length === 0 || b.length === 0) return [];
  const has = (facts: readonly Fact<string>[], name: string) => facts.some(({ value }) => value === name);
  const both = a.filter(({ value }) => has(b, value));
  const onlyOriginal = a.filter(({ value }) => !has(b, value)).slice(0, MOST_DETAILS);
  const onlyAlternative = b.filter(({ value }) => !has(a, value)).slice(0, MOST_DETAILS);
  const names = (facts: readonly Fact<string>[]) =>
    listed(facts.slice(0, MOST_DETAILS).map(({ value }) => detailName(value)));
  const findings: Finding[] = [];
  const add = (isShared: boolean, text: string, short: string | null, quotes: Finding["quotes"], count: number) =>
    findings.push({
      dimension: "construction",
      isShared,
      text,
      short,
      quotes,
      weight: (100 * weight * count) / (a.length + b.length),
    });
  if (both.length > 0) {
    const shared = names(both);
    const others = b.filter(({ value }) => has(both, value));
    add(
      true,
      pick([`Both list ${shared}.`, `${capital(shared)} on both.`], shared),
      `both with ${shared}`,
      quotesOf(both, others),
      2 * both.length,
    );
  }
  if (onlyOriginal.length > 0) {
    add(
      false,
      `Only the original mentions ${names(onlyOriginal)}.`,
      null,
      quotesOf(onlyOriginal, []),
      onlyOriginal.length,
    );
  }
  if (onlyAlternative.length > 0) {
    add(
      false,
      `Only the alternative mentions ${names(onlyAlternative)}.`,
      null,
      quotesOf([], onlyAlternative),
      onlyAlternative.length,
    );
  }
  return findings;
}

export function occasionFindings(
  { occasions: a }: Attributes,
  { occasions: b }: Attributes,
  weight: number,
): Finding[] {
  const [one] = a;
  const [other] = b;
  if (!one || !other) return [];
  const shared = a.find(({ value }) => b.some((fact) => fact.value === value));
  if (shared) {
    const name = occasionName(shared.value);
    const theirs = b.filter(({ value }) => value === shared.value);
    const text = pick([`Both are meant for ${name}.`, `Made for ${name}, the one like the other.`], name);
    return [
      {
        dimension: "function",
        isShared: true,
        text,
        short: `both for ${name}`,
        quotes: quotesOf([shared], theirs),
        weight: 100 * weight,
      },
    ];
  }
  const [mine, theirs] = [occasionName(one.value), occasionName(other.value)];
  return [
    {
      dimension: "function",
      isShared: false,
      text: `The original is meant for ${mine}, the alternative for ${theirs}.`,
      short: `${mine} against ${theirs}`,
      quotes: quotesOf([one], [other]),
      weight: 100 * weight * (1 - occasionSimilarity(one.value, other.value)),
    },
  ];
}
