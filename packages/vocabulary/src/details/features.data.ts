import type { Group } from "../garments/families.data.ts";
import { CLOTHES } from "./details.data.ts";

/** A feature that is reported to shoppers but doesn't count toward the score. */
export interface FeatureEntry {
  name: string;
  /** The kind of feature, if products have only one of that kind: chest pockets are not patch pockets. */
  kind?: string;
  /** The product groups to which the feature applies. */
  of: readonly Group[];
  /** A leading "=" marks words that mean it only as an item of a list: "automatic, date, 100 m". */
  words?: string;
  /** The details, cuts, patterns and features, comma-separated, that it implies: a two-way zip is also a zip front. */
  includes?: string;
}

const BAGS: readonly Group[] = ["bags", "small leather goods"];
const CARRIED: readonly Group[] = ["bags"];
const SHOES: readonly Group[] = ["footwear"];
const WATCHES: readonly Group[] = ["watches"];
const JEWELRY: readonly Group[] = ["jewellery"];
const COATS: readonly Group[] = ["outerwear"];
const COATS_AND_TOPS: readonly Group[] = ["outerwear", "tops"];
const PRINTED: readonly Group[] = [...CLOTHES, ...BAGS, ...SHOES];
const HIDES: readonly Group[] = ["footwear", "bags", "small leather goods", "belts", "gloves"];
const BUCKLED: readonly Group[] = ["belts", "footwear", "bags", "watches"];

