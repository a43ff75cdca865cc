import { type Color, type ColorMatch, findColors } from "@dupewise/vocabulary/colors/colors";
import { withoutRuledOutColors } from "@dupewise/vocabulary/colors/without-ruled-out-colors";
import type { Evidence } from "@dupewise/domain/product/product";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import type { Language } from "@dupewise/vocabulary/text/language";
import { findColorLine } from "./find-color-line.ts";
import { isMetallic, ownColors, partColors, withoutRedundantColors } from "./own-colors.ts";
import { type Passage, createPassage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";
import { attributeColors } from "./attribute-colors.ts";

const MAX_COLORS = 3;
const UNDYED = "natural";

/** Whether a text doesn't mention a color, except words that mean something else there. */
function isBesides(name: string, { text, tokens }: Passage, isNone: (quote: string) => boolean): boolean {
  return (
    name.length <= LONGEST_COLOR &&
    !findColors(text, tokens).some(({ color, quote }) => color.name === name && !isNone(quote))
  );
}

const colorsIn = ({ text, tokens }: Passage): readonly ColorMatch[] =>
  withoutRuledOutColors(findColors(text, tokens), text);

const MEASURED = 0.45;
const STATED_ALONE = 0.85;
/** The certainty of what a label says or a line that contains nothing else. */
const LABELED = 0.8;
const LONGEST_COLOR = 30;
/** The number of colors above which a shop sells the product in all of them. */
const MOST_STATED = 2;
/** In "Gold (tan)" the parentheses hold the actual color. */
const COLOR_MEANT = /\(([^()]{3,30})\)/u;

/** The colors that the page lists, and their sources. */
export interface ListedColors {
  colours?: readonly string[] | undefined;
  evidence?: readonly Evidence[] | undefined;
}

/** Whether the text that a color came from mentions it for parts only: "white leather, gold logo". */
function isOfParts(name: string, passages: readonly Passage[], isStrict: boolean): boolean {
  let isTold = false;
  for (const { text, tokens } of passages) {
    const found = findColors(text, tokens);
    if (ownColors(found, tokens, text, isStrict).some(({ color }) => color.name === name)) return false;
    isTold ||= found.some(({ color }) => color.name === name);
  }
  return isTold;
}

/**
 * Returns the colors of a text that are certainly the product's own, or else those of a material that it may be made
 * of. A description's first such color counts: later ones may be those of a detail.
 */
function sureColors(passage: Passage, { isNone, areOfParts, group, language }: ColorSource): readonly ColorMatch[] {
  const { field, text, tokens } = passage;
  // "Color: Black" is the product's color, even on a Black Bay.
  // "Overlays, metallic" is how they shine.
  const found = colorsIn(passage).filter(
    ({ color, quote }) =>
      field === "colours" || !(isNone(quote) || (field === "description" && color.name === "metallic")),
  );
  if (found.length === 0) return [];
  const own = ownColors(found, tokens, text, !areOfParts);
  const attributed = attributeColors(found, passage, group, language(), own);
  const ofProduct = own.filter((match) => attributed.get(match)?.target === "product");
  const [first] = ofProduct;
  if (first && field === "title") return ofProduct;
  const sure = first ? ofProduct : own.filter((match) => attributed.get(match)?.target === "material");
  const phrase = sure[0] && attributed.get(sure[0]);
  return sure.filter((match) => attributed.get(match) === phrase);
}

interface ColorSource {
  /** The language of the texts, which a single one of them may be too short to show. */
  language: () => Language;
  group: Group | undefined;
  title: Passage;
  description: Passage;
  isNone: (quote: string) => boolean;
  /** Whether a part's color counts too: for a bracelet, its clasp may be all that is mentioned. */
  areOfParts: boolean;
  /** Whether listed colors of parts count as well: a watch consists of its bracelet and its dial. */
  isWatch: boolean;
}

/** Returns the names among a statement's colors that are said of the product: of "white, black heel", white. */
function sureNames(names: readonly string[], evidence: readonly Evidence[], source: ColorSource): readonly string[] {
  const statement = evidence.find(({ field }) => field === "colours");
  if (statement === undefined) return names;
  const passage = createPassage("title", statement.quote, statement.certainty);
  const sure = new Set(sureColors(passage, { ...source, isNone: () => false }).map(({ color }) => color.name));
  const said = names.filter((name) => sure.has(name));
  return said.length === 0 && statement.certainty >= LABELED ? names : said;
}

/**
 * Extracts up to three colors of a product from its texts. Uses a color measured in the photo only when the texts name
 * none.
 */
export function extractColorFacts({ colours = [], evidence = [] }: ListedColors, source: ColorSource): Fact<Color>[] {
  const { title, description, isNone, areOfParts, isWatch } = source;
  const facts: Fact<Color>[] = [];
  const isMeasured = evidence.some(({ field, source: from }) => field === "colours" && from === "photo");
  const statements = evidence.flatMap(({ field, quote }) =>
    field === "colours" ? [createPassage("colours", quote, STATED_ALONE)] : [],
  );
  const passages = [title, description, ...statements];
  const listed = isMeasured ? [] : colours.filter((name) => isWatch || !isOfParts(name, passages, !areOfParts));
  const stated = sureNames(listed, evidence, source);
  const add = (fact: Fact<Color>) => {
    if (facts.length < MAX_COLORS && !facts.some(({ value }) => value.name === fact.value.name)) facts.push(fact);
  };
  const addSure = (passage: Passage) => {
    const { field, certainty } = passage;
    for (const { color, quote } of sureColors(passage, source)) add({ value: color, quote, field, certainty });
  };
  /**
   * Adds the colors that stand in a title before one that is sure: of "Grey Second Skin Jacket", gray. For jewelry,
   * adds all.
   */
  const addLeading = (passage: Passage) => {
    const { field, text, tokens, certainty } = passage;
    const found = colorsIn(passage);
    const last = found.findLast(({ color }) => facts.some(({ value }) => value.name === color.name));
    const leading = found.filter(({ from, quote }) => last && (areOfParts || from < last.from) && !isNone(quote));
    for (const { color, quote } of ownColors(leading, tokens, text, !areOfParts))
      add({ value: color, quote, field, certainty, isHint: true });
  };
  /** Adds all colors of a text, whatever they are said of, as hints. */
  const addHints = (passage: Passage, isOfPartsToo = true) => {
    const { field, text, tokens, certainty } = passage;
    const found = colorsIn(passage).filter(({ quote }) => field === "colours" || !isNone(quote));
    const ofParts = partColors(found, tokens, text);
    if (!isOfPartsToo && ofParts.size === found.length) return;
    for (const { color, quote } of ownColors(found, tokens, text, !areOfParts, ofParts)) {
      if (field === "description" && color.name === "metallic") continue;
      add({ value: color, quote, field, certainty, isHint: true });
    }
  };
  const addStated = (names: readonly string[], isHint = false) => {
    for (const name of names) {
      const { text, tokens } = createPassage("colours", COLOR_MEANT.exec(name)?.[1] ?? name, 0.9);
      for (const { color, quote } of findColors(text, tokens))
        add({ value: color, quote, field: "colours", certainty: 0.9, ...(isHint && { isHint }) });
    }
  };
  if (stated.length <= MOST_STATED && stated.every((name) => isBesides(name, title, isNone))) addStated(stated);
  if (facts.length === 0 && evidence.some(({ source }) => source === "pasted-text")) {
    const line = findColorLine(description.text);
    // Next to "Color: Green", a line that only says "stainless steel" is about the material.
    const isOfMetal = stated.length > 0 && findColors(line ?? "").every(({ color }) => isMetallic(color));
    if (line !== null && !isOfMetal) addSure(createPassage("title", line, STATED_ALONE));
  }
  if (facts.length === 0) addSure(title);
  // "White sneakers … Color: white, black": the field names more than the title.
  const isField = evidence.some(({ field, certainty }) => field === "colours" && certainty >= STATED_ALONE);
  const isMore = stated.length > facts.length && facts.every(({ value }) => stated.includes(value.name));
  if (isField && isMore && facts.length > 0 && stated.length <= MOST_STATED) addStated(stated);
  // "Natural Comfort top, white": an undyed color that begins a name may be none.
  if (isMore && facts[0]?.value.name === UNDYED && stated.length <= MOST_STATED) {
    facts.length = 0;
    addStated(stated.filter((name) => name !== UNDYED));
  }
  const isNamed = facts.length > 0 && facts.every(({ field }) => field === "title");
  if (
    isNamed &&
    !areOfParts &&
    description.isEnglish() &&
    sureColors(description, source).some(({ color }) => !facts.some(({ value }) => value.family === color.family))
  )
    for (const [at, fact] of facts.entries()) facts[at] = { ...fact, isHint: true };
  if (isNamed) addLeading(title);
  if (facts.length === 0) addStated(stated);
  if (facts.length === 0) addSure(description);
  if (facts.length === 0) addStated(listed, true);
  if (facts.length === 0) addHints(title, areOfParts);
  if (facts.length === 0) addHints(description, areOfParts);
  if (facts.length === 0) addHints(title);
  if (facts.length === 0) addHints(description);
  if (facts.length === 0 && isMeasured)
    for (const name of colours)
      for (const { color, quote } of findColors(name))
        add({ value: color, quote, field: "photo", certainty: MEASURED });
  return withoutRedundantColors(facts);
}
