import { findCompoundMaterial } from "../materials/find-compound-material.ts";
import { findGarments, type Garment, languageOfCompound, languageOfTitle } from "./garments.ts";
import { pickHeadGarment } from "./pick-head-garment.ts";
import type { Language } from "../text/language.ts";
import { findMisspelledGarment } from "./misspelled-garment.ts";
import { findAccessoryPart } from "./find-accessory-part.ts";
import { refineGarment } from "./refine-garment.ts";
import { tokenize, type Token } from "../text/tokenize.ts";

/** Returns the garment that a title is about, along with the quoted words, or undefined if the title names none. */
export function titleGarment(
  text: string,
  tokens: readonly Token[] = tokenize(text),
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
  const found = headIn(languageOfTitle(text, tokens)) ?? compound() ?? findMisspelledGarment(text, tokens);
  return found && { garment: refineGarment(found.garment, text, tokens), quote: found.quote };
}
