import { foldSpelling, type Line, lineSpellings } from "./find-line.ts";
import { splitList, MAKER_LINES } from "./lines.ts";

/**
 * Returns the lines with exactly this name, which may include the maker's name. If there are none, returns the lines
 * whose name contains all of its words.
 */
export function linesByName(name: string): Line[] {
  const wanted = foldSpelling(name);
  if (wanted === "") return [];
  const known = MAKER_LINES.flatMap(({ maker, makerAlso, lines }) => {
    const makers = ["", maker, ...splitList(makerAlso)];
    return lines.map((entry) => ({
      line: { ...entry, maker },
      names: lineSpellings(entry).flatMap(({ spelling }) => makers.map((by) => foldSpelling(`${by} ${spelling}`))),
    }));
  });
  const exact = known.filter(({ names }) => names.includes(wanted));
  const found = exact.length > 0 ? exact : known.filter(({ names }) => names.some((one) => holds(one, wanted)));
  return found.map(({ line }) => line);
}

/** Only complete words: "air" is in "air force 1", but not in "fair isle". */
const holds = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `);
