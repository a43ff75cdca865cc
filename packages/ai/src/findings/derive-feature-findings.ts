import type { Claim } from "@dupewise/domain/comparison/comparison";
import type { Side } from "@dupewise/domain/comparison/side";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { arePartsOfOneSole } from "@dupewise/vocabulary/details/details";
import {
  compareDistinctiveness,
  impliedTraits,
  isFeature,
  kindOfFeature,
  FEATURE_KINDS,
} from "@dupewise/vocabulary/details/features";
import type { Fact, ProductFacts } from "../facts/product-facts.ts";
import { detailWords } from "./words-of-detail.ts";
import { BOTH, type Finding, isShared, quotesOf } from "./finding.ts";
import { statesCardSlotCount, isRatedForWater } from "./derive-measurement-findings.ts";
import { UBIQUITOUS_DETAILS, USUAL_DETAILS } from "./usual-details.data.ts";

/** The maximum number of features at once; more would read like a stock list. */
const MOST_SHARED = 4;
const MOST_DIFFERENT = 3;
/** The weights of shared and different features, below those of everything that counts toward the score. */
const [SHARED_WEIGHT, DIFFERENT_WEIGHT] = [1, 1.2];

/** The features and the details of two products, compared. */
export interface ComparedFeatures {
  /** The features and details that both pages state or imply, as the original's page states them. */
  shared: readonly Fact<string>[];
  /** Pairs of different features of one kind: first the original's, then the alternative's. */
  rivals: readonly (readonly [Fact<string>, Fact<string>])[];
  /** All features and details that the alternative's page states. */
  ofAlternative: readonly Fact<string>[];
  /** The traits that features of both sides imply: a zip when both have a two-way zip. */
  implied: ReadonlySet<string>;
}

/** Compares the features and the details that the pages of two products state. */
export function compareFeatures(a: ProductFacts, b: ProductFacts): ComparedFeatures {
  const [ours, theirs] = [listStated(a), listStated(b)];
  const shared = sharedBy(ours, theirs);
  const rivals = rivalsOf(ours, theirs);
  const impliedByTheirs = new Set(rivals.flatMap(([, other]) => impliedTraits(other.value)));
  const implied = new Set([
    ...shared.flatMap(({ value }) => impliedTraits(value)),
    ...rivals.flatMap(([one]) => impliedTraits(one.value).filter((trait) => impliedByTheirs.has(trait))),
  ]);
  return { shared, rivals, ofAlternative: theirs, implied };
}

/**
 * Returns the feature that both sides share and that implies a trait: leopard print for an animal print. Returns
 * undefined if there is none.
 */
export function sharedFeatureImplying(trait: string, { shared }: ComparedFeatures): string | undefined {
  return shared.find(({ value }) => impliedTraits(value).includes(trait))?.value;
}

/**
 * Derives the findings about features, and about details that nearly all products of a kind have: one for those that
 * both sides state, and one for each pair of the same kind that differs. Returns an empty list for products of
 * different groups.
 * @param reported the findings about cut, pattern and details, which aren't repeated
 */
export function deriveFeatureFindings(
  a: ProductFacts,
  b: ProductFacts,
  features: ComparedFeatures,
  reported: readonly Finding[],
): Finding[] {
  if (a.garment === null || a.garment.value.group !== b.garment?.value.group) return [];
  const names = reported.flatMap(namesIn);
  const told = reported.filter(isShared).flatMap(({ evidence }) => evidence);
  return [...deriveAgreement(a, b, features, names, told), ...deriveDifferences(features, names)];
}

function deriveAgreement(
  a: ProductFacts,
  b: ProductFacts,
  { shared, ofAlternative, implied }: ComparedFeatures,
  names: readonly string[],
  told: Claim["quotes"],
): Finding[] {
  const isQuoted = (side: Side, fact: Fact<string> | undefined) =>
    fact !== undefined &&
    !/[\s-]/.test(fact.quote) &&
    told.some((one) => one.side === side && one.quote === fact.quote);
  const both = shared
    .filter(
      (fact) =>
        !UBIQUITOUS_DETAILS.has(fact.value) &&
        (isFeature(fact.value) || isUsual(fact.value, a)) &&
        !implied.has(fact.value) &&
        !(fact.value === "water-resistant" && [a, b].every(isRatedForWater)) &&
        !(fact.value === "card slots" && [a, b].every(statesCardSlotCount)) &&
        !repeats(fact, names) &&
        // One word on each page, "plegable", states one trait; "ceramic dive bezel" may state two.
        !(
          isQuoted("original", fact) &&
          isQuoted(
            "alternative",
            ofAlternative.find(({ value }) => value === fact.value),
          )
        ),
    )
    .toSorted((one, other) => compareDistinctiveness(one.value, other.value))
    // Next to zip cuffs, "a zip" is no news.
    .filter((fact, at, facts) => !facts.slice(0, at).some((other) => repeats(fact, [other.value])))
    .slice(0, MOST_SHARED);
  if (both.length === 0) return [];
  const theirs = ofAlternative.filter(({ value }) =>
    both.some((fact) => fact.value === value || impliedTraits(value).includes(fact.value)),
  );
  const values = { features: both.map(({ value }) => value) };
  return [{ code: "same-features", sides: BOTH, values, evidence: quotesOf(both, theirs), weight: SHARED_WEIGHT }];
}

