import type { Side } from "@dupewise/domain/comparison/side";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { canCoexist, cutAttribute, isShape } from "@dupewise/vocabulary/details/cuts";
import { depthInMeters } from "@dupewise/vocabulary/details/depth-rating";
import { areMutuallyExclusive } from "@dupewise/vocabulary/details/details";
import { familyOf } from "@dupewise/vocabulary/materials/fibers";
import { nearestCuts } from "../facts/cut-facts.ts";
import type { CutFact, ProductFacts, Fact } from "../facts/product-facts.ts";
import { BOTH, type Finding, quotesOf } from "./finding.ts";
import { mentionedDetails } from "./mentioned-details.ts";
import { isSameStem, wordsOf, wordsOfPhrase } from "./words-of-detail.ts";
import { cutOn, isOfMaterial } from "./cut-findings.ts";
import { shareKnownLine } from "../identity/known-line.ts";
import { IMPLIED_DETAILS } from "./said-as.data.ts";
import { alsoMentions } from "./says.ts";
import { USUAL_DETAILS } from "./usual-details.data.ts";

/** With more than this at once it would be a stock list. */
const MOST = 4;

/**
 * Derives the findings about details that both sides list or only one of them. Not listing a lining doesn't mean having
 * none.
 */
export function detailFindings(original: ProductFacts, alternative: ProductFacts, weight: number): Finding[] {
  const [a, b] = [ownDetails(original, alternative), ownDetails(alternative, original)];
  if (original.garment === null || alternative.garment === null) return [];
  if (original.details.length === 0 || alternative.details.length === 0) {
    // A detail that only one side mentions may not be a difference, so it never leads.
    const sides = [
      { side: "original", facts: original, other: alternative },
      { side: "alternative", facts: alternative, other: original },
    ] as const;
    const rivals = deniedDetails(original, alternative);
    return [
      ...rivalFindings(rivals, 100 * weight),
      ...sides.flatMap(({ side, facts, other }) => {
        const told = ownDetails(facts, other).filter(
          (fact) => !isUntold(fact, facts, other) && !rivals.some(({ one, other }) => one === fact || other === fact),
        );
        return onlyOne(side, [...shapesOfOne(facts, other), ...told], SLIGHT);
      }),
    ];
  }
  const areLined = [original, alternative].every(isLinedWith);
  const isSure = (fact: Fact<string>, facts: readonly Fact<string>[]) =>
    facts.some(({ value, isHint }) => value === fact.value && !isHint);
  const both = a.filter((fact) => isSure(fact, a) && isSure(fact, b) && !(fact.value === "lining" && areLined));
  const unsaid = both.filter((fact) => !isSaidBefore(fact, original) || !isSaidBefore(fact, alternative));
  const pairs = a.flatMap((one) =>
    b
      .filter((other) => !one.isHint && !other.isHint && areMutuallyExclusive(one.value, other.value))
      .map((other) => ({ one, other })),
  );
  const rivals = [
    ...pairs.filter(
      ({ one, other }) =>
        !isIn(one, b) &&
        !isIn(other, a) &&
        !areBothFastened(one, other, original, alternative) &&
        !(isSaidBefore(one, original) && isSaidBefore(other, alternative)),
    ),
    ...deniedDetails(original, alternative),
  ];
  const onlyOriginal = a.filter(
    (fact) => !isUntold(fact, original, alternative) && !rivals.some(({ one }) => one === fact),
  );
  const onlyAlternative = b.filter(
    (fact) => !isUntold(fact, alternative, original) && !rivals.some(({ other }) => other === fact),
  );
  const points = (count: number) => (100 * weight * count) / (a.length + b.length);
  return [
    ...agreement(unsaid, b, points(2 * unsaid.length)),
    ...rivalFindings(rivals, points(2)),
    ...depthFindings(original.details, alternative.details, points(1)),
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

/** Compares the depth ratings of two watches when both state one and they differ. */
function depthFindings(a: readonly Fact<string>[], b: readonly Fact<string>[], weight: number): Finding[] {
  const [mine, theirs] = [a, b].map((details) => details.find(({ value }) => value === "water-resistant"));
  const [original, alternative] = [mine, theirs].map((fact) => (fact ? depthInMeters(fact.quote) : null));
  if (!mine || !theirs || !original || !alternative || original === alternative) return [];
  const values = { of: "water resistance", original: `${original} m`, alternative: `${alternative} m` } as const;
  return [{ code: "other-measure", sides: BOTH, values, evidence: quotesOf([mine], [theirs]), weight }];
}

/**
 * Returns true for a detail that only one page mentions and that is still no difference. Within one line, what one page
 * says holds for the other.
 */
function isUntold(fact: Fact<string>, own: ProductFacts, other: ProductFacts): boolean {
  return shareKnownLine(own, other) || fact.field === "line" || isMentioned(fact, other) || isSaidBefore(fact, own);
}

/** The weight of a shape that only one page mentions: too little to lead with. */
const SLIGHT = 0.5;
const MOST_SHAPES = 2;

/** The shapes that only one page mentions, weightiest first: a screw motif next to a ring without any. */
function shapesOfOne(own: ProductFacts, other: ProductFacts): Fact<string>[] {
  const isShaped = [...other.cut.values()].some(({ field }) => field !== "line");
  if (!isShaped || shareKnownLine(own, other)) return [];
  return [...own.cut]
    .filter(
      ([attribute, fact]) =>
        attribute !== "wash" &&
        isLacking(attribute, fact, other) &&
        fact.field !== "line" &&
        !/^(?:no|plain) /.test(fact.value),
    )
    .filter(
      ([, fact]) =>
        isNews(fact, own) &&
        !isIn(fact, own.details) &&
        !isImplied(fact, other) &&
        !fact.value.startsWith(`${own.garment?.value.type} `) &&
        !isMentioned(fact, other) &&
        !alsoMentions(other, fact.value) &&
        !isOfMaterial(fact.value, own),
    )
    .toSorted(([one], [another]) => weightOf(another) - weightOf(one))
    .slice(0, MOST_SHAPES)
    .map(([, fact]) => ({ ...fact, value: cutOn(fact.value, own) }));
}

/** Values that are reported next to another of their kind: a halter neck and a V-neck. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(["neckline", "silhouette"]);

function isLacking(attribute: string, fact: CutFact, { cut, fabric }: ProductFacts): boolean {
  const theirs = cut.get(attribute);
  if (attribute === "upper cloth" && fabric !== null) return false;
  if (!theirs) return isShape(attribute);
  if (!isShape(attribute) && !TOLD_BESIDE.has(attribute)) return false;
  const { original, alternative, similarity } = nearestCuts(attribute, fact, theirs);
  if ([original, alternative].every(({ value }) => HIGH_NECKS.has(value))) return false;
  return similarity < NEAR && canCoexist(attribute, original.value, alternative.value);
}

/** What one shop calls so, another calls otherwise. */
const HIGH_NECKS: ReadonlySet<string> = new Set(["turtleneck", "high neck", "mock neck", "high collar"]);

/** From this similarity on, two traits are much the same. */
const NEAR = 0.7;

/** Every Chelsea boot has elastic side panels. */
const isImplied = ({ value }: Fact<string>, { cut }: ProductFacts): boolean =>
  value === "elastic side panels" && cut.get("boot style")?.value === "Chelsea style";

/** Ribbed cuffs count as a rib stitch only on a knit. */
function isNews({ value }: Fact<string>, { garment }: ProductFacts): boolean {
  return value !== "rib stitch" || garment?.value.family === "sweaters";
}

const weightOf = (attribute: string): number => cutAttribute(attribute)?.weight ?? 0;

function agreement(both: readonly Fact<string>[], b: readonly Fact<string>[], weight: number): Finding[] {
  if (both.length === 0) return [];
  const theirs = b.filter((fact) => isIn(fact, both));
  const values = { details: both.slice(0, MOST).map(({ value }) => value) };
  return [{ code: "same-details", sides: BOTH, values, evidence: quotesOf(both, theirs), weight }];
}

function onlyOne(side: Side, facts: readonly Fact<string>[], weight: number): Finding[] {
  const told = mentionedDetails(facts).slice(0, MOST);
  if (told.length === 0) return [];
  const named = told.map(({ fact }) => fact);
  const evidence = side === "original" ? quotesOf(named, []) : quotesOf([], named);
  const details = told.map(({ fact: { value, isHint }, phrase }) => ({
    name: value,
    phrase,
    ...(isHint && { isHint }),
  }));
  return [{ code: "only-details", sides: [side], values: { details }, evidence, weight }];
}

/** Every belt has a buckle, so it is not a detail. Pack sizes are compared elsewhere. */
function ownDetails({ garment, details }: ProductFacts, other: ProductFacts): readonly Fact<string>[] {
  const usual = garment ? USUAL_DETAILS[garment.value.family] : undefined;
  return details.filter(
    ({ value }) =>
      value !== garment?.value.type &&
      value !== "pack" &&
      (usual?.includes(value) !== true || other.details.some((fact) => areMutuallyExclusive(fact.value, value))),
  );
}

/** Details that a pattern already states. */
const PATTERN_AS_DETAIL: Readonly<Record<string, string>> = {
  lace: "lace trim",
  embroidered: "embroidery",
  quilted: "quilting",
};

/** "Lace" is the pattern, "hooded" the neckline: the same words are not also a detail. */
function isSaidBefore(fact: Fact<string>, side: ProductFacts): boolean {
  const { details, pattern, fabric, cut } = side;
  if ((pattern && PATTERN_AS_DETAIL[pattern.value] === fact.value) || isSaidByCut(fact, side)) return true;
  const quote = details.find(({ value }) => value === fact.value)?.quote;
  return [pattern, fabric, ...cut.values()].some((other) => other !== null && other.quote === quote);
}

/** Returns true when a side's cut states the detail: a "resin strap" is a rubber strap, a knot motif is a knot. */
function isSaidByCut(fact: Fact<string>, { cut }: ProductFacts): boolean {
  const told = [...cut.values()].filter(({ isHint }) => !isHint);
  if ((fact.value === "stones" && cut.has("stone")) || (fact.value === "padding" && cut.has("fill"))) return true;
  const all = told.flatMap(({ value, also = [] }) => [value, ...also.map((other) => other.value)]);
  const cuts = all.filter((value) => !value.startsWith("no ")).join(" ");
  return (
    wordsOf(fact).some((word) => cuts.includes(word)) || (fact.value === "drawstring" && cuts.includes("drawcord"))
  );
}

/**
 * Returns true when a side mentions a detail, or any of its words in another role: "storm hood", "day-date", a cup
 * sole.
 */
function isMentioned(fact: Fact<string>, side: ProductFacts): boolean {
  if (isIn(fact, side.details) || isSaidByCut(fact, side) || hasPart(fact, side)) return true;
  const named = IMPLIED_DETAILS[fact.value];
  if (named?.some((word) => side.otherWords.has(word)) === true) return true;
  if (wordsOfPhrase(fact).some((word) => FORMS.some((end) => side.otherWords.has(`${word}${end}`)))) return true;
  if (fact.phrase !== undefined && alsoMentions(side, fact.phrase)) return true;
  const { fabric, composition } = side;
  const stuff = [fabric?.value ?? "", ...composition.map(({ value }) => value.material)].join(" ");
  return wordsOf(fact).some(
    (word) => stuff.includes(word) || [...side.otherWords].some((other) => isSameStem(word, other)),
  );
}

const FORMS = ["", "s", "ed"];

const UNLINED = "no lining";
const NO_POCKETS = "no pockets";

/** A lining that the other page rules out; half a lining is still one. */
function deniedBy({ value }: Fact<string>, { cut }: ProductFacts): Fact<string>[] {
  if (value === "pockets") return [...cut.values()].filter((fact) => fact.value === NO_POCKETS);
  if (value !== "lining") return [];
  return [...cut.values()].filter((fact) => fact.value === UNLINED && fact.quote.toLowerCase().startsWith("un"));
}

/** The lining of each was reported with its materials. */
const isLinedWith = ({ composition }: ProductFacts): boolean =>
  composition.some(({ value }) => partRole(value.part) === "lining");

/** A label that lists a lining, filling or elastane among its materials has stated that there is one. */
function hasPart({ value }: Fact<string>, { composition, cut }: ProductFacts): boolean {
  if (value === "steel strap" && cut.get("watch band")?.value.endsWith("bracelet") === true) return true;
  if (value === "hood" && cut.get("outerwear style")?.value === "parka style") return true;
  if (value === "stretch") return composition.some((fact) => familyOf(fact.value.material) === "elastic");
  if (value === "lining" && [...cut.values()].some((fact) => fact.value === UNLINED)) return true;
  const role = value === "lining" ? "lining" : value === "padding" ? "fill" : null;
  if (role === null) return false;
  return composition.some((fact) => partRole(fact.value.part) === role) || (role === "fill" && cut.has("fill"));
}

function isIn({ value }: Fact<string>, facts: readonly Fact<string>[]): boolean {
  return facts.some((fact) => fact.value === value);
}
