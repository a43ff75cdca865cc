import { isComparable } from "@dupewise/domain/comparison/comparable";
import { isRough, scoreBand } from "@dupewise/domain/comparison/score-band";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { roundSavings, savingsOf } from "@dupewise/domain/money/savings";
import { type Group, isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { Assessment } from "../assess.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import {
  type Finding,
  type NamedColor,
  type SameItemValues,
  type Sides,
  isShared,
  topicOf,
  importantDifferences,
  obviousSizeDifference,
} from "../findings/finding.ts";
import { SIGNATURE_EMBLEMS } from "../rubric/signatures.data.ts";
import { capitalize, isPlural, pluralOf } from "./grammar.ts";
import { SIMILAR_COLORS, TEXTS, joinVersus } from "./messages.data.ts";
import { areSimilarPrices, formatAmount } from "./money.ts";
import { fabricName, fabricTradeOff, colorNames, detailName, typeName } from "./names.ts";
import { FAMILY_NAMES } from "./names.data.ts";
import { findingContrast, findingPhrase, writeFinding } from "./write-finding.ts";

const { verdict: SAY } = TEXTS;

/** Writes one sentence on how the two products compare, starting with the conclusion. */
export function writeVerdict({ original, alternative, score, findings }: Assessment): string {
  const [a, b] = [original.facts, alternative.facts];
  if (original.url !== null && original.url === alternative.url) return SAY.samePage;
  const counterfeit = findings.find(({ code }) => code === "counterfeit");
  if (counterfeit) return writeFinding(counterfeit);
  const goods = [a, b].find(({ garment }) => garment && !isFashion(garment.value.group))?.garment?.value.family;
  if (goods !== undefined && score.similarityScore === null) return SAY.notFashion(FAMILY_NAMES[goods] ?? goods);
  if (score.similarityScore === null) return nothingKnown(a, b);
  const same = findings.find((finding) => finding.code === "same-item");
  if (same) return sameItem(same.values);
  const kind = findings.find(({ code }) => code === "other-kind");
  const kinds = kind && findingContrast(kind);
  if (kinds && !isComparable(score)) return SAY.otherKind(joinVersus(kinds));
  const { tone } = scoreBand(score.similarityScore);
  const lead = isRough(score.confidence) ? "" : SAY.leads[tone];
  const isFarApart = lead !== "" && tone === "poor";
  let said = "";
  for (const length of LENGTHS) {
    const { agreement, difference } = listReasons(a, b, findings, length, isFarApart);
    // "Somewhat similar: a coat vs. a jacket" contradicts itself.
    const isContrastAlone = agreement === "" && difference !== "" && !isFarApart;
    const reasons = agreement && difference ? SAY.but(agreement, difference) : agreement || difference || SAY.nothing;
    said = lead === "" ? reasons : isContrastAlone ? SAY.but(lead, reasons) : `${lead}: ${reasons}`;
    if (said.length <= LONGEST) break;
  }
  return `${capitalize(said)}.`;
}

/** The maximum length of a headline. */
const LONGEST = 89;

interface Length {
  /** The number of agreements after the kind. */
  phrases: number;
  /** Whether the kind is described with its color and material. */
  isDescribed: boolean;
}

/** Tried in order; the longest that fits is used. */
const LENGTHS: readonly Length[] = [
  { phrases: 1, isDescribed: true },
  { phrases: 0, isDescribed: true },
  { phrases: 0, isDescribed: false },
];

const LEAST_GAP = 0.01;

/** "The same item in another color, €40 cheaper." */
function sameItem({ by, code, isOtherColor, prices }: SameItemValues): string {
  const item = by === "text" || code !== null ? SAY.sameItem.sure : SAY.sameItem.likely;
  return `${item}${isOtherColor ? SAY.inOtherColor : ""}${prices ? gapOf(prices) : ""}.`;
}

