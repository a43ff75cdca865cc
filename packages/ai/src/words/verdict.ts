import { SIMILARITY_BANDS } from "@dupewise/domain/constants";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { ProductFacts } from "../facts/product-facts.ts";
import type { Score } from "../rubric/score-facts.ts";
import { against, type Finding, weightyDifferences } from "../findings/finding.ts";
import { typeName } from "../findings/kind-findings.ts";
import { FAMILY_NAMES } from "./names.data.ts";
import { pluralOf } from "./grammar.ts";

/** Below this the number is a rough guess and says so. */
const GUESS = 0.4;
/** Below this the kinds alone settle it. */
const OTHER_KIND = 0.2;

interface Input {
  a: ProductFacts;
  b: ProductFacts;
  score: Score;
  findings: readonly Finding[];
  samePage: boolean;
}

/** One sentence, the answer first. */
export function verdictOf({ a, b, score, findings, samePage }: Input): string {
  if (samePage) return "Both sides are the same page, so there is nothing to tell apart.";
  if (score.similarityScore === null) return nothingKnown(a, b);
  const goods = [a, b].find(({ garment }) => garment && !isFashion(garment.value.group))?.garment?.value.family;
  if (goods !== undefined)
    return `A loose guess at best: we judge clothes, shoes, bags and jewellery, not ${FAMILY_NAMES[goods] ?? goods}.`;
  const kind = findings.find(({ dimension }) => dimension === "kind");
  if (kind && !kind.isShared && kind.sides && score.gate <= OTHER_KIND)
    return `Not comparable: ${against(kind.sides)}.`;
  const guess = score.confidence < GUESS ? ", on the little that is known" : "";
  return `${lead(score.similarityScore)}${guess}: ${reasons(a, b, findings)}.`;
}

function lead(score: number): string {
  if (score >= SIMILARITY_BANDS.great) return "Very close";
  if (score >= SIMILARITY_BANDS.good) return "Alike, with differences";
  return score >= SIMILARITY_BANDS.fair ? "Related rather than alike" : "Quite different";
}

/** The kind and the weightiest agreement, then the weightiest difference. */
function reasons(a: ProductFacts, b: ProductFacts, findings: readonly Finding[]): string {
  const differences = weightyDifferences(findings);
  const shared = findings.flatMap((finding) =>
    finding.isShared && finding.phrase !== null ? [{ ...finding, phrase: finding.phrase }] : [],
  );
  // "Made mainly of wool, but wool against a mix of wool and polyamide" says one thing twice.
  const first = (shared.find(({ dimension }) => dimension !== differences[0]?.dimension) ?? shared[0])?.phrase;
  const isSameKind = a.garment !== null && a.garment.value.type === b.garment?.value.type;
  const kind = isSameKind && a.garment ? `both are ${pluralOf(typeName(a.garment.value.type))}` : null;
  const agreement = [kind, first && (kind === null ? `both ${first}` : first)].filter(Boolean).join(" ");
  const [difference, another] = differences.map(({ text, sides }) => (sides ? against(sides) : clause(text)));
  if (agreement === "") return [difference, another].filter(Boolean).join(", ") || "too little is said on either side";
  if (difference !== undefined) return `${agreement}, but ${difference}`;
  const isSlight = findings.some(({ isShared }) => !isShared);
  return `${agreement}, and ${isSlight ? "what differs is slight" : "no difference is stated"}`;
}

/** A sentence within another one. */
function clause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function nothingKnown(a: ProductFacts, b: ProductFacts): string {
  const lead = "Too little is known to say";
  if (!a.garment && !b.garment) return `${lead}: neither side tells what kind of thing it is.`;
  if (a.garment && b.garment) return `${lead} how alike the two are.`;
  return `${lead}: the ${a.garment ? "alternative" : "original"} does not tell what kind of thing it is.`;
}
