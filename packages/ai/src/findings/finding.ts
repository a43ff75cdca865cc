import type { Claim, DimensionName } from "@dupewise/domain/comparison/comparison";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import type { Side } from "@dupewise/domain/comparison/side";
import type { CompositionItem } from "@dupewise/domain/product/product";
import type { Care } from "@dupewise/vocabulary/details/care";
import type { Measurement } from "@dupewise/vocabulary/details/measurements";
import { baseFiber, familyOf } from "@dupewise/vocabulary/materials/fibers";
import { type OtherPart, areSharesClose } from "../facts/outer-fabric.ts";
import type { Counterfeit } from "../facts/counterfeit.data.ts";
import type { Metal } from "../facts/metals.data.ts";
import type { Audience, Fact } from "../facts/product-facts.ts";
import type { PackType } from "../rubric/gate.ts";

export type Sides<Value> = Readonly<Record<Side, Value>>;

/** A color as it appears in sentences. `isTone` marks one whose name could be mistaken for the metal. */
export interface NamedColor {
  name: string;
  isTone: boolean;
}

/** The outer fabric, given by its materials, largest share first, or by its weave alone. */
export type FabricValue = { items: readonly CompositionItem[] } | { fabric: string };

export interface SameItemValues {
  by: "text" | "code" | "name";
  /** The code as the original states it, when both state one. */
  code: string | null;
  isOtherColor: boolean;
  prices: ComparablePrices | null;
}

/** The values of each finding, keyed by its code. They are names from the vocabulary, not the words of a sentence. */
export interface FindingValues {
  /** Recognized by identical texts, by a code that both state, or by maker, name and numbers. */
  "same-item": SameItemValues;
  "same-line": { maker: string; line: string };
  "same-maker": { maker: string };
  counterfeit: { as: Counterfeit };
  /** The kind that covers both ("bracelet" for a bracelet and a bangle), and the side with the narrower kind. */
  "same-kind": { type: string; narrower?: { side: Side; type: string } };
  "other-kind": Sides<string>;
  /** Both are for children. */
  "same-audience": { audience: Audience };
  "other-audience": Sides<Audience>;
  /** Only one of the two is sold as a pack, or singly where others sell a pair. */
  "only-pack-type": { as: PackType };
  "same-cloth": { items: readonly CompositionItem[] };
  /** Both sides list the same materials, but at least one states no shares. */
  "same-materials": { items: readonly CompositionItem[] };
  "same-main-material": { material: string };
  /** Pure when neither side lists another material. */
  "related-materials": Sides<string> & { isPure?: boolean };
  /** With the weave of each side, when both consist of a single material. */
  "other-cloth": Sides<readonly CompositionItem[]> & { weaves?: Sides<string | null> };
  "same-part": { part: OtherPart; items: readonly CompositionItem[] };
  "other-part": Sides<readonly CompositionItem[]> & { part: OtherPart };
  "other-metal": Sides<Metal>;
  "same-fabric": { fabric: string };
  "other-fabric": Sides<string>;
  /** The weave of one side and the materials of the other: canvas and leather. */
  "fabric-against-material": Sides<FabricValue>;
  "same-colors": { colors: readonly NamedColor[] };
  "near-colors": Sides<readonly NamedColor[]>;
  "other-colors": Sides<readonly NamedColor[]>;
  "shared-colors": { colors: readonly NamedColor[] };
  /** In addition to the shared colors: all colors of each side, and those that only that side has. */
  "added-colors": Sides<{ all: readonly NamedColor[]; added: readonly NamedColor[] }>;
  "same-cut": { cuts: readonly string[] };
  /** Whether the alternative has more or less of the attribute; null if the attribute has no order. */
  "other-cut": Sides<string> & { attribute: string; direction: "more" | "less" | null };
  "same-pattern": { pattern: string };
  "other-pattern": Sides<string>;
  "same-details": { details: readonly string[] };
  "other-detail": Sides<string>;
  /** Features that don't count toward the score. */
  "same-features": { features: readonly string[] };
  "other-feature": Sides<string>;
  /** The measurements are equal except for rounding. */
  "same-measurement": Sides<Measurement>;
  "other-measurement": Sides<Measurement>;
  "same-care": { care: Care };
  "other-care": Sides<Care>;
  "only-details": { details: readonly string[] };
  "only-pattern": { pattern: string };
  "same-occasion": { occasion: string };
  "other-occasion": Sides<string>;
}
export type FindingCode = keyof FindingValues;