function gapOf(prices: ComparablePrices): string {
  const saving = savingsOf(prices);
  if (Math.abs(saving) < LEAST_GAP) return SAY.atTheSamePrice;
  if (Math.abs(saving) < 1 && areSimilarPrices(prices)) return SAY.atAboutTheSamePrice;
  const gap = formatAmount(roundSavings(Math.abs(saving)), prices.currency);
  return saving > 0 ? SAY.cheaper(gap) : SAY.dearer(gap);
}

/** What a verdict says of two products. Empty where there is nothing to say. */
interface Reasons {
  /** The kind with what both share. */
  agreement: string;
  /** The most important difference. */
  difference: string;
}

/** Lists what two products share, and in what they differ most. */
function listReasons(
  a: ProductFacts,
  b: ProductFacts,
  findings: readonly Finding[],
  length: Length,
  isFarApart: boolean,
): Reasons {
  // A page that doesn't mention an underwire is not a headline.
  const weighty = importantDifferences(findings).filter(
    (finding) =>
      !(finding.code === "only-details" && !finding.values.details.some((detail) => SIGNATURE_EMBLEMS.has(detail))) &&
      finding.code !== "only-pattern" &&
      finding.code !== "added-colors" &&
      !(finding.code === "other-cloth" && findingContrast(finding) === null) &&
      finding.code !== "other-care" &&
      finding.code !== "other-measurement",
  );
  const [weightiest] = weighty;
  const sameKind = findings.find((finding) => finding.code === "same-kind");
  const isSameKind = a.garment !== null && a.garment.value.type === b.garment?.value.type;
  const kind = findings.some(({ code }) => code === "other-kind") ? undefined : commonGroup(a, b);
  const type = sameKind?.values.type ?? (isSameKind ? a.garment?.value.type : undefined) ?? kind;
  // "Made mainly of wool, but wool versus a mix of wool and polyamide" says one thing twice.
  const shared = findings.filter((one) => !weightiest || topicOf(one).dimension !== topicOf(weightiest).dimension);
  // "Black steel watches" would have a black case, where only the dial is black.
  const isOfMetal = a.metal !== null && b.metal !== null;
  const described = isOfMetal ? shared.filter(({ code }) => code !== "same-colors") : shared;
  const adjectives = type === undefined || !length.isDescribed ? [] : adjectivesOf(described);
  const phrases = (described.some((finding) => findingPhrase(finding) !== null) ? described : findings)
    .filter((finding) => !adjectives.some(({ of }) => of === topicOf(finding).dimension))
    .filter((finding) => adjectives.length === 0 || !isToneOfMetal(finding))
    .flatMap((finding) => findingPhrase(finding) ?? [])
    .filter((phrase) => type?.includes(phrase.split(" ").at(-1) ?? "") !== true)
    // Similar colors are no likeness of two things of different kinds.
    .filter((phrase) => type !== undefined || phrase !== SIMILAR_COLORS)
    .slice(0, type === undefined ? 1 : length.phrases);
  // A fleece jacket in fleece is a fleece jacket.
  const named = adjectives.map(({ word }) => word).filter((word) => type?.split(" ").includes(word) !== true);
  const agreement =
    type === undefined
      ? phrases.length === 0
        ? ""
        : SAY.both(phrases.join(" "))
      : [SAY.sameKind([...named, pluralOf(typeName(type))].join(" ")), ...phrases].join(" ");
  const [difference, another] = weighty.slice(0, 2).map((finding) => {
    const contrast = findingContrast(finding);
    return contrast ? joinVersus(contrast) : toClause(writeFinding(finding));
  });
  // "Quite different: both are jackets" contradicts itself.
  if (agreement === "" || (isFarApart && difference !== undefined))
    return { agreement: "", difference: [difference, another].filter(Boolean).join(", ") };
  const size = obviousSizeDifference(findings);
  if (weightiest === undefined && size !== null) return { agreement, difference: SAY.sized(size) };
  const isKindAlone = type !== undefined && named.length + phrases.length === 0;
  if (weightiest === undefined || difference === undefined)
    return { agreement, difference: isKindAlone && length.isDescribed ? slightDifference(findings) : "" };
  return { agreement, difference: ofAlternative(weightiest) ?? difference };
}

