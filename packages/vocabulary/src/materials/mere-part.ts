/** Behind the material of a part only, "leather strap", or of none: "leather-free", "leather look". */
const PARTS = new Set(
  "strap straps sole soles outsole trim trims patch detail details detailing lining handle handles band print look effect like label tag piping insole footbed touch feel tone toned lined free frei hood collar collars buckle buckles hardware laces tassel tassels pocket pockets fill filled filling padding padded elbow".split(
    " ",
  ),
);

/**
 * Returns true when the material before this folded word belongs to a part or is not literal: "leather strap", "faux
 * fur hood".
 */
export function isMerePart(word: string | undefined): boolean {
  return word !== undefined && PARTS.has(word);
}