/** One similarity or difference, as structured data rather than a sentence. */
export interface FindingOf<Code extends FindingCode> {
  code: Code;
  /** The sides it concerns. */
  sides: readonly [Side, ...Side[]];
  values: FindingValues[Code];
  /** The products' words that support it. */
  evidence: Claim["quotes"];
  /** How important it is, for sorting: roughly points of the score. */
  weight: number;
}

export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

interface FindingTopic {
  dimension: DimensionName | "item" | "kind" | "audience";
  isShared: boolean;
}

/** The topic of each code. */
const TOPICS: Readonly<Record<FindingCode, FindingTopic>> = {
  "same-item": { dimension: "item", isShared: true },
  "same-line": { dimension: "item", isShared: true },
  "same-maker": { dimension: "item", isShared: true },
  counterfeit: { dimension: "item", isShared: false },
  "same-kind": { dimension: "kind", isShared: true },
  "other-kind": { dimension: "kind", isShared: false },
  "same-audience": { dimension: "audience", isShared: true },
  "other-audience": { dimension: "audience", isShared: false },
  "only-pack-type": { dimension: "audience", isShared: false },
  "same-cloth": { dimension: "material", isShared: true },
  "same-materials": { dimension: "material", isShared: true },
  "same-main-material": { dimension: "material", isShared: true },
  "related-materials": { dimension: "material", isShared: true },
  "other-cloth": { dimension: "material", isShared: false },
  "same-part": { dimension: "material", isShared: true },
  "other-part": { dimension: "material", isShared: false },
  "other-metal": { dimension: "material", isShared: false },
  "same-fabric": { dimension: "material", isShared: true },
  "other-fabric": { dimension: "material", isShared: false },
  "fabric-against-material": { dimension: "material", isShared: false },
  "same-colors": { dimension: "colour", isShared: true },
  "near-colors": { dimension: "colour", isShared: true },
  "other-colors": { dimension: "colour", isShared: false },
  "shared-colors": { dimension: "colour", isShared: true },
  "added-colors": { dimension: "colour", isShared: false },
  "same-cut": { dimension: "cut", isShared: true },
  "other-cut": { dimension: "cut", isShared: false },
  "same-pattern": { dimension: "pattern", isShared: true },
  "other-pattern": { dimension: "pattern", isShared: false },
  "same-details": { dimension: "construction", isShared: true },
  "other-detail": { dimension: "construction", isShared: false },
  "same-features": { dimension: "construction", isShared: true },
  "other-feature": { dimension: "construction", isShared: false },
  "same-measurement": { dimension: "construction", isShared: true },
  "other-measurement": { dimension: "construction", isShared: false },
  "same-care": { dimension: "material", isShared: true },
  "other-care": { dimension: "material", isShared: false },
  "only-details": { dimension: "construction", isShared: false },
  "only-pattern": { dimension: "pattern", isShared: false },
  "same-occasion": { dimension: "function", isShared: true },
  "other-occasion": { dimension: "function", isShared: false },
};

/** Returns the dimension that a finding is about, and whether the two sides agree on it. */
export const topicOf = ({ code }: Pick<Finding, "code">): FindingTopic => TOPICS[code];

/** Returns true when a finding is a similarity rather than a difference. */
export const isShared = (finding: Pick<Finding, "code">): boolean => TOPICS[finding.code].isShared;

/** The weight in points below which findings are left out of short texts. */
const SLIGHT = 1.5;

/** Traits that nobody buys a product for. */
const SMALL_TRAITS: ReadonlySet<string> = new Set(["lens tint", "toe", "hour markers", "collar", "welt"]);

/** Whether two fabrics are mainly of one fiber, and of much the same mix where that matters. */
function areOfOneFiber([mine]: readonly CompositionItem[], [theirs]: readonly CompositionItem[]): boolean {
  if (!mine || !theirs) return false;
  if (mayBeSameLeather(mine.material, theirs.material)) return true;
  if (baseFiber(mine.material) !== baseFiber(theirs.material)) return false;
  const isSynthetic = /^(?:poly|acrylic)/.test(familyOf(mine.material) ?? "");
  return isSynthetic || areSharesClose(mine.percentage, theirs.percentage);
}

/** Returns true for two leathers if at least one is only called "leather", which doesn't rule out nubuck or suede. */
export const mayBeSameLeather = (one: string, other: string): boolean =>
  (one === "leather" || other === "leather") &&
  [one, other].every((name) => familyOf(name) === "leather" && !SCARCE.has(name));
