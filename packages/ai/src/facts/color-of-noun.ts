import { type ColorMatch } from "@dupewise/vocabulary/colors/colors";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { type Language, languageOf } from "@dupewise/vocabulary/text/language";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { endsClause } from "./passage.ts";

/** Languages in which a color follows what it colors. */
const COLOR_LAST: ReadonlySet<Language> = new Set<Language>(["fr", "es", "it"]);
/** Words that may come before a product's color in its clause: labels of colors, patterns, and how it is dyed. */
const OF_THE_PRODUCT = new Set(
  "color colore colores couleur coloris colorato tono ton teinte tinta raye rayee rayures rayas righe cuadros carreaux quadri imprime imprimee estampado estampada stampa fantasia modele modelo modello".split(
    " ",
  ),
);
const JOINING = new Set("e et y con avec and".split(" "));

/**
 * Removes colors that describe something other than the product, in languages in which a color follows its noun:
 * "étoile bleue", "logo ricamato bianco". Returns all colors if none would remain.
 */
export function withoutColorsOfNouns(
  colors: readonly ColorMatch[],
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): readonly ColorMatch[] {
  if (colors.length < 2) return colors;
  const language = languageOf(tokens);
  if (!COLOR_LAST.has(language)) return colors;
  const own = colors.filter((match) => !followsNoun(match, matches, tokens, text, language));
  return own.length > 0 ? own : colors;
}

/** Whether the words between a color and its clause's start, or the color before it, name neither goods nor stuff. */
function followsNoun(
  match: ColorMatch,
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
  language: Language,
): boolean {
  let from = match.from;
  for (; from > 0; from -= 1) {
    const [before, token] = [tokens[from - 1], tokens[from]];
    if (!before || !token || endsClause(text, before, token, "(:/&+")) break;
    const color = matches.find(({ to }) => to === from);
    if (color && from < match.from) return !isJoined(tokens.slice(from, match.from)) && isNoun(from, match.from);
    if (color) return false;
  }
  return isNoun(from, match.from);

  function isNoun(first: number, to: number): boolean {
    const words = tokens.slice(first, to).filter(({ form }) => !JOINING.has(form) && form.length > 2);
    return (
      words.length > 0 &&
      // A name before a color is the product's own: "Metcon 2 negro".
      !words.some(({ start }) => /\p{Lu}/u.test(text.charAt(start))) &&
      !words.some(({ form }) => OF_THE_PRODUCT.has(form) || canonicalFiber(form) !== null) &&
      findFabrics("", words).length === 0 &&
      findGarments("", language, words).length === 0
    );
  }
}

/** Whether nothing but a joining word is between two colors: "bianco e nero". */
const isJoined = (between: readonly Token[]): boolean => between.every(({ form }) => JOINING.has(form));
