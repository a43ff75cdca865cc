import type { Survey } from "./survey.ts";

/** Returns the first content of any of these `<meta>` names. */
export function metaOf({ metas }: Survey, ...names: readonly string[]): string | null {
  for (const name of names) {
    const content = metas.get(name)?.find((value) => value.trim() !== "");
    if (content !== undefined) return content.trim();
  }
  return null;
}
