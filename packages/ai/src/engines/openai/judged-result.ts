import { DimensionName, type ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { Product } from "@dupewise/domain/product/product";
import { compareProducts } from "../../compare-products.ts";
import { extractFacts } from "../../facts/extract-facts.ts";
import type { Judged } from "../../rubric/judged.ts";
import { merged, standingsOf, type Standings, type Texts } from "./evidence.ts";
import type { Verdicts } from "./judgement.ts";
import { isShowable } from "./sound-sentence.ts";

/** How far from the local score the model may go, in points; less where it quoted what is not there. */
const REACH = 25;
const REACH_UNSHOWN = 15;
/** Two orders that differ by more points than this disagree. */
const AGREEMENT = 10;
/** What disagreement leaves of the confidence. */
const DOUBT = 0.75;
const LONGEST_SHOWN = 120;

/**
 * The local comparison, made over again with the verdicts whose quotes hold: the same table makes the number.
 * Null when nothing of what the model said can be shown.
 */
export function judgedResult(
  original: Product,
  alternative: Product,
  orders: readonly [Verdicts, Verdicts],
  texts: Texts,
): ComparisonResult | null {
  const [first, second] = [standingsOf(orders[0], texts), standingsOf(orders[1], texts)];
  const both = merged(first, second);
  const all = Object.values(both.dimensions);
  if (!all.some(({ state }) => state === "shown")) return null;

  const facts = [extractFacts(original), extractFacts(alternative)] as const;
  const isKindKnown = facts.every(({ garment }) => garment !== null);
  const score = (standings: Standings, bounds: Judged["bounds"]) => {
    const { kind, dimensions } = standings;
    const gate = isKindKnown || kind.state !== "shown" ? null : kind.value;
    return compareProducts(original, alternative, { gate, bounds, similarities: similaritiesOf(dimensions) });
  };

  const local = compareProducts(original, alternative).similarityScore ?? 0;
  const isVoid = [first, second].some(({ dimensions }) =>
    Object.values(dimensions).some(({ state }) => state === "void"),
  );
  const reach = isVoid ? REACH_UNSHOWN : REACH;
  const result = score(both, { low: Math.max(0, local - reach), high: Math.min(100, local + reach) });
  if (result.similarityScore === null) return null;

  const open = { low: 0, high: 100 };
  const apart = Math.abs((score(first, open).similarityScore ?? 0) - (score(second, open).similarityScore ?? 0));
  const confidence = result.analysis.confidence * (apart > AGREEMENT ? DOUBT : 1);
  const dimensions = result.analysis.dimensions.map((dimension) => {
    const standing = both.dimensions[dimension.name];
    if (standing.state !== "shown") return dimension;
    const { original: ours, alternative: theirs } = standing.quotes;
    return {
      ...dimension,
      original: shown(ours) ?? dimension.original,
      alternative: shown(theirs) ?? dimension.alternative,
    };
  });
  return { ...result, analysis: { ...result.analysis, confidence, dimensions } };
}

function similaritiesOf(dimensions: Standings["dimensions"]): Judged["similarities"] {
  const similarities: Judged["similarities"] = {};
  for (const name of DimensionName.options) {
    const standing = dimensions[name];
    if (standing.state === "shown") similarities[name] = standing.value;
    if (standing.state === "void") similarities[name] = null;
  }
  return similarities;
}

/** The quotes as one text; what may not be shown is left out. */
function shown(quotes: readonly string[]): string | null {
  const text = quotes.filter(isShowable).join(", ");
  if (text === "") return null;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
