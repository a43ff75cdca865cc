import type { ProductFacts } from "./product-facts.ts";

const isTone = (family: string): boolean => family === "silver" || family === "gold";

/**
 * Returns true when the color of one watch is known only from its case, and the color of the other only from its dial.
 */
export function areCaseAndDialColors(a: ProductFacts, b: ProductFacts): boolean {
  return (isOfCaseOnly(a) && isOfDialOnly(b)) || (isOfCaseOnly(b) && isOfDialOnly(a));
}

function isOfCaseOnly({ garment, colours, cut }: ProductFacts): boolean {
  return garment?.value.group === "watches" && !cut.has("dial") && colours.every(({ value }) => isTone(value.family));
}

function isOfDialOnly({ garment, colours, cut }: ProductFacts): boolean {
  const dial = cut.get("dial")?.value;
  return garment?.value.group === "watches" && colours.every(({ value }) => `${value.name} dial` === dial);
}
