import { isMetalwork } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "../words/grammar.ts";

const CLOSE = 0.55;

/** @param similarity of the two sides' colours, 0–1 */
export function colourFindings(a: ProductFacts, b: ProductFacts, similarity: number, weight: number): Finding[] {
  if (a.colours.length === 0 || b.colours.length === 0) return [];
  const [one, other] = [coloursOf(a), coloursOf(b)];
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

  const shared = sharedColours(a, b);
  if (comeInTheSame(a, b)) {
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
  const both = coloursOf({ ...a, colours: shared });
  return [agreement(`${capital(both)} on both sides.`, `in ${both}`), difference(extraColours(a, b, shared))];
}

function sharedColours(a: ProductFacts, b: ProductFacts): ProductFacts["colours"] {
  return a.colours.filter(({ value }) => b.colours.some((other) => other.value.name === value.name));
}

/** Whether two sides have the same colours, in whatever order. */
export function comeInTheSame(a: ProductFacts, b: ProductFacts): boolean {
  return a.colours.length === b.colours.length && sharedColours(a, b).length === a.colours.length;
}

type Coloured = Pick<ProductFacts, "colours" | "garment">;

/** "red and white", "many colours", and "gold tone" where gold could be the metal: a colour says nothing of that. */
export function coloursOf({ colours, garment }: Coloured): string {
  const isOfMetal = isMetalwork(garment?.value.group);
  const names = colours.map(({ value: { name, family } }) => {
    if (name === "multicolour") return "many colours";
    return isOfMetal && (family === "gold" || family === "silver") ? `${name} tone` : name;
  });
  return listed(names);
}

function extraColours(a: ProductFacts, b: ProductFacts, shared: ProductFacts["colours"]): string {
  const only = ({ colours, garment }: Coloured) =>
    coloursOf({
      garment,
      colours: colours.filter(({ value }) => !shared.some((one) => one.value.name === value.name)),
    });
  const [mine, theirs] = [only(a), only(b)];
  if (mine === "") return `The alternative adds ${theirs}.`;
  return theirs === "" ? `The original adds ${mine}.` : `The original adds ${mine}, the alternative ${theirs}.`;
}
