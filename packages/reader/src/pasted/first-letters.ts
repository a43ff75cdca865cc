import { lazily } from "@dupewise/vocabulary/text/lazily";

/** Splits a pattern's source into its alternatives: "a(?:b|c)" and "d" of "a(?:b|c)|d". */
function splitAlternatives(source: string): string[] {
  const found = [""];
  let depth = 0;
  for (const [piece] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gsu)) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "|" && depth === 0) found.push("");
    else found.push(`${found.pop() ?? ""}${piece}`);
  }
  return found;
}

/** A letter or digit that must be there. */
const FIRST_CHARACTER = /^(?:\p{L}|\d|\\d)(?![?*]|\{0)/u;
/** A group of alternatives, with up to two levels of groups within, and whether it may be absent. */
const FIRST_GROUP = /^\(\?:((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))+)\)(\??)(?![*{])/su;
const NEVER = /(?!)/;
/** Stands for every digit. */
const DIGIT = "0";

/** Returns the letters that a match of an alternative can begin with, or "" when it can begin with anything else. */
function getFirstLetters(alternative: string): readonly string[] {
  const [group, choices, optional] = FIRST_GROUP.exec(alternative) ?? [];
  if (group === undefined || choices === undefined) {
    const first = FIRST_CHARACTER.exec(alternative)?.[0] ?? "";
    return [/\d|\\/.test(first) ? DIGIT : first];
  }
  const rest = optional === "" ? [] : getFirstLetters(alternative.slice(group.length));
  return [...splitAlternatives(choices).flatMap(getFirstLetters), ...rest];
}

/**
 * Compiles a pattern with many alternatives into one pattern per first letter, each with only the alternatives that can
 * begin with that letter, because trying all alternatives at every position is slow. Returns a function that, given the
 * next character of a text, picks the pattern to try there.
 */
export function compileByFirstLetter(
  source: string,
  compile: (source: string) => RegExp,
): (character: string) => RegExp {
  const groups = new Map<string, string[]>();
  for (const alternative of splitAlternatives(source))
    for (const letter of new Set(getFirstLetters(alternative)))
      groups.set(letter, [...(groups.get(letter) ?? []), alternative]);
  const others = groups.get("") ?? [];
  groups.delete("");
  const compiled = (alternatives: readonly string[]): (() => RegExp) =>
    lazily(() => compile([...alternatives, ...others].join("|")));
  const patterns = new Map([...groups].map(([letter, alternatives]) => [letter, compiled(alternatives)]));
  const rest = others.length === 0 ? () => NEVER : compiled([]);
  return (character) => (patterns.get(character >= "0" && character <= "9" ? DIGIT : character) ?? rest)();
}
