import { splitWords } from "../text/split-words.ts";

/**
 * Folded words for parts of clothes, shoes and bags by language, each in front of what it is made of: "clasp in gold",
 * "Futter aus Seide", "semelle jute", "forro de algodón". Names of parts that products are named after too ("lentes",
 * eyewear) don't belong here.
 */
const PART_NAMES = {
  en: "lens lenses clasp clasps hardware buckle lining lined liner liners sole soles sweatband sweatbands divider dividers gussets",
  de: "glaser schweissband verschluss magnetverschluss schliesse schnalle schnallen futter futters innenfutter innenmaterial sohle sohlen decksohle laufsohle innensohle brandsohle fussbett absatz keilabsatz blockabsatz besatz kragen kragenbesatz einsatz einsatze krageneinsatz fullung wattierung innenjacke ganse kapuze kapuzenrand armel fersenkappe zehenkappe kappe paspel paspeln griffe griff griffen henkel henkeln riemen schulterriemen trager ripsband hutband deckleder bommel schurze klappe uberschlag ecken",
  nl: "voering zool binnenzool loopzool hak vulling",
  fr: "semelle semelles languette talon talons anse anses poignee poignees fermoir boucle ruban rubans galon galons lacets bordure bordures bord bords contour contours finition finitions etiquette col poignets poche poches capuche capuchon verres branches doublure pompon pompons bout embout embouts bonbout revers quincaillerie interieur interieure empiecement empiecements parement parements rembourrage garnissage logo logos bouton boutons",
  es: "suela suelas mediasuela entresuela plantilla planta piso lengueta tacon talon puntera cordones asa asas solapa hebilla herrajes cierre cinta borde bordes ribete ribetes vivos remates cuello punos capucha detalle detalles refuerzo refuerzos codera coderas etiqueta badana varillas patillas forro relleno trabilla aplicaciones borlas mangas bolsillos esquinas parche parches cremallera cremalleras boton botones",
  it: "suola suole soletta sottopiede plantare fodera tacco tacchi tallone puntale linguetta lacci collo colletto bordo bordi inserto inserti dettaglio dettagli profilo profili fondo toppa toppe polsini polsino manico manici fibbia nastro chiusura balza passante passanti aste punta cappuccio nappine etichetta lenti interno interna imbottitura angoli cerniera cerniere bottone bottoni",
  pt: "sola solado palmilha entressola alca alcas fecho fivela",
} as const;

/** Words for parts in Romance languages, in which a material never precedes the part made of it. */
export const ROMANCE_PART_NAMES = splitWords(PART_NAMES.fr, PART_NAMES.es, PART_NAMES.it, PART_NAMES.pt);
export const GERMANIC_PART_NAMES = splitWords(PART_NAMES.en, PART_NAMES.de, PART_NAMES.nl);

/** Folded words for covers that some products come in, such as dust bags. A cover's material is not the product's. */
export const ENCLOSED_COVERS = splitWords("dustbag pochon guardapolvo chiffonnette");

/** Parts that need a preposition before their material: "met details van leer", but not "details: leather". */
export const PARTS_WITH_PREPOSITION: ReadonlySet<string> = new Set(
  "kanten details detail detalhes detalhe besatz besatze einsatze einsatzen akzente akzenten applikationen paspeln accents accenten".split(
    " ",
  ),
);
