import { type Group, isMetalwork } from "@dupewise/vocabulary/garments/families.data";
import { METAL_PATTERNS, type Metal } from "./metals.data.ts";
import type { Fact } from "./product-facts.ts";

interface Passage {
  field: Fact<Metal>["field"];
  text: string;
  certainty: number;
}

/** Small parts of goods are of metals of their own: "with brass hardware, steel buckle". */
const OF_A_PART =
  /^[\s-]*(?:base|core|hardware|buckles?|clasps?|zips?|zippers?|pins?|studs?|posts?|hooks?|caseback|case back|bezel|crown|dial|hands?|markers?|accents?)\b/i;
/** "Clasp in 18k gold", "fermoir or 18 ct". */
const BEHIND_A_PART =
  /(?:clasp|buckle|hardware|fermoir|boucle|verschlu(?:ss|ß)|schnalle|chiusura|cierre|fibbia)\s+(?:(?:in|of|en|aus|di|de)\s+)?$/i;
/** "Sterling silver with 14k gold domes", "sterling silver, 14K gold": silver, and gold on it. */
const ADDED = /(?:\bwith|\band|[,&+/])\s*$/i;
/** "Sterling silver 14k gold domes". */
const ON_SILVER = /^\s+(?:domes?|accents?|beads?|stations?|details?|caps?|ends?|rope|hearts?|buckles?)\b/i;
const SILVER = METAL_PATTERNS.find(([metal]) => metal === "sterling silver")?.[1] ?? /$^/;
const DENIED = /\b(?:no|not|non|without|never|instead of|than)\s+(?:\w+\s+)?$/i;

/** Returns the metal of jewelry or a watch, by its first mention; null for other goods or when there is none. */
export function metalFact(passages: readonly Passage[], group: Group | undefined): Fact<Metal> | null {
  if (!isMetalwork(group)) return null;
  for (const { field, text, certainty } of passages)
    for (const [value, pattern] of METAL_PATTERNS) {
      const match = pattern.exec(text);
      if (
        !match ||
        OF_A_PART.test(text.slice(match.index + match[0].length)) ||
        BEHIND_A_PART.test(text.slice(0, match.index)) ||
        DENIED.test(text.slice(0, match.index))
      )
        continue;
      const before = text.slice(0, match.index);
      if (SILVER.test(before) && (ADDED.test(before) || ON_SILVER.test(text.slice(match.index + match[0].length))))
        continue;
      return { value, quote: match[0], field, certainty };
    }
  return null;
}
