import type { ColorMatch } from "./colors.ts";

/** "Not the beige one", "nicht in Ocker", "no es la dorada". */
const DENIED =
  /(?<!\p{L})(?:not|nicht|pas|non|no|niet)\s(?:(?:in|en|es|è|the|die|der|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|de)\s){0,3}$/iu;
const LONGEST_DENIAL = 24;

/** What is said of a variant that isn't the one for sale. */
const GONE =
  /(?<!\p{L})(?:sold[ -]out|out of stock|no longer available|unavailable|ausverkauft|vergriffen|nicht (?:mehr )?(?:verfügbar|lieferbar|da|vorrätig)|(?:leider|schon) weg|épuisée?s?|vendue?s?|plus disponible|indisponibles?|esaurit[aeio]|non (?:più )?disponibil[ei]|vendut[aeio]|agotad[ao]s?|no disponibles?|vendid[ao]s?|uitverkocht)(?!\p{L})/iu;
const CLAUSE = /[^.!?\n,;|]+/g;

/**
 * Removes the colors that the text says the product does not have, as in "not in beige", or that it says are no longer
 * for sale, as in "Navy: sold out". Keeps all colors if it rules out each of them.
 */
export function withoutRuledOutColors(found: readonly ColorMatch[], text: string): readonly ColorMatch[] {
  if (found.length < 2) return found;
  const gone = GONE.test(text) ? Array.from(text.matchAll(CLAUSE)).filter(([clause]) => GONE.test(clause)) : [];
  const isGone = (at: number) => gone.some(({ index, 0: clause }) => index <= at && at < index + clause.length);
  const left = found.filter(
    ({ start }) => !DENIED.test(text.slice(Math.max(0, start - LONGEST_DENIAL), start)) && !isGone(start),
  );
  return left.length > 0 ? left : found;
}
