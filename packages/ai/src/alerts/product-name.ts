import { findColors } from "@dupewise/vocabulary/colors/colors";
import { findCuts } from "@dupewise/vocabulary/details/cuts";
import { findDetails } from "@dupewise/vocabulary/details/details";
import { editDistance } from "@dupewise/vocabulary/text/edit-distance";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findOccasions } from "@dupewise/vocabulary/details/occasions";
import { findPatterns } from "@dupewise/vocabulary/details/patterns";
import { tokenize } from "@dupewise/vocabulary/text/tokenize";
import type { ProductFacts } from "../facts/product-facts.ts";
import { extractFacts } from "../facts/extract-facts.ts";
import { findNamedMaterials } from "../facts/find-named-materials.ts";
import { ACCESSORY_WORDS, FABRIC_WORDS, FILLER_WORDS, JOINING_WORDS, PART_WORDS } from "./name-words.data.ts";

/** A parsed product name: the words that identify the product, and the facts that the name states. */
export interface ProductName {
  /** The facts that the name states about the product. */
  attributes: ProductFacts;
  /** The words that identify the product, rather than describe it: "half moon", "501". */
  own: readonly string[];
  /** Every word, normalized for comparison, in order. */
  words: readonly string[];
  /** Whether it names something made for the product, such as a replacement strap, rather than the product itself. */
  isAccessory: boolean;
}

const UNTELLING_WORDS = new Set([...FILLER_WORDS, ...FABRIC_WORDS]);
/** Shorter words are too similar to one another to allow a typo. */
const LONG_ENOUGH_TO_MISSPELL = 5;
/** The maximum length of a supposed name; anything beyond it is prose. */
const LONGEST_NAME = 500;
const SIZES = /\b(?:size|eu|uk|us|it|fr)\s*\d+(?:[.,]\d)?\b|\(\s*(?:xxs|xs|s|m|l|xl|xxl)\s*\)/gi;

/** Parses a product name into the words that identify it, ignoring the maker's name. */
export function parseProductName(name: string, maker: string | null): ProductName {
  const text = withoutMaker(name.slice(0, LONGEST_NAME).replaceAll(SIZES, " "), maker);
  const tokens = tokenize(text);
  const attributes = extractFacts({ title: text });
  const kinds = findGarments(text).filter(({ garment }) => isFashion(garment.group));
  const named: { quote: string }[] = [
    ...kinds,
    ...findColors(text, tokens),
    ...findPatterns(text, tokens),
    ...findCuts(text, tokens),
    ...findDetails(text, tokens),
    ...findOccasions(text, tokens),
    ...findNamedMaterials(text, tokens, attributes.garment?.value.group),
  ];
  const told = new Set(named.flatMap(({ quote }) => formsOf(quote)));
  const makers = formsOf(maker ?? "");
  const forms = tokens.map(({ form }) => singular(form));
  const end = tokens.findIndex(({ form }, at) => at > 0 && JOINING_WORDS.has(form));
  const last = forms[(end < 0 ? tokens.length : end) - 1] ?? "";
  return {
    attributes,
    own: [...new Set(forms)].filter(
      (form) => !told.has(form) && !UNTELLING_WORDS.has(form) && !makers.some((word) => isSameWord(form, word)),
    ),
    words: forms,
    isAccessory: forms.some((form) => ACCESSORY_WORDS.has(form)) || (forms.length > 1 && PART_WORDS.has(last)),
  };
}

/**
 * Returns true when two words are equal, allowing one typo in a long word. Allows none in words with digits, because
 * numbers distinguish models.
 */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < LONG_ENOUGH_TO_MISSPELL || /\d/.test(a + b)) return false;
  return a[0] === b[0] && editDistance(a, b, 1) === 1;
}

const formsOf = (text: string): string[] => tokenize(text).map(({ form }) => singular(form));

/** "boots" and "boot" count as one word in a name; so do "AF1's" and "AF1". */
const singular = (form: string): string =>
  form.length > 3 && form.endsWith("s") && !form.endsWith("ss") ? form.slice(0, -1) : form;

function withoutMaker(name: string, maker: string | null): string {
  if (maker === null || maker.trim() === "") return name;
  const makers = tokenize(maker).map(({ form }) => form);
  const tokens = tokenize(name);
  for (let at = 0; at + makers.length <= tokens.length; at++) {
    const first = tokens[at];
    const last = tokens[at + makers.length - 1];
    if (!first || !last || !makers.every((form, step) => tokens[at + step]?.form === form)) continue;
    const rest = `${name.slice(0, first.start)} ${name.slice(last.end)}`.trim();
    // "Belt bag" by Belt is still a bag; a name that consists only of its maker's stays.
    return rest === "" ? name : rest.replace(/^['’]s?\s|^by\s|\sby$/i, " ");
  }
  return name;
}
