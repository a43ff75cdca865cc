import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import { occasionSimilarity } from "@dupewise/vocabulary/details/occasions";
import { isSpecialCaseOfPattern, patternSimilarity } from "@dupewise/vocabulary/details/patterns";
import type { Side } from "@dupewise/domain/comparison/side";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type ComparedFeatures, sharedFeatureImplying } from "./derive-feature-findings.ts";
import { sharedSpecialKind } from "./derive-kind-findings.ts";
import { PATTERN_AS_DETAIL } from "./derive-detail-findings.ts";
import { BOTH, type Finding, quotesOf } from "./finding.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { mentionsTrait } from "./mentions-trait.ts";

/** Checked and plaid are the same to a shopper. */
const SAME_TO_SHOPPERS = 0.8;

/** A quilted surface or a medium wash has been reported as a shape. */
const TOLD_AS_CUT: readonly (readonly [pattern: string, cut: RegExp])[] = [
  ["quilted", /quilt/],
  ["washed", / wash$/],
  ["striped", /stripes$/],
  ["animal", /^crocodile/],
];

function hasBoth(cut: RegExp, ...sides: readonly ProductFacts[]): boolean {
  return sides.every((side) => [...side.cut.values()].some(({ value }) => cut.test(value)));
}

/** Reported as a detail of both: embroidered products may also have a pattern. */
const isEmbroidered = ({ details }: ProductFacts): boolean => details.some(({ value }) => value === "embroidery");

/** Surfaces, which may also have the other side's pattern. */
const SURFACES: ReadonlySet<string> = new Set([
  "woven design",
  "washed",
  "textured",
  "self design",
  "jacquard",
  "distressed",
  "embellished",
  "embroidered",
  "melange",
  "quilted",
]);
/** Patterns that include others: a floral dress is printed, and houndstooth is a check. */
const PRINTS: ReadonlySet<string> = new Set(["printed", "checked"]);
const isSurface = (pattern: string): boolean => SURFACES.has(pattern);

/** Prints that sellers name whenever a product has them. */
const NAMED_WHEN_PRESENT: ReadonlySet<string> = new Set(
  "striped, checked, houndstooth, polka dot, floral, animal, camouflage, paisley, tie-dye".split(", "),
);
/** The weight of a pattern or occasion that only one page states, below that of any difference that both state. */
const SLIGHT = 0.5;

/** An "ombre check" is a check too, and a page that names lace among its details is about a lace bra. */
const namesPattern = (side: ProductFacts, pattern: string): boolean =>
  mentionsTrait(side, pattern) ||
  mentionsTrait(side, pattern.replace(/ed$/, "")) ||
  side.details.some(({ value }) => value === PATTERN_AS_DETAIL[pattern]);

/** Derives the finding on a print in one side's title that the other page doesn't mention. */
function findOnlyPattern(side: Side, one: ProductFacts, other: ProductFacts): Finding[] {
  const { pattern } = one;
  const isTold = pattern !== null && pattern.field === "title" && NAMED_WHEN_PRESENT.has(pattern.value);
  // Prints of bags have special names, and two different garments differ in more important ways.
  const group = one.garment?.value.group;
  const areClothes = group !== undefined && isClothing(group) && group === other.garment?.value.group;
  // A page of a few words may leave out anything.
  const isDescribed = other.composition.length > 0 && other.cut.size > 0;
  if (
    !isTold ||
    !areClothes ||
    !isDescribed ||
    !other.isEnglish ||
    haveSameKnownLine(one, other) ||
    mentionsTrait(other, pattern.value)
  )
    return [];
  const evidence = side === "original" ? quotesOf([pattern], []) : quotesOf([], [pattern]);
  return [{ code: "only-pattern", sides: [side], values: { pattern: pattern.value }, evidence, weight: SLIGHT }];
}

/**
 * Derives the finding about whether the two sides have the same pattern, or about a pattern that only one side states.
 */
