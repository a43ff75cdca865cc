/** A pattern, with its words in several languages. */
export interface PatternEntry {
  name: string;
  /** The broader pattern: "printed" for "floral". */
  kindOf?: string;
  words?: string;
}

/**
 * Patterns, with the words that shops use for them. Their kinds follow how textile dictionaries group prints, weaves
 * and trims.
 */
export const PATTERNS: readonly PatternEntry[] = [
  {
    name: "solid",
    words:
      "plain, uni, unie, einfarbig, unifarben, liso, lisa, tinta unita, effen, gladki, solids, solid colour, plain coloured, unicolor, einfarbige, einfarbiger, einfarbiges",
  },
  {
    name: "melange",
    kindOf: "solid",
    words:
      "heathered, marl, marled, chine, meliert, space dyed, melange effect, melierte, melierter, meliertes, chinee, jaspeado",
  },
  {
    name: "self design",
    kindOf: "solid",
    words: "self designed, self striped, self checked, tonal, ton in ton, dobby",
  },
  { name: "jacquard", kindOf: "solid", words: "brocade, damask, brokat, brocart, brocado, broccato, jacquardmuster" },
  {
    name: "textured",
    kindOf: "solid",
    words:
      "ribbed texture, waffle, seersucker, crinkle, crinkled, crinkle fabric, embossed, strukturierter stoff, strukturstoff, tissu texture, tissu gaufre, texturizado, texturizada, tejido texturizado, tessuto testurizzato, testurizzato, testurizzata",
  },
  {
    name: "striped",
    words:
      "mariniere, marinieres, camiseta marinera, righe marinare, maglia marinara, breton top, stripe, stripes, stripy, pinstripe, pinstriped, pinstripes, pin stripe, breton, candy stripe, raye, rayee, rayures, gestreift, streifen, rayas, rayado, rayada, a righe, righe, listrado, listrada, gestreept, strepen, w paski, paski, chalk stripe, gestreifte, gestreifter, gestreiftes, streifenmuster, nadelstreifen, langsstreifen, querstreifen, geringelt, geringelte, geringelter, ringelmuster, rigato, rigata, gessato, gessata, raya diplomatica, blockstreifen, ringelshirt, streepjes, gestreepte, fantasia righe, fantasia a righe, milleraies, rayures tennis, rayures bayadere, rayure, fines rayures",
  },
  {
    name: "checked",
    words:
      "check, checks, checkered, chequered, checker, checkerboard, gingham, windowpane, carreaux, a carreaux, kariert, karo, cuadros, a quadri, quadretti, quadri, xadrez, geruit, w kratke, kratka, vichy, micro check, plaid, tartan, buffalo check, madras, ecossais, schottenkaro, glen check, prince of wales, flannel check, plaids, damier, karierte, karierter, kariertes, karomuster, schachbrett, schachbrettmuster, damero, a scacchi, glencheck, prince de galles, principe di galles, principe de gales, vichykaro, vichykaros, vichy karo, karos, tartankaro, fensterkaro, gitterkaro, geruite, ruiten, ruitjes, fantasia quadri, fantasia a quadri, scozzese, cuadro ventana, microquadretto, prince de galle, carreaux vichy",
  },
  {
    name: "houndstooth",
    kindOf: "checked",
    words: "dogtooth, pied de poule, hahnentritt, pata de gallo, hahnentrittmuster, pepitamuster, pied de coq",
  },
  {
    name: "polka dot",
    kindOf: "printed",
    words:
      "polka dots, polka dotted, polka, dotted, dots, spotted, a pois, pois, gepunktet, lunares, getupft, stippen, w groszki, gepunktete, gepunkteter, gepunktetes, punktemuster, getupfte, de topos, estampado de topos, tupfen, tupfenmuster, punktchen, puntchen, tupfchen, stipjes, gestippeld, gestippelde, topos, weissen punkten, schwarzen punkten, bunten punkten, kleinen punkten, mit punkten, met stippen",
  },
  {
    name: "printed",
    words:
      "print, prints, imprime, imprimee, bedruckt, estampado, estampada, stampato, stampata, stampa, estampa, bedrukt, nadruk, wydruk, motif, all over print, patterned, gemustert, digital print, block print, block printed, hand printed, screen print, fantasia, a motifs, batik, kalamkari, ethnic print, ethnic motifs, gemusterte, gemusterter, gemustertes, bedruckte, bedruckter, bedrucktes, toile de jouy, imprime toile de jouy",
  },
  {
    name: "graphic",
    kindOf: "printed",
    words:
      "graphic print, graphic printed, logo print, slogan, slogan print, typography, typographic, cartoon, character print, photo print, graphics, text print, wappen, superhero, brand carrier, placement print",
  },
  {
    name: "floral",
    kindOf: "printed",
    words:
      "floral print, flower, flowers, flower print, botanical, fleuri, fleurie, fleurs, a fleurs, geblumt, blumen, blumenmuster, flores, floreado, fiori, floreale, a fiori, gebloemd, bloemen, kwiaty, w kwiaty, tropical, tropical print, palm print, leaf print, ditsy, blumenprint, blumendruck, blumenmotiv, blutenprint, geblumte, geblumter, geblumtes, florale, floraler, florales, floralem, floreada, floreali, millefleurs, blumchen, blumchenprint, blumchenmuster, blutenmuster, blutendruck, blumendessin, bloemenprint, bloemetjesprint, bloemenpatroon, gebloemde, hawaiana, hawaiano, stampa hawaiana, tropicale, stampa tropicale, estampado tropical",
  },
  {
    name: "animal",
    kindOf: "printed",
    words:
      "animal print, leopard, leopard print, zebra, zebra print, snake, snakeskin, snake print, tiger print, cheetah, cow print, python, croc, crocodile, croc effect, leopardo, leo print, leopardenmuster, panterka, leopardato, leomuster, leoprint, leo muster, tigermuster, zebramuster, schlangenmuster, schlangenprint, imprime serpent, estampado serpiente, estampado de serpiente, maculato, maculata, pitonato, zebrato, animalprint, animal muster, tiermuster, tigerprint, kuhprint, dierenprint, luipaardprint, panterprint, animalier, stampa animalier, leopardata, leopardati, pitonata, zebrata, cebra, serpiente, estampado animal, zebre, zebree, animalier, imprime animalier, imprime zebre, motif animalier",
  },
  {
    name: "camouflage",
    kindOf: "printed",
    words: "camo, camouflage print, tarnmuster, camuflaje, mimetico, camouflagemuster",
  },
  {
    name: "geometric",
    kindOf: "printed",
    words:
      "geometric print, chevron, zigzag, zig zag, diamond pattern, geometrique, geometrisch, geometrico, argyle, ikat, aztec, tribal, tribal print, art deco, ogee, moroccan, geometrische, geometrischer, geometrisches, geometrischem, geometrica, geometriche, geometrici, a rombi, de rombos, rombos, losanges, a losanges, motif losange, motif losanges",
  },
  {
    name: "abstract",
    kindOf: "printed",
    words:
      "abstract print, marble print, marbled, brush stroke, abstrakt, abstracto, astratto, abstrait, paint splatter, watercolour, watercolor, abstrakte, abstrakter, abstraktes, abstraktem, abstracta, astratta, abstraite",
  },
  {
    name: "paisley",
    kindOf: "printed",
    words:
      "cachemire print, boteh, paisleymuster, paisleyprint, paisleydruck, stampa cashmere, stampa cachemire, estampado cachemira, estampado cachemir, motivo cachemire, disegno cashmere, motivo cachemir, imprime cachemire, motif cachemire, motifs cachemire, cachemire imprime",
  },
  {
    name: "conversational",
    kindOf: "printed",
    words:
      "conversational print, novelty print, quirky print, nautical print, heart print, star print, hearts, stars, bird print, fruit print, polka hearts",
  },
  {
    name: "tie-dye",
    kindOf: "printed",
    words:
      "tie dye, tie and dye, tie dyed, dip dye, dip dyed, batikmuster, shibori, tie & dye, bandhani, leheriya, batikprint, batikoptik, batik look",
  },
  { name: "ombre", words: "dyed ombre, gradient, faded colour, degrade, farbverlauf" },
  {
    name: "colourblocked",
    words:
      "colour block, color block, colour blocked, color blocked, colorblocked, colourblock, colorblock, contrast panel, colour blocking, bloques de color, blocs de couleur",
  },
  {
    name: "two-tone",
    kindOf: "colourblocked",
    words:
      "two tone, dual tone, bicolore, zweifarbig, bicolor, two coloured, two colored, zweifarbige, zweifarbiger, zweifarbiges, bicolori",
  },
  {
    name: "embroidered",
    words:
      "embroidery, embroideries, brode, brodee, broderie, bestickt, bordado, bordada, ricamato, ricamata, geborduurd, haftowany, chikankari, zari, thread work, threadwork, zardozi, phulkari, aari, schiffli, zari work, broderie anglaise, eyelet, cutwork, stickerei, stickereien, bestickte, bestickter, besticktes, lochstickerei, ricamo, ricami, sangallo, bordado ingles, plumeti",
  },
  {
    name: "embellished",
    words:
      "embellishment, sequin, sequins, sequinned, sequined, beaded, beads, rhinestone, rhinestones, studded, crystal, crystals, jewelled, jeweled, stone studded, glitter, pailletten, paillettes, lentejuelas, paillettes, lustrini, cekiny, mirror work, gotta patti, applique, stone work, diamante, paillettenbesetzt, paillettenbesatz, perlenbesetzt, strass, strasssteine, pedreria, abalorios",
  },
  {
    name: "woven design",
    words: "woven pattern, banarasi, kanjeevaram, chanderi, intarsia, fair isle, norwegian, open knit",
  },
  {
    name: "lace",
    words: "dentelle, spitze, encaje, pizzo, renda, kant, koronka, guipure, merletto",
  },
  {
    name: "crochet",
    kindOf: "lace",
    words:
      "crocheted, crochet knit, macrame, hakelspitze, gehakelt, ganchillo, uncinetto, gehakelte, gehakelter, gehakeltes, hakeloptik",
  },
  {
    name: "washed",
    words:
      "faded, acid wash, acid washed, stone wash, stonewash, whiskered, light fade, heavy fade, light wash, dark wash, mid wash, stonewashed, delave, delavee, verwaschen, verwaschene, verwaschener, ausgewaschen",
  },
  {
    name: "distressed",
    kindOf: "washed",
    words:
      "ripped, mildly distressed, highly distressed, destroyed, zerrissene, zerrissener, dechire, dechiree, strappati, used look",
  },
  {
    name: "quilted",
    words:
      "quilting, matelasse, gesteppt, acolchado, trapuntato, gewatteerd, gesteppte, gesteppter, gestepptes, gestepptem, matelassee, acolchada, trapuntata, trapuntati, guateado, guateada",
  },
];

