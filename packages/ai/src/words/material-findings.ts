import type { CompositionItem } from "@dupewise/domain/product";
import { compositionSimilarity } from "@dupewise/vocabulary/composition-similarity";
import type { Attributes } from "../attributes.ts";
import { type Cloth, clothOf } from "../cloth.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { capital, listed, pick } from "./phrases.ts";

const ALIKE = 0.8;
/** From this share on a cloth is named by its main material alone. */
const PURE = 97;
const NEARLY_PURE = 88;

export function clothOfSide({ composition }: Attributes): Cloth | null {
  return clothOf(composition.map(({ value }) => value));
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
export function materialFindings(a: Attributes, b: Attributes, similarity: number, weight: number): Finding[] {
  return [...clothFindings(a, b, similarity, weight), ...fillingFindings(a, b, weight)];
}

/** A filling is out of sight, yet half of what a filled coat is for. */
function fillingFindings(a: Attributes, b: Attributes, weight: number): Finding[] {
  const [mine, theirs] = [clothOfSide(a)?.filling ?? [], clothOfSide(b)?.filling ?? []];
  const [one, other] = [sharesOf(mine), sharesOf(theirs)];
  if (one === "" || other === "" || one === other) return [];
  const alike = compositionSimilarity(asShell(mine), asShell(theirs)) ?? 0;
  const names = { original: `${mine[0]?.material} filling`, alternative: `${theirs[0]?.material} filling` };
  return [
    {
      dimension: "material",
      isShared: false,
      text: `Filled with ${one} against ${other}.`,
      sides: names.original === names.alternative ? null : names,
      quotes: quotesOf(a.composition, b.composition),
      weight: 100 * weight * (1 - alike),
    },
  ];
}

function asShell(items: readonly CompositionItem[]): CompositionItem[] {
  return items.map(({ material, percentage }) => ({ material, percentage }));
}

/** @param similarity of the two compositions, 0–1 */
function clothFindings(a: Attributes, b: Attributes, similarity: number, weight: number): Finding[] {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (!mine || !theirs) return [];
  const [one, other] = [sharesOf(mine.items), sharesOf(theirs.items)];
  const said = { dimension: "material" as const, quotes: quotesOf(a.composition, b.composition) };
  if (one === other) {
    const text = pick([`The same cloth: ${one}.`, `Both are made of ${one}.`], one);
    return [{ ...said, isShared: true, text, phrase: `of the same ${mine.main}`, weight: 100 * weight }];
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
