import { STATED_COLORS } from "./find-stated-color.data.ts";

/** Returns the CSS color for the first color stated in `text`, or null if there is none. */
export function findStatedColor(text: string | null): string | null {
  // "Navy blue and white" are two colors: the first counts.
  const [first = ""] = (text ?? "").toLowerCase().split(/,| and | with /);
  return STATED_COLORS.find(([words]) => words.test(first))?.[1] ?? null;
}
