import type { Color } from "@dupewise/vocabulary/colors/colors";
import type { ProductFacts } from "./product-facts.ts";

/**
 * Returns true when all stated colors of one watch are its case's, and all of the other's are its dial's.
 */
export function areCaseAndDialColors(a: ProductFacts, b: ProductFacts): boolean {
  return (isOfCaseOnly(a) && isOfDialOnly(b)) || (isOfCaseOnly(b) && isOfDialOnly(a));
}

function isOfCaseOnly(facts: ProductFacts): boolean {
  const isTone = ({ family }: Color) => family === "silver" || family === "gold";
  return isWatch(facts) && facts.colours.every(({ value }) => isTone(value) && !isOfDial(value, facts));
}

function isOfDialOnly(facts: ProductFacts): boolean {
  return isWatch(facts) && facts.colours.every(({ value }) => isOfDial(value, facts));
}

const isWatch = ({ garment }: ProductFacts): boolean => garment?.value.group === "watches";

const isOfDial = ({ name }: Color, { cut }: ProductFacts): boolean => cut.get("dial")?.value === `${name} dial`;
