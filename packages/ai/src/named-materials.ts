import { fibreNames } from "@dupewise/vocabulary/fibres";
import { createPhraseMatcher } from "@dupewise/vocabulary/phrase-matcher";
import type { Token } from "@dupewise/vocabulary/tokenize";

/** Materials that a title or description may name without a share. Others' names are too often other words ("down"). */
const TELLING = new Set(
  "cotton, linen, hemp, jute, ramie, raffia, wool, merino wool, cashmere, mohair, angora, alpaca, silk, viscose, bamboo viscose, modal, lyocell, cupro, acetate, polyester, polyamide, acrylic, elastane, leather, suede leather, nubuck leather, patent leather, shearling, faux leather, faux suede, faux fur, neoprene, rubber, cork".split(
    ", ",
  ),
);
/** Below this a name is an abbreviation: "PA", "CO", "lin". */
const SHORTEST = 4;
/** The material of a part only: "leather strap". */
const PART_WORDS = new Set(
  "strap straps sole soles outsole trim trims patch detail details detailing lining handle handles band print look effect like label tag piping insole footbed touch feel tone toned".split(
    " ",
  ),
);

const match = createPhraseMatcher(
  [...fibreNames()].filter(([name, material]) => TELLING.has(material) && name.length >= SHORTEST),
);

/** Materials named in a running text, in order, without those of a mere part. */
export function namedMaterials(text: string, tokens: readonly Token[]): { material: string; quote: string }[] {
  const found = new Map<string, string>();
  for (const { meaning, quote, to } of match(text, tokens)) {
    if (!PART_WORDS.has(tokens[to]?.form ?? "") && !found.has(meaning)) found.set(meaning, quote);
  }
  return [...found].map(([material, quote]) => ({ material, quote }));
}
