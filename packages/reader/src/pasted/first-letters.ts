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
/** Represents every digit. */
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
 * Groups items by the letters that a match of their pattern can begin with. Returns a function that, given the next
 * character of a text, returns the items to try there.
 * @param sourceOf returns the source of an item's pattern
 */
export function groupByFirstLetter<Item>(
  items: readonly Item[],
  sourceOf: (item: Item) => string,
): (character: string) => readonly Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const letter of new Set(splitAlternatives(sourceOf(item)).flatMap(getFirstLetters))) {
      const group = groups.get(letter);
      if (group === undefined) groups.set(letter, [item]);
      else group.push(item);
    }
  const anywhere = groups.get("") ?? [];
  groups.delete("");
  for (const group of groups.values()) group.push(...anywhere.filter((item) => !group.includes(item)));
  return (character) => groups.get(character >= "0" && character <= "9" ? DIGIT : character) ?? anywhere;
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
  const alternativesAt = groupByFirstLetter(splitAlternatives(source), (alternative) => alternative);
  const compiled = new Map<readonly string[], RegExp>();
  return (character) => {
    const alternatives = alternativesAt(character);
    if (alternatives.length === 0) return NEVER;
    const known = compiled.get(alternatives);
    if (known !== undefined) return known;
    const pattern = compile(alternatives.join("|"));
    compiled.set(alternatives, pattern);
    return pattern;
  };
}
