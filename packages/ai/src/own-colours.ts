import type { ColourMatch } from "@dupewise/vocabulary/colours";
import { findGender } from "@dupewise/vocabulary/genders";
import type { Token } from "@dupewise/vocabulary/tokenize";

/**
 * Leaves out a colour that is part of the maker's name: "Red Tape Men Brown Shoes" opens with a name, then says who
 * wears it, then the goods' own colour.
 */
export function ownColours(matches: readonly ColourMatch[], tokens: readonly Token[]): readonly ColourMatch[] {
  const [first, second] = matches;
  if (!first || !second || first.from !== 0) return matches;
  const between = tokens.slice(first.to, second.from);
  const wearer = between.findIndex((token) => findGender("", [token]) !== null);
  return wearer >= 0 ? matches.slice(1) : matches;
}
