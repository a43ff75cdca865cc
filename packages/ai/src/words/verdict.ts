import { NON_FASHION_GROUPS } from "@dupewise/vocabulary/garment-families.data";
import type { Attributes } from "../attributes.ts";
import type { Score } from "../score.ts";
import type { Finding } from "./finding.ts";
import { typeName } from "./kind-findings.ts";
import { pluralOf } from "./phrases.ts";

/** Below this the number is a rough guess and says so. */
const GUESS = 0.4;
/** Below this the kinds alone settle it. */
const OTHER_KIND = 0.2;

interface Input {
  a: Attributes;
  b: Attributes;
  score: Score;
  findings: readonly Finding[];
  samePage: boolean;
}

/** One sentence, the answer first. */
export function verdictOf({ a, b, score, findings, samePage }: Input): string {
  if (samePage) return "Both sides are the same page, so there is nothing to tell apart.";
  if (score.similarityScore === null) return nothingKnown(a, b);
  const goods = notFashion(a, b);
  if (goods !== null) return `${goods} are not what this was made to judge: take the number as a loose guess.`;
  const kind = findings.find(({ dimension }) => dimension === "kind");
  if (kind && !kind.isShared && score.gate <= OTHER_KIND) return `Not comparable: ${kind.short}.`;
  const guess = score.confidence < GUESS ? `, as far as the little that is known can tell` : "";
  return `${lead(score.similarityScore)}${guess}: ${reasons(a, findings)}.`;
}

function lead(score: number): string {
  if (score >= 80) return "Very close";
  if (score >= 60) return "Alike, with differences";
  return score >= 40 ? "Related rather than alike" : "Quite different";
}

/** The weightiest agreement and the weightiest difference. */
function reasons(a: Attributes, findings: readonly Finding[]): string {
  const shared = findings.filter(({ isShared, short }) => isShared && short !== null).map(({ short }) => short ?? "");
  const apart = findings.filter(({ isShared, short }) => !isShared && short !== null).map(({ short }) => short ?? "");
  const kind = findings.find(({ dimension, isShared }) => dimension === "kind" && isShared);
  const both = kind && a.garment ? `both are ${pluralOf(typeName(a.garment.value.type))}` : null;
  const agreement = shared[0] === undefined ? both : both === null ? shared[0] : `${both}, ${withWord(shared[0])}`;
  const difference = apart.slice(0, agreement === null ? 2 : 1).join(", and ");
  if (agreement === null) return difference === "" ? "little is said on either side" : difference;
  return difference === "" ? `${agreement}, and no difference is stated` : `${agreement}, but ${difference}`;
}

/** "both are shirts, in the same blue"; "…, with long sleeves". */
function withWord(short: string): string {
  if (short.startsWith("the same ")) return `of ${short}`;
  return short
    .replace(/^both with /, "with ")
    .replace(/^both for /, "for ")
    .replace(/^both mainly /, "mainly of ")
    .replace(/^both /, "");
}

function notFashion(a: Attributes, b: Attributes): string | null {
  const other = [a, b].find(
    ({ garment }) => garment && NON_FASHION_GROUPS.some((group) => group === garment.value.group),
  );
  const family = other?.garment?.value.family;
  return family === undefined ? null : `Goods such as ${family}`;
}

function nothingKnown(a: Attributes, b: Attributes): string {
  if (!a.garment && !b.garment) return "Too little is known to say: neither side tells what kind of thing it is.";
  if (!a.garment || !b.garment)
    return `Too little is known to say: the ${a.garment ? "alternative" : "original"} does not tell what kind of thing it is.`;
  return "Too little is known to say how alike the two are.";
}
