import type { Side } from "@dupewise/domain/comparison/side";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { canCoexist, cutAttribute, isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import { areMutuallyExclusive } from "@dupewise/vocabulary/details/details";
import { closestCutValues } from "../facts/cut-facts.ts";
import type { CutFact, ProductFacts, Fact } from "../facts/product-facts.ts";
import type { ComparedFeatures } from "./derive-feature-findings.ts";
import { BOTH, type Finding, quotesOf } from "./finding.ts";
import { isRatedForWater } from "./derive-measurement-findings.ts";
import { isPrefixOrSuffix, detailWords, quoteWords } from "./words-of-detail.ts";
import { onlyRepeatsMaterial, THIN_STRAPS } from "./derive-cut-findings.ts";
import { haveSameKnownLine } from "../identity/known-line.ts";
import { IMPLIED_DETAILS } from "./implied-details.data.ts";
import { mentionsTrait } from "./mentions-trait.ts";
import { SIGNATURE_EMBLEMS } from "../rubric/signatures.data.ts";
import { STATED_WHEN_PRESENT } from "./stated-when-present.data.ts";
import { USUAL_DETAILS } from "./usual-details.data.ts";

/** The maximum number of details at once; more would read like a stock list. */
const MOST = 4;

/**
 * Derives the findings about details that both sides list, and about those that only one side lists. Of the latter,
 * reports only those that sellers always name (`STATED_WHEN_PRESENT`) or that the other side rules out.
 * @param features the features of both sides, whose contrasts aren't repeated
 */
export function deriveDetailFindings(
  original: ProductFacts,
  alternative: ProductFacts,
  weight: number,
  { implied, rivals: contrasts }: Pick<ComparedFeatures, "implied" | "rivals">,
): Finding[] {
  if (original.garment === null || alternative.garment === null) return [];
  const [a, b] = [ownDetails(original, alternative), ownDetails(alternative, original)];
  if (original.details.length === 0 || alternative.details.length === 0) {
    // A detail that only one side mentions may not be a difference, so it never leads.
    const sides = [
      { side: "original", facts: original, own: a, other: alternative },
      { side: "alternative", facts: alternative, own: b, other: original },
    ] as const;
    const rivals = deniedDetails(original, alternative);
    return [
      ...rivalFindings(rivals, 100 * weight),
      ...sides.flatMap(({ side, facts, own, other }) => {
        const told = detailsOfOne(own, facts, other, rivals, contrasts);
        return onlyOne(side, [...shapesOfOne(facts, other), ...told], SLIGHT);
      }),
    ];
  }
  const areLined = [original, alternative].every(isLinedWith);
  const isSure = (fact: Fact<string>, facts: readonly Fact<string>[]) =>
    facts.some(({ value, isHint }) => value === fact.value && !isHint);
  const areRated = [original, alternative].every(isRatedForWater);
  const both = a.filter(
    (fact) =>
      isSure(fact, a) &&
      isSure(fact, b) &&
      !implied.has(fact.value) &&
      !(fact.value === "lining" && areLined) &&
      !(fact.value === "water-resistant" && areRated),
  );
  const unsaid = both.filter((fact) => !isSaidBefore(fact, original) || !isSaidBefore(fact, alternative));
  const pairs = a.flatMap((one) =>
    b
      .filter((other) => !one.isHint && !other.isHint && areMutuallyExclusive(one.value, other.value))
      .map((other) => ({ one, other })),
  );
  const rivals = [
    ...pairs.filter(
      ({ one, other }) =>
        !isIn(one, alternative.details) &&
        !isIn(other, original.details) &&
        !areBothFastened(one, other, original, alternative) &&
        !(isSaidBefore(one, original) && isSaidBefore(other, alternative)),
    ),
    ...deniedDetails(original, alternative),
  ];
  const onlyOriginal = detailsOfOne(a, original, alternative, rivals, contrasts);
  const onlyAlternative = detailsOfOne(b, alternative, original, rivals, contrasts);
  const points = (count: number) => (100 * weight * count) / (a.length + b.length);
  return [
    ...deriveAgreement(unsaid, b, points(2 * unsaid.length)),
    ...rivalFindings(rivals, points(2)),
    ...onlyOne("original", [...shapesOfOne(original, alternative), ...onlyOriginal], points(onlyOriginal.length)),
    ...onlyOne(
      "alternative",
      [...shapesOfOne(alternative, original), ...onlyAlternative],
      points(onlyAlternative.length),
    ),
  ];
}

const FASTENINGS: ReadonlySet<string> = new Set(["laces", "slip-on"]);

/** Slip-ons with elastic laces have both: neither page lacks the other's closure. */
function areBothFastened(one: Fact<string>, other: Fact<string>, a: ProductFacts, b: ProductFacts): boolean {
  return FASTENINGS.has(one.value) && FASTENINGS.has(other.value) && (isMentioned(one, b) || isMentioned(other, a));
}

interface Rivals {
  one: Fact<string>;
  other: Fact<string>;
}

function rivalFindings(rivals: readonly Rivals[], weight: number): Finding[] {
  return rivals.map(({ one, other }) => ({
    code: "other-detail",
    sides: BOTH,
    values: { original: one.value, alternative: other.value },
    evidence: quotesOf([one], [other]),
    weight,
  }));
}

function deniedDetails(original: ProductFacts, alternative: ProductFacts): Rivals[] {
  return [
    ...original.details.flatMap((one) => deniedBy(one, alternative).map((other) => ({ one, other }))),
    ...alternative.details.flatMap((other) => deniedBy(other, original).map((one) => ({ one, other }))),
  ];
}

/**
 * Returns the details that only one page mentions. Within one line, what one page says holds for the other. In other
 * languages than English, details have too many names to be missed with certainty.
 */
function detailsOfOne(
  facts: readonly Fact<string>[],
  own: ProductFacts,
  other: ProductFacts,
  rivals: readonly Rivals[],
  contrasts: ComparedFeatures["rivals"],
): Fact<string>[] {
  if (haveSameKnownLine(own, other) || !other.isEnglish) return [];
  return [...facts, ...own.features].filter(
    (fact) =>
      STATED_WHEN_PRESENT.has(fact.value) &&
      !fact.isHint &&
      fact.field !== "line" &&
      !isMentioned(fact, other) &&
      !isSaidBefore(fact, own) &&
      !rivals.some((rival) => rival.one === fact || rival.other === fact) &&
      !contrasts.some((pair) => pair.some(({ value }) => value === fact.value)),
  );
}

/** The weight of a shape that only one page mentions: too little to lead with. */
const SLIGHT = 0.5;
const MOST_SHAPES = 2;

/** The shapes that only one page mentions, weightiest first: a screw motif next to a ring without any. */
function shapesOfOne(own: ProductFacts, other: ProductFacts): Fact<string>[] {
  if (haveSameKnownLine(own, other)) return [];
  const isShaped = other.isEnglish && [...other.cut.values()].some(({ field }) => field !== "line");
  return [...own.cut]
    .filter(
      ([attribute, fact]) =>
        isShapeAttribute(attribute) &&
        (SIGNATURE_EMBLEMS.has(fact.value) || (isShaped && STATED_WHEN_PRESENT.has(fact.value))) &&
        fact.field !== "line" &&
        isLacking(attribute, fact, other) &&
        !isMentioned(fact, other) &&
        !mentionsTrait(other, fact.value) &&
        !onlyRepeatsMaterial(fact.value, own),
    )
    .toSorted(([one], [another]) => weightOf(another) - weightOf(one))
    .slice(0, MOST_SHAPES)
    .map(([, fact]) => fact);
}

function isLacking(attribute: string, fact: CutFact, { cut }: ProductFacts): boolean {
  const theirs = cut.get(attribute);
  if (!theirs) return true;
  const { original, alternative, similarity } = closestCutValues(attribute, fact, theirs);
  return similarity < NEAR && canCoexist(attribute, original.value, alternative.value);
}

/** The similarity at which two traits are much the same. */
const NEAR = 0.7;

const weightOf = (attribute: string): number => cutAttribute(attribute)?.weight ?? 0;

function deriveAgreement(both: readonly Fact<string>[], b: readonly Fact<string>[], weight: number): Finding[] {
  if (both.length === 0) return [];
  const theirs = b.filter((fact) => isIn(fact, both));
  const values = { details: both.slice(0, MOST).map(({ value }) => value) };
  return [{ code: "same-details", sides: BOTH, values, evidence: quotesOf(both, theirs), weight }];
}

/** The weight of an emblem that a product is bought for. */
const TELLING = 6;

function onlyOne(side: Side, facts: readonly Fact<string>[], weight: number): Finding[] {
  if (facts.length === 0) return [];
  const named = facts.slice(0, MOST);
  const isTelling = named.some(({ value }) => SIGNATURE_EMBLEMS.has(value));
  const evidence = side === "original" ? quotesOf(named, []) : quotesOf([], named);
  return [
    {
      code: "only-details",
      sides: [side],
      values: { details: named.map(({ value }) => value) },
      evidence,
      weight: isTelling ? TELLING : weight,
    },
  ];
}

/** Every belt has a buckle, so it is not a detail. Pack sizes are compared elsewhere. */
function ownDetails({ garment, details }: ProductFacts, other: ProductFacts): readonly Fact<string>[] {
  const usual = garment ? USUAL_DETAILS[garment.value.family] : undefined;
  return details.filter(
    ({ value, field }) =>
      value !== garment?.value.type &&
      value !== "pack" &&
      value !== "single" &&
      // What a title names is what the product is sold for.
      (usual?.includes(value) !== true ||
        field === "title" ||
        other.details.some((fact) => areMutuallyExclusive(fact.value, value))),
  );
}

/** Maps each pattern that can also be listed as a detail to that detail, which the pattern already implies. */
export const PATTERN_AS_DETAIL: Readonly<Record<string, string>> = {
  lace: "lace trim",
  embroidered: "embroidery",
  quilted: "quilting",
};

/** "Lace" is the pattern, "hooded" the neckline: the same words are not also a detail. */
function isSaidBefore(fact: Fact<string>, side: ProductFacts): boolean {
  const { details, pattern, fabric, cut } = side;
  if ((pattern && PATTERN_AS_DETAIL[pattern.value] === fact.value) || isSaidByCut(fact, side)) return true;
  if (fact.value === THIN_STRAPS) return false;
  const quote = details.find(({ value }) => value === fact.value)?.quote;
  return [pattern, fabric, ...cut.values()].some((other) => other !== null && !other.isHint && other.quote === quote);
}

/** Returns true when a side's cut states the detail: a "resin strap" is one, a knot motif is a knot. */
function isSaidByCut(fact: Fact<string>, { cut }: ProductFacts): boolean {
  const told = [...cut.values()].filter(({ isHint }) => !isHint);
  // What shows digits runs on a battery.
  if (fact.value === "quartz movement" && /digital/.test(cut.get("display")?.value ?? "")) return true;
  if ((fact.value === "stones" && cut.has("stone")) || (fact.value === "padding" && cut.has("fill"))) return true;
  const all = told.flatMap(({ value, also = [] }) => [value, ...also.map((other) => other.value)]);
  const cuts = all.filter((value) => !value.startsWith("no ")).join(" ");
  return (
    detailWords(fact).some((word) => cuts.includes(word)) || (fact.value === "drawstring" && cuts.includes("drawcord"))
  );
}

/**
 * Returns true when a side mentions a detail, or any of its words in another role: "storm hood", "day-date", a cup
 * sole.
 */
function isMentioned(fact: Fact<string>, side: ProductFacts): boolean {
  if (isIn(fact, side.details) || isIn(fact, side.features) || isSaidByCut(fact, side)) return true;
  const named = IMPLIED_DETAILS[fact.value];
  if (named?.some((word) => side.otherWords.has(word)) === true) return true;
  if (quoteWords(fact).some((word) => FORMS.some((end) => side.otherWords.has(`${word}${end}`)))) return true;
  const { fabric, composition } = side;
  const stuff = [fabric?.value ?? "", ...composition.map(({ value }) => value.material)].join(" ");
  return detailWords(fact).some(
    (word) => stuff.includes(word) || [...side.otherWords].some((other) => isPrefixOrSuffix(word, other)),
  );
}

const FORMS = ["", "s", "ed"];

const UNLINED = "no lining";
const CONTRARY: Readonly<Record<string, string>> = {
  pockets: "no pockets",
  hood: "no hood",
  "puff sleeves": "sleeveless",
};

/** What the other page rules out: pockets, sleeves, or a lining; half a lining is still one. */
function deniedBy({ value }: Fact<string>, { cut }: ProductFacts): Fact<string>[] {
  const contrary = CONTRARY[value];
  if (contrary !== undefined) return [...cut.values()].filter((fact) => fact.value === contrary);
  if (value !== "lining") return [];
  return [...cut.values()].filter((fact) => fact.value === UNLINED && fact.quote.toLowerCase().startsWith("un"));
}

/** The lining of each was reported with its materials. */
const isLinedWith = ({ composition }: ProductFacts): boolean =>
  composition.some(({ value }) => partRole(value.part) === "lining");

function isIn({ value }: Fact<string>, facts: readonly Fact<string>[]): boolean {
  return facts.some((fact) => fact.value === value);
}