function deriveDifferences({ rivals }: ComparedFeatures, names: readonly string[]): Finding[] {
  return (
    rivals
      .filter(([one, other]) => !names.includes(one.value) && !names.includes(other.value))
      // A goose-down fill against duck down has told both already.
      .filter(([one, other]) => !repeats(one, names) || !repeats(other, names))
      .slice(0, MOST_DIFFERENT)
      .map(([one, other]) => ({
        code: "other-feature",
        sides: BOTH,
        values: { original: one.value, alternative: other.value },
        evidence: quotesOf([one], [other]),
        weight: DIFFERENT_WEIGHT,
      }))
  );
}

/** The features of one kind that differ. A page that states two of a kind has them on different parts. */
function rivalsOf(mine: readonly Fact<string>[], others: readonly Fact<string>[]): ComparedFeatures["rivals"] {
  const [ours, theirs] = [byKind(mine), byKind(others)];
  if (ours.size === 0 || theirs.size === 0) return [];
  return FEATURE_KINDS.filter((kind) => ours.has(kind) && theirs.has(kind)).flatMap((kind) => {
    const [[one, ...further], [other, ...others]] = [ours.get(kind) ?? [], theirs.get(kind) ?? []];
    if (!one || !other || further.length + others.length > 0 || one.value === other.value) return [];
    if (arePartsOfOneSole(one.value, other.value) || isOneNameForTheOther(one.value, other.value)) return [];
    return [[one, other] as const];
  });
}

/** PVC and EVA are synthetic too, nylon lenses are plastic lenses, and one chest pocket is nearly two. */
const SYNTHETIC: ReadonlySet<string> = new Set(["PVC sole", "EVA sole"]);
const isKindOf = (one: string, other: string): boolean =>
  one === `${other}s` || impliedTraits(one).includes(other) || (other === "synthetic sole" && SYNTHETIC.has(one));
const isOneNameForTheOther = (one: string, other: string): boolean => isKindOf(one, other) || isKindOf(other, one);

const byKind = (facts: readonly Fact<string>[]): ReadonlyMap<string | undefined, Fact<string>[]> =>
  Map.groupBy(facts, ({ value }) => kindOfFeature(value));

/** Returns true when one of the names contains all of a fact's words. */
const repeats = (fact: Fact<string>, names: readonly string[]): boolean =>
  names.some((name) => detailWords(fact).every((word) => name.toLowerCase().includes(word)));

/** What the page states itself, once: a feature's name may also be a detail's. */
function listStated({ details, features, composition }: ProductFacts): Fact<string>[] {
  const linings = composition.filter(({ value }) => partRole(value.part) === "lining");
  const lining = linings.slice(0, 1).map((fact) => ({ ...fact, value: "lining" }));
  const facts = [...features, ...details, ...lining].filter(({ isHint, field }) => isHint !== true && field !== "line");
  return facts.filter(({ value }, at) => at === facts.findIndex((fact) => fact.value === value));
}

/** The features and details that both pages state, implied ones included: a two-way zip is a zip. */
function sharedBy(ours: readonly Fact<string>[], others: readonly Fact<string>[]): Fact<string>[] {
  const theirs = new Set(others.flatMap(({ value }) => [value, ...impliedTraits(value)]));
  return ours
    .flatMap((fact) => [fact, ...impliedTraits(fact.value).map((value) => ({ ...fact, value }))])
    .filter(({ value }, at, facts) => theirs.has(value) && at === facts.findIndex((fact) => fact.value === value));
}

const isUsual = (name: string, { garment }: ProductFacts): boolean =>
  garment !== null && USUAL_DETAILS[garment.value.family]?.includes(name) === true;

/** The traits that a finding names. */
function namesIn(finding: Finding): readonly string[] {
  if (finding.code === "same-cut") return finding.values.cuts;
  if (finding.code === "same-details") return finding.values.details;
  if (finding.code === "same-pattern") return [finding.values.pattern];
  if (finding.code === "other-cut" || finding.code === "other-detail")
    return [finding.values.original, finding.values.alternative];
  return [];
}
