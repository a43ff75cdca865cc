import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { TEXTS } from "./messages.data.ts";
import { COUNTRIES_WITH_ARTICLE } from "./names.data.ts";

const { location: SAY } = TEXTS;

/**
 * Returns a one-sentence paragraph about where the two items are made, or null when neither page says. Uses only
 * country names from the table of countries.
 */
export function locationParagraph(original: string | null, alternative: string | null): string | null {
  const [mine, theirs] = [countryOf(original), countryOf(alternative)];
  if (mine !== null && mine === theirs) return SAY.same(mine);
  if (mine !== null && theirs !== null) return SAY.other({ original: mine, alternative: theirs });
  if (mine !== null) return SAY.one("original", mine);
  return theirs === null ? null : SAY.one("alternative", theirs);
}

/**
 * Returns the name of a location's country for use in a sentence ("the USA"), or null when the table of countries
 * doesn't list it.
 */
export function countryOf(location: string | null): string | null {
  const country = location === null ? null : canonicalCountry(location);
  return country !== null && COUNTRIES_WITH_ARTICLE.has(country) ? `the ${country}` : country;
}
