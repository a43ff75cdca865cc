import {
  type Counterfeit,
  CLAIM_DEPENDENT_WORDS,
  COUNTERFEIT_WORDS,
  NEGATION_WORDS,
  LICENSED_WORDS,
} from "./counterfeit.data.ts";
import type { Fact } from "./product-facts.ts";

interface Passage {
  field: Fact<Counterfeit>["field"];
  text: string;
}

type Pattern = readonly [Counterfeit, RegExp];

const pattern = ([name, words]: readonly [Counterfeit, string]): Pattern => [
  name,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu"),
];
const ALWAYS = COUNTERFEIT_WORDS.map(pattern);
const OF_MAKERS = CLAIM_DEPENDENT_WORDS.map(pattern);
const RIGHTFUL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LICENSED_WORDS})(?![\\p{L}\\p{N}])`, "iu");
const DENIED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NEGATION_WORDS})(?![\\p{L}\\p{N}])[^.!?;]{0,40}$`, "iu");
/** Nearly all texts contain none of these and need no search. */
const ANY =
  /repl|r[ée]pl|clone|fake|copy|copies|reps?\b|1 ?[:：] ?1|aaa|\da\b|mirror|unauthori|counterfeit|factory|knock/iu;
const CERTAINTY = 0.9;
const LONGEST = 4000;

/**
 * Returns the kind of counterfeit that the product is sold as, or null when it isn't sold as one.
 * @param isMakerNamed whether the listing names a maker; an unbranded replica of an old style is not a counterfeit
 */
export function extractCounterfeitFact(passages: readonly Passage[], isMakerNamed: boolean): Fact<Counterfeit> | null {
  for (const { field, text: whole } of passages) {
    const text = whole.slice(0, LONGEST);
    if (!ANY.test(text)) continue;
    const isClaim = isMakerNamed && !RIGHTFUL.test(text);
    for (const [value, words] of isClaim ? [...ALWAYS, ...OF_MAKERS] : ALWAYS) {
      const match = words.exec(text);
      if (!match || DENIED.test(text.slice(0, match.index))) continue;
      return { value, quote: match[0], field, certainty: CERTAINTY };
    }
  }
  return null;
}
