/** Parts whose color may differ from the product's: "with gold hardware". */
export const PART_WORDS: ReadonlySet<string> = new Set(
  [
    "hardware hands strap straps bracelet stitching stitch buttons button lining sole soles trim trims logo piping lens",
    "lenses zip zipper buckle laces heel handle handles clasp chain midsole outsole metal",
    "web webbing waistband patch patches drawstring drawcord tassel tassels bow",
    "futter innenfutter schnalle schnallen kragen knopf knopfe riemen henkel naht nahte absatz besatz bundchen",
  ]
    .join(" ")
    .split(" "),
);

/** Parts whose color counts for a garment, unless they are made of a different fabric: "brown corduroy collar". */
export const SHOWN_PARTS: ReadonlySet<string> = new Set(["collar", "collars", "cuff", "cuffs"]);

/** Parts so small that their color is never the product's. */
export const SMALL_PARTS: ReadonlySet<string> = new Set(
  "corner corners shaft shafts detail details detailing clasp clasps wheel wheels cabochon bar bars handle handles hardware horsebit horse bit snaffle trense metalltrense medallion plaque studs stitching stitch buttons button piping zip zipper number numbers stamp stamping lettering tab accent accents eyelets crystal glass glazing grommets rivets foxing toggles snaps charm edges edging welt toe bezel lunette tip tips pony embroidery emblem rivet interior inside sole soles outsole midsole lens lenses indices indexes markers numerals turnlock ripsband hutband zierband satinband sohle sohlen laufsohle laufsohlen zwischensohle ziernahte schnursenkel knopfe knopfen knopf nahte nahten kontrastnahte beschlage beschlagen schliesse schnalle schnallen reissverschluss reissverschlusse paspeln logoprint stickerei logostickerei knopen rits gesp stiksels zool ferse fersenkappe kanten kante blumen bluten blumchen punkten punkte tupfen".split(
    " ",
  ),
);

/** Metal parts of products that are made of another material. */
export const METAL_PARTS: ReadonlySet<string> = new Set(
  "chain chains kette ketten kettenriemen kettenhenkel buckle buckles clasp clasps lock studs".split(" "),
);

/** Words that may stand between a color and the part that it describes: "gold chain strap", "silver metal buckle". */
export const WORDS_BEFORE_PART: ReadonlySet<string> = new Set(
  "faux vegan pu leather calfskin suede rubber silicone nylon fabric satin chain metal link initial logo monogram studded tone toned plated contrast foil ring lacquered varnished painted".split(
    " ",
  ),
);

/** Parts that may follow their color several words later: "gold foil serial number", "brass C hardware". */
export const DISTANT_PARTS: ReadonlySet<string> = new Set(
  "hardware interior stitching buckle lettering number numbers eyelets glazing grommets rivets foxing toggles snaps piping bezel logo clasp knot star orb monogram plaque pony embroidery indices markers numerals lock turnlock gg cc".split(
    " ",
  ),
);

/** Parts that are introduced as additions: a hat "with black band". */
export const ADDED_PARTS: ReadonlySet<string> = new Set(
  "band ribbon tassel tassels lining trim sole soles strap straps handle handles logo tab star case pouch box".split(
    " ",
  ),
);

/**
 * Words for parts, in languages other than English, that may precede their color: "nastro nero", "semelle rouge",
 * "botones dorados".
 */
export const PARTS_BEFORE_COLOR: ReadonlySet<string> = new Set(
  [
    "kragen kontrastkragen bundchen bordure paspel paspeln",
    "rabat rabats interieur interieurs anse anses poche poches bord etoile etoiles empiecement punta punte stella stelle estrella asas manico manici polsini tasche bolsillos punos",
    "fleurs fleurettes flores fiori pois lunares ruban galon nastro cinta semelle semelles doublure surpiqures suela suelas entresuela forro costuras suola suole",
    "fodera cuciture interno interna impunture bottone bottoni profili dettagli finiture ricamo ricami tallone talloncino talloncini linguetta",
    "lunette bisel lunetta ghiera interior pespuntes boton botones vivos ribetes detalles remates bordado bordados talon talonera contrafuerte contrefort puntera lengueta",
  ]
    .join(" ")
    .split(" "),
);

/** Words for metal parts that may precede their color: "hebilla dorada", "metalleria color oro". */
export const METAL_PARTS_BEFORE_COLOR: ReadonlySet<string> = new Set(
  "trense metalltrense horsebit snaffle schnalle schnallen beschlage hardware chiusura cierre broche fermoir verschluss fibbia fibbie metalleria minuteria accessori cerniera cerniere catena lucchetto borchie placca morsetto morso mors hebilla hebillas herraje herrajes quincaillerie bijouterie ferrures cremallera cremalleras cadena candado tachuelas placa".split(
    " ",
  ),
);

export const BEFORE_COLOR: ReadonlySet<string> = new Set(
  "simili similicuir similpelle ecopelle polipiel cuir cuero piel pelle a de di in en d color colore tono metallo metal contrasto contraste".split(
    " ",
  ),
);
