import { type Color, findColors } from "@dupewise/vocabulary/colors/colors";
import type { Evidence } from "@dupewise/domain/product/product";
import { findColorLine } from "./find-color-line.ts";
import { ownColors, partColors, withoutRedundantColors } from "./own-colors.ts";
import { type Passage, createPassage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";
import { isCertainlyProductColor } from "./certain-colors.ts";

const MAX_COLORS = 3;
const UNDYED = "natural";

/** Whether a text doesn't mention a color, except words that mean something else there. */
function isBesides(name: string, { text, tokens }: Passage, isNone: (quote: string) => boolean): boolean {
  return (
    name.length <= LONGEST_COLOR &&
    !findColors(text, tokens).some(({ color, quote }) => color.name === name && !isNone(quote))
  );
}

const MEASURED = 0.45;
const STATED_ALONE = 0.85;
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

/** Returns the colors that a description surely gives the product: "Golden Halo" may be a cream dress. */
function sureIn({ text, tokens, isEnglish }: Passage, isNone: (quote: string) => boolean): Color[] {
  if (text === "" || !isEnglish()) return [];
  const found = findColors(text, tokens).filter(({ quote }) => !isNone(quote));
  return ownColors(found, tokens, text, true)
    .filter((match) => isCertainlyProductColor(match, found, tokens, text))
    .map(({ color }) => color);
}

interface ColorSource {
  title: Passage;
  description: Passage;
  isNone: (quote: string) => boolean;
  /** Whether a part's color counts too: for a bracelet, its clasp may be all that is mentioned. */
  areOfParts: boolean;
  /** Whether listed colors of parts count as well: a watch consists of its bracelet and its dial. */
  isWatch: boolean;
}

/** Extracts a product's colors from its texts. Uses a color measured in the photo only when the texts name none. */
export function extractColorFacts(
  { colours = [], evidence = [] }: ListedColors,
  { title, description, isNone, areOfParts, isWatch }: ColorSource,
): Fact<Color>[] {
  const facts: Fact<Color>[] = [];
  const isMeasured = evidence.some(({ field, source }) => field === "colours" && source === "photo");
  const statements = evidence.flatMap(({ field, quote }) =>
    field === "colours" ? [createPassage("colours", quote, STATED_ALONE)] : [],
  );
  const passages = [title, description, ...statements];
  const stated = isMeasured ? [] : colours.filter((name) => isWatch || !isOfParts(name, passages, !areOfParts));
  const add = (fact: Fact<Color>) => {
    const at = facts.findIndex(({ value }) => value.name === fact.value.name);
    if (at < 0 && facts.length < MAX_COLORS) facts.push(fact);
    if (facts[at]?.isHint && !fact.isHint) facts[at] = fact;
  };
  const addAll = ({ field, text, tokens, certainty, isEnglish }: Passage, isOfPartsToo = true) => {
    // "Color: Black" is the product's color, even on a Black Bay.
    const found = findColors(text, tokens).filter(({ quote }) => field === "colours" || !isNone(quote));
    const ofParts = partColors(found, tokens, text);
    if (!isOfPartsToo && ofParts.size === found.length) return;
    for (const match of ownColors(found, tokens, text, !areOfParts, ofParts)) {
      // "Overlays, metallic" is how they shine.
      if (field === "description" && match.color.name === "metallic") continue;
      const isHint =
        field === "description" && !areOfParts && isEnglish() && !isCertainlyProductColor(match, found, tokens, text);
      add({ value: match.color, quote: match.quote, field, certainty, ...(isHint && { isHint }) });
    }
  };
  const addStated = (names: readonly string[]) => {
    for (const name of names) addAll(createPassage("colours", COLOR_MEANT.exec(name)?.[1] ?? name, 0.9));
  };
  if (stated.length <= MOST_STATED && stated.every((name) => isBesides(name, title, isNone))) addStated(stated);
  if (facts.length === 0 && evidence.some(({ source }) => source === "pasted-text")) {
    const line = findColorLine(description.text);
    if (line !== null) addAll(createPassage("description", line, STATED_ALONE));
  }
  if (facts.length === 0) addAll(title, areOfParts);
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
    sureIn(description, isNone).some(({ family }) => !facts.some(({ value }) => value.family === family))
  )
    for (const [at, fact] of facts.entries()) facts[at] = { ...fact, isHint: true };
  if (facts.length === 0) addStated(stated);
  if (facts.length === 0) addAll(description, areOfParts);
  if (facts.length === 0) addAll(title);
  if (facts.length === 0) addAll(description);
  if (facts.length === 0 && isMeasured) for (const name of colours) addAll(createPassage("photo", name, MEASURED));
  return withoutRedundantColors(facts);
}
