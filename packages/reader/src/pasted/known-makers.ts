import { createPhraseMatcher } from "@dupewise/vocabulary/text/phrase-matcher";
import { BRAND_NAMES } from "../labels/brands.data.ts";

/** A maker named in a text. */
export interface NamedMaker {
  /** As the text writes it. */
  quote: string;
  start: number;
  end: number;
  /** Whether it may as well be an ordinary word, so that its place must show that it is a name. */
  isPlain: boolean;
}

const NAMES = BRAND_NAMES.split(", ");
const PLAIN = new Set(NAMES.filter((name) => /^\p{L}{1,6}$/u.test(name)));
const WRITTEN = new Set(NAMES);
const match = createPhraseMatcher(NAMES.map((name) => [name, name] as const));

/** The makers named in a text. */
export function makersIn(text: string): NamedMaker[] {
  return match(text).flatMap(({ meaning, start, end }) => {
    const quote = text.slice(start, end);
    const isWritten = WRITTEN.has(quote) || meaning.includes(" ") || (quote.length > 3 && quote === quote.toUpperCase());
    if (!isWritten && (PLAIN.has(meaning) || quote.length < 5)) return [];
    return [{ quote, start, end, isPlain: PLAIN.has(meaning) }];
  });
}

const SHOPS = createPhraseMatcher(
  "amazon, nordstrom, nordstrom rack, zappos, saks fifth avenue, saks, bloomingdale's, neiman marcus, bergdorf goodman, macy's, target, walmart, ssense, farfetch, mytheresa, net a porter, mr porter, the realreal, vestiaire collective, poshmark, depop, vinted, grailed, ebay, etsy, temu, aliexpress, revolve, asos, zalando, rei co op, rei, selfridges, harrods, john lewis, tj maxx, t j maxx, marshalls, burlington, kohl's, jcpenney, shopbop, matchesfashion, thredup, mercari, qvc, costco, otto, about you, la redoute, galeries lafayette, el corte ingles, la rinascente, yoox, luisaviaroma, breuninger, kleinanzeigen, leboncoin, wallapop, subito, dillard's, belk, boscov's"
    .split(", ")
    .map((name) => [name, name] as const),
);

/** The shops named in a text that sell what others make. */
export function shopsIn(text: string): { start: number; end: number }[] {
  return SHOPS(text);
}
