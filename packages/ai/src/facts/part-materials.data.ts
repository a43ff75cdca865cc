import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { IMITATING_WORDS } from "@dupewise/vocabulary/materials/mere-part";

/**
 * Words that mean a material only on a label. Elsewhere they refer to a maker, a color, a stone, a kind of product, or
 * the trim of a hood.
 */
export const AMBIGUOUS_MATERIAL_WORDS = new Set(
  "hide coco coyote coyotes feather feathers goose duck carbon iron mulberry crystal crystals cristal kristall foam mousse toile camel kamel cammello camello chameau wielbłąd верблюд キャメル mink bamboo gold pana cocco cristallo cristalli mokka vison visone manila pelo espuma"
    .split(" ")
    .concat("memory foam", "coyote fur", "raccoon", "raccoon fur", "für", "türkis", "köper", "visón"),
);

/** Groups of products that can be made of actual cane. In clothes, bamboo is viscose. */
export const CANE_GROUPS: ReadonlySet<Group> = new Set(["bags", "eyewear", "watches", "jewellery", "umbrellas"]);

/** Words for parts that may be followed by their material: "clasp in gold", "fermoir or". */
export const PARTS_BEFORE_MATERIALS = new Set(
  "lenses lenti lente lentes verres glaser clasp clasps hardware buckle lining lined liner liners sole soles fermoir boucle doublure semelle sweatband sweatbands schweissband schweißband fascia interna interno intérieure interieure verschluss schließe schliesse schnalle futter innenfutter innenmaterial sohle decksohle laufsohle innensohle brandsohle fussbett absatz keilabsatz blockabsatz besatz kragenbesatz kragen einsatz einsatze kragenbesatz krageneinsatz fullung wattierung innenjacke voering zool binnenzool loopzool hak vulling chiusura fibbia fodera suola cierre hebilla forro suela interieur empiecement empiecements parement parements galon ganse kapuze kapuzenrand capuchon armel fersenkappe zehenkappe kappe paspel paspeln griffe griff henkel riemen schulterriemen ripsband hutband deckleder glaser bommel schurze schnallen imbottitura relleno rembourrage garnissage lens divider dividers gussets".split(
    " ",
  ),
);

/**
 * Italian and Spanish words after which a material describes only a part or an imitation, not the product itself: names
 * of parts ("detalles de piel") and words for an imitated look or feel ("stampa cashmere").
 */
export const WORDS_BEFORE_PART_MATERIALS = new Set(
  [
    "collo bordo bordi inserto inserti dettaglio dettagli profilo profili sottopiede soletta plantare fondo puntale",
    "toppa toppe polsini polsino manici manico tacco tacchi revers balza dustbag passante passanti aste cappuccio tallone nappine",
    "foderato foderata foderati foderate forrado forrada forrados forradas",
    "detalle detalles vivo vivos ribete ribetes remates codera coderas punos cuello plantilla planta piso puntera talon",
    "languette lengueta linguetta mediasuela entresuela entressola solado palmilha ruban rubans galons lacets cordones lacci",
    "bordure bordures finition finitions etiquette etiqueta etichetta pompon pompons herrajes quincaillerie badana fivela fecho alca alcas",
    "logo logos parche parches dustbag pochon guardapolvo chiffonnette",
    "rabat patta solapa klappe uberschlag col colletto anse anses poignee poignees cinturino cinturini nastro asa asas trabilla patillas varillas capucha aplicaciones borlas mangas",
    "stampa estampado motivo fantasia disegno segunda seconda",
    ...IMITATING_WORDS,
  ]
    .join(" ")
    .split(" "),
);

/** Words between a material and the part made of it: "le cuir du rabat", "the leather of the straps". */
export const OF_WORDS = new Set("of du de des der del della delle dei".split(" "));
export const ARTICLES = new Set("the la las los le les l den dem die".split(" "));
/**
 * French, Spanish and Italian words for parts of bags, shoes and clothes. In these languages, the material never
 * precedes the part.
 */
