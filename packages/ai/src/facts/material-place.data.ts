/** Folded words, by language, that tell whether a material near them is the product's. */

import { wordSet } from "@dupewise/vocabulary/text/split-words";

/** Words for the outside of a product or for a whole product of any kind: "upper in suede", "leather construction". */
export const WHOLE_PRODUCT_WORDS = wordSet(
  "upper uppers shell outer outside exterior body fabric cloth material materials construction composition blend mix weave yarn textile frame frames piece style design item finish version quality webbing alloy",
  "obermaterial oberstoff aussenmaterial aussenseite oberseite stoff gewebe material materialien qualitat zusammensetzung fassung gestell rahmen korpus hulle legierung",
  "bovenwerk buitenkant stof materiaal montuur",
  "tige dessus exterieur matiere tissu maille alliage composition monture modele",
  "tomaia esterno tessuto maglia lega materiale composizione montatura modello",
  "corte exterior empeine tejido aleacion tela material materiales composicion montura modelo cuerpo",
);

/** The families of hard materials. */
export const HARD = wordSet("metal plastic hard acetate");

/** Parts that only hard materials can be made of. */
export const HARDWARE = wordSet(
  "buckle buckles hardware clasp clasps zip zips zipper chain chains rivets eyelets studs",
);

/** Parts of shoes that are seldom made of the upper's material. */
export const SOLES = wordSet("sole soles outsole outsoles midsole");

/** Words that introduce something that the product has or comes with, as opposed to what it is made of. */
export const INCLUSION_WORDS = wordSet(
  "with w featuring features feature has have plus including includes incl comes trimmed lined adorned",
  "mit samt inkl inklusive hat besetzt abgesetzt gefuttert",
  "met inclusief",
  "avec inclus doublee garni garnie orne ornee",
  "con incluso include foderato foderata rifinito rifinita",
  "incluye forrado forrada adornado adornada ribeteado ribeteada",
);

/** Words that introduce a comparison: "soft as cashmere", "weich wie Kaschmir". */
export const COMPARISON_WORDS = wordSet("like as than wie als comme come como");

/** Words for "and" in the languages that are read. */
export const CONJUNCTIONS = wordSet("and und et e y ed en");

/** Words that may stand between a thing and what it is made of: "bow in silk", "Logo aus Gummi". */
export const LINKING_WORDS = wordSet("in of from aus van en de di da in");

/** Forms of "to be": "los puños son de lana". */
export const BEING = wordSet("is are ist sind zijn est sont es son sono");

/**
 * Matches a word that says how the product was made, before one of `LINKING_WORDS`: "crafted" in "crafted from wool".
 */
export const PRODUCTION_WORD =
  /^(?:(?:hand|re)?(?:made|worked|crafted|cut|knit|knitted|woven|sewn|spun|built|constructed|tailored|fashioned|formed|imagined|rendered|comes)|(?:hand)?(?:gefertigt|gestrickt|gewebt|genaht|hergestellt|gemacht|gearbeitet)|besteht|fait|faite|taille|taillee|coupe|coupee|tricote|tricotee|tisse|tissee|cousu|cousue|realise|realisee|fabrique|fabriquee|confectionnee?|fatt[oaie]|realizzat[oaie]|tagliat[oa]|lavorat[oa]|tessut[oa]|cucit[oa]|confezionat[oa]|prodott[oa]|hech[oa]s?|confeccionad[oa]s?|tejid[oa]s?|cortad[oa]s?|fabricad[oa]s?|elaborad[oa]s?)$/;

/** Words for sizes and condition, which stand in rows of facts as well as in sentences. */
export const LISTING_WORDS = wordSet(
  "size sizes sz new used worn condition brand made rrp rn nwt bnwt bnib euc vguc one two pair",
);

/** Words that end a noun phrase and name nothing themselves. */
export const FUNCTION_WORDS = wordSet(
  ...LISTING_WORDS,
  "a an the and or with for in on of at by from to is are was were be been it its this that these those which who i my me we our you your they he she not no so but as than very really super just only also too then if when while because will would can could should do does did per each both all here there about up out off over under w",
  "feels feel wears ages gets stays keeps looks moves drapes hangs softens",
  "und oder mit fur im in am an auf aus bei von vom zu zum zur der die das den dem des ein eine einen einem einer ist sind war wird nicht kein keine sehr auch nur so wie als aber grosse gr neu neuwertig getragen",
  "le la les il elle elles un une des du de et ou avec pour dans sur sans est sont tres plus mais qui que taille neuf neuve porte",
  "il lo la gli i un una uno e o con per su senza molto ma che sono taglia nuovo nuova",
  "el la los las un una y o con para sin muy pero que es son talla nuevo nueva",
);

/** Adjectives that precede a material in languages in which most follow the noun: "véritable cuir", "pura lana". */
export const LEADING_ADJECTIVES = wordSet(
  "veritable vrai vraie bonne bon belle beau grosse gros pur pure fine fin double pura puro vera vero genuina genuino autentica autentico fina fino gruesa grueso buena buen bella doppio doppia misto mista mezcla melange punto suave morbida morbido 100",
);

/** Matches a word for what a material was added to: "leather-trimmed", "fleece-lined", "mit Leder besetzt". */
export const TREATED = /ed$|setzt$|tert$/;

/** Words for lace. */
export const LACE = wordSet("lace spitze dentelle pizzo encaje");

/** Matches German adjectives, which are capitalized too at the start of a line: "Gewachste Baumwolle". */
export const GERMAN_ADJECTIVE = /(?:es|ige|iche|ische|ierte|elte|chste|ete|^(?:fein|rein|weich|echt)e|^bio)$/;

/** The cuts that adjectives name. Others are named by nouns, such as a bow. */
export const CUT_ADJECTIVES = wordSet("sleeves neckline fit length rise leg silhouette size");
