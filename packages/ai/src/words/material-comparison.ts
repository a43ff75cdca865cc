import type { Attributes } from "../attributes.ts";
import type { Cloth } from "../cloth.ts";
import { clothOfSide, sharesOf, wearingDifferences } from "./material-findings.ts";
import { capital, listed } from "./phrases.ts";

/** The paragraph on materials; null when neither side names one. */
export function materialComparison(a: Attributes, b: Attributes): string | null {
  const [mine, theirs] = [clothOfSide(a), clothOfSide(b)];
  if (mine && theirs)
    return [statement(mine, theirs), wearing(mine, theirs), care(mine, theirs), linings(mine, theirs)]
      .filter(Boolean)
      .join(" ");
  if (mine) return onesided("original", "alternative", mine);
  return theirs ? onesided("alternative", "original", theirs) : null;
}

function statement(one: Cloth, other: Cloth): string {
  const [mine, theirs] = [sharesOf(one.items), sharesOf(other.items)];
  if (mine === theirs) return `The two share one composition: ${mine}.`;
  const without = one.mainShare === null || other.mainShare === null ? " Shares are not given on both sides." : "";
  if (one.main !== other.main) return `The original is ${mine}; the alternative is ${theirs}.${without}`;
  if (without !== "")
    return `${capital(one.main)} leads on both sides: ${mine} in the original, ${theirs} in the alternative.${without}`;
  return `${capital(one.main)} leads in both: ${mine} in the original, ${theirs} in the alternative.`;
}

function wearing(one: Cloth, other: Cloth): string {
  if (sharesOf(one.items) === sharesOf(other.items))
    return "On the label there is nothing to choose between them; weight and finish can still differ.";
  const differences = wearingDifferences(one, other);
  if (differences.length === 0) return "To wear, that is a small difference.";
  return `Expect the alternative to ${listed(differences)}.`;
}

function care(one: Cloth, other: Cloth): string {
  return one.care === "" || other.care === "" || one.care === other.care
    ? ""
    : `Care differs: ${one.care} for the original; ${other.care} for the alternative.`;
}

function linings(one: Cloth, other: Cloth): string {
  const [mine, theirs] = [one.otherRoles.has("lining"), other.otherRoles.has("lining")];
  if (mine === theirs) return "";
  return `Only the ${mine ? "original" : "alternative"}'s label names a lining.`;
}

function onesided(known: string, unknown: string, cloth: Cloth): string {
  return `The ${known} is ${sharesOf(cloth.items)}. The ${unknown} does not say what it is made of, so feel and wear can't be compared yet.`;
}
