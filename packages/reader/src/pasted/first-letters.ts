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

/**
 * Compiles a pattern of many alternatives once for each letter that some begin with, as trying all of them takes long.
 * Returns the pattern to try where a text continues with a character.
 */
export function compileByFirstLetter(
  source: string,
  compile: (source: string) => RegExp,
): (character: string) => RegExp {
  const groups = Map.groupBy(splitAlternatives(source), (alternative) => FIRST_LETTER.exec(alternative)?.[0] ?? "");
  const others = groups.get("") ?? [];
  const compiled = (alternatives: readonly string[]): RegExp => compile([...alternatives, ...others].join("|"));
  const patterns = new Map([...groups].map(([letter, alternatives]) => [letter, compiled(alternatives)]));
  const rest = others.length === 0 ? /(?!)/ : compiled([]);
  return (character) => patterns.get(character) ?? rest;
}