/** Describes a slight difference, for a verdict that would only name the kind of both. */
function slightDifference(findings: readonly Finding[]): string {
  const slight = findings.find((finding) => !isShared(finding));
  return slight ? (ofAlternative(slight) ?? toClause(writeFinding(slight))) : SAY.tooLittle;
}

/**
 * Describes a difference from the alternative's side: "is polyester, not silk"; for two wools, what else they contain.
 */
function ofAlternative(finding: Finding): string | null {
  const contrast = findingContrast(finding);
  if (contrast === null) return finding.code === "other-detail" ? ofDenial(finding.values) : null;
  if (finding.code === "other-cloth") {
    const { original, alternative } = finding.values;
    const taken = original[0]?.material === alternative[0]?.material ? fabricTradeOff(finding.values) : null;
    if (taken !== null) return SAY.holds(taken);
  }
  if (finding.code === "other-kind" && isPlural(contrast.alternative))
    return SAY.other("is", { ...contrast, alternative: SAY.pair(contrast.alternative) });
  return SAY.other(verbOf(finding), contrast);
}

/** Describes pockets that the other side denies, after another "but": "only the original has pockets". */
function ofDenial({ original, alternative }: Sides<string>): string {
  return detailName(alternative).startsWith("no ")
    ? SAY.holdsAlone("original", detailName(original))
    : SAY.holdsAlone("alternative", detailName(alternative));
}

const VERBS: Partial<Record<ReturnType<typeof topicOf>["dimension"], string>> = {
  kind: "is",
  material: "is",
  colour: "comes in",
  audience: "comes in",
  function: "is made for",
};

/** The verb for the alternative's difference: it is silk, has a zip, comes in navy. */
function verbOf(finding: Finding): string {
  return (finding.code === "other-part" ? undefined : VERBS[topicOf(finding).dimension]) ?? "has";
}

/** "Silver bracelets in a silver color" says one thing twice. */
function isToneOfMetal(finding: Finding): boolean {
  return (
    (finding.code === "same-colors" || finding.code === "shared-colors") &&
    finding.values.colors.every(({ isTone }) => isTone)
  );
}

const GROUP_NAMES: Partial<Record<Group, string>> = { footwear: "shoes", bags: "bag", outerwear: "jacket" };

/** "Sandals" and "sneakers" are both shoes, unless a finding contrasts the kinds. */
function commonGroup({ garment: a }: ProductFacts, { garment: b }: ProductFacts): string | undefined {
  const group = a && a.value.group === b?.value.group ? a.value.group : undefined;
  return group === undefined ? undefined : GROUP_NAMES[group];
}

interface Adjective {
  of: ReturnType<typeof topicOf>["dimension"];
  word: string;
}

/** Shared traits as adjectives before the kind: "black leather" loafers, "white poplin" shirts. */
function adjectivesOf(shared: readonly Finding[]): Adjective[] {
  const words: Readonly<Record<"colour" | "material", string | undefined>> = {
    colour: shared.flatMap((one) => (one.code === "same-colors" ? (colorAdjective(one.values.colors) ?? []) : []))[0],
    material: shared.flatMap((one) => materialAdjective(one) ?? [])[0],
  };
  return (["colour", "material"] as const).flatMap((of) => (words[of] === undefined ? [] : [{ of, word: words[of] }]));
}

function colorAdjective(colors: readonly NamedColor[]): string | null {
  const [color] = colors;
  return color === undefined || colors.length > 1 || color.isTone || color.name === "multicolour"
    ? null
    : colorNames(colors);
}

function materialAdjective(finding: Finding): string | null {
  if (finding.code === "same-fabric") return finding.values.fabric;
  if (finding.code !== "same-cloth" && finding.code !== "same-materials") return null;
  return finding.values.items.length === 1 ? fabricName(finding.values) : null;
}

/** Turns a sentence into a clause of another. */
function toClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function nothingKnown(a: ProductFacts, b: ProductFacts): string {
  if (!a.garment && !b.garment) return SAY.neitherKind;
  if (a.garment && b.garment) return SAY.unknown;
  return SAY.unknownKind(a.garment ? "alternative" : "original");
}
