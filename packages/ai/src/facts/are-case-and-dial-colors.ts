import type { Color } from "@dupewise/vocabulary/colors/colors";
import type { ProductFacts } from "./product-facts.ts";

/**
 * Returns true when all colors stated for one watch are those of its case, and all colors stated for the other are
 * those of its dial. Such colors can't be compared.
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
