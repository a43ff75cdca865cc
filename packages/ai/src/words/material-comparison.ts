import type { ProductFacts } from "../facts/product-facts.ts";
import { type Cloth, namesTheSame } from "../facts/cloth.ts";
import { clothOfSide, sharesOf } from "../findings/material-findings.ts";
import { capital, listed, pick } from "./grammar.ts";
import { wearingDifferences } from "./wearing.ts";

/** The paragraph on materials; null when neither side names one. */
export function materialComparison(a: ProductFacts, b: ProductFacts): string | null {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (mine && theirs) {
    const group = a.garment?.value.group;
    // Frames are no cloth: their acetate is not washed, nor does it breathe.
    const isSameUse = group !== undefined && group !== "eyewear" && group === b.garment?.value.group;
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
  const [mine, theirs] = [sharesOf(one.items), sharesOf(other.items)];
  const isOpen = one.mainShare === null || other.mainShare === null;
  if (mine === theirs) {
    if (isOpen) return `Both name ${mine}, without shares.`;
    const isAll = one.otherParts.size + other.otherParts.size === 0;
    return isAll ? `The labels agree: ${mine}.` : `On the outside the labels agree: ${mine}.`;
  }
  if (namesTheSame(one, other)) {
    const names = listed(one.items.map(({ material }) => material));
    const share = one.items.length > 1 ? "shares" : "share";
    return `Both are of ${names}; only the ${one.mainShare === null ? "alternative" : "original"} gives the ${share}.`;
  }
  const open = isOpen ? " Not every share is given." : "";
  if (one.main !== other.main) return `The original is ${mine}; the alternative is ${theirs}.${open}`;
  return `${capital(one.main)} leads in both: ${mine} in the original, ${theirs} in the alternative.${open}`;
}

function wearing(one: Cloth, other: Cloth, differences: readonly string[]): string {
  const seed = one.main + other.main;
  if (sharesOf(one.items) === sharesOf(other.items) || namesTheSame(one, other)) {
    return "Weight and finish can still differ; no label tells those.";
  }
  if (differences.length === 0) {
    // Gold against brass is worn alike, and yet no small difference.
    if (one.main !== other.main) return "";
    return pick(["To wear, that is a small difference.", "You would hardly feel that in wear."], seed);
  }
  const list = listed(differences);
  return pick([`Expect the alternative to ${list}.`, `By its fibres the alternative should ${list}.`], seed);
}

/** The first thing each care label would say. */
function care(one: Cloth, other: Cloth): string {
  const [mine, theirs] = [one, other].map(({ care: advice }) => advice.split(";")[0] ?? "");
  if (!mine || !theirs || mine === theirs) return "";
  return `Care for the original: ${mine}. For the alternative: ${theirs}.`;
}

const INSIDE = { fill: { part: "filling", verb: "filled" }, lining: { part: "lining", verb: "lined" } } as const;

function inside(role: keyof typeof INSIDE, one: Cloth, other: Cloth): string {
  const [mine, theirs] = [one, other].map(({ otherParts }) => sharesOf(otherParts.get(role) ?? []));
  const { part, verb } = INSIDE[role];
  if (!mine && !theirs) return "";
  if (!mine || !theirs) return `Only the ${mine ? "original" : "alternative"}'s label names a ${part}.`;
  if (mine === theirs) return `Both are ${verb} with ${mine}.`;
  const warmth = role === "fill" ? "; that decides how warm they are" : "";
  return `The original is ${verb} with ${mine}, the alternative with ${theirs}${warmth}.`;
}

/** Where no fibre is named at all, what the cloth is called. */
function fabrics(a: ProductFacts["fabric"], b: ProductFacts["fabric"]): string | null {
  if (!a || !b) return null;
  if (a.value === b.value) return `Both are ${a.value}; neither says of which fibres.`;
  return `The original is ${a.value}, the alternative ${b.value}; neither says of which fibres.`;
}

function onesided(known: string, unknown: string, cloth: Cloth, fabric: string | undefined): string {
  if (fabric !== undefined)
    return `The ${known} is ${sharesOf(cloth.items)}. The ${unknown} is ${fabric} and does not say of which fibres, so feel and wear can be compared only roughly.`;
  return `The ${known} is ${sharesOf(cloth.items)}. The ${unknown} does not say what it is made of, so feel and wear can't be compared yet.`;
}
