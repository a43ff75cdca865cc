import { findColors } from "@dupewise/vocabulary/colors/colors";
import type { ClassifiedLine } from "./part-text.ts";

const MOST_WORDS = 6;
/** How far below the name a line that contains only a color may be; a color further down is another product's. */
const NEAR = 8;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words next to those of a color: its strength, or what joins two. */
const SHADES = new Set(
  "and with light dark pale deep bright heathered heather melange marl washed matte faded core cloud gum clear true classic multi und et e y mit con avec hell dunkel clair foncé chiaro scuro claro oscuro".split(
    " ",
  ),
);

const CODE = /^(?=.*\d)[A-Z\d]{4,}$/;

/** Separators of facts on one line: "Never worn · Burgundy · Calfskin". */
const ROW = /\s[·•|]\s/;

/** Finds the lines below the name, or their table cells, that contain only a color: "Tan", "Heathered Charcoal". */
export function findColorLines(lines: readonly ClassifiedLine[], name: ClassifiedLine | null): string[] {
  const first = name === null ? 0 : name.at + 1;
  return lines.slice(first, first + NEAR).flatMap(({ text, role, zone }) => {
    if (zone !== "own" || (role !== "words" && role !== "breadcrumb")) return [];
    return text.split(ROW).filter((cell) => isColor(cell) || isColorway(cell));
  });
}

/** "Cloud White / Core Black / Clear Granite": one shade of several may have a name that isn't known. */
function isColorway(text: string): boolean {
  const shades = text.split("/");
  return shades.length > 2 && shades.filter(isColor).length >= shades.length - 1;
}

function isColor(text: string): boolean {
  if ((text.match(WORD)?.length ?? 0) > MOST_WORDS) return false;
  const found = findColors(text);
  let rest = text;
  for (const { quote } of found) rest = rest.replace(quote, " ");
  return (
    found.length > 0 && (rest.match(WORD) ?? []).every((word) => SHADES.has(word.toLowerCase()) || CODE.test(word))
  );
}
