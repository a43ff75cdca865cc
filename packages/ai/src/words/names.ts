import type { CompositionItem } from "@dupewise/domain/product/product";
import type { ClothValue, NamedColor } from "../findings/finding.ts";
import { listed, withArticle } from "./grammar.ts";
import { CUT_NAMES, DETAIL_NAMES, OCCASION_NAMES, PATTERN_NAMES, TYPE_NAMES } from "./names.data.ts";

/** From this share on a cloth is named by its main material alone. */
const PURE = 97;
const NEARLY_PURE = 88;

export const typeName = (type: string): string => TYPE_NAMES[type] ?? type;
export const cutName = (value: string): string => CUT_NAMES[value] ?? withArticle(value);
export const detailName = (name: string): string => DETAIL_NAMES[name] ?? name;
export const patternName = (name: string): string => PATTERN_NAMES[name] ?? name;
export const occasionName = (name: string): string => OCCASION_NAMES[name] ?? name;

/** Names colors in a sentence: "red and white", "many colors", "gold tone". */
export function colorNames(colors: readonly NamedColor[]): string {
  return listed(
    colors.map(({ name, isTone }) => {
      if (name === "multicolour") return "many colors";
      return isTone ? `${name} tone` : name;
    }),
  );
}

/** Names materials with their shares: "98% cotton and 2% elastane"; "leather" where no share is given. */
export function sharesOf(items: readonly CompositionItem[]): string {
  return listed(
    items.map(({ material, percentage }) => (percentage === null ? material : `${percentage}% ${material}`)),
  );
}

/** Names a cloth in a few words: "cotton", "wool with some polyamide", "a mix of wool and polyamide". */
export function clothName(cloth: ClothValue): string {
  if ("fabric" in cloth) return cloth.fabric;
  const [first, second] = cloth.items;
  if (!first) return "";
  const { material: main, percentage: share } = first;
  if (second === undefined || (share !== null && share >= PURE)) return main;
  if (share !== null && share >= NEARLY_PURE) return `${main} with some ${second.material}`;
  return `a mix of ${main} and ${second.material}`;
}
