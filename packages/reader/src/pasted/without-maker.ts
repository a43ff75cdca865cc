import { findMakers, makerNamed } from "@dupewise/vocabulary/makers/find-makers";

/**
 * Removes the maker from the start of a name if enough remains: "Rolex Submariner" stays complete. Keeps a word that is
 * also another maker's name, as in the "Regent Polo" of Brooks Brothers.
 */
export function withoutMaker(said: string, maker: string | null = null): string {
  const [first] = findMakers(said);
  // "The Toteme scarf jacket" is no name, "The Row" is one, and "the Loewe Flamenco dupe" is another maker's.
  const isLed = first !== undefined && /^the\s$/i.test(said.slice(0, first.start)) && !/(?<!\p{L})dupe/iu.test(said);
  const name = isLed ? said.slice(first.start) : said;
  const led = findMakers(name).find(({ start }) => start === name.search(/[\p{L}\p{N}]/u));
  const own = maker === null ? undefined : makerNamed(maker);
  if (led === undefined || (led.isPlain && own !== undefined && own?.name !== led.maker.name)) return name;
  const rest = name.slice(led.end).replace(/^[\s®™–—:|,/+-]+/, "");
  // In a collaboration, "Marni x Uniqlo", neither maker is removed.
  if (/^[x×]\s/i.test(rest)) return name;
  return rest.split(" ").length >= 2 * led.quote.split(" ").length && /\p{L}{3}/u.test(rest) ? rest : name;
}
