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

const FIRST_LETTER = /^\p{L}(?![?*{])/u;
/** "(?:free|fast) shipping": words to choose from, of which one must be there. */
const FIRST_GROUP = /^\(\?:((?:\\.|[^()\\])+)\)(?![?*{])/su;

/** Returns the letters that a match of an alternative can begin with, or "" when it can begin with anything else. */
function getFirstLetters(alternative: string): ReadonlySet<string> {
  const choices = splitAlternatives(FIRST_GROUP.exec(alternative)?.[1] ?? alternative);
  const letters = new Set(choices.map((choice) => FIRST_LETTER.exec(choice)?.[0] ?? ""));
  return letters.has("") ? new Set([""]) : letters;
}

/**
 * Compiles a pattern with many alternatives once for each first letter, with only the alternatives that can begin with
 * that letter, because trying all of them at every position is slow. Returns a function that picks the pattern to try
 * where a text continues with a given character.
 */
export function compileByFirstLetter(
  source: string,
  compile: (source: string) => RegExp,
): (character: string) => RegExp {
  const groups = new Map<string, string[]>();
  for (const alternative of splitAlternatives(source))
    for (const letter of getFirstLetters(alternative)) groups.set(letter, [...(groups.get(letter) ?? []), alternative]);
  const others = groups.get("") ?? [];
  groups.delete("");
  const compiled = (alternatives: readonly string[]): RegExp => compile([...alternatives, ...others].join("|"));
  const patterns = new Map([...groups].map(([letter, alternatives]) => [letter, compiled(alternatives)]));
  const rest = others.length === 0 ? /(?!)/ : compiled([]);
  return (character) => patterns.get(character) ?? rest;
}