export const ROMANCE_PART_WORDS = new Set(
  [
    "rabat anse anses poignee poignees bandouliere doublure semelle semelles talon talons col poche poches fermoir boucle bride coin coins",
    "asa asas solapa forro suela suelas correa cuello bolsillos hebilla esquinas",
    "manico manici tracolla patta fodera suola suole colletto fibbia angoli cinturino",
  ]
    .join(" ")
    .split(" "),
);
/** Words for parts of bags, shoes and clothes, in languages other than English. */
export const NON_ENGLISH_PART_WORDS = new Set([
  ...ROMANCE_PART_WORDS,
  ..."klappe henkel henkeln griff griffe griffen riemen sohle sohlen futter futters kragen schnalle trager ecken absatz".split(
    " ",
  ),
]);

/**
 * Words for places in or on a product, such as its inside, its back or its hinges. A material next to one of them may
 * not be that of the whole product.
 */
export const PART_LOCATION_WORDS = new Set(
  "lined inside innen innenseite bezel lunette back temples hinges hinge insole innensohle innenfutter padding charm fascia interno".split(
    " ",
  ),
);

/** Materials, comma-separated, that only parts of a group's products are made of, never the whole product. */
export const PART_ONLY_MATERIALS: Partial<Record<Group, string>> = {
  watches:
    "glass, acrylic, leather, suede leather, faux leather, rubber, silicone, polyamide, polyester, textile, cotton",
  eyewear: "glass, synthetic, gold, silver, rubber, leather, faux leather",
  footwear: "jute, cork, elastodiene",
  gloves: "cork",
  umbrellas: "glass fibre, steel, aluminium, metal, wood, bamboo viscose, leather, rubber, plastic",
  // "Goma" is the elastic of a hem.
  bottoms: "rubber",
  tops: "rubber",
  dresses: "rubber",
};

/** Sole materials, which count for the whole shoe only when no other material is named. */
export const SOLE_MATERIALS = new Set(["rubber", "EVA", "thermoplastic polyurethane", "synthetic", "plastic"]);

/** Hardware materials, which count for products of fabric or leather only when no other material is named. */
export const HARDWARE_MATERIALS = new Set(["metal", "brass", "steel", "zinc", "aluminium", "glass"]);
/** Words after a metal that mark it as hardware. */
export const HARDWARE_WORDS = new Set(
  "logo emblem plate ornament initial initials lettering charm chain ring rings".split(" "),
);
/** Metals whose names are also colors of hardware. */
export const COLOR_METALS = new Set(["gold", "silver", "copper", "iron"]);

/**
 * For each material, the imitations that a title may call by its name: a title's "suede" may be the description's "faux
 * suede", and "patent" may be a finish of either.
 */
export const IMITATED_BY: Readonly<Record<string, readonly string[]>> = {
  leather: ["faux leather"],
  "patent leather": ["faux leather", "polyurethane", "polyvinyl chloride", "synthetic"],
  "suede leather": ["faux suede"],
  "nubuck leather": ["faux suede"],
  shearling: ["faux fur"],
  // Microfiber that looks like suede.
  polyester: ["faux suede"],
  // "PU vegan leather" is one material.
  polyurethane: ["faux leather"],
  "polyvinyl chloride": ["faux leather"],
};

/** "Patent leather buckle pumps", "suede tassel loafers": what is on the upper, which is made of the same material. */
export const UPPER_PARTS: ReadonlySet<string> = new Set(
  "buckle buckles strap straps tassel tassels button zip panel".split(" "),
);

/** English words for shoes. */
export const SHOES: ReadonlySet<string> = new Set(
  "pumps heels loafers mules sandals slides boots booties flats ballerinas slingbacks sneakers shoes clogs slippers".split(
    " ",
  ),
);

/** Words between a material and the part that it describes: "leather shoulder strap". */
export const OF_A_PART: ReadonlySet<string> = new Set(
  "pin prong ring chest vent roller front shoulder crossbody wrist ankle top carry luggage name adjustable detachable removable".split(
    " ",
  ),
);
