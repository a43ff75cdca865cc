import { findCompoundMaterial } from "../materials/find-compound-material.ts";
import {
  findGarments,
  type Garment,
  languageOfCompound,
  detectTitleLanguage,
  isAmbiguousAcrossLanguages,
} from "./garments.ts";
import { pickHeadGarment } from "./pick-head-garment.ts";
import { isClearlyEnglish, isEnglish, type Language, languageOf } from "../text/language.ts";
import { findMisspelledGarment } from "./misspelled-garment.ts";
import { findAccessoryPart } from "./find-accessory-part.ts";
import { refineGarment } from "./refine-garment.ts";
import { tokenize, type Token } from "../text/tokenize.ts";

/**
 * Returns the garment that a title is about, along with the quoted words, or undefined if the title names none.
 * @param below the words below the title, whose language determines what "Slip Mia" and "Trui Noor" mean
 */
export function titleGarment(
  text: string,
  tokens: readonly Token[] = tokenize(text),
  below: readonly Token[] = [],
): { garment: Garment; quote: string } | undefined {
  if (tokens.length === 0) return undefined;
  const headIn = (language: Language) => {
    const garments = findGarments(text, language, tokens);
    return findAccessoryPart(text, tokens, garments, language) ?? pickHeadGarment(garments, tokens, language, text);
  };
  const compound = () => {
    const language =
      languageOfCompound(tokens) ?? tokens.flatMap(({ form }) => findCompoundMaterial(form)?.language ?? [])[0];
    return language && headIn(language);
  };
  const own = detectTitleLanguage(text, tokens);
  const inOwn = headIn(own) ?? compound();
  const isUnclear =
    own === "en" && !isClearlyEnglish(tokens) && (inOwn === undefined || isAmbiguousAcrossLanguages(inOwn.quote));
  const found =
    (isUnclear ? headIn(isEnglish(below) ? "en" : languageOf(below)) : undefined) ??
    inOwn ??
    findMisspelledGarment(text, tokens);
  return found && { garment: refineGarment(found.garment, text, tokens), quote: found.quote };
}
