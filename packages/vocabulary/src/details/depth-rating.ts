import type { NamedMatch } from "../text/named-values.ts";

/** "300 m", "WR 10 bar", "5 ATM", "100 metres". */
const DEPTH = /(?<![\d.,])(\d{1,4})\s?(m|metres|meters|bar|atm)(?![\p{L}\d])/giu;
/** The least depth rating that counts: a watch below this does not withstand a splash. */
const LEAST = { meters: 30, bar: 3 } as const;

/**
 * Finds a depth rating and returns it as the detail "water-resistant", or an empty array when none is deep enough.
 * Takes time linear in the text's length.
 */
export function findDepthRating(text: string): Pick<NamedMatch, "name" | "quote">[] {
  for (const [quote, amount = "", unit = ""] of text.matchAll(DEPTH)) {
    const least = /^(?:bar|atm)$/i.test(unit) ? LEAST.bar : LEAST.meters;
    if (Number(amount) >= least) return [{ name: "water-resistant", quote }];
  }
  return [];
}
