import { findLine } from "@dupewise/vocabulary/lines/find-line";
import { findMakers } from "@dupewise/vocabulary/makers/find-makers";

/**
 * Blanks out the makers and the line in a title, because names such as "Braun", "Scarlet" and "Iron Ranger" state
 * neither a color nor a material. A maker's name that is also an ordinary word is blanked out only at the start of the
 * title, or if it is the given maker's.
 */
export function blankOutNames(title: string, maker: string | null): string {
  const line = findLine(title, maker);
  const makers = findMakers(title).filter(
    ({ isPlain, start, quote }) => !isPlain || start === 0 || quote.toLowerCase() === maker?.toLowerCase(),
  );
  return [...makers, ...(line === undefined ? [] : [line])].reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    title,
  );
}
