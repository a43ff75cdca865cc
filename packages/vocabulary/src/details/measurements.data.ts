/**
 * What a measurement measures: the outer dimensions of a bag, a wallet or a scarf ("size"), a single length, or a
 * rating.
 */
export type MeasureName =
  | "size"
  | "case size"
  | "lens width"
  | "diameter"
  | "heel height"
  | "platform height"
  | "shaft height"
  | "rise"
  | "inseam"
  | "leg opening"
  | "length"
  | "chain length"
  | "width"
  | "brim"
  | "bridge"
  | "bead size"
  | "pearl size"
  | RatingName;

type RatingName =
  | "water resistance"
  | "power reserve"
  | "fill power"
  | "gold"
  | "carat weight"
  | "volume"
  | "weight"
  | "gauge"
  | "fabric weight"
  | "cloth weight"
  | "silk weight"
  | "denier"
  | "card slots";

/**
 * A unit of length, or of a rating: meters of water, hours, karats, carats, liters, kilograms, and the weights of
 * fabrics. The empty string for a count.
 */
export type Unit = "cm" | "mm" | "in" | "m" | "h" | "k" | "ct" | "L" | "kg" | "g/m²" | "oz" | "momme" | "den" | "";

/** A length, with the words that name it before or after its number. */
export interface LengthMeasure {
  name: Exclude<MeasureName, "size" | RatingName>;
  /** The groups, families and kinds of product that have it. */
  of: readonly string[];
  /** A pattern that matches its names in the languages that are read. */
  words: string;
  /** The smallest and largest plausible value, in millimeters. */
  least: number;
  most: number;
  /**
   * When a number without such a word also means this measure: the units, the text and the range (in millimeters) in
   * which it does, and the products for which it does. Examples: "Tissot PRX 40mm", "Align High-Rise Pant 28 in".
   */
  bare?: { units: readonly Unit[]; within: "title" | "text"; least: number; most: number; of: readonly string[] };
}

export const LENGTH_MEASURES: readonly LengthMeasure[] = [
  {
    name: "case size",
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
      "heels?(?: height)?|\\p{L}*absatz(?:höhe)?|(?:hauteur (?:du |de )?)?talons?|(?:altezza )?tacco|(?:altura (?:del )?)?tac[oó]n|hak(?:hoogte)?",
    least: 5,
    most: 200,
    bare: { units: ["mm"], within: "title", least: 40, most: 130, of: ["heels and flats"] },
  },
  {
    name: "platform height",
    of: ["footwear"],
    words: "platforms?(?: height| sole)?|plateau(?:höhe|sohle)?|(?:hauteur (?:du |de )?)?plateau|plataforma|plateau",
    least: 8,
    most: 120,
  },
  {
    name: "shaft height",
    of: ["footwear"],
    words:
      "(?:boot )?shaft(?: height)?|schafth[öo]he|hauteur (?:de (?:la )?)?tige|tige|altura (?:de (?:la )?)?caña|caña|altezza gambale|gambale",
    least: 60,
    most: 800,
  },
  {
    name: "rise",
    of: ["bottoms"],
    words:
      "(?:(?:front|highest) )?rise|(?:vordere )?leibhöhe|montant|hauteur d'entrejambe devant|tiro(?: delantero)?|cavallo",
    least: 150,
    most: 420,
  },
  {
    name: "inseam",
    of: ["bottoms", "swim shorts"],
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
    name: "leg opening",
    of: ["bottoms"],
    words:
      "leg opening|hem width|beinweite|fußweite|saumweite|bas de jambe|largeur (?:du )?bas|ancho (?:de |del )?bajo|bajo|fondo(?: gamba)?",
    least: 100,
    most: 400,
  },
  {
    name: "chain length",
    of: ["necklaces"],
    words:
      "(?:necklace|chain|total|overall)?[ -]?length|long|lang|(?:ketten|gesamt)?länge|longueur(?: de la chaîne)?|lunghezza(?: catena)?|longitud|chain|kette|chaîne|catenina|cadena",
    least: 300,
    most: 1_500,
    bare: { units: ["cm"], within: "text", least: 350, most: 1_000, of: ["necklaces"] },
  },
  {
    name: "length",
    of: ["coats", "dresses", "skirts"],
    words:
      "(?:body |total |back |cent(?:er|re) back )?length(?: of size [smlx]+)?|(?:gesamt|rücken)?länge|longueur(?: dos)?|lunghezza|largo|longitud",
    least: 300,
    most: 1_800,
  },
  {
    name: "length",
    of: ["bracelets"],
    words: "(?:bracelet |total )?length|(?:gesamt)?länge|longueur|lunghezza|largo|longitud",
    least: 120,
    most: 300,
    bare: { units: ["cm"], within: "text", least: 140, most: 240, of: ["bracelet"] },
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
    of: ["belts", "bracelets", "earrings", "ties"],
    words:
      "(?:belt |band |ring |strap )?width|wide|breit|(?:gürtel|ring)?breite|largeur|de large|larghezza|ancho|anchura",
    least: 0.8,
    most: 150,
    bare: { units: ["cm", "mm"], within: "text", least: 15, most: 70, of: ["belts"] },
  },
  {
    name: "width",
    of: ["rings"],
    words: "(?:band |ring )?width|wide|band|breit|(?:ring)?breite|largeur|de large|larghezza|ancho|anchura",
    least: 0.8,
    most: 30,
    bare: { units: ["mm"], within: "title", least: 1, most: 15, of: ["rings"] },
  },
  {
    name: "width",
    of: ["ties"],
    words: "(?:tie |blade )?width|wide|breit|breite|largeur|de large|larghezza|ancho|anchura",
    least: 40,
    most: 110,
    bare: { units: ["cm", "in"], within: "text", least: 45, most: 105, of: ["ties"] },
  },
  {
    name: "bead size",
    of: ["jewellery"],
    words: "beads?(?: size)?|beaded",
    least: 1,
    most: 25,
  },
  {
    name: "pearl size",
    of: ["jewellery"],
    words: "(?:freshwater |cultured |akoya |shell |baroque |round |glass |imitation |faux )?pearls?(?: size)?",
    least: 2,
    most: 25,
  },
  {
    name: "bridge",
    of: ["eyewear"],
    words: "bridge(?: width| size)?|steg(?:breite|weite)?|(?:largeur (?:du |de )?)?pont|ponte|puente",
    least: 10,
    most: 30,
  },
  {
    name: "brim",
    of: ["headwear"],
    words: "(?:hat )?brim(?: width)?|krempe(?:nbreite)?|bord|tesa|ala",
    least: 20,
    most: 250,
  },
];