export function derivePatternFindings(
  original: ProductFacts,
  alternative: ProductFacts,
  weight: number,
  features: ComparedFeatures,
): Finding[] {
  const [a, b] = [original.pattern, alternative.pattern];
  if (!b) return findOnlyPattern("original", original, alternative);
  if (!a) return findOnlyPattern("alternative", alternative, original);
  const said = { sides: BOTH, evidence: quotesOf([a], [b]) };
  if (
    a.value === b.value &&
    TOLD_AS_CUT.some(([value, cut]) => value === a.value && hasBoth(cut, original, alternative))
  )
    return [];
  if (a.value === b.value) {
    const pattern = sharedFeatureImplying(a.value, features) ?? a.value;
    return [{ ...said, code: "same-pattern", values: { pattern }, weight: 100 * weight }];
  }
  if ([original, alternative].every(isEmbroidered)) return [];
  if (isSurface(a.value) || isSurface(b.value)) return [];
  // A turtle print next to a palm print is a difference only when both pages name the motif.
  const broader = [a, b].find(
    ({ value }) => isSpecialCaseOfPattern(a.value, value) || isSpecialCaseOfPattern(b.value, value),
  );
  if (broader)
    return PRINTS.has(broader.value)
      ? [
          {
            ...said,
            code: "same-pattern",
            values: { pattern: broader.value },
            weight: 100 * weight * patternSimilarity(a.value, b.value),
          },
        ]
      : [];
  const similarity = patternSimilarity(a.value, b.value);
  if (similarity >= SAME_TO_SHOPPERS || namesPattern(original, b.value) || namesPattern(alternative, a.value))
    return [];
  // "Zigzag" and "zigzag stripes".
  if (mentionsTrait(original, b.quote) || mentionsTrait(alternative, a.quote)) return [];
  const values = { original: a.value, alternative: b.value };
  const apart = 1 - similarity;
  return [{ ...said, code: "other-pattern", values, weight: 100 * weight * apart }];
}

/**
 * Uses that say something about a product. Shops call everything "everyday", "office" or "travel", but only some things
 * are for a sport, water or weather.
 */
const TELLING_USES: ReadonlySet<string> = new Set("swim ski rain wedding maternity sport".split(" "));
const isTelling = (use: string): boolean => TELLING_USES.has(use) || occasionSimilarity(use, "sport") > 0;

/** "Swim shorts" are for swimming, and rain boots for rain. */
function isSaidByKind(use: string, { garment, cut }: ProductFacts): boolean {
  if (garment?.value.group === "swimwear") return use === "swim";
  return [garment?.value.type, ...[...cut.values()].map(({ value }) => value)].some((name) => name?.startsWith(use));
}

/**
 * Derives a finding about the first occasion that both sides mention, unless their kind already implies it. If they
 * share none, contrasts the first occasion of each, but only if both titles mention them. Ignores occasions that say
 * little, such as "everyday".
 */
export function deriveOccasionFindings(original: ProductFacts, alternative: ProductFacts, weight: number): Finding[] {
  const [a, b] = [original.occasions, alternative.occasions];
  const [mine, theirs] = [a, b].map((uses) => uses.filter(({ value, isHint }) => isTelling(value) && !isHint));
  const [one] = mine ?? [];
  const [other] = theirs ?? [];
  if (!one || !other) return [];
  const shared = mine?.find(({ value }) => theirs?.some((fact) => fact.value === value));
  if (shared && [original, alternative].every((side) => isSaidByKind(shared.value, side))) return [];
  if (shared && sharedSpecialKind(original, alternative)?.name.startsWith(shared.value)) return [];
  if (shared) {
    const theirs = b.filter(({ value }) => value === shared.value);
    const values = { occasion: shared.value };
    const evidence = quotesOf([shared], theirs);
    return [{ code: "same-occasion", sides: BOTH, values, evidence, weight: 100 * weight }];
  }
  // Running is a sport: the general word is not another use.
  if (one.value === "sport" || other.value === "sport") return [];
  // A use that one page mentions in passing may apply to the other product too: leggings for yoga may also be for
  // training.
  if (one.field !== "title" || other.field !== "title") return [];
  const values = { original: one.value, alternative: other.value };
  const apart = 1 - occasionSimilarity(one.value, other.value);
  const evidence = quotesOf([one], [other]);
  return [{ code: "other-occasion", sides: BOTH, values, evidence, weight: 100 * weight * apart }];
}
