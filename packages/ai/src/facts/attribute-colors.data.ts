import { wordSet } from "@dupewise/vocabulary/text/split-words";

/**
 * Words that introduce parts of a product, or things next to it. What they introduce ends at the next punctuation mark.
 */
export const ADDITION_WORDS = wordSet(
  "with w mit met avec con com featuring plus over on upon auf sur su sobre over against at under",
  "worn",
);

/** Words that end a noun phrase. A color never describes one of them. */
export const FUNCTION_WORDS = wordSet(
  "in im and or for of by from to that this which is are was has have its it as into features feature comes",
  "und oder fur aus von am zum zur als ist sind der die das dem den ein eine einer einem einen sehr sowie",
  "et ou pour de du des par est qui le la les un une en dans",
  "y o para por del el los las una es que entero entera e per di del della dei delle il lo i gli un uno da nel nella nello",
);

/** Words between a product and its color: "a bag in black", "the bag is black". */
export const COLOR_LINKING_WORDS = wordSet("in im en is are ist sind comes come kommt aus of from made");

/** Words that begin a clause that contrasts with the one before it. */
export const CONTRASTING_WORDS = wordSet("but aber sondern mais ma pero sino maar");

/** Words that say how the product is made or sold, and whose subject is the product itself. */
export const PRODUCTION_WORDS = wordSet(
  "made crafted cut knit knitted woven rendered shown dyed tailored constructed handmade comes come arrives offered presented done designed",
  "gefertigt gestrickt gewebt hergestellt fabrique realise realizzato realizzata confeccionado hecho hecha",
);

/** Words for the outside of a product. A color that describes one of them is the product's. */
export const OUTSIDE_WORDS = wordSet(
  "upper uppers body shell outer outside exterior base ground background frame frames fabric yarn knit hide cloth main",
  "obermaterial aussenmaterial oberstoff material korpus gestell rahmen fassung grund grundton grundfarbe",
  "tige dessus exterieur corps monture tissu tomaia esterno corpo montatura tessuto cuerpo montura tejido corte fondo fond",
);

/** Words that may stand next to a color without being what the color describes. */
export const NEUTRAL_WORDS = wordSet(
  "color colour colors colours colorway farbe farben farbton couleur coloris colore colori kleur shade hue tone ton teinte",
  "tono tinta size sizes grosse gr taille taglia talla maat eu uk us it fr mens men women womens man woman unisex damen",
  "herren kids kinder homme femme uomo donna hombre mujer very classic soft matte matt glossy shiny smooth polished",
  "brushed all allover true pure solid plain new neu light dark pale deep bright warm cool rich cm mm a an the x my our",
  "sterling plated vermeil rhodium carat carats karat kt ct filled toned vergoldet rhodiniert rodiato massif massiv",
  "presente presentee selected shown here pictured ausgewahlt gewahlt selezionato seleccionado original nur only",
  "mostly mainly tutto tutta todo toda tout toute total uni nuova nuovo tonalita classico classica klassischem",
  "multi instead please itself themselves selber selbst washed faded heather heathered melange marl meliert chine",
);
