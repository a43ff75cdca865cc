/** Words around a material, one language per row. */

/** Pattern sources for phrases before a material: "knitted from", "aus". */
export const MADE_OF = [
  "(?:made|cut|knit|knitted|woven|sewn|stitched|spun|crafted|crocheted|constructed|fashioned|built|carved|cast|forged|tailored|formed|handmade|hand-?knit|hand-?woven)(?: \\p{L}+ly)?(?: by hand)?(?: in \\p{Lu}\\p{L}+)? (?:in|of|from|out of|with)",
  "(?:the |our |this |\\d+ ?mm )?(?:fabric|cloth|upper|uppers|shell|case|frame|body|hide|leather|wool|knit) (?:is|are)",
  "aus|gestrickt (?:in|aus)|genäht aus|gewebt aus",
  "(?:fait|faite|taillée?|coupée?|tricotée?|tissée?|cousue?|confectionnée?|façonnée?|réalisée?|fabriquée?) (?:à la main )?(?:en|dans|de|avec|à partir de)",
  "(?:fatt[oa]|realizzat[oa]|tagliat[oa]|lavorat[oa]|tessut[oa]|cucit[oa]|confezionat[oa]) (?:a mano )?(?:in|di|con|da)",
  "(?:hech[oa]|confeccionad[oa]|tejid[oa]|cortad[oa]|fabricad[oa]|cosid[oa]|elaborad[oa]) (?:a mano )?(?:en|de|con)",
];

/** Pattern sources for labels of the main part before its material: "Upper: suede", "Boîtier : acier". */
export const MAIN_PARTS = [
  "upper|uppers|shell|outer|exterior|body|leather|hide|cloth|yarn|metal|karat|case|case material|frame|frame material|frames",
  "obermaterial|oberstoff|leder|metall|gehäuse|fassung|rahmen|gestell",
  "bovenwerk|buitenmateriaal|kast|montuur",
  "tige|dessus|extérieur|cuir|métal|boîtier|boitier|monture",
  "tomaia|esterno|pelle|metallo|cassa|montatura",
  "corte|exterior|empeine|parte superior|pala|piel|caja|montura",
  "cabedal|gáspea|exterior",
];

/** Words next to a material on a line that states nothing else: its finish or its origin. */
export const MATERIAL_ADJECTIVES = [
  "oz gsm momme ply layer denier ripstop full grain top smooth soft pebbled grained grainy brushed washed waxed vegetable veg tanned oiled italian spanish french british japanese scottish portuguese english american pure genuine real natural polished matte matt shiny glossy coated monogram premium supple buttery fine heavyweight lightweight midweight blend mix weave hand woven handwoven knit knitted quilted textured embossed crinkled distressed aged tumbled nubby ribbed double faced faced extra fully raw undyed garment dyed stonewashed solid yellow white rose gold upper uppers shell overlays mesh hide and in kt ct karat k of the a an is buttery water resistant repellent waterproof",
  "glatt glattes weich weiches genarbt genarbtes echt echtes italienisches italienischer italienische pflanzlich vegetabil gegerbt gegerbtes gewachst gewachste ungefärbt ungefärbte feine feiner rein reine ein eine und",
  "zacht zachte glad gladde echt echte puur pure gerecycled gerecyclede biologisch biologische een en",
  "lisse grainé grainée souple tannage végétal pleine fleur véritable italien naturel naturelle épais épaisse fine doux un une ecosse et d",
  "pieno fiore naturale morbida morbido martellata italiana italiano conciata vegetale liscia una un e",
  "curtida curtido vegetal graneada suave natural italiana lisa una un de ley y",
].join(" ");