/** Leathers that no shop just calls leather. */
const SCARCE: ReadonlySet<string> = new Set([
  "shell cordovan",
  ...["crocodile", "ostrich", "snake", "lizard", "stingray"].map((animal) => `${animal} leather`),
]);

/**
 * Returns true for a difference that only a close look reveals: between two collars, necklines or flies, or between a
 * color and a shade of it.
 */
export function isSmallTrait(finding: Finding): boolean {
  if (isShadeOfOne(finding)) return true;
  if (finding.code === "other-detail") return finding.values.original.endsWith(" fly");
  if (finding.code !== "other-cut") return false;
  const { attribute, original, alternative } = finding.values;
  return SMALL_TRAITS.has(attribute) || [original, alternative].every((name) => /collar|lapel/.test(name));
}

/** The ratio of two lengths from which the larger product is no longer of the same size to a shopper. */
const MUCH_LARGER = 1.3;

/**
 * Returns whether the stated dimensions make the alternative obviously larger or smaller than the original, or null if
 * the difference isn't obvious or not known.
 */
export function obviousSizeDifference(findings: readonly Finding[]): "larger" | "smaller" | null {
  const size = findings.find(
    (finding) => finding.code === "other-measurement" && finding.values.original.name === "size",
  );
  if (size?.code !== "other-measurement") return null;
  const { original, alternative } = size.values;
  const [wide = 1, high = 1] = alternative.amounts.map((side, at) => side / (original.amounts[at] ?? side));
  const ratio = Math.sqrt(wide * high);
  if (ratio >= MUCH_LARGER) return "larger";
  return ratio <= 1 / MUCH_LARGER ? "smaller" : null;
}

/** How much a difference in itself means to a shopper: most colors can be chosen, the fabric and the cut can't. */
function rankOf(finding: Finding): number {
  if (isShadeOfOne(finding)) return RANKS.shade;
  if (isSmallTrait(finding)) return RANKS.small;
  if (finding.code === "other-part") return finding.values.part === "fill" ? RANKS.fill : RANKS.small;
  if (finding.code === "other-cut" && finding.values.attribute === "fill") return RANKS.fill;
  if (finding.code === "other-cut" && finding.values.attribute === "dial") return RANKS.color;
  if (finding.code === "other-detail" && finding.values.original.endsWith(" sole")) return RANKS.sole;
  if (finding.code === "other-detail" && NAMES_PART_COLOR.test(finding.values.original)) return RANKS.color;
  if (finding.code === "other-cloth" && areOfOneFiber(finding.values.original, finding.values.alternative))
    return RANKS.color;
  return topicOf(finding).dimension === "colour" ? RANKS.color : RANKS.main;
}

/** "Blue vs. navy blue": a page that only says "blue" may mean either. */
function isShadeOfOne(finding: Finding): boolean {
  if (finding.code !== "other-colors") return false;
  const [[one, ...more], [other, ...others]] = [finding.values.original, finding.values.alternative];
  const isShadeOf = (shade: string, plain: string) => shade.endsWith(` ${plain}`);
  return (
    one !== undefined &&
    other !== undefined &&
    more.length + others.length === 0 &&
    (isShadeOf(one.name, other.name) || isShadeOf(other.name, one.name))
  );
}

const NAMES_PART_COLOR = / (?:hardware|lenses)$/;

/** A down jacket is bought for its filling, and shoes for their uppers before their soles. */
const RANKS = { fill: 0, main: 1, sole: 2, color: 3, small: 4, shade: 5 } as const;

/**
 * Returns the differences that matter enough to be mentioned in a short text, those that matter most to a shopper
 * first. Color comes after the main properties, then small traits, and last a shade of the same color; ties keep the
 * given order.
 */
export function importantDifferences(findings: readonly Finding[]): Finding[] {
  return findings
    .filter((finding) => !isShared(finding) && finding.weight >= SLIGHT)
    .sort((one, other) => rankOf(one) - rankOf(other));
}

export const BOTH = ["original", "alternative"] as const;

const QUOTE_LENGTH = 120;

/** Returns the distinct quotes behind both sides' facts, each on a single line and with its side. */
export function quotesOf(original: readonly Fact<unknown>[], alternative: readonly Fact<unknown>[]): Claim["quotes"] {
  return [...oneSide("original", original), ...oneSide("alternative", alternative)];
}

function oneSide(side: Side, facts: readonly Fact<unknown>[]): Claim["quotes"] {
  const quotes = new Set(facts.map(({ quote }) => quote.replace(/\s+/g, " ").trim().slice(0, QUOTE_LENGTH)));
  return [...quotes].map((quote) => ({ side, quote }));
}
