import type { ColorMatch } from "./colors.ts";

/** "Not the beige one", "nicht in Ocker", "no es la dorada". */
const DENIED =
  /(?<!\p{L})(?:not|nicht|pas|non|no|niet)\s(?:(?:in|en|es|è|the|die|der|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|de)\s){0,3}$/iu;
const LONGEST_DENIAL = 24;

/** What is said of a variant that isn't the one for sale. */
const GONE =
  /(?<!\p{L})(?:sold[ -]out|out of stock|no longer available|unavailable|ausverkauft|vergriffen|nicht (?:mehr )?(?:verfügbar|lieferbar|da|vorrätig)|(?:leider|schon) weg|épuisée?s?|vendue?s?|plus disponible|indisponibles?|esaurit[aeio]|non (?:più )?disponibil[ei]|vendut[aeio]|agotad[ao]s?|no disponibles?|vendid[ao]s?|uitverkocht)(?!\p{L})/iu;
/** The clause around a position. */
const CLAUSE_START = /[^.!?\n,;|]*$/;
const CLAUSE_END = /^[^.!?\n,;|]*/;

/**
 * Removes the colors that the text says the product does not have, as in "not in beige", or that it says are no longer
 * for sale, as in "Navy: sold out". Keeps all colors if it rules out each of them.
 */
export function withoutRuledOutColors(found: readonly ColorMatch[], text: string): readonly ColorMatch[] {
  if (found.length < 2) return found;
  const isGoneHere = GONE.test(text);
  const left = found.filter(({ start, end }) => {
    const before = text.slice(0, start);
    if (DENIED.test(before.slice(-LONGEST_DENIAL))) return false;
    if (!isGoneHere) return true;
    const clause = `${CLAUSE_START.exec(before)?.[0] ?? ""}${text.slice(start, end)}${CLAUSE_END.exec(text.slice(end))?.[0] ?? ""}`;
    return !GONE.test(clause);
  });
  return left.length > 0 ? left : found;
}
