import { findColors } from "@dupewise/vocabulary/colors/colors";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { tokenize, type Token } from "@dupewise/vocabulary/text/tokenize";
import { namesPart } from "./describes-part.ts";
import { LENS_NAMES } from "./resolve-colors.data.ts";

const LINE_END = /\s*(?:\n|[•◆►✔|])\s*/u;
/** What a shop adds to a color's name: "Black – looks navy under some lamps", "Navy (dark blue)". */
const ADDED = /\s+[-–—]\s+|[–—(;,]|\.\s/u;
/** Signs and a style code before the color: "DX-4401-20 White". */
const LEAD = /^[^\p{L}\p{N}]+|^(?=[\p{Lu}\d-]*\d)[\p{Lu}\d]{4,}(?:-[\p{Lu}\d]+)*\s+/u;
const NUMBER = /^\d+$/;
const MOST_WORDS = 4;
/** Longer than any color with its code. */
const LONGEST = 60;
/** Words in a shade's name that aren't the color's: "Midnight Navy", "French Blue". */
const MOST_FURTHER = 2;

/**
 * Finds the only line of pasted text that contains nothing but a color, and returns it without what the shop added:
 * "Shadow Black" for "Shadow Black – looks navy". Returns null when there is no such line, or more than one.
 */
export function findColorLine(text: string): string | null {
  const named = text.split(LINE_END).flatMap((line) => {
    const [color = ""] = line.replace(LEAD, "").split(ADDED);
    return isColorAlone(color) ? [color.trim()] : [];
  });
  const [only, ...others] = named;
  return only !== undefined && others.length === 0 ? only : null;
}

const isPart = (form: string): boolean => namesPart(form) || LENS_NAMES.has(form);

/**
 * Returns true for a color by itself. "Lens: Warm Grey" is the color of the lenses only; `namesPart`
 * recognizes other parts.
 */
function isColorAlone(line: string): boolean {
  if (line.length > LONGEST) return false;
  const words = tokenize(line).filter(({ form }) => !NUMBER.test(form));
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const found = findColors(line);
  const further = tokenize(line).filter((_, at) => !found.some(({ from, to }) => at >= from && at < to));
  const isOfShade = ({ form }: Token) => form !== "free" && canonicalFiber(form) === null && !isPart(form);
  return (
    found.length > 0 &&
    further.filter(({ form }) => !NUMBER.test(form)).length <= MOST_FURTHER &&
    further.every(isOfShade)
  );
}
