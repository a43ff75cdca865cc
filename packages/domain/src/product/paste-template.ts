/** How a product's text can be put together by hand: each line with what is to be written in place of the brackets. */
export const PASTE_TEMPLATE = {
  name: "Product: [name]\nBrand: [brand]",
  description: "Description: [description]",
  materials: "Materials: [70% Cotton, 30% Polyester]",
  price: "Price: [$89.99]",
} as const;

const BRACKETS = /\[[^\]\n]*\]/g;
const UNFILLED = new Set(
  Object.values(PASTE_TEMPLATE)
    .flatMap((line) => line.match(BRACKETS) ?? [])
    .map(plain),
);

/** Returns whether a text still has brackets of the template in it: what stands in them is an example, no fact. */
export function isUnfilled(text: string): boolean {
  return text.match(BRACKETS)?.some((bracket) => UNFILLED.has(plain(bracket))) ?? false;
}

function plain(bracket: string): string {
  return bracket.toLowerCase().replace(/\s+/g, " ");
}
