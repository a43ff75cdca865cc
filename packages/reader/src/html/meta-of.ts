import type { Survey } from "./survey.ts";

/** Returns the content of the first `<meta>` tag that has one of these names, trying the names in order, or null. */
export function metaOf({ metas }: Survey, ...names: readonly string[]): string | null {
  for (const name of names) {
    const content = metas.get(name)?.find((value) => value.trim() !== "");
    if (content !== undefined) return content.trim();
  }
  return null;
}
