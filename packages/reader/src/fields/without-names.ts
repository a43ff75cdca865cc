import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";

/**
 * Blanks out the maker and the line that a title names: neither "Braun", "Scarlet" nor "Iron Ranger" tells a color or a
 * material. A maker that is a plain word is blanked where it is the goods' own.
 */
export function withoutNames(title: string, maker: string | null): string {
  const line = findLine(title, maker);
  const makers = findMakers(title).filter(
    ({ isPlain, start, quote }) => !isPlain || start === 0 || quote.toLowerCase() === maker?.toLowerCase(),
  );
  return [...makers, ...(line === undefined ? [] : [line])].reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    title,
  );
}