/** Features of how products are made, trimmed and closed, most distinctive first. */
export const GENERAL_FEATURES: readonly FeatureEntry[] = [
  // Prints, more exactly than their kind.
  {
    name: "leopard print",
    of: PRINTED,
    includes: "animal",
    words:
      "leopard, leopard spots, leo print, leopardenmuster, leopardenprint, leopardendruck, leomuster, leoprint, leopardprint, imprime leopard, motif leopard, estampado de leopardo, estampado leopardo, animal print leopardo, stampa leopardata, leopardata, leopardato, motivo leopardato",
  },
  {
    name: "zebra print",
    of: PRINTED,
    includes: "animal",
    words: "zebra stripes, zebramuster, zebraprint, imprime zebre, zebrata, zebre, zebree",
  },
  {
    name: "snake print",
    of: PRINTED,
    includes: "animal",
    words:
      "snakeskin print, python print, snake effect, schlangenprint, schlangenmuster, imprime serpent, imprime python",
  },
  {
    name: "turtle print",
    kind: "print motif",
    of: PRINTED,
    includes: "printed",
    words:
      "turtles, turtle, turtle motif, turtle pattern, schildkroten, schildkrotenprint, schildkroten print, schildkrotenmuster, schildkrotenmotiv, tortues, imprime tortues, imprime tortue, motif tortue, motif tortues, tortugas, estampado de tortugas, estampado tortugas, tartarughe, stampa tartarughe, stampa tartaruga, fantasia tartarughe",
  },
  {
    name: "skull print",
    kind: "print motif",
    of: [...PRINTED, "scarves"],
    words:
      "skull, skulls, skull motif, totenkopf, totenkopfe, totenkopfprint, tete de mort, tetes de mort, calavera, calaveras, estampado de calaveras, teschio, teschi",
  },
  {
    name: "palm print",
    kind: "print motif",
    of: PRINTED,
    words:
      "palm tree print, palm trees, palm tree motif, palmenprint, palmen print, palmenmuster, imprime palmiers, palmiers, estampado de palmeras, palmeras, stampa palme, palme",
  },
  {
    name: "dinosaur print",
    kind: "print motif",
    of: CLOTHES,
    words:
      "dinosaur, dinosaurs, dinosaur motif, dino print, dino motif, dinosaurier, dinosauriermotiv, dinosaurier print, dinoprint, dino motiv, dinosaure, dinosaures, motif dinosaure, imprime dinosaures, dinosaurio, dinosaurios, motivo de dinosaurio, estampado de dinosaurios, dinosauro, dinosauri, motivo dinosauro, stampa dinosauri",
  },
  {
    name: "equestrian print",
    kind: "print motif",
    of: PRINTED,
    words:
      "motif chevaux, motifs chevaux, imprime chevaux, estampado de caballos, estampado caballos, motivo caballos, stampa cavalli, equestrian motif, equestrian motifs, horse print, reitmotiv, reitmotive, reitsportmotiv, pferdemotiv, motif equestre, motifs equestres, imprime equestre, motivo ecuestre, motivos ecuestres, estampado ecuestre, motivo equestre, motivi equestri, stampa equestre",
  },
  {
    name: "brushstroke print",
    of: PRINTED,
    words:
      "brush stroke print, brushstrokes, brush strokes, painted brushstroke, painted brushstrokes, painterly print",
  },
  {
    name: "chevron print",
    of: [...BAGS, ...CLOTHES],
    words: "chevron dot print, chevron pattern, chevron canvas, chevronmuster, motif chevron, motif a chevrons",
  },
  {
    name: "checked lining",
    of: COATS,
    includes: "lining",
    words:
      "check lining, tartan lining, plaid lining, checked inner lining, vintage check lining, classic tartan lining, house check lining, lining in tartan, futter mit klassischem tartan, tartanfutter, karofutter, kariertes futter, doublure tartan, doublure a carreaux, doublure ecossaise, forro de cuadros, forro a cuadros, forro tartan, fodera tartan, fodera a quadri, fodera scozzese, lining vintage check, doublure nova check, doublure check, forro estampado de cuadros, forro de cuadros estampado, doublure carreaux, doublure imprimee carreaux, forro cuadros, forro check",
  },

  // Outerwear.
  {
    name: "waterproofing",
    kind: "water protection",
    of: [...COATS, ...SHOES, "bottoms"],
    includes: "water-resistant",
    words:
      "waterproof, fully waterproof, 100 waterproof, waterproof shell, watertight, wasserdicht, wasserdichte, wasserdichter, wasserdichtes, impermeable, impermeabile, etanche, waterdicht, waterdichte",
  },
  {
    name: "water resistance",
    kind: "water protection",
    of: [...COATS, ...SHOES, "bottoms"],
    includes: "water-resistant",
    words:
      "water resistant, water repellent, dwr, showerproof, wasserabweisend, wasserabweisende, wasserabweisender, wasserabweisendes, deperlant, deperlante, repelente al agua, idrorepellente, water repellent finish, waterafstotend, waterafstotende",
  },
  {
    name: "three-layer shell",
    kind: "layers",
    of: COATS,
    words:
      "3 layer, three layer, 3l, 3 layer shell, 3 layer construction, 3 lagen, dreilagig, 3 couches, 3 capas, 3 strati",
  },
  {
    name: "2.5-layer shell",
    kind: "layers",
    of: COATS,
    words: "2.5 layer, 2 5 layer, 2.5l, 2 5 l, 2.5 lagen, 2 5 lagen, 2.5 couches, 2.5 capas, 2.5 strati",
  },
  {
    name: "two-layer shell",
    kind: "layers",
    of: COATS,
    words:
      "2 layer, two layer, 2l, 2 layer shell, 2 layer construction, 2 lagen, zweilagig, 2 couches, 2 capas, 2 strati",
  },
  {
    name: "welded seams",
    kind: "seams",
    of: COATS,
    words:
      "seams welded, ultrasonically welded seams, welded seam, welded construction, verschweisste nahte, verschweissten nahten, geschweisste nahte, coutures soudees, costuras soldadas, cuciture saldate, seams sewn then welded",
  },
  {
    name: "taped seams",
    kind: "seams",
    of: COATS,
    words:
      "seam sealed, seam taped, fully taped seams, sealed seams, fully taped, fully seam sealed, fully sealed seams, taped seam, getapte nahte, versiegelte nahte, verklebte nahte, coutures etanchees, coutures etanches, costuras selladas, costuras termoselladas, cuciture nastrate, cuciture termonastrate",
  },
  {
    name: "goose down",
    kind: "down",
    of: COATS,
    words: "goose down fill, gansedaune, gansedaunen, duvet d'oie, plumon de ganso, plumon de oca, piuma d'oca",
  },
  {
    name: "duck down",
    kind: "down",
    of: COATS,
    words: "entendaune, entendaunen, duvet de canard, plumon de pato, piuma d'anatra, white duck down",
  },
  {
    name: "faux fur ruff",
    kind: "ruff",
    of: COATS,
    words:
      "faux fur hood ruff, faux fur hood, faux fur trimmed hood, faux fur trim, faux fur trim hood, faux fur hood trim, kunstfellbesatz, kunstfellkragen, fausse fourrure sur la capuche, ribete de pelo sintetico, bordo in pelliccia sintetica, hood with faux fur, bordure en fausse fourrure, bordo in ecopelliccia, bordo in pelliccia ecologica, bordo in finta pelliccia",
  },
  {
    name: "fur ruff",
    kind: "ruff",
    of: COATS,
    words:
      "fur ruff, coyote fur, coyote fur ruff, coyote ruff, real fur trim, genuine fur trim, real fur hood, echtfellbesatz, pelzbesatz, kapuze mit pelz, capuche en fourrure veritable, capucha con pelo natural, bordo in vera pelliccia",
  },
  {
    name: "removable hood",
    kind: "hood kind",
    of: COATS,
    includes: "hood",
    words:
      "detachable hood, zip off hood, hood removable, hood detachable, hood detaches, detachable fur hood, removable fur hood, abnehmbare kapuze, abnehmbarer kapuze, abnehmbaren kapuze, kapuze abnehmbar, capuche amovible, capuche detachable, capucha desmontable, capucha extraible, cappuccio staccabile, cappuccio removibile, cappuccio rimovibile, hood with zip off, capucha de quita y pon",
  },
  {
    name: "fixed hood",
    of: ["outerwear"],
    kind: "hood kind",
    includes: "hood",
    words:
      "attached hood, non removable hood, feste kapuze, fester kapuze, angeschnittene kapuze, capuche fixe, capucha fija, cappuccio fisso",
  },
  {
    name: "half zip",
    of: ["tops", "outerwear"],
    kind: "front opening",
    includes: "zip",
    words:
      "half zip neck, half zip collar, half zip closure, 1 2 zip, troyer, troyer kragen, troyerkragen, halfzip, halbem reissverschluss, halber reissverschluss, demi zip, col zippe, col montant zippe, col camionneur, media cremallera, cuello con cremallera, mezza zip",
  },
  {
    name: "quarter zip",
    of: ["tops", "outerwear"],
    kind: "front opening",
    includes: "zip",
    words: "quarter zip neck, 1 4 zip, quarterzip, viertel reissverschluss, quart de zip, zip 1 4",
  },
  {
    name: "full zip",
    of: ["tops", "outerwear"],
    kind: "front opening",
    includes: "zip, zip front",
    words:
      "full length zip, full zip front, full front zip, full zip closure, full zip fastening, durchgehender reissverschluss, durchgehendem reissverschluss, zip integral, zip sur toute la longueur, cremallera completa, cremallera entera, zip intera, zip integrale",
  },
  {
    name: "snap placket",
    of: ["tops", "outerwear", "sets"],
    kind: "front opening",
    words:
      "snap button placket, snap front placket, four snap placket, 4 snap placket, snap neck placket, druckknopfleiste, patte a pressions, patte pressionnee, patte de boutonnage a pressions, tapeta con automaticos, tapeta de automaticos, abbottonatura a pressione, abbottonatura con automatici",
  },
  {
    name: "two-way zip",
    of: [...COATS_AND_TOPS, "nightwear", "dresses", "sets"],
    includes: "zip, zip front",
    words:
      "two way zipper, 2 way zip, 2 way zipper, two way front zip, two way front zipper, double ended zip, two way ykk zip, zweiwege reissverschluss, zweiwegereissverschluss, 2 wege reissverschluss, zip a double sens, zip double sens, double zip, fermeture a double sens, cremallera de doble sentido, cremallera bidireccional, cremallera doble, zip a doppio cursore, zip a due vie, cerniera a doppio cursore, zip doppio cursore, double curseur, zip double curseur, fermeture double curseur",
  },
  {
    name: "pit zips",
    of: COATS,
    words:
      "underarm zips, underarm vents, pit zip, armpit zips, underarm ventilation, underarm zip vents, unterarmreissverschluss, aerations sous les bras, aireacion en las axilas",
  },
  { name: "storm flap", of: COATS, words: "storm shield, gun flap, storm placket, storm flaps, bavolet, sturmklappe" },
  {
    name: "belted cuffs",
    of: COATS,
    words:
      "cuff straps, buckled cuffs, cuffs with straps, belted sleeves, armelriegel, pattes de serrage aux poignets, gurtelriegel an den armeln, riegel an den armeln, cinturini ai polsi, martingale ai polsi",
  },
  {
    name: "knit cuffs",
    of: COATS,
    words:
      "knitted cuffs, knit collar and cuffs, knit collar cuffs, knitted inner cuffs, rib knit cuffs, ribbed knit cuffs, strickbundchen, rippstrickbundchen, poignets en maille, punos de punto, polsini in maglia",
  },
  {
    name: "sleeve pocket",
    of: COATS_AND_TOPS,
    words:
      "zippered sleeve pocket, sleeve utility pocket, zip sleeve pocket, utility sleeve pocket, arm pocket, pen pocket on sleeve, armeltasche, poche sur la manche, poche manche, bolsillo en la manga, tasca sulla manica",
  },
  {
    name: "zip cuffs",
    of: COATS,
    words:
      "zipped cuffs, zippered cuffs, zip pockets and cuffs, zips at cuffs, reissverschluss an den armeln, poignets zippes",
  },
  {
    name: "one-button front",
    kind: "buttons",
    of: COATS,
    includes: "buttons",
    words:
      "one button, single button, 1 button, one button closure, single button closure, one button fastening, single button fastening",
  },
  {
    name: "two-button front",
    kind: "buttons",
    of: [...COATS, "sets"],
    includes: "buttons",
    words:
      "two button, 2 button, two button closure, two buttons, zwei knopfe, zwei knopfen, zwei knopf, zweiknopf, deux boutons, dos botones, due bottoni",
  },
  {
    name: "three-button front",
    kind: "buttons",
    of: COATS,
    includes: "buttons",
    words: "three button, 3 button, three buttons, drei knopfe, trois boutons, tres botones, tre bottoni",
  },

  // Clothes.
  {
    name: "four-way stretch",
    of: CLOTHES,
    includes: "stretch",
    words:
      "4 way stretch, 4 way stretch fabric, stretch in 4 directions, vier wege stretch, 4 wege stretch, stretch 4 directions, elasticidad en 4 direcciones, elastico en 4 direcciones, elasticizzato in 4 direzioni",
  },
  {
    name: "smocked back",
    of: CLOTHES,
    includes: "gathers",
    words: "smocked back panel, smocking at back, shirred back",
  },
  {
    name: "chest pockets",
    kind: "pockets on the chest",
    of: CLOTHES,
    includes: "pockets",
    words:
      "breast pockets, two chest pockets, two breast pockets, two patch pockets on the chest, two pockets on the chest, poches poitrine, poches de poitrine, poches sur la poitrine, poches plaquees poitrine, poches plaquees sur la poitrine, poches a rabat sur la poitrine, poches poitrine a rabat, brusttaschen, bolsillos en el pecho, bolsillos de pecho, taschini, tasche sul petto",
  },
  {
    name: "chest pocket",
    kind: "pockets on the chest",
    of: CLOTHES,
    includes: "pockets",
    words:
      "breast pocket, zip chest pocket, zippered chest pocket, zipped chest pocket, chest zip pocket, internal chest pocket, nylon chest pocket, chest patch pocket, brusttasche, brusttasche mit reissverschluss, poche poitrine, poche de poitrine, bolsillo en el pecho, bolsillo de pecho, taschino, taschino sul petto, tasca sul petto, poche sur la poitrine, poche plaquee poitrine, poche plaquee sur la poitrine, poche cote coeur",
  },
  {
    name: "patch pockets",
    kind: "front pockets",
    of: CLOTHES,
    includes: "pockets",
    words:
      "patch pocket, aufgesetzte taschen, aufgesetzten taschen, poches plaquees, bolsillos de parche, bolsillos de plaston, tasche applicate, tasche a toppa",
  },
  {
    name: "flap pockets",
    kind: "front pockets",
    of: CLOTHES,
    includes: "pockets",
    words:
      "flap pocket, flapped pockets, pockets with flaps, pattentaschen, pattentasche, poches a rabat, bolsillos con solapa, tasche con patta",
  },
  {
    name: "bellows pockets",
    kind: "front pockets",
    of: CLOTHES,
    includes: "pockets",
    words: "bellows pocket, balgtaschen, poches soufflet, bolsillos de fuelle, tasche a soffietto",
  },
  {
    name: "zip pockets",
    of: CLOTHES,
    includes: "pockets",
    words:
      "zip pocket, zipped pocket, zipped pockets, zipper pocket, zipper pockets, zippered pocket, zippered pockets, zip hand pockets, zippered hand pockets, zipped hand pockets, pockets with zip, pockets with zips, side zip pocket, side zip pockets, zip side pockets, two zipped pockets, zip front pockets, zip pockets and cuffs, reissverschlusstaschen, taschen mit reissverschluss, poches zippees, bolsillos con cremallera, tasche con zip, slanting pockets with zip, slanted pockets with zip, zippered side pockets, zippered chest and hand pockets, zippered handwarmer pockets, zippered front pockets, zipped side pockets",
  },
  { name: "handwarmer pockets", of: COATS, includes: "pockets", words: "hand warmer pockets, handwarmer pocket" },
  {
    name: "waistband pocket",
    of: CLOTHES,
    includes: "pockets",
    words:
      "hidden waistband pocket, back waistband pocket, hidden pocket in waistband, inner waistband pocket, bundtasche",
  },
  {
    name: "kangaroo pocket",
    of: CLOTHES,
    includes: "pockets",
    words: "pouch pocket, front pouch pocket, kangurutasche, poche kangourou, bolsillo canguro, tasca a marsupio",
  },
  {
    name: "side pockets",
    of: CLOTHES,
    includes: "pockets",
    words:
      "side pocket, side seam pockets, seam pockets, on seam pockets, side slip pockets, seitentaschen, seitlichen taschen, seitliche taschen, poches laterales, poches sur les cotes, poches cotes, deux poches sur les cotes, deux poches laterales, bolsillos laterales, tasche laterali, seitliche eingrifftaschen",
  },
  {
    name: "five-pocket design",
    of: ["bottoms"],
    includes: "pockets",
    words:
      "five pocket, 5 pocket, five pockets, 5 pockets, 5 pocket styling, five pocket styling, funf taschen, 5 poches, cinq poches, cinco bolsillos, cinque tasche",
  },
  {
    name: "ribbed trims",
    of: ["tops", "dresses", "outerwear"],
    words:
      "ribbed trim, rib trim, rib trims, rib knit trim, rib knit trims, ribbed edges, ribbed finishes, ribbed details, gerippte abschlusse, rippabschlusse, gerippte kanten, finitions cotelees, bords cotes, bord cotes, bords en cotes, ribetes acanalados, remates acanalados, ribetes de canale, acabados en canale, remates en canale, bordi a coste, finiture a coste, profili a coste",
  },
  {
    name: "ribbed cuffs",
    of: CLOTHES,
    includes: "ribbed trims",
    words:
      "rib cuffs, ribbed cuff, ribbed neck and cuffs, ribbed collar and cuffs, ribbed cuffs and hem, rippbundchen, gerippte bundchen, poignets cotes, poignets en bord cote, punos acanalados, polsini a coste, poignets cotele, poignets coteles, poignets en cote, punos de canale, punos en canale, polsini in maglia a coste, gerippte armelbundchen, ribbed hem and cuffs, ribbed cuffs and waist",
  },
  {
    name: "ribbed collar",
    kind: "collar knit",
    of: CLOTHES,
    words:
      "rib collar, rib knit collar, ribbed polo collar, rippkragen, gerippter kragen, col cotele, cuello acanalado, colletto a coste",
  },
  {
    name: "ribbed neck",
    of: CLOTHES,
    includes: "ribbed trims",
    words:
      "rib neck, ribbed neckline, ribbed crewneck, ribbed crew neck, rib knit crew neck, rib knit neck, ribbed round neck, ribs at neck, ribbed neck trim",
  },
  {
    name: "built-in liner",
    of: ["bottoms", "swimwear"],
    includes: "lining",
    words:
      "=liner, with liner, 2 in 1, two in one, 2in1, built in brief, built in briefs, inner liner, built in shorts, mesh liner, inner brief, inner briefs, inner mesh brief, mesh brief, mesh briefs, mesh inner brief, brief liner, internal mesh, inner mesh, mesh lining, mesh lined, netzfutter, netzinnenhose, netzinnenslip, netzslip, innenhose, innenslip, mesh futter, mesh innenfutter, doublure en filet, doublure filet, doublure en mesh, doublure en resille, filet interieur, slip interieur, slip filet, culotte interieure, forro de malla, forro de rejilla, malla interior, rejilla interior, slip interior, braga interior, braguita interior, fodera in rete, fodera a rete, retina interna, rete interna, slip interno, mutandina interna, slip interno in rete, forro interior",
  },
  {
    name: "no lining",
    kind: "lined",
    of: ["outerwear", "bottoms", "dresses", "sets", "footwear", "gloves", "headwear", "swimwear"],
    words:
      "without lining, without a lining, unlined, left unlined, ungefuttert, ungefutterte, ungefutterter, sans doublure, non double, non doublee, sin forro, sfoderato, sfoderata, senza fodera",
  },
  {
    name: "straight leg",
    of: ["bottoms"],
    words:
      "straight leg jean, straight leg jeans, straight jean, straight jeans, straight cropped leg, straight through thigh, straight stovepipe leg, gerades bein, jambe droite, jambes droites, pierna recta, gamba dritta, high rise straight, mid rise straight, rise straight, straight ankle, straight crop",
  },
  {
    name: "mid-thigh length",
    of: ["innerwear", "bottoms"],
    words: "mid thigh, middle of the thigh, to the middle of the thigh",
  },
  {
    name: "curved hem",
    of: CLOTHES,
    words:
      "rounded hem, shirttail hem, shirt tail hem, dolphin hem, abgerundeter saum, abgerundetem saum, ourlet arrondi, bas arrondi, base arrondie, bajo redondeado, bajo curvo, fondo arrotondato, orlo arrotondato, fondo stondato",
  },
  {
    name: "tie waist",
    of: ["dresses", "nightwear", "tops", "sets"],
    includes: "belt",
    words:
      "tie belt, ties at waist, ties at the waist, waist tie, tie at waist, tie at the waist, wraps and ties at waist, self tie belt, bindegurtel, ceinture a nouer, cinturon para anudar, cintura da annodare, lien a la taille, liens a la taille, lien a nouer a la taille, a nouer a la taille, nouee a la taille, noue a la taille, taille a nouer, taillenband, bindeband in der taille, laccio in vita, lazo en la cintura",
  },
  {
    name: "cotton gusset",
    of: ["innerwear", "hosiery", "bottoms"],
    words:
      "cotton crotch, cotton lined gusset, cotton gusset lining, cotton lined crotch, cotton gusset with opening, crotch 100 cotton, crotch 100 supima cotton, baumwollzwickel, gousset coton, entrepierna de algodon",
  },
  {
    name: "silicone-lined waistband",
    of: ["innerwear"],
    words: "silicone lined waist band, silicone waistband, silicone grip waistband",
  },
  {
    name: "removable pads",
    of: ["innerwear", "swimwear", "tops"],
    words:
      "removable cups, removable padding, removable bra pads, herausnehmbare pads, coppe estraibili, coppe rimovibili, coppe removibili, imbottitura removibile, imbottitura estraibile, copas extraibles, copas removibles, relleno extraible, rellenos extraibles, coques amovibles, mousses amovibles, bonnets amovibles, coussinets amovibles, imbottiture removibili, imbottiture rimovibili, imbottiture estraibili, coppette rimovibili, coppette removibili, herausnehmbare cups, herausnehmbare polster, herausnehmbaren pads",
  },
  {
    name: "full lining",
    of: ["swimwear"],
    words:
      "fully lined, voll gefuttert, vollstandig gefuttert, komplett gefuttert, entierement double, entierement doublee, totalmente forrado, completamente forrado, forro completo, interamente foderato, completamente foderato",
  },
  {
    name: "built-in bra",
    of: ["tops", "dresses", "swimwear", "nightwear"],
    words: "built in shelf bra, shelf bra, inner bra",
  },
  {
    name: "hand-finished edges",
    of: ["scarves"],
    words:
      "hand finished edge, hand finished hem, hand finished, von hand gefertigte kanten, handgefertigte kanten, handgesaumt, handgefertigter saum, finitions main, ourle main, finition main, bordes acabados a mano, acabado a mano, bordi rifiniti a mano, rifinito a mano, orlo a mano",
  },
  {
    name: "monogram pattern",
    of: ["scarves", "headwear", "tops", "outerwear", "gloves"],
    words:
      "monogram, monogram motif, monogram design, allover monogram, monogramm, monogrammmuster, monogramme, motif monogramme, monograma, monogramma",
  },
  {
    name: "brushed finish",
    of: ["scarves", "tops", "nightwear"],
    words:
      "brushed, brushed knit, brushed yarn, brushed fabric, brushed inside, geburstet, gebursteter, geburstetem, gebursteten, geburstete, gratte, grattee, cepillado, spazzolata, garzata, brosse, brossee, spazzolato, aufgeraut",
  },
  {
    name: "mother-of-pearl buttons",
    of: CLOTHES,
    includes: "buttons",
    words: "perlmuttknopfe, boutons en nacre, boutons nacre, botones de nacar, bottoni in madreperla",
  },
  {
    name: "gold details",
    of: ["swimwear", "dresses", "tops", "outerwear", "footwear"],
    words:
      "gold tone details, gold detailing, gold tone hardware, gold hardware, goldfarbene details, goldene details, details dores, detalles dorados, detalles en dorado, dettagli dorati, dettagli oro",
  },
  {
    name: "gold buttons",
    of: CLOTHES,
    includes: "buttons",
    words:
      "gold tone buttons, golden buttons, gold metal buttons, brass buttons, goldknopfe, goldene knopfe, goldenen knopfen, goldfarbene knopfe, goldfarbenen knopfen, boutons dores, botones dorados, bottoni dorati, boutons bijoux dores, boutons metalliques dores, boutons metal dores, botones metalicos dorados, botones joya dorados",
  },
  {
    name: "three points on the back",
    of: ["gloves"],
    words:
      "points on back, points on the back, three points, three points stitched on back, three point back, 3 points",
  },
  { name: "six panels", of: ["headwear"], words: "6 panels, six panel, 6 panel" },
  {
    name: "adjustable cord",
    of: ["headwear", "swimwear", "dresses"],
    words: "adjustable cord tie, adjustable drawcord, adjustable string",
  },
  {
    name: "embroidered logo",
    kind: "logo",
    of: [...CLOTHES, ...SHOES],
    words:
      "logo embroidered, embroidered signature, embroidered pony, embroidered signature pony, embroidered crest, embroidered emblem, embroidered crocodile, embroidered monogram, embroidered wordmark, embroidered branding, logo embroidery, gesticktes logo, logo gestickt, aufgesticktes logo, logostickerei, logo brode, logo bordado, logo ricamato",
  },
  {
    name: "logo patch",
    kind: "logo",
    of: CLOTHES,
    words:
      "logo patch on sleeve, logo badge, compass badge, logo badge on sleeve, ecusson logo, parche con logo, patch logo, logo patch am armel, patch con logo, toppa con logo, toppa logo, logopatch, logo aufnaher, logoaufnaher",
  },
  {
    name: "logo on the sleeve",
    of: COATS_AND_TOPS,
    words:
      "logo on sleeve, felt logo on the sleeve, logo patch on the sleeve, logo patch on sleeve, badge on left sleeve, compass badge on left sleeve, logo am armel, logo patch am armel, logo auf dem armel, logo sur la manche, logo en la manga, logo sulla manica",
  },
  {
    name: "stretch side panels",
    of: COATS_AND_TOPS,
    words: "stretch fleece side panels, stretchy side panels, stretch panels at the sides",
  },
  {
    name: "honeycomb stitch",
    of: CLOTHES,
    words: "honeycomb, honeycomb knit, honeycomb pattern, honeycomb front, wabenmuster, nid d'abeille, nido d'ape",
  },
  {
    name: "adjustable fit",
    of: ["headwear"],
    words:
      "=adjustable, adjustable strap, adjustable back, adjustable closure, strapback, adjustable buckle, verstellbar, reglable, ajustable, regolabile",
  },
  {
    name: "strap without holes",
    of: ["belts"],
    words: "without holes, no holes needed, holeless, ohne locher, sans trous, sin agujeros, senza fori",
  },

  // Bags.
  {
    name: "zip closure",
    kind: "closure",
    of: BAGS,
    includes: "zip, zip top",
    words:
      "=zip closure, =zipper closure, =zip fastening, =zipped closure, =zip top closure, =top zip, =zip top, top zip closure, top zip fastening, zip closure at the top, zip closure on top, closure zip, closure zipper, closure type zip, closure type zipper, verschluss reissverschluss, =reissverschluss oben, =fermeture zippee, =fermeture zip, =fermeture a glissiere, =cierre de cremallera, =cierre con cremallera, =chiusura zip, =chiusura con zip, =chiusura a zip, =chiusura con cerniera",
  },
  {
    name: "magnet closure",
    kind: "closure",
    of: BAGS,
    includes: "magnetic closure, magnetic top",
    words:
      "=magnet closure, =magnetic closure, =magnetic snap, =magnetic snap closure, =magnetic button closure, closure magnetic, closure magnetic snap, closure magnet, closure type magnetic, verschluss magnetverschluss, verschluss magnetknopf, =magnetverschluss, =fermeture magnetique, =fermeture aimantee, =fermoir magnetique, =fermoir aimante, =cierre magnetico, =cierre imantado, =chiusura magnetica, =chiusura a calamita",
  },
  {
    name: "snap closure",
    kind: "closure",
    of: BAGS,
    words:
      "=snap closure, =snap button closure, =press stud closure, =popper closure, closure snap, closure snap button, =druckknopfverschluss, verschluss druckknopf, =fermeture pression, =fermeture a pression, =cierre a presion, =chiusura a pressione, =chiusura con bottone a pressione, bottone a pressione, bottone automatico, cierre de presion, boton a presion, press stud, press stud closure, press stud fastening, =snap button, =druckknopf, =bouton pression, =bouton-pression, fermeture par pression, fermeture par bouton pression, cierre de broche, =broche de presion, boton de presion, cierre con boton de presion, =chiusura a bottone, chiusura con bottone automatico",
  },
  {
    name: "drawstring closure",
    kind: "closure",
    of: BAGS,
    includes: "drawstring, drawstring top",
    words:
      "=drawstring closure, =drawcord closure, =drawstring fastening, closure drawstring, =kordelzugverschluss, =fermeture par cordon, =fermeture a cordon, =cierre de cordon, =cierre con cordon, =chiusura a coulisse",
  },
  {
    name: "pouch",
    of: CARRIED,
    words:
      "=pouch, inner pouch, removable pouch, detachable pouch, matching pouch, matching zip pouch, zip pouch, zipped pouch, zippered pouch, detachable zip pouch, removable zip pouch, with pouch, w pouch, attached pouch, with inner pouch, pouch included, removable pouch included, detachable zip pouch, small purse included, innenbeutel, abnehmbarer beutel, pochette amovible, bolsa interior extraible, pochette interna, pochette staccabile",
  },
  {
    name: "thin handles",
    of: CARRIED,
    includes: "top handles",
    words:
      "slim handles, skinny handles, thin straps, slim straps, skinny straps, two thin handles, two skinny handles, narrow handles, dunne henkel, anses fines, fines anses, asas finas, manici sottili",
  },
  {
    name: "removable strap",
    of: BAGS,
    words:
      "adjustable and detachable shoulder strap, adjustable and removable shoulder strap, detachable and adjustable strap, detachable and adjustable shoulder strap, removable and adjustable strap, detachable strap, removable shoulder strap, removable crossbody strap, detachable crossbody strap, detachable shoulder strap, detachable adjustable strap, detachable adjustable shoulder strap, removable adjustable strap, removable adjustable shoulder strap, adjustable detachable strap, adjustable removable strap, adjustable and removable strap, adjustable and detachable strap, strap removable, strap detachable, two detachable straps, detachable leather strap, detachable straps, removable straps, removable and adjustable shoulder strap, bandouliere amovible, bandouliere amovible et reglable, abnehmbarer riemen, abnehmbarer schulterriemen, abnehmbarem schulterriemen, bandolera extraible, bandolera desmontable, correa extraible, tracolla removibile, tracolla staccabile, tracolla rimovibile, abnehmbarer umhangeriemen, abnehmbarer schultergurt, bandouliere detachable",
  },
  {
    name: "adjustable strap",
    of: BAGS,
    words:
      "adjustable straps, adjustable buckle strap, adjustable shoulder strap, adjustable crossbody strap, strap adjustable, detachable adjustable strap, adjustable webbing strap, verstellbarer riemen, verstellbarer schulterriemen, bandouliere reglable, bandouliere ajustable, bandolera ajustable, tracolla regolabile, asa regulable, asa ajustable, bandolera regulable, correa regulable, asa bandolera ajustable, sangle reglable",
  },
  {
    name: "shoulder strap",
    of: ["bags"],
    words:
      "with shoulder strap, schulterriemen, umhangeriemen, schultergurt, avec bandouliere, con bandolera, con tracolla, mit schulterriemen",
  },
  {
    name: "wrist strap",
    of: BAGS,
    words:
      "wristlet strap, wristlet, handschlaufe, dragonne, correa de mano, cinturino da polso, polsino, asa de muneca, correa de muneca, pulsera de mano, laccio da polso, handgelenkschlaufe",
  },
  {
    name: "gold hardware",
    kind: "hardware",
    of: [...BAGS, "belts"],
    words:
      "gold tone metal, gold toned metal, gold metal, gold colored hardware, gold toned hardware, gold tone hardware, gold finish metal, brass hardware, hardware gold, hardware brushed gold, hardware light gold, hardware brass, antique gold hardware, goldene beschlage, goldenen beschlagen, goldfarbene beschlage, finitions dorees, herrajes dorados, finiture dorate, metal dore, gold fittings, gold tone fittings, goldene hardware, goldbeschlage, accastillage dore, quincaillerie doree, bouclerie doree, herrajes en dorado, herrajes en oro, finiture oro, ferramenta oro, ferramenta dorata, accessori dorati",
  },
  {
    name: "antique brass hardware",
    of: [...BAGS, "belts"],
    kind: "hardware",
    words:
      "antiqued brass hardware, antique brass tone hardware, aged brass hardware, burnished brass hardware, hardware antique brass, antique brass metal hardware, antique brass finish hardware",
  },
  {
    name: "gunmetal hardware",
    of: [...BAGS, "belts"],
    kind: "hardware",
    words:
      "gunmetal tone hardware, gun metal hardware, black metal hardware, dark hardware, hardware gunmetal, ruthenium hardware",
  },
  {
    name: "silver hardware",
    kind: "hardware",
    of: [...BAGS, "belts"],
    words:
      "silver tone metal, silver toned metal, silver metal, silver tone hardware, palladium plated hardware, nickel hardware, hardware silver, hardware nickel, silberne beschlage, silbernen beschlagen, finitions argentees, herrajes plateados, finiture argentate, metal argente, palladiumfarbene beschlage, palladiumfarbene hardware, palladium beschlage, silberne hardware, accastillage argente, accastillage palladie, bijouterie palladium, bijouterie palladiee, herrajes de paladio, herrajes paladio, herrajes en plateado, herrajes en plata, herrajes plata, finiture palladio, finiture argento, ferramenta argento, ferramenta argentata, accessori argentati",
  },
  {
    name: "laptop sleeve",
    of: CARRIED,
    words:
      "compartiment ordinateur, compartiment pour ordinateur, pochette ordinateur, compartimento para portatil, bolsillo para portatil, scomparto per laptop, scomparto porta pc, tasca porta laptop, padded laptop sleeve, laptop compartment, padded laptop compartment, laptopfach, scomparto laptop, scomparto pc, poche pour ordinateur, poche ordinateur, poche pour ordinateur portable, poche pc, compartiment pc, bolsillo para ordenador, compartimento para ordenador, bolsillo portatil, compartimento portatil",
  },
  {
    name: "trolley sleeve",
    of: CARRIED,
    words: "luggage sleeve, trolley strap, luggage pass through, suitcase sleeve, trolleyband",
  },
  {
    name: "shoe compartment",
    of: CARRIED,
    words:
      "compartment for shoes, bottom for shoes, separate bottom for shoes, bottom compartment for shoes, pocket for shoes, separate shoe compartment, shoe pocket, shoe pouch, schuhfach",
  },
  {
    name: "inside zip pocket",
    of: BAGS,
    includes: "pockets, inside pocket",
    words:
      "interior zip pocket, inner zip pocket, internal zip pocket, zip pocket inside, inside zipped pocket, interior zipped pocket, inside zipper pocket, interior zip compartment, interior zippered pocket, innentasche mit reissverschluss, poche interieure zippee, bolsillo interior con cremallera, tasca interna con zip",
  },
  {
    name: "side pockets",
    of: BAGS,
    includes: "pockets",
    words:
      "side pocket, two side pockets, flat side pockets, side slip pockets, seitentaschen, poches laterales, bolsillos laterales, tasche laterali",
  },
  {
    name: "front zip pocket",
    of: CARRIED,
    includes: "pockets",
    words:
      "exterior zip pocket, outside zip pocket, outer zip pocket, front pocket with zip, zip front pocket, front zipped pocket",
  },
  {
    name: "back pocket",
    of: CARRIED,
    includes: "pockets",
    words:
      "back slip pocket, rear pocket, back slit pocket, back zip pocket, ruckfach, ruckseitiges fach, fach auf der ruckseite, aussenfach hinten, poche arriere, poche au dos, poche dos, bolsillo trasero, tasca posteriore, tasca sul retro",
  },
  {
    name: "inside pocket",
    of: BAGS,
    includes: "pockets",
    words:
      "interior pocket, inner pocket, interior pockets, inside pockets, inner pockets, inside slip pocket, interior slip pocket, innentasche, innenfach, poche interieure, poche interieure plate, bolsillo interior, tasca interna, poche plaquee interieure, poche interieure plaquee",
  },
  {
    name: "metal feet",
    of: CARRIED,
    words:
      "standfusse, bodenfusse, metallfusse, pieds de protection, pieds de fond, tacos metalicos, piedini, piedini in metallo, brass feet, protective feet, metal studs on the base, bodennagel, pieds en metal, pieds metalliques, pieds metal, pies metalicos, patas metalicas, base con pies metalicos, metallfusschen, piedini metallici",
  },
  {
    name: "open top",
    of: CARRIED,
    words: "open at the top, open at top, oben offen, ouvert sur le dessus, abierto por arriba, aperta in alto",
  },
  {
    name: "unlined interior",
    kind: "lined",
    of: CARRIED,
    words:
      "no lining, without lining, without a lining, unlined, unlined inside, left unlined, soft and unlined, ungefuttert, ungefutterte, non double, non doublee, sin forro, sfoderata, sfoderato",
  },

  // Shoes.
  { name: "peep toe", of: SHOES, words: "peep toes, peeptoe, pointed peep toe" },
  {
    name: "square toe",
    of: SHOES,
    words:
      "square toes, square open toe, square toed, eckige spitze, karreespitze, bout carre, punta cuadrada, punta quadrata",
  },
  {
    name: "Margom sole",
    of: SHOES,
    includes: "rubber sole",
    words:
      "margom, margom rubber sole, margom outsole, margom rubber outsole, margom cupsole, margom cup sole, margom rubber cupsole, margom rubber cup sole, semelle margom, suola margom, suela margom, margom sohle",
  },
  {
    name: "crepe sole",
    kind: "sole",
    of: SHOES,
    words: "natural crepe sole, crepe rubber sole, kreppsohle, semelle crepe, suela de crepe, suola in para",
  },
  {
    name: "PVC sole",
    kind: "sole",
    of: SHOES,
    words: "pvc outsole, pvc sohle, semelle pvc, suela de pvc, suola in pvc",
  },
  {
    name: "rubber sole",
    kind: "sole",
    of: SHOES,
    words:
      "rubber cupsole, rubber cup sole, semelle exterieure en caoutchouc, sole rubber, outsole rubber, rubber lug sole, rubber lug outsole, lug rubber sole, chunky lug rubber sole, white rubber sole, rubber unit sole, gummisohle, sohle gummi, semelle en caoutchouc, semelle caoutchouc, suela de goma, suela goma, suola in gomma, suola gomma, anatomical rubber sole, thin flat rubber, margom sohle, semelle margom, suela margom, suola margom, suola 100 gomma, semelle 100 caoutchouc, laufsohle gummi, laufsohle 100 gummi, suela 100 goma, suela caucho, outsole 100 rubber, sole 100 rubber, sole material rubber, outer sole rubber, sole 100 thermoplastic rubber, sole thermoplastic rubber, thermoplastic rubber sole, sole 100 thermoplastic rubber tpr, semelle gomme, semelle en gomme, semelle en gomme naturelle",
  },
  {
    name: "laces",
    of: SHOES,
    words:
      "fermeture a lacets, a lacets, lace up, lace ups, lace up closure, lace closure, lace fastening, allacciatura, allacciatura con lacci, stringata, schnurung, lacets, cordones, schnurverschluss",
  },
  { name: "pull-on style", of: SHOES, words: "pull on, pulls on, zum reinschlupfen, schlupfstiefel" },
  { name: "slip-on style", of: SHOES, includes: "slip-on", words: "slip on, slips on, slip ons, a enfiler" },
  {
    name: "adjustable strap",
    of: SHOES,
    words:
      "adjustable straps, adjustable buckle, adjustable buckles, adjustable buckle strap, adjustable buckle straps, adjustable single buckle strap, adjustable strap with metal pin buckle, verstellbarer riemen, verstellbare riemen, bride reglable, cinturino regolabile, correa ajustable",
  },
  {
    name: "side zip",
    kind: "waist closing",
    of: ["bottoms"],
    includes: "zip",
    words:
      "invisible zip, invisible side zip, invisible zipper, hidden zip, hidden side zip, hidden zipper, concealed zip, concealed side zip, concealed zipper, side zipper, zip at side, zip at the side, seitlicher reissverschluss, nahtverdeckter reissverschluss, zip invisible, fermeture invisible, zip laterale, zip invisibile, cremallera lateral, cremallera invisible",
  },
  {
    name: "inside zip",
    of: SHOES,
    includes: "zip",
    words: "inside zipper, inner zip, zipper on the inside, zip on the inside, inner side zip",
  },
  {
    name: "memory foam insole",
    of: SHOES,
    words:
      "memory foam footbed, memory foam, memory schaum, memory fussbett, mousse a memoire de forme, semelle a memoire de forme, espuma viscoelastica, plantilla viscoelastica, soletta memory, soletta in memory foam",
  },
  {
    name: "padded collar",
    of: SHOES,
    words:
      "padded tongue and collar, padded ankle collar, gepolsterter schaftrand, padded heel collar, gepolsterter schaft, col rembourre, col matelasse, cuello acolchado, collo imbottito, bordo imbottito",
  },
  {
    name: "metal triangle",
    of: [...SHOES, ...BAGS],
    words:
      "metal triangle logo, enameled metal triangle, enamelled triangle, enameled triangle, enameled metal triangle logo, metal triangle decor",
  },
  {
    name: "chunky sole",
    of: SHOES,
    words:
      "chunky cupsole, chunky midsole, chunky outsole, thick sole, thick soles, klobige sohle, semelle epaisse, suela gruesa, suola spessa",
  },
  { name: "covered back", of: SHOES, words: "covered heel back, closed back, closed heel, covered heel counter" },
  {
    name: "synthetic sole",
    kind: "sole",
    of: SHOES,
    words:
      "manmade lining and sole, man made lining and sole, synthetic lining and sole, manmade lining sole, man made lining sole, synthetic lining sole, synthetic outsole, manmade sole, man made sole, kunststoffsohle, synthetiksohle, semelle synthetique, suela sintetica, suola sintetica",
  },
  {
    name: "leather sole",
    kind: "sole",
    of: SHOES,
    words:
      "leather lining and sole, leather lining sole, leather lined and soled, soled in leather, leather outsole, ledersohle, semelle cuir, semelle en cuir, suela de cuero, suela de piel, suola in cuoio, suola in pelle",
  },
  {
    name: "EVA sole",
    kind: "sole",
    of: SHOES,
    words:
      "eva outsole, lightweight eva outsole, sole eva, eva sohle, semelle eva, suela eva, suola eva, laufsohle eva, sohle eva, sole material eva, outsole eva, semelle exterieure eva, sole 100 eva, laufsohle 100 eva",
  },

  // Buckles.
  {
    name: "gold buckle",
    kind: "buckle color",
    of: BUCKLED,
    includes: "buckle",
    words:
      "gold tone buckle, gold toned buckle, gold colored buckle, golden buckle, brass roller buckle, brass pin buckle, gold metal buckle, gold buckle plate, brass buckle, brass tone buckle, brass colored buckle, gold plated buckle, gold finish buckle, buckle in gold, gold coloured buckle, brass coloured buckle, goldene schnalle, goldener schnalle, goldfarbene schnalle, goldfarbener schnalle, goldschnalle, schliesse messingfarben, schliesse goldfarben, dornschliesse messingfarben, dornschliesse goldfarben, schnalle messingfarben, schnalle goldfarben, messingfarbene schliesse, messingfarbene dornschliesse, goldfarbene schliesse, goldfarbene dornschliesse, messingschliesse, boucle doree, boucle laiton, hebilla laton, fibbia ottone, boucle en metal dore, hebilla dorada, fibbia dorata, fibbia oro",
  },
  {
    name: "antique brass buckle",
    kind: "buckle color",
    of: BUCKLED,
    includes: "buckle",
    words:
      "antiqued brass buckle, antique brass tone buckle, antique brass roller buckle, antique brass pin buckle, antique brass finish buckle, aged brass buckle, buckle in antique brass, buckle antique brass, schnalle in altmessing, altmessing schnalle, altmessingschnalle, altmessingfarbene schnalle, schnalle altmessing, boucle en laiton vieilli, boucle laiton vieilli, hebilla de laton envejecido, hebilla en laton envejecido, fibbia in ottone anticato, fibbia ottone anticato",
  },
  {
    name: "black buckle",
    of: BUCKLED,
    kind: "buckle color",
    includes: "buckle",
    words:
      "matte black buckle, black tone buckle, schwarze schnalle, schwarzer schnalle, boucle noire, hebilla negra, fibbia nera",
  },
  {
    name: "polished buckle",
    of: ["belts"],
    kind: "buckle finish",
    words:
      "polished metal buckle, shiny buckle, buckle with polished finish, polierte schnalle, polierter schnalle, glanzende schnalle, glanzender schnalle, boucle polie, boucle brillante, hebilla pulida, hebilla brillante, fibbia lucida",
  },
  {
    name: "brushed buckle",
    of: ["belts"],
    kind: "buckle finish",
    words:
      "brushed metal buckle, satin buckle, satin finish buckle, geburstete schnalle, geburstete metallschnalle, gebursteter schnalle, boucle brossee, boucle satinee, hebilla cepillada, hebilla satinada, fibbia satinata, fibbia spazzolata",
  },
  {
    name: "matte buckle",
    of: ["belts"],
    kind: "buckle finish",
    words:
      "matt buckle, matte metal buckle, matte schnalle, matter schnalle, mattierte schnalle, boucle mate, hebilla mate, fibbia opaca",
  },
  {
    name: "gunmetal buckle",
    kind: "buckle color",
    of: BUCKLED,
    includes: "buckle",
    words:
      "gunmetal tone buckle, gunmetal pin buckle, gunmetal roller buckle, gun metal buckle, black metal buckle, gunmetal schnalle, schnalle in gunmetal, boucle canon de fusil, fibbia canna di fucile",
  },
  {
    name: "silver buckle",
    kind: "buckle color",
    of: BUCKLED,
    includes: "buckle",
    words:
      "silver tone buckle, silver toned buckle, silver colored buckle, silver coloured buckle, silver finish buckle, silver plated buckle, palladium plated buckle, palladium finish buckle, silver prong buckle, silver single prong buckle, silver pin buckle, buckle in silver, western buckle in silver, palladium buckle, silberne schnalle, silberner schnalle, silberfarbene schnalle, schliesse silberfarben, dornschliesse silberfarben, schnalle silberfarben, silberfarbene schliesse, silberfarbene dornschliesse, silberne schliesse, silberne dornschliesse, boucle argentee, hebilla plateada, fibbia argentata",
  },

  // Hides, more exactly than as leather.
  {
    name: "shell cordovan",
    of: HIDES,
    words:
      "cordovan, horween shell cordovan, horween cordovan, genuine shell cordovan, cordovan leather, pferdeleder cordovan",
  },
  {
    name: "bridle leather",
    of: HIDES,
    words: "english bridle leather, bridle hide, bridle butt, zaumleder, cuir bridle",
  },
  {
    name: "patent leather",
    of: HIDES,
    words: "lackleder, cuir verni, cuir vernis, charol, piel charol, vernice, pelle verniciata",
  },
  {
    name: "vegetable-tanned leather",
    of: HIDES,
    words:
      "vegetable tanned, veg tanned, veg tan leather, veg tan, vegetable tanned cowhide, vegetable tanned calfskin, pflanzlich gegerbt, pflanzlich gegerbtes leder, pflanzlich gegerbtem leder, tannage vegetal, cuir tanne vegetal, cuir a tannage vegetal, curtido vegetal, piel de curtido vegetal, curticion vegetal, conciata al vegetale, concia vegetale, pelle conciata al vegetale",
  },
  {
    name: "full-grain leather",
    of: HIDES,
    words:
      "full grain, full grain cowhide, full grain calfskin, full grain calf leather, full grain calf, full grain italian leather, full grain italian calfskin, full grain cow leather, vollnarbenleder, vollnarbiges leder, vollnarbigem leder, vollnarbiges rindsleder, cuir pleine fleur, pleine fleur, cuir de vachette pleine fleur, piel plena flor, plena flor, piel flor, cuero de plena flor, pelle pieno fiore, pieno fiore, pelle fiore",
  },

  {
    name: "waxed finish",
    of: ["headwear", "bags"],
    words:
      "waxed, waxed cotton, waxed canvas, waxed cotton canvas, wax coated, waxed cloth, gewachst, gewachste baumwolle, gewachster baumwolle, gewachstes canvas, coton cire, toile ciree, toile enduite ciree, coton huile, algodon encerado, lona encerada, cotone cerato, tela cerata",
  },
  {
    name: "leather trim",
    of: ["bags"],
    words:
      "leather trims, leather trimmed, leather trimming, leather trimmings, russian leather trim, cowhide trim, cowhide leather trim, calfskin trim, vachetta leather trim, leather details, leather detailing, leather accents, lederbesatz, lederbesatze, lederdetails, details aus leder, garniture cuir, garnitures cuir, garniture en cuir, garnitures en cuir, finitions cuir, finitions en cuir, details cuir, details en cuir, ribete de piel, ribetes de piel, detalles de piel, detalles en piel, detalles de cuero, adornos de piel, finiture in pelle, dettagli in pelle, profili in pelle, rifiniture in pelle",
  },

  // Watches.
  {
    name: "black leather strap",
    kind: "strap color",
    of: WATCHES,
    includes: "leather strap, black strap",
    words:
      "black calf leather strap, black calf strap, black calfskin strap, black leather band, black genuine leather band, black genuine leather strap, black alligator strap, black grained calfskin strap, strap black calf leather, strap black leather, strap black grained calfskin, strap black calfskin, leather strap black, leather strap in black, genuine leather strap black, band black leather, schwarzes lederarmband, armband schwarzes leder, schwarzes lederband, lederarmband schwarz, lederband schwarz, kalbslederband schwarz, armband leder schwarz, armband kalbsleder schwarz, band leder schwarz, band kalbsleder schwarz, band schwarzes leder, band schwarzes kalbsleder, bracelet cuir noir, bracelet en cuir noir, correa de piel negra, cinturino in pelle nera",
  },
  {
    name: "black strap",
    kind: "strap color",
    of: WATCHES,
    words:
      "black band, black resin strap, black rubber strap, black silicone strap, black fabric strap, black nylon strap, black nato strap, black canvas strap, schwarzes armband, schwarzem armband, schwarzes kautschukarmband, schwarzes silikonarmband, schwarzes nylonarmband, bracelet noir, bracelet caoutchouc noir, bracelet silicone noir, correa negra, correa de caucho negra, correa de silicona negra, cinturino nero, cinturino in gomma nero, cinturino in silicone nero",
  },
  {
    name: "brown leather strap",
    kind: "strap color",
    of: WATCHES,
    includes: "leather strap",
    words:
      "brown calf leather strap, brown calf strap, brown calfskin strap, brown leather band, brown alligator strap, alligator leather strap brown, strap brown leather, leather strap brown, leather strap in brown, band brown leather, strap replaced with brown, tan leather strap, braunes lederarmband, braunes lederband, lederarmband braun, lederband braun, kalbslederband braun, armband leder braun, armband kalbsleder braun, band leder braun, band kalbsleder braun, band braunes leder, band braunes kalbsleder, bracelet cuir brun, bracelet cuir marron, bracelet en cuir marron, correa de piel marron, cinturino in pelle marrone",
  },
  {
    name: "steel bracelet",
    kind: "watch strap",
    of: WATCHES,
    includes: "metal strap, metal bracelet",
    words:
      "stainless steel bracelet, bracelet steel, bracelet stainless steel, bracelet integrated stainless steel, integrated steel bracelet, steel oyster bracelet, integrated stainless steel bracelet, stainless steel case and bracelet, steel case and bracelet, steel strap, stainless steel strap, edelstahlarmband, stahlarmband, edelstahlgehause und armband, stahlgehause und armband, gehause und armband edelstahl, gehause und armband aus edelstahl, bracelet acier, bracelet en acier, brazalete de acero, armis de acero, bracciale in acciaio, cassa e bracciale in acciaio, cassa e bracciale integrato in acciaio, cassa e bracciale acciaio",
  },
  {
    name: "ceramic bezel",
    kind: "bezel material",
    of: WATCHES,
    words:
      "cerachrom bezel, ceramic bezel insert, ceramic insert, cerachrom insert, black ceramic bezel, blue ceramic bezel, green ceramic bezel, unidirectional ceramic bezel, rotating ceramic bezel, unidirectional rotatable cerachrom bezel, bezel ceramic, bezel black ceramic, bezel blue ceramic, black cerachrom insert, black cerachrom insert in ceramic, ceramic dive bezel, keramiklunette, lunette keramik, lunette ceramique, lunette en ceramique, bisel ceramico, bisel de ceramica, lunetta in ceramica, lunetta ceramica",
  },
  {
    name: "aluminum bezel",
    kind: "bezel material",
    of: WATCHES,
    words:
      "aluminium bezel, aluminum bezel insert, aluminium bezel insert, aluminium insert, aluminum insert, anodised aluminium disc, anodized aluminum disc, aluminiumlunette, lunette aluminium, bisel de aluminio, lunetta in alluminio",
  },
  {
    name: "date magnifier",
    of: WATCHES,
    includes: "date window",
    words:
      "cyclops, cyclops lens, magnifier, date with cyclops, date with magnifier, date magnified, crystal with magnifier, magnifying lens, datumslupe, loupe sur la date",
  },
  {
    name: "date window",
    kind: "date",
    of: WATCHES,
    words:
      "=date, date at 3, date at 3 o'clock, date at 4, date at 6, date at 6 o'clock, functions date, date function, mit datum, =datum, =fecha, =data, datumsanzeige, guichet date, fecha a las 3, data a ore 3",
  },
  {
    name: "no date",
    kind: "date",
    of: WATCHES,
    words: "no date window, without date, ohne datum, sans date, sin fecha, senza data, no date display",
  },
  { name: "stopwatch", of: WATCHES, words: "stoppuhr, chronometre, cronometro, 1 100 second stopwatch" },
  {
    name: "alarm",
    of: WATCHES,
    words: "daily alarm, alarms, wecker, alarme, alarma, sveglia, =allarme, allarmi",
  },
  {
    name: "light",
    of: WATCHES,
    words:
      "led light, backlight, led backlight, =light, licht, illuminator, hintergrundbeleuchtung, led beleuchtung, retroeclairage, retroiluminacion, retroilluminazione, illuminazione led",
  },
  {
    name: "luminous markings",
    of: WATCHES,
    words:
      "chromalight, super luminova, superluminova, lumibrite, luminous hands, luminous dots, luminous markers, luminous indexes, luminous hour markers, =lume, aged lume, lume triangles, aged lume triangles, leuchtzeiger, leuchtpunkte, leuchtmasse, aiguilles luminescentes, index luminescents, agujas luminiscentes, lancette luminescenti",
  },
  {
    name: "blued hands",
    of: WATCHES,
    words:
      "blued steel hands, blued steel sword hands, blued steel sword shaped hands, blued seconds hand, blued steel seconds hand, seconds hand of blued steel, blue steel hands, geblaute zeiger, aiguilles bleuies, agujas azuladas, lancette azzurrate",
  },
  {
    name: "one-way bezel",
    of: WATCHES,
    words:
      "bezel unidirectional, bezel unidirectional rotatable, unidirectional bezel, unidirectional rotating bezel, unidirectional rotatable bezel, unidirectional turning bezel, coin edge unidirectional bezel, unidirectional dive bezel, unidirectional ceramic bezel, einseitig drehbare lunette, lunette unidirectionnelle, lunette tournante unidirectionnelle, bisel unidireccional, lunetta unidirezionale",
  },
  {
    name: "display case back",
    kind: "case back",
    of: WATCHES,
    words:
      "see through caseback, exhibition caseback, sapphire caseback, exhibition case back, transparent caseback, open caseback, fondello a vista, fondello trasparente, fondello in vetro, fondo visto, fondo transparente, fondo de cristal, fondo de zafiro",
  },
  {
    name: "solid case back",
    kind: "case back",
    of: WATCHES,
    words:
      "solid caseback, closed caseback, closed case back, steel caseback, screw down steel caseback, massiver boden",
  },
  { name: "904L steel", kind: "steel grade", of: WATCHES, words: "904l, 904l stainless steel" },
  { name: "316L steel", kind: "steel grade", of: WATCHES, words: "316l, 316l stainless steel" },
  {
    name: "screw-down crown",
    of: WATCHES,
    words:
      "screw in crown, screwed crown, screw crown, verschraubte krone, couronne vissee, corona roscada, corona a vite, corona atornillada, corona de rosca",
  },
  {
    name: "cabochon crown",
    of: WATCHES,
    words:
      "crown set with a synthetic cabochon, crown set with a sapphire cabochon, cabochon crown, crown with cabochon, sapphire cabochon, blue cabochon crown, spinel cabochon, crown set with a cabochon, cabochon on the crown",
  },
  {
    name: "small seconds",
    of: WATCHES,
    words:
      "small second, sub seconds, kleine sekunde, petite seconde, pequeno segundero, piccoli secondi, segundero pequeno, small seconds subdial, small seconds at 6",
  },
  {
    name: "folding clasp",
    of: WATCHES,
    words:
      "deployant clasp, deployment clasp, deployant, butterfly clasp, foldover clasp, fold over clasp, faltschliesse, boucle deployante, cierre desplegable, chiusura deployante",
  },

  // Jewelry.
  {
    name: "clip-on backs",
    kind: "earring back",
    of: JEWELRY,
    words:
      "clip on, clip ons, clip on earrings, clip back, clip backs, ohrclips, clips d'oreilles, pendientes de clip, orecchini a clip, a clip, de clip, clipverschluss, fermoir clip, cierre de clip, chiusura a clip",
  },
  {
    name: "push backs",
    kind: "earring back",
    of: JEWELRY,
    words:
      "push back, friction backs, friction back, secure posts with push backs, butterfly backs, butterfly back, poussettes, cierre de presion, steckverschluss, steckverschlusse, butterflyverschluss, butterfly verschluss, fermoir poussette, fermoirs poussettes, tige poussette, poussettes papillon, cierre de mariposa, cierre mariposa, tuerca mariposa, chiusura a farfalla, farfallina, farfalline, schmetterlingsverschluss",
  },
  {
    name: "post backs",
    of: JEWELRY,
    words: "post back, stud post, post fastening, post closure, =post, =posts, post backing, stud posts",
  },
  {
    name: "click closure",
    of: JEWELRY,
    words:
      "click closure, click fastening, small click huggie, cierre a presion, cierre de clic, chiusura a scatto, klickverschluss",
  },
  {
    name: "wire wrap",
    of: JEWELRY,
    words: "wrapped in gold wire, wire wrapped, gold wire wrap, wrapped in wire, wire wrapping",
  },
  {
    name: "beaded edges",
    of: JEWELRY,
    words:
      "beaded edge, beaded border, beaded borders, border of golden beads, border of beads, perlrand, bord perle, borde de cuentas",
  },
  {
    name: "adjustable length",
    of: JEWELRY,
    words:
      "=adjustable, length adjustable, adjustable chain, adjustable to, verlangerbar, longueur reglable, largo ajustable, lunghezza regolabile, inch extender, with extender, in extender, verstellbare lange, langenverstellbar, in der lange verstellbar, longitud ajustable, longitud regulable",
  },

  // Sunglasses.
  {
    name: "matte frame",
    kind: "frame finish",
    of: ["eyewear"],
    words:
      "matte black, matt black, matte black frame, matte tortoise, matte havana, matte grey, matte gray, matte brown, matte crystal, matte navy, matte finish, matt finish, matte frames, matte acetate, matte metal, =matte, =matt, mattschwarz, matt schwarz, schwarz matt, matter rahmen, noir mat, monture mate, ecaille mate, negro mate, montura mate, nero opaco, montatura opaca",
  },
  {
    name: "polished frame",
    kind: "frame finish",
    of: ["eyewear"],
    words:
      "polished black, shiny black, glossy black, gloss black, black shiny, polished acetate, polished tortoise, shiny tortoise, shiny havana, polished havana, shiny frame, glossy frame, glossy finish, =glossy, =shiny, glanzend schwarz, schwarz glanzend, noir brillant, negro brillo, negro brillante, nero lucido",
  },
  {
    name: "green lenses",
    kind: "lens tint",
    of: ["eyewear"],
    words:
      "green lens, green lenses, lens color green, lens colour green, lenses green, lens green, green glass lenses, lentes verdes, lentes polarizadas verdes, verres verts, lenti verdi, grune glaser, grunen glasern",
  },
  {
    name: "gray lenses",
    kind: "lens tint",
    of: ["eyewear"],
    words:
      "grey lens, grey lenses, lens color grey, lens colour grey, lenses grey, lens grey, grey glass lenses, lentes grises, lentes polarizadas grises, verres gris, lenti grigie, graue glaser, grauen glasern, gray lens, lens color gray, lenses gray, smoke lenses, smoke lens, rauchgraue glaser, glaser rauchgrau, verres fumes, lentes ahumadas, lenti fume, lenti fumo",
  },
  {
    name: "brown lenses",
    kind: "lens tint",
    of: ["eyewear"],
    words:
      "brown lens, brown lenses, lens color brown, lens colour brown, lenses brown, lens brown, brown glass lenses, lentes marrones, lentes polarizadas marrones, verres bruns, lenti marroni, braune glaser, braunen glasern",
  },
  {
    name: "blue lenses",
    kind: "lens tint",
    of: ["eyewear"],
    words:
      "blue lens, blue lenses, lens color blue, lens colour blue, lenses blue, lens blue, blue glass lenses, lentes azules, lentes polarizadas azules, verres bleus, lenti blu, blaue glaser, blauen glasern",
  },
  {
    name: "plastic lenses",
    of: ["eyewear"],
    kind: "lens material",
    words:
      "plastic lens, organic lenses, kunststoffglaser, kunststoffglasern, verres en plastique, verres organiques, lentes de plastico, lentes organicas, lenti in plastica, lenti organiche",
  },
  {
    name: "nylon lenses",
    of: ["eyewear"],
    kind: "lens material",
    includes: "plastic lenses",
    words:
      "nylon lens, polyamide lenses, polyamide lens, nylonglaser, polyamidglaser, verres en nylon, verres nylon, lentes de nailon, lentes de nylon, lenti in nylon, lenti di nylon",
  },
  {
    name: "CR-39 lenses",
    of: ["eyewear"],
    kind: "lens material",
    includes: "plastic lenses",
    words:
      "cr 39, cr39, cr39 lenses, cr 39 lens, cr39 lens, cr 39 glaser, cr39 glaser, verres cr 39, lentes cr 39, lenti cr 39",
  },
  {
    name: "TAC lenses",
    of: ["eyewear"],
    kind: "lens material",
    includes: "plastic lenses",
    words:
      "tac, tac lens, tac polarized lenses, tac polarised lenses, polarized tac lenses, polarised tac lenses, tac glaser, verres tac, lentes tac, lenti tac, triacetate lenses",
  },
  {
    name: "narrow lenses",
    of: ["eyewear"],
    words:
      "slim lens, slim lenses, narrow lens, narrow frame, slim frame, narrow cat eye, slim cat eye, narrow cat eye sunglasses, schmale glaser, verres etroits, lentes estrechas, lenti strette",
  },
  {
    name: "glass lenses",
    kind: "lens material",
    of: ["eyewear"],
    words:
      "mineral glass lenses, mineral glass, crystal lenses, crystal glass lenses, glass lens, glaser aus mineralglas, verres mineraux, lenti in vetro, mineral lenses, mineralglas, mineralglaser, mineralglasern, echtglas, lentes de cristal, lentes minerales, cristales minerales, cristal mineral, verre mineral, vetro minerale, lenti minerali, lenti in cristallo",
  },
  {
    name: "polycarbonate lenses",
    kind: "lens material",
    of: ["eyewear"],
    words:
      "polycarbonate lens, lens polycarbonate, lenses polycarbonate, plutonite lens, plutonite lenses, verres en polycarbonate, lenti in policarbonato, polycarbonatglaser, polycarbonatglasern, glaser aus polycarbonat, verres polycarbonate, lentes de policarbonato, lenti di policarbonato",
  },
  { name: "keyhole bridge", of: ["eyewear"], words: "keyhole nose bridge, pont cle, schlusselloch steg" },
  {
    name: "non-polarized lenses",
    kind: "polarization",
    of: ["eyewear"],
    words:
      "non polarized, non polarised, not polarized, not polarised, unpolarized, unpolarised, nicht polarisiert, nicht polarisierte glaser, non polarise, non polarises, non polarisee, non polarisees, no polarizadas, no polarizado, no polarizada, non polarizzate, non polarizzato, non polarizzata",
  },
  {
    name: "photochromic lenses",
    of: ["eyewear"],
    words:
      "photochromic, photochromatic, photochromic lens, transition lenses, transitions lenses, light adaptive lenses, photochrom, photochrome glaser, selbsttonend, selbsttonende, selbsttonende glaser, photochromique, photochromiques, verres photochromiques, fotocromatiche, lenti fotocromatiche, fotocromaticas, lentes fotocromaticas",
  },
  {
    name: "blue-light filter",
    of: ["eyewear"],
    words:
      "blue light filter, blue light filters, blue light filtering, blue light blocking, blue light protection, blue light lenses, blaulichtfilter, blaufilter, anti lumiere bleue, filtre lumiere bleue, filtre anti lumiere bleue, filtro luce blu, anti luce blu, filtro luz azul, filtro de luz azul",
  },
  {
    name: "progressive lenses",
    of: ["eyewear"],
    words:
      "progressive lens, varifocal, varifocals, varifocal lenses, gleitsicht, gleitsichtglaser, verres progressifs, lenti progressive, lentes progresivas, lentes progresivos",
  },
  {
    name: "spring hinges",
    of: ["eyewear"],
    words:
      "spring hinge, flex hinges, federscharniere, flex hinge, flexscharniere, flex scharniere, federscharnier, charnieres a ressort, charnieres flex, charnieres flexibles, bisagras flexibles, bisagras flex, bisagras de muelle, cerniere a molla, cerniere flex, cerniere flessibili",
  },
];

/** Comma-separated phrases that contain a feature word but mean something else: "rubber half sole". */
export const NON_FEATURE_PHRASES =
  "plantilla efecto corcho, suela efecto corcho, suola effetto sughero, sottopiede effetto sughero, semelle effet liege, cork effect footbed, cork effect sole, cork look footbed, side zips, side leg zips, rubber half sole, rubber half soles, half sole, half soles, mezza suola in gomma, mezza suola, halbsohle aus gummi, halbsohle, demi semelle en caoutchouc, demi semelle, media suela de goma, media suela, zipper none, zip none, closure none, waterproof pocket, waterproof zip, waterproof zips, waterproof zipper, waterproof zippers, watertight zip, watertight zips, watertight zipper, watertight zippers, fur ruff removed, water resistant zip, water resistant zips, water resistant zipper, water resistant zippers, water repellent zip, water repellent zips, water repellent zippers, brushed cotton lining, brushed lining, brushed tricot lining, brushed steel, brushed gold, brushed silver, brushed metal, quilted in a chevron pattern, quilted chevron pattern, chevron pattern quilting, chevron quilted pattern, faux leather strap, vegan leather strap, encolure echancree, decollete echancre, col echancre, emmanchures echancrees, emmanchure echancree";
