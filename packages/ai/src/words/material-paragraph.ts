import type { Side } from "@dupewise/domain/comparison/side";
import { type Cloth, clothOfSide, hasSameShares, namesTheSame } from "../facts/cloth.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { wearingDifferences, type WearingDifference } from "../findings/wearing.ts";
import { isClothing } from "@dupewise/vocabulary/garments/families.data";
import { listed } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";
import { sharesOf } from "./names.ts";

const { materials: SAY } = TEXTS;

/** Writes the paragraph on materials; null when neither side names one. */
export function materialParagraph(a: ProductFacts, b: ProductFacts): string | null {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (mine && theirs) {
    const group = a.garment?.value.group;
    const isSameUse = group !== undefined && isClothing(group) && group === b.garment?.value.group;
    const sentences = isSameUse
      ? [statement(mine, theirs), wearing(mine, theirs, wearingDifferences(mine, theirs, group)), care(mine, theirs)]
      : [statement(mine, theirs)];
    return [...sentences, inside("fill", mine, theirs), inside("lining", mine, theirs)]
      .filter((sentence) => sentence !== "")
      .join(" ");
  }
  if (mine) return onesided("original", "alternative", mine, b.fabric?.value);
  return theirs ? onesided("alternative", "original", theirs, a.fabric?.value) : fabrics(a.fabric, b.fabric);
}

function statement(one: Cloth, other: Cloth): string {
  const shares = { original: sharesOf(one.items), alternative: sharesOf(other.items) };
  const isOpen = one.mainShare === null || other.mainShare === null;
  if (hasSameShares(one.items, other.items)) {
    if (isOpen) return SAY.sameOpen(shares.original);
    const isAll = one.otherParts.size + other.otherParts.size === 0;
    return isAll ? SAY.sameAll(shares.original) : SAY.sameOutside(shares.original);
  }
  if (namesTheSame(one, other)) {
    const names = listed(one.items.map(({ material }) => material));
    return SAY.sameNames(names, one.items.length, one.mainShare === null ? "alternative" : "original");
  }
  const said = one.main === other.main ? SAY.sameMain(one.main, shares) : SAY.other(shares);
  return isOpen ? said + SAY.open : said;
}

function wearing(one: Cloth, other: Cloth, differences: readonly WearingDifference[]): string {
  const seed = one.main + other.main;
  if (hasSameShares(one.items, other.items) || namesTheSame(one, other)) return SAY.sameInWear;
  if (differences.length > 0) return SAY.otherInWear(listed(differences.map(TEXTS.wearing)), seed);
  // Gold against brass is worn alike, and yet no small difference.
  return one.main === other.main ? SAY.littleInWear(seed) : "";
}

/** The first thing each care label would say. */
function care(one: Cloth, other: Cloth): string {
  const [original, alternative] = [one, other].map(({ care: advice }) => advice.split(";")[0] ?? "");
  if (!original || !alternative || original === alternative) return "";
  return SAY.care({ original, alternative });
}

function inside(part: "fill" | "lining", one: Cloth, other: Cloth): string {
  const [original, alternative] = [one, other].map(({ otherParts }) => sharesOf(otherParts.get(part) ?? []));
  if (!original && !alternative) return "";
  if (!original || !alternative) return SAY.onlyInside(part, original ? "original" : "alternative");
  return original === alternative ? SAY.sameInside(part, original) : SAY.otherInside(part, { original, alternative });
}

/** Where no fiber is named at all, what the cloth is called. */
function fabrics(a: ProductFacts["fabric"], b: ProductFacts["fabric"]): string | null {
  if (!a || !b) return null;
  if (a.value === b.value) return SAY.sameFabric(a.value);
  return SAY.otherFabric({ original: a.value, alternative: b.value });
}

function onesided(known: Side, unknown: Side, cloth: Cloth, fabric: string | undefined): string {
  const [sides, shares] = [{ known, unknown }, sharesOf(cloth.items)];
  return fabric === undefined ? SAY.unknown(sides, shares) : SAY.onlyFabric(sides, shares, fabric);
}
