import { findCompoundMaterial } from "../materials/find-compound-material.ts";
import {
  findGarments,
  type Garment,
  languageOfCompound,
  languageOfTitle,
  isAmbiguousAcrossLanguages,
} from "./garments.ts";
import { pickHeadGarment } from "./pick-head-garment.ts";
import { isClearlyEnglish, isEnglish, type Language, languageOf } from "../text/language.ts";
import { findMisspelledGarment } from "./misspelled-garment.ts";
import { findAccessoryPart } from "./find-accessory-part.ts";
import { refineGarment } from "./refine-garment.ts";
import { tokenize, type Token } from "../text/tokenize.ts";

/** Languages of compounds, in which the product's noun comes last. */
const NOUN_LAST = new Set<Language>(["de", "nl", "sv", "da"]);

/**
 * Returns the garment that a title is about, along with the quoted words, or undefined if the title names none.
 * @param below the words below the title, whose language determines what "Slip Mia" and "Trui Noor" mean
 */
export function titleGarment(
  text: string,
  tokens: readonly Token[] = tokenize(text),
  below: readonly Token[] = [],
): { garment: Garment; quote: string } | undefined {
  const headIn = (language: Language) => {
    const garments = findGarments(text, language, tokens);
    return findAccessoryPart(text, tokens, garments) ?? pickHeadGarment(garments, tokens, language, text);
  };
  const compound = () => {
    const language =
      languageOfCompound(tokens) ?? tokens.flatMap(({ form }) => findCompoundMaterial(form)?.language ?? [])[0];
    return language && headIn(language);
  };
  const own = languageOfTitle(text, tokens);
  const inOwn = headIn(own) ?? compound();
  const isUnclear =
    own === "en" && !isClearlyEnglish(tokens) && (inOwn === undefined || isAmbiguousAcrossLanguages(inOwn.quote));
  const found =
    (isUnclear ? inLanguageOf(below, headIn, inOwn === undefined) : undefined) ??
    inOwn ??
    findMisspelledGarment(text, tokens);
  return found && { garment: refineGarment(found.garment, text, tokens), quote: found.quote };
}

/** @param isUnnamed whether the title names nothing in its own language, so that no other reading is lost */
function inLanguageOf<Found>(
  below: readonly Token[],
  headIn: (language: Language) => Found,
  isUnnamed: boolean,
): Found | undefined {
  const language = isEnglish(below) ? "en" : languageOf(below);
  return isUnnamed || NOUN_LAST.has(language) ? headIn(language) : undefined;
}
