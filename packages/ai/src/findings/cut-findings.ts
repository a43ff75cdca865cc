import { cutAttribute, cutSimilarity } from "@dupewise/vocabulary/details/cuts";
import type { ProductFacts, Fact } from "../facts/product-facts.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { CUT_DIRECTIONS, CUT_NAMES } from "../words/names.data.ts";
import { capital, listed, pick, withArticle } from "../words/grammar.ts";

/** What both sides say of the cut: one sentence for all that agrees, one for each difference. */
export function cutFindings(a: ProductFacts, b: ProductFacts, weight: number): Finding[] {
  const pairs = [...a.cut].flatMap(([name, one]) => {
    const other = b.cut.get(name);
    return other ? [{ name, one, other }] : [];
  });
  const share = (100 * weight) / (pairs.length + 1);
  const alike = pairs.filter(({ one, other }) => one.value === other.value && !isToldByType(one.value, a, b));
  const unlike = pairs.filter(({ one, other }) => one.value !== other.value);
  const differences = unlike.map(({ name, one, other }) =>
    difference(name, one, other, share * (1 - cutSimilarity(name, one.value, other.value))),
  );
  return alike.length === 0 ? differences : [agreement(alike, share * alike.length), ...differences];
}

/** "Puffer jackets" are in a puffer style. */
function isToldByType(value: string, ...sides: readonly ProductFacts[]): boolean {
  const style = value.replace(/ style$/, "");
  return sides.every(({ garment }) => garment?.value.type.startsWith(style));
}

export function cutName(value: string): string {
  return CUT_NAMES[value] ?? withArticle(value);
}

function agreement(pairs: readonly { one: Fact<string>; other: Fact<string> }[], weight: number): Finding {
  const names = listed(pairs.map(({ one }) => cutName(one.value)));
  const quotes = quotesOf(
    pairs.map(({ one }) => one),
    pairs.map(({ other }) => other),
  );
  const text = pick([`Both have ${names}.`, `The cut agrees: ${names}.`, `${capital(names)} on both.`], names);
  return { dimension: "cut", isShared: true, text, phrase: `with ${names}`, quotes, weight };
}

function difference(attribute: string, one: Fact<string>, other: Fact<string>, weight: number): Finding {
  const [mine, theirs] = [cutName(one.value), cutName(other.value)];
  const direction = directionOf(attribute, one.value, other.value);
  const text = direction
    ? `The alternative ${direction}: ${theirs} where the original has ${mine}.`
    : pick(
        [
          `${capital(mine)} on the original, ${theirs} on the alternative.`,
          `The original has ${mine}, the alternative ${theirs}.`,
        ],
        mine + theirs,
      );
  const sides = { original: mine, alternative: theirs };
  return { dimension: "cut", isShared: false, text, sides, quotes: quotesOf([one], [other]), weight };
}

function directionOf(attribute: string, one: string, other: string): string | null {
  const values = cutAttribute(attribute)?.values ?? [];
  const at = (name: string) => values.find((value) => value.name === name)?.at;
  const [from, to] = [at(one), at(other)];
  const words = CUT_DIRECTIONS[attribute];
  if (!words || from === undefined || to === undefined) return null;
  return to > from ? words[0] : words[1];
}
