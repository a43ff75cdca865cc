import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import type { Garment } from "@dupewise/vocabulary/garments/garments";
import { findCompoundMaterial } from "@dupewise/vocabulary/materials/find-compound-material";
import { findFabrics, isFabricInformative } from "@dupewise/vocabulary/materials/fabrics";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { isPartOrFigurativeWord } from "@dupewise/vocabulary/materials/mere-part";
import { languageOf } from "@dupewise/vocabulary/text/language";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import type { PlacesOf } from "./material-place.ts";
import type { Passage } from "./passage.ts";
import { describesPart } from "./describes-part.ts";
import { followsPart } from "./product-materials.ts";
import { wordAfter } from "./word-after.ts";
import { meaningOfVelours } from "./resolve-materials.ts";

/**
 * Finds the weave or knit that a passage gives for the product itself, and returns it with its quote, or null if there
 * is none. Ignores the fabrics of parts and linings.
 */
export function findNamedFabric(passage: Passage, garment: Garment | undefined, placesOf: PlacesOf) {
  const { text, tokens } = passage;
  const { isOfOther } = placesOf(passage);
  const tells = (name: string) => garment === undefined || isFabricInformative(garment, name);
  // In French "boucle" is a buckle, unlike "bouclé".
  const isBuckle = (quote: string, from: number) =>
    (/^boucles?$/i.test(quote) && ((garment && !isClothing(garment.group)) || languageOf(tokens) === "fr")) ||
    // "Bride bouclée".
    (garment?.group === "footwear" && /^bouclée?s?$/i.test(quote) && tokens[from - 1]?.form !== "en");
  // In Spanish, a "jersey de lana" is a sweater.
  const isSweater = (quote: string, from: number) =>
    /^jerseys?$/i.test(quote) && languageOf(tokens) === "es" && !/^(?:de|en|punto)$/.test(tokens[from - 1]?.form ?? "");
  const found = findFabrics(text, tokens).find(
    ({ name, quote, from, to }) =>
      meaningOfVelours(quote, garment?.group, text) !== "suede" &&
      !isBuckle(quote, from) &&
      !isSweater(quote, from) &&
      !isPartOrFigurativeWord(wordAfter(text, tokens, to)) &&
      !describesPart(text, tokens, to) &&
      !followsPart(text, tokens, startOfCloth(tokens, from)) &&
      !isOfCollar(tokens, from) &&
      !isInLining(tokens, from) &&
      !isOfOther(from, to) &&
      !isOfLining(tokens, to) &&
      tells(name),
  );
  if (found) return { value: found.name, quote: found.quote };
  for (const { form, start, end } of tokens) {
    const fabric = findCompoundMaterial(form)?.fabric;
    if (fabric !== undefined && tells(fabric)) return { value: fabric, quote: text.slice(start, end) };
  }
  return null;
}

/** "Polyester mesh": the cloth begins with its fiber. */
const startOfCloth = (tokens: readonly Token[], from: number): number =>
  canonicalFiber(tokens[from - 1]?.form ?? "") === null ? from : from - 1;

const COLLARS: ReadonlySet<string> = new Set("col collo colletto cuello kragen".split(" "));

/** "Col en velours côtelé", "collo di velluto". */
function isOfCollar(tokens: readonly Token[], from: number): boolean {
  const [first = "", second = ""] = [from - 1, from - 2].map((at) => tokens[at]?.form);
  return COLLARS.has(first) || (/^(?:en|in|di|de|aus)$/.test(first) && COLLARS.has(second));
}

/** "Terry cotton lining". */
function isOfLining(tokens: readonly Token[], to: number): boolean {
  return canonicalFiber(tokens[to]?.form ?? "") !== null && tokens[to + 1]?.form === "lining";
}

/** "Fully lined in cupro satin". */
function isInLining(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ form }) => form);
  return before.includes("lined") || before.includes("lining");
}
