/** The outside of a bag or a scarf, or one length of another kind of product. */
export type MeasureName =
  | "size"
  | "case diameter"
  | "lens width"
  | "diameter"
  | "heel height"
  | "inseam"
  | "length"
  | "chain length"
  | "width"
  | "brim";

export type Unit = "cm" | "mm" | "in";

/** One length, by the words that name it: its number stands in front of them or behind. */
export interface LengthMeasure {
  name: Exclude<MeasureName, "size">;
  /** The groups, families and kinds of product that have it. */
  of: readonly string[];
  /** A pattern that matches its names in the languages that are read. */
  words: string;
  /** The smallest and largest plausible value, in millimeters. */
  least: number;
  most: number;
  /** Where a number without such a word means it: "Tissot PRX 40mm", "Align High-Rise Pant 28 in". */
  bare?: { units: readonly Unit[]; within: "title" | "text"; least: number; most: number; of: readonly string[] };
}

export const LENGTH_MEASURES: readonly LengthMeasure[] = [
  {
    name: "case diameter",
    of: ["watches"],
    words:
      "(?:watch )?case(?:[ -](?:size|diameter|width))?|(?:dial|case)?[ -]?diameter|gehäuse(?:durchmesser|größe|breite)?|durchmesser|(?:diamètre(?: du| de)? )?boîtier|diamètre|cassa|diametro(?: della)?(?: cassa)?|caja|diámetro(?: de(?: la)?)?(?: caja)?",
    least: 18,
    most: 60,
    bare: { units: ["mm"], within: "text", least: 26, most: 55, of: ["watches"] },
  },
  {
    name: "heel height",
    of: ["footwear"],
    words:
      "heels?(?: height)?|\\p{L}*absatz(?:höhe)?|(?:hauteur (?:du |de )?)?talons?|(?:altezza )?tacco|(?:altura (?:del )?)?tac[oó]n",
    least: 5,
    most: 200,
    bare: { units: ["mm"], within: "title", least: 40, most: 130, of: ["heels and flats"] },
  },
  {
    name: "inseam",
    of: ["bottoms"],
    words:
      "inseam|inside leg(?: length)?|innenbeinlänge|schrittlänge|(?:longueur )?entrejambe|entrepierna|interno gamba",
    least: 25,
    most: 1_000,
    bare: {
      units: ["in"],
      within: "title",
      least: 50,
      most: 900,
      of: ["leggings", "shorts", "trousers", "track pants"],
    },
  },
  {
    name: "chain length",
    of: ["necklaces"],
    words:
      "(?:necklace|chain|total|overall)?[ -]?length|long|lang|(?:ketten|gesamt)?länge|longueur(?: de la chaîne)?|lunghezza(?: catena)?|longitud|chain|kette|chaîne|catenina|cadena",
    least: 300,
    most: 1_500,
  },
  {
    name: "length",
    of: ["coats", "dresses", "skirts"],
    words: "(?:body |total |back )?length|(?:gesamt|rücken)?länge|longueur|lunghezza|largo|longitud",
    least: 300,
    most: 1_800,
  },
  {
    name: "diameter",
    of: ["earrings"],
    words: "(?:hoop |outer )?diameter|(?:außen)?durchmesser|diamètre|diametro|diámetro",
    least: 5,
    most: 120,
  },
  {
    name: "lens width",
    of: ["eyewear"],
    words:
      "lens(?: width| size)?|glas(?:breite|größe)|(?:largeur (?:du |de )?)?verres?|(?:larghezza )?lent[ei]|lentes?",
    least: 38,
    most: 70,
    bare: { units: ["mm"], within: "title", least: 40, most: 66, of: ["eyewear"] },
  },
  {
    name: "width",
    of: ["belts", "rings", "bracelets"],
    words:
      "(?:belt |band |ring |strap )?width|wide|breit|(?:gürtel|ring)?breite|largeur|de large|larghezza|ancho|anchura",
    least: 0.8,
    most: 150,
    bare: { units: ["cm", "mm"], within: "text", least: 15, most: 70, of: ["belts"] },
  },
  {
    name: "brim",
    of: ["headwear"],
    words: "(?:hat )?brim(?: width)?|krempe(?:nbreite)?|bord|tesa|ala",
    least: 20,
    most: 250,
  },
];

/** Groups whose outside is measured with two or three numbers: "36 x 21 x 13 cm". */
export const SIZED: ReadonlySet<string> = new Set(["bags", "small leather goods", "scarves"]);

/** Words that name one side of the outside: "Height 21 cm, width 36 cm, depth 13 cm". */
export const SIDE_NAMES =
  "height|width|depth|length|höhe|breite|tiefe|länge|hauteur|largeur|profondeur|longueur|altezza|larghezza|profondità|lunghezza|altura|alto|ancho|anchura|largo|fondo|profundidad";

/** Where one of these words stands, something other than the product is measured. */
export const OTHER_MEASURED =
  "pockets?|straps?|handles?|drop|laptops?|tablets?|ipad|phones?|iphone|box|packag\\p{L}*|dust ?bag|model|mirror|screen|fits|holds|for|charm|pouch|fringes?|buckle|lugs?|pendant|clasp|extender|thick(?:ness)?|thin|\\p{L}*tasche[n]?|\\p{L}*riemen|\\p{L}*henkel|\\p{L}*griffe?|\\p{L}*träger|passt|für|anses?|poignées?|bandoulière|poches?|pour|manico|manici|tracolla|tasc(?:a|he)|per|asas?|correa|bolsillos?|para|\\p{L}*anhänger|pendentif|ciondolo|colgante|verlängerung|dicke|épaisseur|spessore|grosor";
