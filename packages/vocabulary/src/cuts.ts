import { CUTS, type CutAttribute } from "./cuts.data.ts";
import type { Garment } from "./garments.ts";
import { createNameFinder, type NamedMatch } from "./named-values.ts";
import { tokenize, type Token } from "./tokenize.ts";

/** A cut attribute's value named in a text: sleeves → "long sleeves". */
export interface CutMatch extends NamedMatch {
  attribute: string;
}

const FINDERS = CUTS.map(({ name, values }) => ({ attribute: name, find: createNameFinder(values) }));
const BY_NAME = new Map(CUTS.map((attribute) => [attribute.name, attribute]));

/** Every statement about the cut in a text; one phrase may tell two attributes ("wrap midi"). */
export function findCuts(text: string, tokens: readonly Token[] = tokenize(text)): CutMatch[] {
  const all = FINDERS.flatMap(({ attribute, find }) => find(text, tokens).map((match) => ({ ...match, attribute })));
  return all.filter((match) => !all.some((other) => covers(other, match)));
}

/** "manches courtes" covers "courtes": the longer phrase says what the shorter one is about. */
function covers(longer: CutMatch, shorter: CutMatch): boolean {
  const isLonger = longer.to - longer.from > shorter.to - shorter.from;
  return isLonger && longer.from <= shorter.from && longer.to >= shorter.to;
}

export function cutAttribute(name: string): CutAttribute | undefined {
  return BY_NAME.get(name);
}

/** Whether goods of this kind have the attribute: a boot has no neckline. */
export function hasCut({ family, group }: Garment, attribute: string): boolean {
  return BY_NAME.get(attribute)?.of.some((goods) => goods === family || goods === group) ?? false;
}

/** 0–1: by distance on the scale of an ordinal attribute, else the same, near or different. */
export function cutSimilarity(attribute: string, a: string, b: string): number {
  if (a === b) return 1;
  const values = BY_NAME.get(attribute)?.values ?? [];
  const first = values.find(({ name }) => name === a);
  const second = values.find(({ name }) => name === b);
  if (!first || !second) return 0;
  if (first.at === undefined || second.at === undefined) return first.near === b || second.near === a ? 0.75 : 0.15;
  const span = Math.max(...values.map(({ at }) => at ?? 0));
  return Math.exp(-2.2 * (Math.abs(first.at - second.at) / span));
}
