import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { ProductFacts } from "../facts/product-facts.ts";
import { isCoveredByRubric, type Score } from "../rubric/score-facts.ts";
import { deriveCareFindings } from "./derive-care-findings.ts";
import { deriveColorFindings } from "./derive-color-findings.ts";
import { deriveCutFindings } from "./derive-cut-findings.ts";
import { deriveDetailFindings } from "./derive-detail-findings.ts";
import { compareFeatures, deriveFeatureFindings } from "./derive-feature-findings.ts";
import { BOTH, type Finding, type FindingCode, isShared } from "./finding.ts";
import { deriveOccasionFindings, derivePatternFindings } from "./derive-pattern-and-occasion-findings.ts";
import { deriveItemFindings } from "./derive-item-findings.ts";
import { deriveKindFindings, MIN_RELATED_GATE } from "./derive-kind-findings.ts";
import { deriveMeasurementFindings } from "./derive-measurement-findings.ts";
import { deriveMaterialFindings } from "./derive-material-findings.ts";
import { withoutShapeNoun } from "./without-shape-noun.ts";

/** Derives all findings about two products as structured data rather than sentences, most important first. */
export function deriveFindings(
  a: ProductFacts,
  b: ProductFacts,
  { dimensions, gate, sameItem }: Score,
  prices: ComparablePrices | null,
): Finding[] {
  const row = (name: string) => dimensions.find((dimension) => dimension.name === name);
  const weight = (name: string) => row(name)?.weight ?? 0;
  const similarity = (name: string) => row(name)?.similarity ?? 0;
  const item = deriveItemFindings(a, b, sameItem, prices);
  // For scents and pans our words for kinds, fabric and color say nothing true.
  if (!isCoveredByRubric(a, b)) return item;
  const isSame = item.some(({ code }) => code === "same-item");
  const features = compareFeatures(a, b);
  const traits = [
    ...deriveCutFindings(a, b, weight("cut"), features.implied),
    ...derivePatternFindings(a, b, weight("pattern"), features),
    ...deriveDetailFindings(a, b, weight("construction"), features),
  ];
  const findings = [
    ...item,
    ...deriveKindFindings(a, b, gate),
    ...deriveMaterialFindings(a, b, similarity("material"), weight("material")),
    ...deriveColorFindings(a, b, similarity("colour"), weight("colour")),
    ...traits,
    ...deriveMeasurementFindings(a, b, weight("construction")),
    ...deriveCareFindings(a, b),
    ...deriveFeatureFindings(a, b, features, traits),
    ...deriveOccasionFindings(a, b, weight("function")),
  ];
  // If two pages about the same item differ in a statement, one only omits it or uses another name.
  const isUnlike = gate < MIN_RELATED_GATE;
  return (
    withoutLiningFeature(findings)
      .filter((finding) => !isSame || isShared(finding) || OF_ONE_ITEM.has(finding.code))
      .filter(
        (finding) =>
          !isSaidByKind(finding, findings) &&
          !isSaidByLining(finding, findings) &&
          !isSaidBySole(finding, findings) &&
          !isSaidByStrap(finding, findings),
      )
      // It says nothing about a watch that a bra's page mentions no movement.
      .filter(({ code }) => !isUnlike || (code !== "only-details" && code !== "only-pattern"))
      .sort((one, other) => other.weight - one.weight)
  );
}

/** Next to "a leather sole vs. a rubber sole", the foam between sole and upper is no other sole. */
const isSaidBySole = (finding: Finding, findings: readonly Finding[]): boolean =>
  finding.code === "other-cut" &&
  BOTH.some((side) => finding.values[side].endsWith(" midsole")) &&
  findings.some(
    (one) =>
      (one.code === "other-detail" || one.code === "other-feature") &&
      BOTH.every((side) => one.values[side].endsWith(" sole")),
  );

/** Next to "a leather strap vs. an integrated bracelet", a metal strap is no other difference. */
const isSaidByStrap = (finding: Finding, findings: readonly Finding[]): boolean =>
  (finding.code === "other-detail" || finding.code === "other-feature") &&
  BOTH.every((side) => finding.values[side].endsWith(" strap")) &&
  findings.some((one) => one.code === "other-cut" && BOTH.some((side) => one.values[side] === finding.values[side]));

/** "Lining: shearling vs. faux fur" has named the shearling lining. */
const isSaidByLining = (finding: Finding, findings: readonly Finding[]): boolean =>
  (finding.code === "other-detail" || finding.code === "other-feature") &&
  BOTH.every((side) => finding.values[side].endsWith(" lining")) &&
  findings.some((one) => one.code === "other-part" && one.values.part === "lining");

/** After "Lining: leather in both", leaves the leather lining out of the features that both have. */
function withoutLiningFeature(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some((one) => one.code === "same-part" && one.values.part === "lining")) return findings;
  return findings.flatMap((finding): Finding[] => {
    if (finding.code !== "same-features") return [finding];
    const features = finding.values.features.filter((feature) => !feature.endsWith(" lining"));
    return features.length === 0 ? [] : [{ ...finding, values: { features } }];
  });
}

/** Pumps next to clogs are in a pump style next to a clog style, and a trench coat is in a trench style. */
function isSaidByKind(finding: Finding, findings: readonly Finding[]): boolean {
  if (finding.code !== "other-cut" || !finding.values.attribute.endsWith(" style")) return false;
  const kind = findings.find(({ code }) => code === "other-kind");
  if (kind?.code !== "other-kind") return false;
  // A thong next to briefs has a thong back.
  if (finding.values.attribute === "brief style")
    return BOTH.some((side) => finding.values[side].startsWith(kind.values[side]));
  return BOTH.every((side) => kind.values[side].startsWith(withoutShapeNoun(finding.values[side])));
}

/** Differences that the same item can have: its color, and being a counterfeit. */
const OF_ONE_ITEM: ReadonlySet<FindingCode> = new Set(["counterfeit", "other-colors", "near-colors", "added-colors"]);