/** Groups of products whose size is stated as two or three numbers: "36 x 21 x 13 cm". */
export const SIZED_GROUPS: ReadonlySet<string> = new Set(["bags", "small leather goods", "scarves"]);

/** Pattern source for words that name one dimension of a size: "Height 21 cm, width 36 cm, depth 13 cm". */
export const DIMENSION_WORDS =
  "height|width|depth|length|höhe|breite|tiefe|länge|hauteur|largeur|profondeur|longueur|altezza|larghezza|profondità|lunghezza|altura|alto|ancho|anchura|largo|fondo|profundidad";

/** Pattern source for words that mark a measurement next to them as that of something other than the product. */
export const NON_PRODUCT_MEASURE_WORDS =
  "pockets?|straps?|handles?|drop|laptops?|tablets?|ipad|phones?|iphone|box|packag\\p{L}*|dust ?bag|model|mirror|screen|fits|holds|for|charm|pouch|fringes?|buckle|lugs?|pendant|clasp|extender|thick(?:ness)?|thin|\\p{L}*tasche[n]?|\\p{L}*riemen|\\p{L}*henkel|\\p{L}*griffe?|\\p{L}*träger|passt|für|anses?|poignées?|bandoulière|poches?|pour|manico|manici|tracolla|tasc(?:a|he)|per|asas?|correa|bolsillos?|para|\\p{L}*anhänger|pendentif|ciondolo|colgante|verlängerung|dicke|épaisseur|spessore|grosor";

/** A number that is no length, by the words around it. */
interface RatedMeasure {
  name: RatingName;
  /** The groups of products that have it. */
  of: readonly string[];
  unit: Unit;
  /** Patterns with "#" for the number, each with what one of its units is worth; without "#", what it counts. */
  forms: readonly { words: string; factor?: number }[];
  /** The smallest and largest plausible value. */
  least: number;
  most: number;
}

const GOLD = "(?:\\p{L}*gold|or(?= (?:jaune|blanc|rose|massif|\\d))|oro)";
const GOLD_COLORS = "(?:(?: |-)(?:yellow|white|rose|pink|solid|recycled|fairmined|massif|jaune|blanc))";
/** Excludes what is only covered in gold, which is not rated by its karats. */
const THROUGHOUT =
  "(?!\\p{L}|[ -](?:jaune |blanc |rose )?(?:ion[ -])?(?:plat|dipped|washed|coated|filled|vermeil|tone|colou?r|finish|pvd|over|on |bezel|hardware|clasp|buckle|vergoldet|plaqu))";

