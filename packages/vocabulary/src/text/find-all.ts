/**
 * Returns all matches of a pattern, which has to be global and must not match nothing. Unlike `matchAll`, doesn't copy
 * the pattern, which takes longer than searching a short text.
 */
export function findAll(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
