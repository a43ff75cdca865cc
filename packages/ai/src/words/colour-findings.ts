import type { Colour } from "@dupewise/vocabulary/colours";
import type { Attributes, Fact } from "../attributes.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "./phrases.ts";

const CLOSE = 0.55;

/** @param similarity of the two sides' colours, 0–1 */
export function colourFindings(a: Attributes, b: Attributes, similarity: number, weight: number): Finding[] {
  if (a.colours.length === 0 || b.colours.length === 0) return [];
  const [one, other] = [namesOf(a.colours), namesOf(b.colours)];
  const said = { dimension: "colour" as const, quotes: quotesOf(a.colours, b.colours) };
  const agreement = (text: string, phrase: string): Finding => ({
    ...said,
    isShared: true,
    text,
    phrase,
    weight: 100 * weight * similarity,
  });
  const difference = (text: string): Finding => ({
    ...said,
    isShared: false,
    text,
    sides: { original: one, alternative: other },
    weight: 100 * weight * (1 - similarity),
  });

  const shared = sharedNames(a.colours, b.colours);
  if (shared.length === a.colours.length && shared.length === b.colours.length) {
    return [agreement(`Both come in ${one}.`, `in the same ${one}`)];
  }
  if (similarity < CLOSE) {
    return [
      difference(
        pick([`The original is ${one}, the alternative ${other}.`, `${capital(one)} against ${other}.`], one + other),
      ),
    ];
  }
  if (shared.length === 0) {
    return [agreement(`The colours are near each other: ${one} and ${other}.`, `in ${one} and ${other}, near enough`)];
  }
  return [
    agreement(`${capital(listed(shared))} on both sides.`, `in ${listed(shared)}`),
    difference(extraColours(a.colours, b.colours, shared)),
  ];
}

/** "red and white", "many colours". */
export function namesOf(colours: readonly Fact<Colour>[]): string {
  return listed(colours.map(({ value }) => (value.name === "multicolour" ? "many colours" : value.name)));
}

function sharedNames(a: readonly Fact<Colour>[], b: readonly Fact<Colour>[]): string[] {
  return a.map(({ value }) => value.name).filter((name) => b.some(({ value }) => value.name === name));
}

function extraColours(a: readonly Fact<Colour>[], b: readonly Fact<Colour>[], shared: readonly string[]): string {
  const only = (colours: readonly Fact<Colour>[]) =>
    namesOf(colours.filter(({ value }) => !shared.includes(value.name)));
  const [mine, theirs] = [only(a), only(b)];
  if (mine === "") return `The alternative adds ${theirs}.`;
  return theirs === "" ? `The original adds ${mine}.` : `The original adds ${mine}, the alternative ${theirs}.`;
}
