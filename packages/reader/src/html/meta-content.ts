import type { Survey } from "./survey.ts";

/**
 * Returns the content of the first non-empty `<meta>` tag with one of these names or properties, trying them in order,
 * or null.
 */
export function metaContent({ metas }: Survey, ...names: readonly string[]): string | null {
  for (const name of names) {
    const content = metas.get(name)?.find((value) => value.trim() !== "");
    if (content !== undefined) return content.trim();
  }
  return null;
}