/** Comma-separated phrases that contain a pattern word but mean something else: "studded sole". */
export const NON_PATTERN_PHRASES =
  "imprime russe, cuir imprime, vachette imprime, vachette imprimee, plain weave, plain woven, plain weaves, plain knit, plain stitch, plain front, plain toe, crocodile brode, crocodile logo, logo crocodile, crocodile emblem, crocodile patch, embroidered crocodile, crocodile embroidered, crocodile embroidery, cocodrilo bordado, logo cocodrilo, coccodrillo ricamato, aufgesticktes krokodil, gesticktes krokodil, leopard brode, zebre brode, rubber studded, studded sole, studded soles, studded rubber sole, studded outsole, studded driving sole, side stripe, side stripes, satin stripe, tuxedo stripe, contrast stripe, studded for, beaded crown, glitter laces, studded vent, studded vents, studded cuffs, studded closure, studded fastening, studded strap, studded straps, logo band, logo elastic, logo underband, geometric panels, geometric tiles, geometric shape, geometric frame, geometric boxy, geometric bag, geometric silhouette, studded sole, studded outsole, studded rubber sole, studded rubber outsole, studded rubber, rubber studs, chevron matelasse, chevron quilted, chevron quilting, matelasse chevron, quilted chevron, chevron leather, chevron stitch, chevron stitched, croc embossed, crocodile embossed, croc effect, crocodile effect, croco, croc embossing, snake embossed, snake effect, python effect, embroidered logo, logo embroidery, logo patch, logo label, logo tab, logo plaque, felt logo, chest logo, logo detail, logo hardware, logo button, metal logo, leather logo, logo lettering, logo buckle, logo charm, logo plate, embossed logo, logo embossed, tonal band, tonal logo, tonal trim, jacquard webbing, jacquard mesh, jacquard logo, jacquard strap, gradient lens, gradient lenses, bungee lace, elastic lace, elastic laces, speed lace, quick lace, lace lock, check lining, checked lining, plaid lining, tartan lining, check back, striped lining, printed lining, quilted lining, star wars, captain america, print sheet, solid brass, solid gold, solid silver, solid wood, logo waistband, logo tape, rolling stones, heart rate, check out, check in, check size chart, check the size, check our, please check, quality check, snake chain, flower girl, tonal stitching, brand logo embossed, zebra technologies, cable car, lace up, lace ups, laces, shoe laces, lace eyelets, eyelets, eyelet, eyelet lacing, metal eyelets, lace to toe, round laces, waxed laces, lace system, laced, tonal laces, woven leather, hand woven leather, woven strap, woven viscose, woven cotton, woven fabric, woven linen, woven upper, tightly woven, cable bracelet, cable bangle, lace fastening, lace closure, crystal glass, crystal clear, mineral crystal, sapphire crystal, hardlex crystal, woven label, textured outsole, textured and patterned outsole, patterned outsole, polka assn, check care label, crocs, spitze form, spitzer form, spitze zehe, spitze schuhform, spitze kappe, 5 stars, 4 stars, 3 stars, five stars, star rating, star ratings, star reviews, stars out of, piel lisa, velours cotele, logo brode, logo bordado, logo ricamato, broderie logo, broderie du logo, logostickerei, logo stickerei, besticktes logo, bordado del logo, ricamo logo, degrade glasern, verres degrades, plantilla acolchada, compartimento acolchado, cuello acolchado, lengueta acolchada, tirantes acolchados, bolsillo acolchado, respaldo acolchado, correa acolchada, copas acolchadas, tiras acolchadas, offene spitze, offener spitze, runde spitze, runder spitze, runden spitze, eckige spitze, eckiger spitze, abgerundete spitze, abgerundeter spitze, mandelformige spitze, karree spitze, kontrastierende spitze, zulaufende spitze, zulaufender spitze, spitze schuhspitze, acolchado de rombos, acolchado en rombos, acolchada de rombos, trapuntatura a rombi, trapuntato a rombi, trapuntata a rombi, imbottitura a rombi, pespunte de rombos, crepe de chine, crepe di chine, crepe de chine, en chine, de chine, made in chine, bout fleuri, surpiqures losange, surpiqures losanges, matelassage losange, matelassage losanges, matelasse losange, matelasse losanges, matelassage chevron, matelassage chevrons, zip contraste, legeres rayures, legere rayure, micro rayures, quelques rayures, rayures d'usage, rayures d'usure, rayures sur la, rayures sur le, rayures sur les, rayure sur la, rayure sur le, traces de rayures, sans rayures, anti rayures, resistant aux rayures, ligeramente acolchado, ligeramente acolchada, ligeramente acolchadas";
