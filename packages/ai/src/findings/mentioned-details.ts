import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { Fact } from "../facts/product-facts.ts";
import type { Finding } from "./finding.ts";

interface Mentioned {
  fact: Fact<string>;
  /** The page's words for it; null where its name says as much. */
  phrase: string | null;
}

/** Returns details with the words in which their page mentions them, omitting those whose words were already used. */
export function mentionedDetails(facts: readonly Fact<string>[]): Mentioned[] {
  const told: Mentioned[] = [];
  for (const fact of facts) {
    // A hint without its words would be told as what it may not mean.
    if (fact.isHint && fact.phrase === undefined) continue;
    const phrase = fact.phrase === undefined || isItsName(fact.phrase, fact.value) ? null : nounPhrase(fact.phrase);
    if (phrase === null || !told.some((one) => isToldBy(one, phrase))) told.push({ fact, phrase });
  }
  return told;
}

/**
 * Replaces a page's words in a finding with canonical names, for viewers who may not see them. Returns an empty list
 * when nothing remains.
 */
export function withCanonicalNames(finding: Finding): Finding[] {
  if (finding.code !== "only-details") return [finding];
  const details = finding.values.details.flatMap(({ name, isHint }) => (isHint ? [] : [{ name, phrase: null }]));
  return details.length === 0 ? [] : [{ ...finding, values: { details } }];
}

/** "Made in Switzerland" cannot be wished for: what is no noun goes by its name. */
const nounPhrase = (phrase: string): string | null =>
  /^(?:made|crafted|produced|assembled)\b/i.test(phrase) ? null : phrase;

const CLOSURE = "closure";
const OF_WHAT = ["denim", "stitch"];

const stemsOf = (words: string): string[] =>
  (foldPhrase(words).match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:s|ed|ing)$/, ""));

/** Returns true when a phrase says just what the name of a trait does: "snaps" on pockets are no snap front. */
function isItsName(phrase: string, name: string): boolean {
  const [said, named] = [phrase, name].map((words) => new Set(stemsOf(words)));
  // "Magnetic" is said of a closure.
  named?.delete(CLOSURE);
  said?.delete(CLOSURE);
  // "Rigid" alone, of denim, is no name.
  if (said?.size === 1) for (const word of OF_WHAT) named?.delete(word);
  return said !== undefined && named !== undefined && said.size === named.size && isAmong(said, named);
}

const isAmong = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].every((word) => others.has(word));

function isToldBy({ fact, phrase }: Mentioned, other: string): boolean {
  if (phrase !== null) return phrase.includes(other) || other.includes(phrase);
  return isAmong(new Set(stemsOf(other)), new Set(stemsOf(fact.value)));
}
