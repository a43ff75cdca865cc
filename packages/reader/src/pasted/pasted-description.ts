import { isOnlyComposition } from "@dupewise/vocabulary/composition/lexicon";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import type { Found } from "../found.ts";
import { labelName } from "../labels/labels.ts";
import type { ClassifiedLine } from "./part-text.ts";
import { lowercase } from "./lowercase.ts";
import { descriptionAfterName } from "./name-tail.ts";
import { stripCondition } from "./extract-resale-facts.ts";

const MAX_LENGTH = 5_000;
/** A reference number may be all that a text contains besides its product's name. */
const SHORTEST = 5;
const SILENT = new Set([
  "button",
  "menu",
  "heading",
  "reviews",
  "footer",
  "others",
  "talk",
  "breadcrumb",
  "size",
  "rating",
  "price",
]);

const BETWEEN_SENTENCES = /(?<=[\p{L})%]\.)\s+(?=\p{Lu})/u;

/** Returns what follows a labeled fact on its line, without further facts: "100% nylon. No seam. Lining: silk." */
const sentencesAfter = (value: string): string[] =>
  value
    .split(BETWEEN_SENTENCES)
    .slice(1)
    .filter((sentence) => !/[%:：]/.test(sentence));

/** Returns true when a list of materials says what a composition cannot: "gold-plated case", "cotton twill". */
const tellsMore = (value: string): boolean =>
  !isOnlyComposition(value.split(BETWEEN_SENTENCES, 1)[0] ?? "") || findFabrics(value).length > 0;

/** "Choose color: black, tan": what else it comes in. */
const COLOR_CHOICE =
  /^(?:(?:choose|select|pick)(?: an?| your)? colou?r|(?:also )?available (?:in|colou?rs)|(?:other|more) colou?rs|colou?r options|also (?:comes )?in(?=:)|farbe wählen|(?:weitere|verfügbare) farben|auch (?:erhältlich )?in|(?:autres )?couleurs? disponibles?|(?:altri )?colori disponibili|(?:otros )?colores disponibles)(?!\p{L}).*(?:[,/&]|\s(?:and|und|et|y|e)\s)/u;

/** "Size: 60 x 60cm", "Case size: 40 mm". */
const MEASURED = /^\P{L}*\d\s?(?:[x×]|cm|mm|in(?!\p{L})|inch|["”″])/iu;

/**
 * Extracts the description from pasted text: what remains after removing the name, labeled facts and unrelated content.
 * Returns null if nothing remains.
 * @param titleLine the text of the line that contains the product's name
 * @param isSecondhand whether the product is secondhand, in which case remarks on its condition are removed
 */
export function extractPastedDescription(
  lines: readonly ClassifiedLine[],
  titleLine: string | null,
  isSecondhand: boolean,
  name: string | null,
): Found<string> | null {
  const extractDescription = ({ text, role, zone }: ClassifiedLine): readonly string[] => {
    if (SILENT.has(role) || zone !== "own" || COLOR_CHOICE.test(text.toLowerCase())) return [];
    const [label = "", value = ""] = text.split(/\s*[:：]\s*|\s[-–]\s/, 2);
    const told = value === "" ? undefined : labelName(label);
    const labeled = text.slice(text.indexOf(value));
    // A composition has no place for "Upper: canvas".
    if (told === "part" && !labeled.includes("%")) return [text];
    if (told === "description" || (told === "material" && tellsMore(labeled))) return [labeled];
    if (told !== undefined) return MEASURED.test(value) ? [text] : sentencesAfter(labeled);
    if (text !== titleLine) return [text];
    // A line that continues after the name also contains the description.
    if (text.length > 80) return [text];
    if (name === null) return [];
    const at = lines.length > 1 ? -1 : lowercase(text).indexOf(lowercase(name));
    const behind = at < 0 ? descriptionAfterName(text, name) : text.slice(at + name.length);
    return behind === "" ? [] : [behind.replace(/^[\s\p{P}]+/u, "")];
  };
  const told: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length > MAX_LENGTH) break;
    const parts = isSecondhand
      ? extractDescription(line).map(stripCondition).filter(Boolean)
      : extractDescription(line);
    told.push(...parts);
    length += parts.reduce((sum, part) => sum + part.length, 0);
  }
  const value = told.join("\n").slice(0, MAX_LENGTH).toWellFormed();
  return value.length < SHORTEST ? null : { value, quote: value, source: "pasted-text", certainty: 0.8 };
}
