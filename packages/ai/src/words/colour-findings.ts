import type { Colour } from "@dupewise/vocabulary/colours";
import type { Attributes, Fact } from "../attributes.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "./phrases.ts";

const CLOSE = 0.55;

/** @param similarity of the two sides' colours, 0–1 */
export function colourFindings(a: Attributes, b: Attributes, similarity: number, weight: number): Finding[] {
  if (a.colours.length === 0 || b.colours.length === 0) return [];
  const [one, other] = [namesOf(a.colours), namesOf(b.colours)];
  const quotes = quotesOf(a.colours, b.colours);
  const finding = (isShared: boolean, text: string, short: string): Finding => ({
    dimension: "colour",
    isShared,
    text,
    short,
    quotes,
    weight: 100 * weight * (isShared ? similarity : 1 - similarity),
  });
  if (sameNames(a.colours, b.colours)) return [finding(true, `Both come in ${one}.`, `the same ${one}`)];
  if (similarity >= CLOSE) {
    const shared = sharedNames(a.colours, b.colours);
    if (shared.length === 0)
      return [finding(true, `The colours are near each other: ${one} and ${other}.`, `${one} close to ${other}`)];
    return [
      finding(true, `${capital(listed(shared))} on both sides.`, `${listed(shared)} on both`),
      finding(false, extraColours(a.colours, b.colours, shared), `${one} against ${other}`),
    ];
  }
  const text = pick(
    [`The original is ${one}, the alternative ${other}.`, `${capital(one)} against ${other}.`],
    one + other,
  );
  return [finding(false, text, `${one} against ${other}`)];
}

/** "red and white", "many colours". */
export function namesOf(colours: readonly Fact<Colour>[]): string {
  return listed(colours.map(({ value }) => (value.name === "multicolour" ? "many colours" : value.name)));
}

function sharedNames(a: readonly Fact<Colour>[], b: readonly Fact<Colour>[]): string[] {
  return a.map(({ value }) => value.name).filter((name) => b.some(({ value }) => value.name === name));
}

function sameNames(a: readonly Fact<Colour>[], b: readonly Fact<Colour>[]): boolean {
  return a.length === b.length && sharedNames(a, b).length === a.length;
}

function extraColours(a: readonly Fact<Colour>[], b: readonly Fact<Colour>[], shared: readonly string[]): string {
  const only = (colours: readonly Fact<Colour>[]) =>
    namesOf(colours.filter(({ value }) => !shared.includes(value.name)));
  const [mine, theirs] = [only(a), only(b)];
  if (mine === "") return `The alternative adds ${theirs}.`;
  return theirs === "" ? `The original adds ${mine}.` : `The original adds ${mine}, the alternative ${theirs}.`;
}
