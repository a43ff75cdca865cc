import type { Survey } from "./survey.ts";

/** Returns the content of the first `<meta>` tag with one of these names, in the order of the names. */
export function metaOf({ metas }: Survey, ...names: readonly string[]): string | null {
  for (const name of names) {
    const content = metas.get(name)?.find((value) => value.trim() !== "");
    if (content !== undefined) return content.trim();
  }
  return null;
}
