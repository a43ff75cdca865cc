/** Behind the material of a part only, "leather strap", or of none: "leather-free", "leather look". */
const PARTS = new Set(
  [
    "strap straps sole soles outsole midsole insole footbed welt laces trim trims patch detail details detailing",
    "binding bindings lining handle handles band tab tabs label tag plaque piping tassel tassels pocket pockets elbow collar collars hood",
    "buckle buckles hardware clasp clasps closure rivets eyelets tip tips temples bezel lens lenses",
    "button buttons toggle toggles domes patches cuffs",
    "inner inners liner liners interior insole insoles backing undercollar cuff cuffs cuffed",
    "insert inserts panel panels inlay accents fill filled filling insulation insulated wadding padding padded lined",
    "print look effect like touch feel tone toned free frei",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Returns true when the material before this folded word belongs to a part or is not literal: "leather strap", "faux
 * fur hood".
 */
export function isMerePart(word: string | undefined): boolean {
  return word !== undefined && PARTS.has(word);
}