/** Words before the weight of a product, which "max. weight" is not. */
const WEIGHT =
  "(?<!\\p{L}|max(?:imum|imal|\\.)?[ -])(?:weight|weighs|weighing|gewicht|wiegt|poids|pèse|peso|pesa)(?:\\s?[:：]|\\s(?:of|is|only|just|about|approx\\.?|nur|ca\\.?|de|di))?\\s";

const CARD_SLOTS =
  "kartenfächer|kartenfach|porte-cartes|emplacements? (?:pour )?cartes|tarjeteros|ranuras(?: para tarjetas)?|logements? (?:pour )?cartes|porta ?carte|scomparti";
/** Numbers in words, each with what it counts. */
const COUNTS = [
  "one|ein|un|uno",
  "two|zwei|deux|dos|due",
  "three|drei|trois|tres|tre",
  "four|vier|quatre|cuatro|quattro",
  "five|fünf|cinq|cinco|cinque",
  "six|sechs|seis|sei",
  "seven|sieben|sept|siete|sette",
  "eight|acht|huit|ocho|otto",
  "nine|neun|neuf|nueve|nove",
  "ten|zehn|dix|diez|dieci",
  "eleven|elf|onze|once|undici",
  "twelve|zwölf|douze|doce|dodici",
].map((words, at) => ({ words, factor: at + 1 }));
/** The groups of products whose fabric's weight tells something. */
const WOVEN = ["tops", "bottoms", "outerwear", "dresses", "nightwear", "innerwear", "scarves", "sets"];
const SOLD_BY_OUNCE = "(?:denim|selvedge|selvage|canvas|duck|twill|jersey|fleece|flannel|chino|loopwheel)(?!\\p{L})";

