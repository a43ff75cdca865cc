import type { CompositionItem } from "@dupewise/domain/product/product";
import { compositionSimilarity } from "@dupewise/vocabulary/composition/similarity";
import { FABRIC_SHARE, fabricSimilarity } from "@dupewise/vocabulary/materials/fabrics";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type Cloth, clothOf, namesTheSame, type OtherPart } from "../facts/cloth.ts";
import { against, type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "../words/grammar.ts";

const ALIKE = 0.8;
/** From this share on a cloth is named by its main material alone. */
const PURE = 97;
const NEARLY_PURE = 88;

const CLOTHS = new WeakMap<ProductFacts, Cloth | null>();

/** The outer cloth of a side, which a good many sentences are about. */
export function clothOfSide(side: ProductFacts): Cloth | null {
  const known = CLOTHS.get(side);
  if (known !== undefined) return known;
  const cloth = clothOf(side.composition.map(({ value }) => value));
  CLOTHS.set(side, cloth);
  return cloth;
}

/** "98% cotton and 2% elastane"; "leather" where no share is given. */
export function sharesOf(items: readonly CompositionItem[]): string {
  return listed(
    items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)),
  );
}

/** The cloth in two or three words: "cotton", "mostly wool", "a wool and polyamide mix". */
export function clothName({ items, main, mainShare }: Cloth): string {
  const second = items[1]?.material;
  if (second === undefined || (mainShare !== null && mainShare >= PURE)) return main;
  if (mainShare !== null && mainShare >= NEARLY_PURE) return `${main} with some ${second}`;
  return `a mix of ${main} and ${second}`;
}

/** @param similarity of the two compositions, 0–1 */
export function materialFindings(a: ProductFacts, b: ProductFacts, similarity: number, weight: number): Finding[] {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (!mine || !theirs) return [...fabricFindings(a, b, weight), ...unlikeFabric(a, b, similarity, weight)];
  const quotes = quotesOf(a.composition, b.composition);
  return [
    ...clothFindings(mine, theirs, { similarity, weight, quotes }),
    ...partFindings(mine, theirs, weight, quotes),
    ...fabricFindings(a, b, FABRIC_SHARE * weight),
  ];
}

/** A fabric on one side and a fibre on the other: canvas against leather. */
function unlikeFabric(a: ProductFacts, b: ProductFacts, similarity: number, weight: number): Finding[] {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  const original = mine ? clothName(mine) : a.fabric?.value;
  const alternative = theirs ? clothName(theirs) : b.fabric?.value;
  const isCompared = (mine === null) !== (theirs === null) && !(a.fabric && b.fabric);
  if (!isCompared || original === undefined || alternative === undefined || similarity >= ALIKE) return [];
  const sides = { original, alternative };
  const quotes = quotesOf(
    mine || !a.fabric ? a.composition : [a.fabric],
    theirs || !b.fabric ? b.composition : [b.fabric],
  );
  const text = `${capital(against(sides))}.`;
  return [{ dimension: "material", isShared: false, text, sides, quotes, weight: 100 * weight * (1 - similarity) }];
}

/** What the cloth is called, whatever it is made of. */
function fabricFindings({ fabric: a }: ProductFacts, { fabric: b }: ProductFacts, weight: number): Finding[] {
  if (!a || !b) return [];
  const said = { dimension: "material" as const, quotes: quotesOf([a], [b]) };
  if (a.value === b.value) {
    return [
      { ...said, isShared: true, text: `${capital(a.value)} on both.`, phrase: `in ${a.value}`, weight: 100 * weight },
    ];
  }
  const apart = 1 - fabricSimilarity(a.value, b.value);
  const sides = { original: a.value, alternative: b.value };
  return [{ ...said, isShared: false, text: `${capital(against(sides))}.`, sides, weight: 100 * weight * apart }];
}

/** How another part's difference is said, and how much of the cloth's own weight it has. */
const PARTS: Readonly<Record<OtherPart, { text: string; name: string; share: number }>> = {
  // Out of sight, yet most of what filled goods are bought for.
  fill: { text: "Filled with", name: "filling", share: 1 },
  lining: { text: "Lined with", name: "lining", share: 0.4 },
  sole: { text: "Soles of", name: "sole", share: 0.3 },
  trim: { text: "Trimmed with", name: "trim", share: 0.2 },
};

function partFindings(one: Cloth, other: Cloth, weight: number, quotes: Finding["quotes"]): Finding[] {
  return [...one.otherParts].flatMap(([role, items]) => {
    const counterpart = other.otherParts.get(role) ?? [];
    const [mine, theirs] = [sharesOf(items), sharesOf(counterpart)];
    if (theirs === "" || mine === theirs) return [];
    const { text, name, share } = PARTS[role];
    const names = { original: `${items[0]?.material} ${name}`, alternative: `${counterpart[0]?.material} ${name}` };
    const alike = compositionSimilarity(asShell(items), asShell(counterpart)) ?? 0;
    const difference: Finding = {
      dimension: "material",
      isShared: false,
      text: `${text} ${mine} against ${theirs}.`,
      sides: names.original === names.alternative ? null : names,
      quotes,
      weight: 100 * weight * share * (1 - alike),
    };
    return [difference];
  });
}

function asShell(items: readonly CompositionItem[]): CompositionItem[] {
  return items.map(({ material, percentage }) => ({ material, percentage }));
}

interface Said {
  /** Of the two compositions, 0–1. */
  similarity: number;
  weight: number;
  quotes: Finding["quotes"];
}

function clothFindings(mine: Cloth, theirs: Cloth, { similarity, weight, quotes }: Said): Finding[] {
  const [one, other] = [sharesOf(mine.items), sharesOf(theirs.items)];
  const said = { dimension: "material" as const, quotes };
  if (one === other) {
    const text = pick([`The same cloth: ${one}.`, `Both are made of ${one}.`], one);
    return [{ ...said, isShared: true, text, phrase: `of the same ${mine.main}`, weight: 100 * weight }];
  }
  if (namesTheSame(mine, theirs)) {
    const names = listed(mine.items.map(({ material }) => material));
    return [
      {
        ...said,
        isShared: true,
        text: `Both are of ${names}.`,
        phrase: `of the same ${mine.main}`,
        weight: 100 * weight,
      },
    ];
  }
  const names = { original: clothName(mine), alternative: clothName(theirs) };
  const difference: Finding = {
    ...said,
    isShared: false,
    text: `${capital(one)} against ${other}.`,
    sides: names.original === names.alternative ? null : names,
    weight: 100 * weight * (1 - similarity),
  };
  if (similarity < ALIKE) return [difference];
  const isSameMain = mine.main === theirs.main;
  const text = isSameMain
    ? `Both are mainly ${mine.main}.`
    : `${capital(mine.main)} and ${theirs.main} are near relatives.`;
  const phrase = isSameMain ? `made mainly of ${mine.main}` : null;
  return [{ ...said, isShared: true, text, phrase, weight: 100 * weight * similarity }, difference];
}
