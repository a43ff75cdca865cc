import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import { COUNTRIES_WITH_ARTICLE } from "./names.data.ts";

const NO_PROOF = "A country alone is no measure of the sewing.";

/** Where each is made; null when neither says. Only names from the table of countries are repeated. */
export function locationComparison(original: string | null, alternative: string | null): string | null {
  const [mine, theirs] = [countryOf(original), countryOf(alternative)];
  if (mine !== null && mine === theirs) return `Both are made in ${mine}.`;
  if (mine !== null && theirs !== null)
    return `The original is made in ${mine}, the alternative in ${theirs}. ${NO_PROOF}`;
  if (mine !== null) return `The original is made in ${mine}. The alternative does not say where.`;
  return theirs === null ? null : `The alternative is made in ${theirs}. The original does not say where.`;
}

function countryOf(location: string | null): string | null {
  const country = location === null ? null : canonicalCountry(location);
  return country !== null && COUNTRIES_WITH_ARTICLE.has(country) ? `the ${country}` : country;
}