export const RATED_MEASURES: readonly RatedMeasure[] = [
  {
    name: "water resistance",
    of: ["watches"],
    unit: "m",
    forms: [
      { words: "#\\s?(?:m|met(?:er|re)s?|metri|metros|mètres)(?![\\p{L}\\d])" },
      { words: "#\\s?(?:bar|atm)(?![\\p{L}\\d])", factor: 10 },
    ],
    // A watch below this does not withstand a splash.
    least: 30,
    most: 11_000,
  },
  {
    name: "power reserve",
    of: ["watches"],
    unit: "h",
    forms: [
      { words: "#[ -]?(?:h|hrs?|hours?|stunden|heures|horas|ore)(?!\\p{L})[ -](?:of )?(?:power )?reserve(?!\\p{L})" },
      {
        words:
          "#[ -]?(?:h|stunden|heures|horas|ore)(?!\\p{L}) (?:gangreserve|de réserve(?: de marche)?|de reserva|di riserva)",
      },
      {
        words:
          "(?:power reserve|gangreserve|réserve de marche|reserva de marcha|riserva di carica)(?:\\s?:| of| von| de| di)?(?: approx\\.?| about| up to| ca\\.?| bis zu| environ| aprox\\.?)? #\\s?(?:h|hrs?|hours?|stunden|heures|horas|ore)(?!\\p{L})",
      },
      { words: "automatic,? #\\s?h(?!\\p{L})" },
    ],
    least: 24,
    most: 400,
  },
  {
    name: "card slots",
    of: ["small leather goods"],
    unit: "",
    forms: [
      { words: "#\\s?(?:x )?(?:credit )?(?:card )?(?:slots?|holders?)(?!\\p{L})" },
      ...COUNTS.map(({ words, factor }) => ({
        words: `(?<!\\p{L})(?:${words}) (?:credit )?(?:card (?:slots?|holders?)|${CARD_SLOTS})(?!\\p{L})`,
        factor,
      })),
      {
        words: `#\\s?(?:${CARD_SLOTS})(?!\\p{L})`,
      },
    ],
    least: 1,
    most: 40,
  },
  {
    name: "carat weight",
    of: ["jewellery"],
    unit: "ct",
    forms: [
      { words: "#[ -]?(?:ct\\.? ?t\\.?w\\.?|ctw|carats? total|total carats?|tcw)(?!\\p{L})" },
      {
        words:
          "(?:diamonds?|brillanten?|diamants?|diamantes|diamanti),? #[ -]?(?:ct|carats?|karat|carati|quilates)(?!\\p{L})",
      },
      {
        words:
          "(?<!(?:gold|or|oro)(?: jaune| blanc| rose| gris| giallo| bianco| rosa| amarillo| blanco)? )#[ -](?:ct|carats?)(?![\\p{L}]|[ -](?:yellow|white|rose|pink|solid|recycled|gold|or |oro ))(?= ?\\.? ?(?:diamond|on |$))",
      },
    ],
    least: 0.005,
    most: 20,
  },
  {
    name: "fill power",
    of: ["outerwear"],
    unit: "",
    forms: [
      { words: "#\\+?[ -]?(?:fill(?![\\p{L}])|cuin(?!\\p{L})|fp(?!\\p{L}))" },
      { words: "(?:fill[ -]?power|bauschkraft|pouvoir gonflant|fill)(?: of| von| de)?[ :]{1,2}#" },
    ],
    least: 350,
    most: 1_000,
  },
  {
    name: "gold",
    of: ["jewellery"],
    unit: "k",
    forms: [
      { words: `#[ -]?(?:k|kt|ct|carats?|karats?|quilates|carati)${GOLD_COLORS}{0,2}(?: |-)${GOLD}${THROUGHOUT}` },
      {
        words: `(?<!\\p{L})${GOLD}(?: jaune| blanc| rose| gris)?(?: |, )\\(?#[ -]?(?:k|kt|ct|carats?|karats?|quilates|carati)(?!\\p{L})`,
      },
      { words: `(?<!\\p{L})${GOLD}(?: jaune| blanc| rose| gris)? #(?: ?/ ?1000)?(?!\\d)`, factor: 0.024 },
      { words: "#er[ -](?:\\p{L}+)?gold(?!\\p{L})", factor: 0.024 },
    ],
    least: 8,
    most: 24,
  },
  {
    name: "volume",
    of: ["bags"],
    unit: "L",
    forms: [{ words: "#\\s?(?:l|lit(?:er|re)s?|litros?|litri)(?![\\p{L}\\d]|\\s?[x×])" }],
    least: 2,
    most: 120,
  },
  {
    name: "weight",
    of: ["bags"],
    unit: "kg",
    forms: [
      { words: `${WEIGHT}#\\s?(?:kg|kilos?)(?!\\p{L})` },
      { words: `${WEIGHT}#\\s?(?:lbs?|pounds)(?!\\p{L})`, factor: 0.4536 },
      // An item of a list: "55 x 40 x 23 cm, 36 L, 4.3 kg".
      { words: "(?<=[,;|·(\\n] ?)#\\s?kg(?= ?[,.;|)\\n]|$)" },
      { words: "(?<=[,;|·(\\n] ?)#\\s?lbs?(?= ?[,.;|)\\n]|$)", factor: 0.4536 },
    ],
    least: 0.1,
    most: 10,
  },
  {
    name: "gauge",
    of: ["tops", "scarves", "headwear", "dresses"],
    unit: "",
    forms: [{ words: "#[ -]?(?:gauge|gg)(?!\\p{L})" }, { words: "(?:gauge|jauge|galga|finezza)[ :]{1,2}#" }],
    least: 1,
    most: 40,
  },
  {
    name: "fabric weight",
    of: WOVEN,
    unit: "g/m²",
    forms: [{ words: "#\\s?(?:g/m²|g/m2|g/qm|gr/m2|gr/m²|gsm)(?!\\p{L})" }],
    least: 40,
    most: 1_200,
  },
  {
    // Ounces per square yard, as denim is sold.
    name: "cloth weight",
    of: WOVEN,
    unit: "oz",
    forms: [
      { words: `#[ -]?oz\\.?[ ,](?:\\p{L}+[ -]){0,3}${SOLD_BY_OUNCE}` },
      { words: `${SOLD_BY_OUNCE}(?:,| of| in| -| –)? #[ -]?oz(?!\\p{L})` },
    ],
    least: 4,
    most: 33,
  },
  {
    name: "silk weight",
    of: [...WOVEN, "headwear"],
    unit: "momme",
    forms: [{ words: "#[ -]?momme(?!\\p{L})" }],
    least: 6,
    most: 45,
  },
  {
    name: "denier",
    of: ["hosiery"],
    unit: "den",
    forms: [{ words: "#[ -]?(?:den|denier|deniers|denari)(?!\\p{L})" }],
    least: 5,
    most: 300,
  },
];
