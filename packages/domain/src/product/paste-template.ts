/** A template for entering a product by hand: each line has a placeholder in brackets. */
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

/** Returns true when the text still contains a placeholder of the paste template, such as "[brand]". */
export function hasPlaceholders(text: string): boolean {
  return text.match(BRACKETS)?.some((bracket) => UNFILLED.has(plain(bracket))) ?? false;
}

function plain(bracket: string): string {
  return bracket.toLowerCase().replace(/\s+/g, " ");
}
