import { cutAttribute, cutSimilarity } from "@dupewise/vocabulary/cuts";
import type { Attributes, Fact } from "../attributes.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { CUT_DIRECTIONS, CUT_NAMES } from "./names.data.ts";
import { capital, listed, pick, withArticle } from "./phrases.ts";

/** Above this two values are as good as the same to a wearer. */
const ALIKE = 0.7;

/** What both sides say of the cut: one sentence for all that agrees, one for each difference. */
export function cutFindings(a: Attributes, b: Attributes, weight: number): Finding[] {
  const shared: { one: Fact<string>; other: Fact<string> }[] = [];
  const differences: Finding[] = [];
  const pairs = [...a.cut].flatMap(([name, one]) => {
    const other = b.cut.get(name);
    return other ? [{ name, one, other }] : [];
  });
  const share = (100 * weight) / (pairs.length + 1);
  for (const { name, one, other } of pairs) {
    const similarity = cutSimilarity(name, one.value, other.value);
    if (one.value === other.value) shared.push({ one, other });
    else differences.push(difference(name, one, other, share * (1 - similarity) + (similarity < ALIKE ? 1 : 0)));
  }
  return [...(shared.length > 0 ? [agreement(shared, share)] : []), ...differences];
}

export function cutName(value: string): string {
  return CUT_NAMES[value] ?? withArticle(value);
}

function agreement(pairs: readonly { one: Fact<string>; other: Fact<string> }[], share: number): Finding {
  const names = listed(pairs.map(({ one }) => cutName(one.value)));
  return {
    dimension: "cut",
    isShared: true,
    text: pick([`Both have ${names}.`, `The cut agrees: ${names}.`], names),
    short: `both with ${names}`,
    quotes: quotesOf(
      pairs.map(({ one }) => one),
      pairs.map(({ other }) => other),
    ),
    weight: share * pairs.length,
  };
}

function difference(attribute: string, one: Fact<string>, other: Fact<string>, weight: number): Finding {
  const [mine, theirs] = [cutName(one.value), cutName(other.value)];
  const direction = directionOf(attribute, one.value, other.value);
  const text = direction
    ? `The alternative ${direction}: ${theirs} against ${mine}.`
    : pick(
        [
          `${capital(mine)} on the original, ${theirs} on the alternative.`,
          `The original has ${mine}, the alternative ${theirs}.`,
        ],
        mine + theirs,
      );
  return {
    dimension: "cut",
    isShared: false,
    text,
    short: `${mine} against ${theirs}`,
    quotes: quotesOf([one], [other]),
    weight,
  };
}

function directionOf(attribute: string, one: string, other: string): string | null {
  const values = cutAttribute(attribute)?.values ?? [];
  const at = (name: string) => values.find((value) => value.name === name)?.at;
  const [from, to] = [at(one), at(other)];
  const words = CUT_DIRECTIONS[attribute];
  if (!words || from === undefined || to === undefined) return null;
  return to > from ? words[0] : words[1];
}
