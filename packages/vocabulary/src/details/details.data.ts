import type { Group } from "../garments/families.data.ts";

/** A detail of how products are made, trimmed or closed, with the words for it. */
export interface DetailEntry {
  name: string;
  /** The kind of detail, if products have only one of that kind: a watch with a quartz movement is not automatic. */
  kind?: string;
  /** The product groups that can have it, if its words mean something else on other products. All groups by default. */
  of?: readonly Group[];
  /** A leading "~" marks words that only hint at it. */
  words?: string;
}

export const CLOTHES: readonly Group[] = [
  "tops",
  "outerwear",
  "bottoms",
  "dresses",
  "sets",
  "innerwear",
  "nightwear",
  "hosiery",
  "swimwear",
  "scarves",
  "gloves",
  "headwear",
];

/** Groups of products whose buckle counts as a detail. Belts always have one, so it is not a detail of theirs. */
const NO_BELTS: readonly Group[] = [...CLOTHES, "footwear", "bags", "small leather goods", "watches", "jewellery"];

/** A pack of bags is a backpack. */
const SOLD_IN_PACKS: readonly Group[] = [...CLOTHES, "jewellery", "ties", "belts", "gift sets", "small leather goods"];

/** Products with straps: the leather band around a hat is not a strap. */
const STRAPPED: readonly Group[] = ["watches", "bags", "small leather goods", "footwear"];

/** Details of construction, trims and closures, with the words that product pages use for them. */
export const DETAILS: readonly DetailEntry[] = [
  {
    name: "zip",
    words:
      "zipper, zipped, zip closure, zip fastening, full zip, zips, zippe, reissverschluss, cremallera, zip up, fermeture eclair, rits, suwak, half zip, quarter zip, zipper closure, concealed zip, reissverschlusse, reissverschlussen, zweiwegereissverschluss, fermeture a glissiere, zippee, cerniera lampo, chiusura con cerniera, cerniera laterale, cerniera frontale, cerniera invisibile, cerniera posteriore, chiusura lampo, innenreissverschluss, rundumreissverschluss, ritssluiting, ritsen, col camionneur, halfzip, troyer, demi zip, col zippe",
  },
  {
    name: "buttons",
    words:
      "button, buttoned, button placket, button closure, boutons, boutonne, knopfe, knopfleiste, botones, bottoni, botoes, knopen, guziki, ~press studs, snap buttons, button front, button fastening, knopfen, knopfverschluss, boutonnage, boutonnee, botonadura, abotonado, abotonada, abbottonatura, ~druckknopf, ~druckknopfe, ~druckknopfen, ~bouton pression, ~botones a presion, ~bottoni automatici, ~bottoni a pressione, knoopsluiting, knoop, durchgeknopft, durchgeknopfte, durchgehende knopfleiste, boutonnee devant, boutonne devant, abotonado delante",
  },
  {
    name: "button fly",
    of: ["bottoms"],
    kind: "fly",
    words:
      "buttoned fly, buttonfly, fly with buttons, braguette boutonnee, braguette a boutons, bragueta de botones, bragueta con botones, patta con bottoni, knopfschlitz, hosenschlitz mit knopfen, geknopfter hosenschlitz, gulp met knopen, knopengulp",
  },
  {
    name: "zip fly",
    of: ["bottoms"],
    kind: "fly",
    words:
      "zipper fly, zip up fly, zipped fly, fly with zip, braguette zippee, bragueta de cremallera, bragueta con cremallera, patta con zip, reissverschluss am hosenschlitz, hosenschlitz mit reissverschluss, gulp met rits, ritsgulp, fermeture par zip et bouton, fermeture zip et bouton, fermeture zippee et bouton, fermeture zippee et boutonnee, fermeture par bouton et zip, fermeture bouton et zip, fermeture eclair et bouton, cierre de cremallera y boton, cierre con cremallera y boton, cierre frontal de cremallera y boton, cierre de boton y cremallera, cremallera y boton, boton y cremallera, zip et bouton, bouton et zip",
  },
  {
    name: "hook closure",
    words:
      "hook and eye, hook eye, hooks and eyes, hook and eye closure, ~hooks, hakenverschluss, haken und osen, ~agrafe, ~corchete, ~gancetti, hakchenverschluss, hakenverschlusse, haakjessluiting, haken und osenverschluss, haken osen verschluss, hakchen und osen, fermeture a agrafes, fermeture agrafes, fermeture par agrafes, cierre de corchetes, cierre de ganchos, cierre trasero de ganchos, cierre trasero de corchetes, corchetes traseros, chiusura con gancetti, chiusura a gancetti, chiusura a ganci, chiusura posteriore a ganci, chiusura posteriore con gancetti",
  },
  {
    name: "buckle",
    of: NO_BELTS,
    words:
      "buckled, boucle de ceinture, schnalle, hebilla, fibbia, gesp, buckle closure, pin buckle, tang closure, schnallen, schnallenverschluss, dornschliesse, dornschnalle, fermeture a boucle, boucle ardillon, boucle metallique, boucle doree, boucle argentee, bride a boucle, avec boucle, fibbie, gespen",
  },
  {
    name: "laces",
    kind: "fastening",
    words:
      "lace up, lace ups, laced, lacets, schnurung, cordones, lacci, veters, lace up closure, lace fastening, lace fastenings, lace closure, lacing, geschnurt, schnurverschluss, schnursenkel, lacage, con stringhe, stringhe",
  },
  {
    name: "velcro",
    kind: "fastening",
    words:
      "hook and loop, klettverschluss, velcro closure, velcro strap, velcro straps, klett, klettverschlusse, klettriemen, fermeture scratch, fermeture a scratch, auto agrippant, auto agrippante, chiusura a strappo, klittenband, klittenbandsluiting",
  },
  {
    name: "slip-on",
    of: ["footwear"],
    kind: "fastening",
    words:
      "slip on, slip ons, ~pull on, ~elasticated gusset, zum hineinschlupfen, schlupfschuh, a enfiler, sans lacets, sin cordones, senza lacci",
  },
  {
    name: "drawstring",
    of: [...CLOTHES, "footwear", "bags", "small leather goods", "belts"],
    words:
      "drawcord, cordon, tunnelzug, cordon de ajuste, coulisse, drawstrings, draw string, drawstring closure, drawstring waist, waist with cord, waistband with cord, kordelzug, zugband, cordon de serrage, cordon coulissant, cordon ajustable, cordoncino",
  },
  {
    name: "elasticated waist",
    kind: "waist closing",
    of: CLOTHES,
    words:
      "elastic waist, elastic waistband, elasticated waistband, taille elastique, gummibund, cintura elastica, vita elastica, elastische taille, elastischer bund, elastischem bund, elastischen bund, elastischer taille, elastischer taillenbund, elastischem taillenbund, dehnbund, gummizug im bund, gummizug in der taille, taille elastiquee, ceinture elastiquee, ceinture elastique, cintura elasticizzata, vita elasticizzata, cinturilla elastica, cintura con elastico, elastico in vita, goma en la cintura, elastische tailleband, elastiek in de taille",
  },
  {
    name: "belt",
    of: [...CLOTHES, "bags"],
    words:
      "belted, ~lazo en la cintura, ~lazo en cintura, ~lazo ajustable, ~lazo para anudar, ~lazada en la cintura, ~noeud a la taille, ~fiocco in vita, ~schleife in der taille, ceinture incluse, mit gurtel, con cinturon, ~waist tie, ~tie waist, tie belt, belt included, bindegurtel, taillengurtel, gurtel, ceinture a nouer, ceinture nouee, ceinture assortie, ceinture amovible, ceinture ton sur ton, avec ceinture, ceinturee, cinturon, cintura da annodare, cintura annodata, cintura in vita, cintura da annodare in vita, cintura abbinata, cintura coordinata, cintura staccabile, cintura removibile, cintura rimovibile, met ceintuur, bijpassende ceintuur, strikceintuur, ceintuur, com cinto, manteau ceinture, trench ceinture, veste ceinturee, robe ceinturee, manteau ceinturee, cinto do mesmo tecido",
  },
  {
    name: "belt loops",
    words: "belt loop, gurtelschlaufe, gurtelschlaufen, passants, passants de ceinture, trabillas, passanti",
  },
  {
    name: "pockets",
    words:
      "flap pocket, flap pockets, zip pocket, zip pockets, zipped pocket, zipped pockets, zipper pocket, zippered pocket, zip chest pocket, zippered chest pocket, zip hand pockets, buttoned pockets, buttoned pocket, snap pockets, pocket, poches, poche, taschen eingriff, bolsillos, bolsillo, tasche laterali, bolsos, zakken, kieszenie, patch pocket, patch pockets, 5 pocket, five pocket, side pockets, kangaroo pocket, cargo pockets, chest pocket, welt pockets, eingrifftasche, eingrifftaschen, seitentasche, seitentaschen, brusttasche, brusttaschen, innentasche, innentaschen, pattentasche, pattentaschen, leistentasche, leistentaschen, paspeltasche, paspeltaschen, gesasstasche, gesasstaschen, cargotasche, cargotaschen, reissverschlusstasche, reissverschlusstaschen, kangurutasche, aufgesetzte taschen, aufgesetzten taschen, funf taschen, innentasche mit reissverschluss, seitentaschen mit reissverschluss, poche plaquee, poche passepoilee, poche a rabat, poche zippee, poche interieure zippee, poche a fermeture eclair, bolsillo con solapa, bolsillo ribeteado, bolsillo con cremallera, bolsillo interior con cremallera, tasca, cinque tasche, due tasche, tasche applicate, tasche a toppa, tasche a filetto, tasche con patta, tasca con patta, tasca con zip, tasche con zip, tasca interna con zip, tasche frontali, tasche posteriori, tasche cargo, tasche a filo, poches passepoilees, poches dos passepoilees, poches arriere passepoilees, poches laterales passepoilees, poches avant passepoilees, poche poitrine passepoilee, poche dos passepoilee, steekzakken, achterzakken, borstzak, zijzakken, opgestikte zakken",
  },
  {
    name: "thumbholes",
    of: CLOTHES,
    words:
      "thumbhole, thumb holes, thumb hole, thumb loops, thumb loop, daumenloch, daumenlocher, daumenschlaufe, daumenschlaufen, daumenlochern, passe pouce, passe pouces, pasapulgares, passanti per pollice, fori per il pollice",
  },
  {
    name: "hood",
    words: "hooded, hoody, capuche, kapuze, capucha, cappuccio, capuz, capuchon, z kapturem, detachable hood",
  },
  {
    name: "lining",
    kind: "lined",
    words:
      "lined, fully lined, mesh lining, mesh lined, doublure, doublee, entierement double, gefuttert, forrado, foderato, fodera, gevoerd, podszewka, inner lining, removable liner, detachable liner, zip out liner, zip in liner, button out liner, quilted liner, quilted lining, quilted nylon lining, quilted polyester lining, quilted satin lining, quilted interior, fleece lined, faux fur lining, gefutterte, gefutterter, gefuttertes, futter, innenfutter, textilfutter, interieur double, veste doublee, forro, forrada, foderata, foderati, interno foderato, fleecefutter, doublure polaire, fodera in pile",
  },
  {
    name: "padded shoulders",
    of: CLOTHES,
    words:
      "padded shoulder, shoulder pads, shoulder pad, shoulder padding, schulterpolster, gepolsterte schultern, gepolsterten schultern, epaules rembourrees, hombreras, spalle imbottite, spalline imbottite, epaules structurees, epaules paddees, epaulettes amovibles, epaulettes rembourrees, avec epaulettes",
  },
  {
    name: "padding",
    words:
      "padded, wattiert, rembourre, acolchado, imbottito, ~down filled, ~insulated, padding filled, wattierte, wattierter, wattiertes, wattierten, wattierung, gepolstert, gepolsterte, gepolsterter, gepolstertes, gepolstertem, gepolsterten, polsterung, rembourree, rembourrage, ouatine, ouatinee, acolchada, guateado, guateada, imbottita, imbottiti, imbottitura",
  },
  {
    name: "underwire",
    of: ["innerwear", "swimwear", "dresses", "tops"],
    kind: "wire",
    words:
      "underwired, under wired, wired, a armatures, con aros, mit bugel, mit bugeln, avec armatures, con ferretto, con ferretti, bugel bh, bugel bhs, bugelbh, beugel bh, beugelbh, met beugel, met beugels, armatures, armature, aros, ferretto",
  },
  {
    name: "wire-free",
    kind: "wire",
    words:
      "non wired, wirefree, wireless, wire free, sans armatures, ohne bugel, bugellos, bugellose, bugelloser, sans armature, sin aros, senza ferretto, soft bh, zonder beugel, beugelloos, no underwire, without underwire, no wire, no wires, sin aro, sin varillas, senza ferretti, senza archetto, underwire free, under wire free",
  },
  {
    name: "seamless",
    of: ["tops", "bottoms", "dresses", "innerwear", "nightwear", "swimwear", "hosiery"],
    words: "sans couture, nahtlos, sin costuras, senza cuciture, ~laser cut, nahtlose, nahtloser, nahtloses",
  },
  {
    name: "pleats",
    words:
      "pleated, plisse, pleat, box pleats, plissee, plisado, plissettato, plissierte, plissierter, plissiertes, plissiert, plisada, plissettata, plissettati, plissata, plissato, a pieghe, faltenrock, bundfalte, bundfalten, kellerfalte, kellerfalten, pantalon a pinces, pantalon de pinzas, con pinces, falda de tablas, tableada",
  },
  {
    name: "ruffles",
    words:
      "ruffle, ruffled, frill, frills, frilled, flounce, volants, ruschen, volantes, rouches, balze, ruches, falbany, flounces, volant, volante, rusche, geruscht, balza, ruschensaum, ruschenbesatz, volantsaum, volantbesatz, volantarmel, froufrou, froufrous, volantee, volantees",
  },
  {
    name: "puff sleeves",
    of: CLOTHES,
    kind: "sleeve shape",
    words:
      "puff sleeve, puff sleeved, puffed sleeves, puffed sleeve, puffy sleeves, ~lantern sleeves, manches bouffantes, puffarmel, mangas abullonadas, manga abullonada, mangas abombadas, maniche a sbuffo, pofmouwen, puffarmeln, kurze puffarmel, kurzen puffarmeln, manche bouffante, manga farol, maniche a palloncino, ~manches ballon, ~ballonarmel, ~ballonarmeln, ~manga globo, manches gigot, manche gigot, manches bouffantes courtes, manches ballonnees, manga larga abullonada, manga corta abullonada, mangas largas abullonadas, mangas cortas abullonadas, manches longues bouffantes, manches courtes bouffantes, manches longues ballon, manga larga abombada",
  },
  {
    name: "gathers",
    words:
      "gathered, ruched, ruching, smocked, smocking, shirred, fronce, gerafft, fruncido, arricciato, ~cinched, geraffte, geraffter, gerafftes, raffung, raffungen, gesmokt, gesmokte, smocke, smockee, froncee, fronces, fruncida, arricciata, arricciatura, arricciature, fruncidos, frunces, smocks, smock, drape, drapee, drappeggio, drappeggi, drappeggiato, drappeggiata, drapierung, drapierungen, drapiert, drapierte, drapiertes, drapierter, effet drape, effet fronce, ruchee, ruche",
  },
  {
    name: "slit",
    of: ["tops", "bottoms", "dresses", "sets", "nightwear", "swimwear"],
    words:
      "slits, side slits, side slit, side split, side splits, front split, thigh slit, thigh split, leg slit, leg split, high slit, ~vent, fendue, schlitz, abertura, spacco, front slit, ~back vent, ~double vent, ~centre vent, schlitze, schlitzen, seitenschlitz, seitenschlitze, seitenschlitzen, beinschlitz, fente, fendu, spacchi, ~gehschlitz, ~ruckenschlitz, ~fente dos, ~fente au dos, ~abertura trasera, ~spacco posteriore",
  },
  { name: "cut-out", words: "cut outs, cutout, cutouts, cut out detail, ~laser cuts, aussparung, aussparungen" },
  {
    name: "tassels",
    words:
      "tassel, tasselled, tasseled, ~pom pom, ~pompom, quaste, quasten, troddel, troddeln, pampille, borla, nappine, nappina, ~pompon, ~pompons",
  },
  {
    name: "fringe",
    words:
      "fringed, ~tassel hem, ~tassel hems, ~tassel ends, ~tassel edges, ~tasselled ends, ~tasselled hem, fringes, fringing, franges, fransen, flecos, frange, fringed edges, fringed hem, fransenbesatz, fransensaum, fransenschal, fleco, frangia, frangee, frangees, bords franges",
  },
  {
    name: "bow",
    words:
      "bows, bow detail, noeud, schleife, lazo, fiocco, bow tie detail, pussy bow, pussybow, tie neck blouse, schleifen, schluppe, schluppen, schluppenkragen, schluppenbluse, schleifenkragen, noeuds, lavalliere, cuello lazada, cuello con lazada, fiocchi, fiocchetto, lacito, lazada al cuello, lazada en el cuello",
  },
  {
    name: "knot",
    words:
      "knotted, knot detail, knots, twist knot, knot front, top knot, knotendetail, geknotet, geknotete, geknoteter, ~nudo, nodo, ~anudado, ~anudada, ~annodato, ~annodata",
  },
  {
    name: "embroidery",
    words:
      "embroidered, brode, brodee, bestickt, bordado, ricamato, geborduurd, stickerei, stickereien, bestickte, bestickter, besticktes, broderie, bordada, ricamata, ricamo, ricami",
  },
  {
    name: "lace trim",
    of: CLOTHES,
    words:
      "lace detail, lace, dentelle, spitze, encaje, pizzo, lacy, lace inserts, spitzenbesatz, spitzendetails, spitzeneinsatz, spitzeneinsatze, spitzenborte, spitzensaum, merletto, puntilla",
  },
  {
    name: "piping",
    of: [...CLOTHES, "bags", "footwear"],
    words:
      "piped, piped edges, contrast piping, passepoil, passepoile, passepoilee, lisere, paspel, paspeln, paspelierung, paspelierungen, paspeliert, paspelierte, ribete, ribeteado, ribeteada, vivos en contraste, profili a contrasto, profili in contrasto, gansee, ganse",
  },
  {
    name: "whipstitching",
    of: [...CLOTHES, "bags", "footwear"],
    words:
      "whipstitch, whipstitched, whip stitch, whip stitched, whip stitching, blanket stitch, blanket stitched, blanket stitching, festonstich, schlingstich, point de feston, punto de feston, punto festone",
  },
  {
    name: "scalloped edges",
    words:
      "scalloped, scalloped edge, scalloped hem, scalloped trim, scallop edge, scallop hem, scallop trim, bogenkante, bogensaum, muschelsaum, muschelkante, festonne, festonnee, festoneado, festoneada, smerlato, smerlata, orlo smerlato, bordo smerlato, bordi smerlati",
  },
  {
    name: "spaghetti straps",
    of: CLOTHES,
    words:
      "spaghetti strap, thin straps, skinny straps, slim straps, narrow straps, spaghettitrager, spaghettitragern, dunne trager, dunnen tragern, schmale trager, schmalen tragern, feine trager, feinen tragern, bretelles fines, fines bretelles, bretelles spaghetti, tirantes finos, tirantes de espagueti, spalline sottili, bretelline sottili",
  },
  {
    name: "open back",
    of: CLOTHES,
    words:
      "open backed, backless, bare back, exposed back, ~low back, ruckenfrei, ruckenfreie, ruckenfreier, ruckenfreies, tiefer ruckenausschnitt, tiefem ruckenausschnitt, dos nu, dos ouvert, dos decollete, espalda descubierta, espalda abierta, espalda al aire, abertura en la espalda, escote en la espalda, schiena scoperta, schiena nuda, schiena aperta",
  },
  {
    name: "feather trim",
    of: [...CLOTHES, "footwear", "bags"],
    words:
      "feather trimmed, feather trims, feather hem, feather cuffs, feather detail, feather details, feather embellished, ostrich feather, ostrich feathers, marabou, federbesatz, federdetails, straussenfeder, straussenfedern, plumes d'autruche, orne de plumes, ornee de plumes, details en plumes, plumas de avestruz, detalle de plumas, piume di struzzo, piume decorative",
  },
  {
    name: "contrast stitching",
    words:
      "contrast stitch, contrast stitched, contrasting stitching, contrasting stitch, contrast topstitching, contrast top stitching, contrasting topstitching, contrast seams, contrasting seams, kontrastnaht, kontrastnahte, kontrastnahten, kontraststeppung, kontraststeppungen, kontrastierende nahte, kontrastierenden nahten, kontrastfarbene nahte, kontrastfarbenen nahten, nahte in kontrastfarbe, nahten in kontrastfarbe, surpiqure contrastante, surpiqure contrastee, surpiqures contraste, surpiqure contraste, couture contrastante, costura en contraste, costura contrastante, pespunte en contraste, pespunte contrastante, cuciture a contrasto, cuciture in contrasto, impunture a contrasto, impunture in contrasto",
  },
  {
    name: "pull tab",
    of: ["footwear"],
    words:
      "pull loop, pull on tab, pull on loop, pull up tab, heel loop, zugschlaufe, zugschlaufen, anziehschlaufe, anziehschlaufen, anziehlasche, anziehlaschen, zuglasche, zuglaschen, schlaufe an der ferse, fersenschlaufe, tirette, tirant, languette de tirage, languette arriere, tirador, tiradores, linguetta posteriore, linguetta sul retro, linguetta sul tallone, tirante posteriore, tirante sul retro, laccetto posteriore, heel pull tab, heel pull loop",
  },
  {
    name: "sequins",
    words:
      "sequin, sequinned, sequined, paillettes, pailletten, lentejuelas, paillettenbesatz, paillettenbesetzt, lustrini",
  },
  {
    name: "beads",
    words:
      "beaded, bead, beadwork, perlrand, perlierter rand, bordure perlee, bord perle, perles, perlen, cuentas, con perline, di perline",
  },
  {
    name: "pearls",
    of: ["jewellery", "headwear"],
    kind: "pearls",
    words:
      "pearl, freshwater pearl, cultured pearl, akoya, perles de culture, perle de culture, zuchtperlen, susswasserperle, susswasserperlen, zuchtperle, perle d'eau douce, perlas cultivadas, perla cultivada, perlas de agua dulce, perle coltivate, perle d'acqua dolce, perle di fiume, susswasserzuchtperle, susswasserzuchtperlen, akoyaperlen, tahitiperle, parel, parels, zoetwaterparel, zoetwaterparels",
  },
  {
    name: "imitation pearls",
    kind: "pearls",
    words:
      "faux pearl, imitation pearl, simulated pearl, shell pearl, glass pearl, artificial pearl, fake pearl, resin pearl, plastic pearl, acrylic pearl, kunstperlen, imitationsperlen, perles fantaisie, perles synthetiques, perlas sinteticas, perlas artificiales, perlas de imitacion, perle sintetiche, perle finte",
  },
  {
    name: "studs",
    words:
      "studded, ~rivets, clous, nieten, tachuelas, borchie, nietenbesatz, nietenbesetzt, cloute, cloutee, tachas, borchiata",
  },
  {
    name: "stones",
    kind: "gems",
    words:
      "stone studded, crystals, rhinestones, cubic zirconia, cz, american diamond, american diamonds, gemstone, gemstones, kundan, polki, swarovski, strass, zirconia, meenakari, strasssteine, strasssteinen, strassbesatz, zirkonia, circonita, zircone, zirconi, oxyde de zirconium, pedreria, cristaux, kristalle, kristallen, cristalli",
  },
  {
    name: "diamonds",
    of: ["jewellery", "watches"],
    kind: "gems",
    words: "diamond, diamant, diamants, diamanten, brillant, diamanti, diamantes, brillanten, diamante, brillanti",
  },
  {
    name: "quilting",
    words:
      "quilted, matelasse, gesteppt, trapuntato, gesteppte, gesteppter, gestepptes, gestepptem, steppung, rautensteppung, matelassee, trapuntata, trapuntati, trapuntatura",
  },
  {
    name: "ribbing",
    of: CLOTHES,
    words:
      "ribbed, rib knit, cotele, gerippt, canale, a coste, rib, gerippte, gerippter, geripptes, rippstrick, rippenstrick, cotelee, acanalado, acanalada, punto de canale, punto canale, a costine, cote anglaise, cotes anglaises, maille anglaise, cotes plates, bord cote, bords cotes, geribd, geribde, ribgebreid, cote 2x2, cotes 2x2, cote 1x1, maille cotelee, en cotes, tejido de canale, tejido acanalado",
  },
  {
    name: "cable knit",
    of: CLOTHES,
    words:
      "cable, cableknit, torsades, zopfstrick, zopfstrickpullover, zopfstrickjacke, zopfpullover, zopfmusterpullover, ochos, trecce, zopfmuster, zopfstrickmuster, torsadee, punto trenzado, kabeltrui, kabelpatroon, kabelsteek, kabelgebreid",
  },
  {
    name: "chunky knit",
    of: CLOTHES,
    kind: "gauge",
    words:
      "grobstrick, grosse maille, ~chunky, grobstrickpullover, grobem strick, grobgestrickt, grobgestrickte, grobgestrickter, maille epaisse, punto grueso, punto gordo, maglia grossa, maglia spessa, grof gebreid, grofgebreid, grofgebreide",
  },
  {
    name: "fine knit",
    of: CLOTHES,
    kind: "gauge",
    words:
      "feinstrick, fine gauge, maille fine, lightweight knit, feinstrickpullover, feinem strick, fine maille, punto fino, maglia fine, maglia sottile, fijngebreid, fijngebreide, fijn gebreid",
  },
  {
    name: "sheer",
    of: CLOTHES,
    words:
      "see through, transparent, ~mesh, transparente, ~tulle, transparentny, transparenter, transparentes, durchsichtig, halbtransparent, halbtransparenter, semitransparent, trasparente, trasparenti",
  },
  {
    name: "distressing",
    of: ["tops", "outerwear", "bottoms", "dresses", "footwear", "headwear"],
    words:
      "distressed, ripped, destroyed, dechire, ~frayed, ~raw hem, roto, strappati, zerrissen, zerrissene, zerrissener, used look, dechiree, rotos, rasgado, strappi, ~ausgefranst, ~ausgefranste, ~ausgefranster, ~ausgefranstem, ~effiloche, ~effilochee, ~sfrangiato, ~sfrangiata, ~deshilachado, ~deshilachada, ~orlo vivo, used optik, finition usee, effet use, effet vieilli, acabado desgastado, efecto desgastado, finitura vissuta, effetto vissuto, effetto usato, pre worn look, distressed finish, risse am knie, dechirures, effet destroy",
  },
  {
    name: "fading",
    words:
      "faded, light fade, ~whiskers, ~washed, ~stone washed, ~acid wash, heavy fade, ~delave, ~delavee, ~verwaschen, ~verwaschene, ~verwaschener",
  },
  {
    name: "chain strap",
    words:
      "chain straps, kettenriemen, bandouliere chaine, ~metal chain, chain shoulder strap, kettentrager, kettenhenkel, kettengurt, anse chaine, anse en chaine, bandouliere en chaine, bandouliere chainette, correa de cadena, asa de cadena, bandolera de cadena, tracolla a catena, tracolla catena, tracolla in catena, manico a catena, tracolla con catena",
  },
  {
    name: "adjustable strap",
    words:
      "adjustable straps, verstellbarer riemen, adjustable shoulder strap, verstellbarem riemen, verstellbaren riemen, verstellbarer schulterriemen, verstellbarem schulterriemen, verstellbaren schulterriemen, schulterriemen verstellbar, verstellbarer tragegurt, verstellbarer schultergurt, verstellbarem schultergurt, verstellbarer gurt, verstellbarer umhangeriemen, verstellbarem umhangeriemen, verstellbare trager, verstellbaren tragern, bandouliere reglable, bandouliere ajustable, bandouliere amovible et reglable, bandouliere en cuir reglable, bretelle reglable, bretelle ajustable, bride reglable, laniere reglable, correa ajustable, correa regulable, correa extraible y ajustable, asa ajustable, bandolera ajustable, bandolera regulable, bandolera extraible y ajustable, tirante ajustable, tirante regulable, tracolla regolabile, tracolla rimovibile e regolabile, tracolla removibile e regolabile, tracolla staccabile e regolabile, cinturino regolabile, spalline regolabili, bretelline regolabili, verstelbare schouderriem, verstelbare band, verstelbare bandjes",
  },
  // What the entry above is called on clothes, which have two.
  {
    name: "adjustable straps",
    of: CLOTHES,
    words:
      "adjustable shoulder straps, adjustable spaghetti straps, adjustable thin straps, adjustable skinny straps, adjustable satin straps, adjustable cami straps, adjustable slim straps, fully adjustable straps, straps are adjustable",
  },
  {
    name: "removable strap",
    of: ["bags", "small leather goods"],
    words:
      "detachable strap, removable strap, bandouliere amovible, detachable sling strap, detachable shoulder strap, abnehmbarer schulterriemen, abnehmbarem schulterriemen, correa extraible, correa desmontable, bandolera extraible, bandolera desmontable, tracolla staccabile, tracolla rimovibile, tracolla removibile, detachable crossbody strap, removable crossbody strap, detachable shoulder straps, detachable long strap, removable shoulder strap, removable straps, detachable straps, detachable leather strap, removable leather strap, bandoulieres amovibles, abnehmbarer riemen, abnehmbarem riemen, abnehmbaren riemen, abnehmbaren schulterriemen, abnehmbarer tragegurt, correa de hombro extraible, tracolla amovibile",
  },
  {
    name: "RFID protection",
    of: ["bags", "small leather goods"],
    words:
      "rfid, rfid blocking, rfid protected, rfid schutz, rfid blocker, protection rfid, proteccion rfid, protezione rfid",
  },
  {
    name: "coin pocket",
    kind: "coins",
    of: ["small leather goods"],
    words:
      "coin compartment, coin pouch, coin purse compartment, zip coin pocket, zipped coin pocket, munzfach, kleingeldfach, porte monnaie zippe, poche monnaie, compartiment monnaie, monedero con cremallera, compartimento para monedas, portamonete, tasca portamonete, coin section, coin case, munzbereich, con monedero, bolsillo monedero, compartimento monedero, monedero interior, poche a monnaie, compartiment a monnaie, avec porte monnaie, porte monnaie interieur, portamonete con zip, scomparto portamonete, scomparto monete",
  },
  {
    name: "top handle",
    of: ["bags"],
    words:
      "top handles, ~two handles, ~twin handles, ~double handle, ~double handles, short handle, ~handles, tragegriff, tragehenkel, kurzer henkel, kurzem henkel, poignee superieure, anse superieure, anse courte, asa superior, asa corta, asa de mano, manico superiore, manico corto, ~henkel, ~doppelhenkel, ~anses, ~double anse, ~poignee, ~poignees, ~doble asa, ~asas, ~manici, ~doppio manico, ~doppi manici",
  },
  {
    name: "magnetic closure",
    words:
      "magnetic, magnetic snap, magnetic snap closure, magnetverschluss, fermeture aimantee, magnetic button, magnetknopf, magnetdruckknopf, fermeture magnetique, fermoir aimante, fermoir magnetique, bouton aimante, bouton magnetique, pression aimantee, cierre magnetico, cierre imantado, cierre de iman, boton magnetico, boton imantado, chiusura magnetica, chiusura a calamita, bottone magnetico, calamita, chiusura con calamita, bottone a calamita, cierre iman, cierre con iman, iman, magneetsluiting",
  },
  {
    name: "flap",
    of: ["bags", "small leather goods"],
    words:
      "flap closure, a rabat, uberschlag, solapa, patta, foldover, klappe, uberschlagklappe, klappverschluss, ~rabat, rabat aimante, fermeture a rabat, fermeture par rabat, con solapa, pattina, pattella, klappenverschluss, rabat magnetique, avec rabat, grand rabat",
  },
  {
    name: "compartments",
    words:
      "compartment, main compartment, ~card slots, ~card slot, ~slots, laptop compartment, multiple compartments, ~inner pocket, ~organiser, hauptfach, hauptfacher, innenfach, innenfacher, innenfach mit reissverschluss, reissverschlussfach, laptopfach, compartiment, compartimento, scomparto, scomparti, ~kartenfach, ~kartenfacher, ~steckfach, ~steckfacher",
  },
  {
    name: "cushioned sole",
    of: ["footwear", "hosiery"],
    words:
      "cushioned footbed, cushioned insole, cushioning, memory foam, cushioned, padded footbed, comfort insole, air cushion, gepolsterte innensohle, gepolsterter innensohle, gepolsterten innensohle, gepolsterte decksohle, gepolsterter decksohle, gepolstertes fussbett, gepolstertem fussbett, semelle interieure rembourree, semelle rembourree, premiere rembourree, semelle amortissante, plantilla acolchada, plantilla almohadillada, amortiguacion, soletta imbottita, sottopiede imbottito, soletta ammortizzante, sottopiede ammortizzato, plantare imbottito, plantare morbido, plantare ammortizzato",
  },
  {
    name: "rubber sole",
    kind: "sole",
    words:
      "rubber outsole, gummisohle, semelle caoutchouc, suela de goma, suola in gomma, ~textured outsole, ~crepe sole, ~patterned outsole, gummilaufsohle, laufsohle aus gummi, sohle aus gummi, profilsohle aus gummi, semelle en caoutchouc, semelle exterieure en caoutchouc, semelle en gomme, suela de caucho, suela exterior de caucho, suola di gomma, fondo in gomma, semelle gomme, semelles gomme, semelle exterieure gomme, semelle exterieure caoutchouc, semelle exterieure en gomme",
  },
  {
    name: "EVA sole",
    of: ["footwear"],
    kind: "sole",
    words: "eva outsole, eva sohle, semelle eva, semelle en eva, suela eva, suela de eva, suola eva, suola in eva",
  },
  {
    name: "synthetic sole",
    of: ["footwear"],
    kind: "sole",
    words:
      "synthetic outsole, man made sole, manmade sole, man made outsole, tpu sole, tpu outsole, pu sole, tr sole, synthetiksohle, kunststoffsohle, semelle synthetique, suela sintetica, suola sintetica, suola in tpu",
  },
  {
    name: "leather sole",
    kind: "sole",
    words:
      "leather outsole, leather lining and sole, leather insole and sole, leather lining and outsole, semelle cuir, ledersohle, suela de cuero, suola in cuoio, sohle aus leder, laufsohle aus leder, semelle en cuir, semelle exterieure en cuir, suela de piel, suola in pelle, fondo in cuoio",
  },
  {
    name: "platform",
    words:
      "flatform, ~chunky sole, plateau, platform sole, plateausohle, plattformsohle, semelle plateforme, a plateforme, sandale plateforme, talon plateforme, con plataforma, de plataforma, suela plataforma, suela de plataforma, plateforme, plateauzool, plateauzolen, plataforma",
  },
  {
    name: "ankle strap",
    words:
      "~ankle loop, ankle straps, bride cheville, knochelriemchen, ~backstrap, ~back strap, ~slingback, ankle buckle, knochelriemen, fesselriemen, fesselriemchen, bride a la cheville, bride de cheville, pulsera al tobillo, correa al tobillo, tira al tobillo, cinturino alla caviglia, ~fersenriemen, ~fersenriemchen, ~bride arriere, bride autour de la cheville, brides cheville, bride de la cheville, enkelbandje, enkelband, lien cheville, lien a la cheville, lien de cheville, liens a la cheville, brida al tobillo, pulsera tobillo, tira tobillera, tobillera",
  },
  {
    name: "perforations",
    words:
      "perforated, brogue detail, broguing, perforation, perforiert, perforierte, perforierter, perforiertes, perforee, perfore, perforado, perforada, perforaciones, perforato, perforata, perforazioni, traforate, traforata, traforati, picados, punzonato",
  },
  {
    name: "metal strap",
    of: STRAPPED,
    kind: "watch strap",
    words:
      "steel strap, stainless steel strap, metal bracelet, steel bracelet, stainless steel bracelet, ~bracelet style strap, metallic strap, edelstahlarmband, stahlarmband, metallarmband, gliederarmband, armband aus edelstahl, bracelet acier, bracelet en acier, bracelet en acier inoxydable, bracelet metal, bracelet en metal, correa de acero, correa de acero inoxidable, brazalete de acero, brazalete de acero inoxidable, correa metalica, bracciale in acciaio, bracciale in acciaio inossidabile, cinturino in acciaio, bracciale in metallo",
  },
  {
    name: "leather strap",
    of: STRAPPED,
    kind: "watch strap",
    words:
      "bracelet cuir, cinturino alligatore, cinturino coccodrillo, correa cocodrilo, bracelet alligator, alligatorarmband, lederarmband, correa de piel, cinturino in pelle, leather band, lederband, armband aus leder, kalbslederarmband, bracelet en cuir, bracelet en cuir de veau, correa de cuero, cinturino in cuoio, cinturino in pelle di vitello, leren band, leren horlogeband, horlogeband van leer, band leer, kalfsleren band",
  },
  {
    name: "rubber strap",
    of: STRAPPED,
    kind: "watch strap",
    words:
      "~silicone strap, ~plastic strap, ~silicon strap, ~resin strap, ~resin band, kautschukarmband, bracelet caoutchouc, bracelet en caoutchouc, correa de caucho, cinturino in gomma, cinturino in caucciu, ~silikonarmband, ~bracelet silicone, ~cinturino silicone, ~correa silicona, correa caucho, ~bracelet en silicone, ~correa de silicona, ~cinturino in silicone, ~bracelet resine, ~bracelet en resine, ~correa de resina, ~cinturino in resina",
  },
  {
    name: "quartz movement",
    of: ["watches"],
    kind: "movement",
    words:
      "quartz, quarz, cuarzo, al quarzo, quarzwerk, quarzuhrwerk, quarz uhrwerk, kwartsuurwerk, kwarts uurwerk, kwarts",
  },
  {
    name: "Spring Drive movement",
    of: ["watches"],
    kind: "movement",
    words: "spring drive, spring drive caliber, spring drive calibre, spring drive movement",
  },
  {
    name: "automatic movement",
    of: ["watches"],
    kind: "movement",
    words:
      "automatic, automatik, automatique, automatico, self winding, selfwinding, automatic caliber, ~kinetic, powermatic, powermatic 80, automatikwerk, automatikuhr, automatikuhrwerk, carica automatica, cuerda automatica, automatisch uurwerk, automatikkaliber",
  },
  {
    name: "hand-wound movement",
    of: ["watches"],
    kind: "movement",
    words:
      "manual winding, manual wind, hand winding, hand wound, handwound, manually wound, ~mechanical movement, hand wind, handaufzug, remontage manuel, cuerda manual, carica manuale",
  },
  {
    name: "solar movement",
    of: ["watches"],
    kind: "movement",
    words:
      "solar, solar powered, eco drive, tough solar, light powered, solaruhr, solarbetrieben, energie solaire, energia solare, carica solare, montre solaire, mouvement solaire, solarantrieb, solarwerk, solaruhrwerk, ricarica solare, a energia solare, movimento solare, orologio solare",
  },
  {
    name: "sapphire crystal",
    of: ["watches"],
    kind: "crystal",
    words:
      "sapphire, sapphire glass, saphirglas, verre saphir, domed sapphire crystal, box sapphire, sapphire sandwich, saphir, saphirkristallglas, glace saphir, verre en saphir, cristal de zafiro, zafiro, vetro zaffiro, cristallo di zaffiro, saffierglas, vetro in zaffiro, vetro di zaffiro, cristallo zaffiro",
  },
  {
    name: "mineral crystal",
    of: ["watches"],
    kind: "crystal",
    words:
      "mineral glass, hardlex, hardlex crystal, mineral, mineralglas, mineralkristallglas, vetro minerale, mineraalglas, hardlex mineralglas",
  },
  {
    name: "acrylic crystal",
    of: ["watches"],
    kind: "crystal",
    words:
      "hesalite, hesalite crystal, plexiglass, plexi, acrylic glass, acrylic lens, acrylglas, plexiglas, verre acrylique, cristal acrilico, vetro acrilico, hartplexiglas, plexi hartglas, hesalitglas, cristal hesalita, hesalita, vetro hesalite",
  },
  {
    name: "world time",
    of: ["watches"],
    words:
      "worldtimer, world timer, world time function, world time display, world times, worldtime, weltzeit, weltzeituhr, weltzeitfunktion, heures du monde, heure universelle, hora mundial, horas del mundo, ora mondiale, ore del mondo, ora universale",
  },
  {
    name: "second time zone",
    of: ["watches"],
    words:
      "gmt, gmt hand, dual time, 24 hour hand, zweite zeitzone, double fuseau, second fuseau, doble huso, segundo huso horario, doppio fuso, secondo fuso orario",
  },
  {
    name: "moon phase",
    of: ["watches"],
    words:
      "moonphase, mondphase, phase de lune, mondphasenanzeige, fase lunar, fases lunares, fase lunare, fasi lunari",
  },
  {
    name: "display case back",
    of: ["watches"],
    words:
      "see through caseback, exhibition caseback, sapphire caseback, transparent case back, see through case back, display caseback, exhibition case back, glass back, sichtboden, glasboden, fond transparent, fond saphir, fondello trasparente, fondo transparente, fondello a vista, fondello in vetro, fondo visto",
  },
  {
    name: "Swiss make",
    of: ["watches"],
    words:
      "swiss made, ~swiss movement, made in switzerland, fabrique en suisse, hecho en suiza, fabbricato in svizzera, ~mouvement suisse, ~schweizer uhrwerk, fabricado en suiza, hergestellt in der schweiz",
  },
  {
    name: "date window",
    of: ["watches"],
    words:
      "date display, calendar date, date with cyclops, date with magnifying, date aperture, day and date, datum, calendar display, datumsanzeige, datumsfenster, affichage de la date, guichet de date, guichet date, indicador de fecha, ventana de fecha, datario, finestra data, finestrella data, datumaanduiding, datumweergave",
  },
  {
    name: "polarised lenses",
    kind: "polarization",
    of: ["eyewear"],
    words:
      "polarised, polarized, polar, polarizadas, polarisees, polarizzate, polarisiert, polarisierte, polarisierten, polarise, polarisee, polarizado, polarizada, polarizzato, polarizzati, polarizzata, polarisierende glaser, polarisierend, polarisationsglaser, gepolariseerd, gepolariseerde glazen, polarisant, polarisante, polarisants, polarisantes",
  },
  {
    name: "gradient lenses",
    of: ["eyewear"],
    words:
      "gradient lens, ~gradient, verlaufsglaser, verlaufsglasern, verres degrades, verres degrade, lentes degradadas, cristales degradados, lenti sfumate, lenti degradate, lentes marrones degradadas, lentes grises degradadas, lentes en degrade, cristales en degrade, lente degradada",
  },
  {
    name: "mirrored lenses",
    of: ["eyewear"],
    words:
      "mirrored, mirrored lens, mirror lens, verspiegelt, espejo, verspiegelte, verspiegelten, effet miroir, verres miroir, lentes de espejo, efecto espejo, a specchio, lenti specchiate, lenti a specchio, lentes espejadas",
  },
  {
    name: "UV protection",
    words:
      "uv protected, uv400, uv 400, 100 uv, uv protected lens, uva, uvb, uv schutz, protection uv, proteccion uv, protezione uv",
  },
  {
    name: "packable",
    of: ["outerwear", "headwear"],
    words:
      "packs into, pack into, packs in its own, stuff sack, packs away, packs down, packs flat, packs small, packs itself, stuffs into, stows into, folds into, packaway, pack away, verstaubar, zusammenfaltbar, pliable, repliable dans, plegable, ripiegabile, richiudibile, compressible, se range dans, se plie dans, compactable, rollable, rollbar, roulable, enrollable, arrotolabile, crushable, knautschbar",
  },
  {
    name: "windproof",
    of: CLOTHES,
    words:
      "wind proof, wind resistant, wind resistance, windstopper, winddicht, winddichte, winddichter, winddichtes, windabweisend, windabweisende, resistant au vent, resistente al viento, antivento, resistente al vento, coupe vent",
  },
  {
    name: "gold hardware",
    of: ["bags", "small leather goods", "belts"],
    kind: "hardware",
    words:
      "gold tone hardware, gold toned hardware, golden hardware, gold metal hardware, gold plated hardware, light gold hardware, pale gold hardware, brass hardware, hardware gold, hardware brushed gold, hardware light gold, hardware brass, ghw, goldfarbene hardware, goldfarbene beschlage, goldfarbenen beschlagen, bijouterie doree, finitions dorees, herrajes dorados, dettagli in metallo dorato, metalleria dorata",
  },
  {
    name: "antique brass hardware",
    of: ["bags", "small leather goods", "belts"],
    kind: "hardware",
    words:
      "antiqued brass hardware, antique brass tone hardware, aged brass hardware, burnished brass hardware, hardware antique brass, antique brass metal hardware, antique brass finish hardware",
  },
  {
    name: "gunmetal hardware",
    of: ["bags", "small leather goods", "belts"],
    kind: "hardware",
    words:
      "gunmetal tone hardware, gun metal hardware, black metal hardware, dark hardware, hardware gunmetal, ruthenium hardware",
  },
  {
    name: "silver hardware",
    of: ["bags", "small leather goods", "belts"],
    kind: "hardware",
    words:
      "silver tone hardware, silver toned hardware, silver metal hardware, silver plated hardware, palladium hardware, palladium plated hardware, nickel hardware, hardware silver, hardware nickel, hardware palladium, shw, phw, silberfarbene hardware, silberfarbene beschlage, silberfarbenen beschlagen, bijouterie argentee, finitions argentees, finitions palladium, herrajes plateados, metalleria argentata, metalleria palladio",
  },
  {
    name: "padlock",
    of: ["bags"],
    words:
      "lock and clochette, lock and key, lock and keys, lock and clochettes, lock charm, vorhangeschloss, cadenas, cadena et clochette, candado, lucchetto",
  },
  {
    name: "crossover waist",
    of: ["bottoms"],
    words:
      "crossover waistband, cross over waistband, cross over waist, criss cross waistband, criss cross waist, crossed waistband, crossed waist, overlapping waistband, v waistband",
  },
  {
    name: "reversible",
    words:
      "wendbar, reversibel, reversibile, two way wear, wear two ways, wende, wendejacke, wendbare, wendbarer, beidseitig tragbar, wendegurtel, wendemantel, wendeweste, omkeerbaar, omkeerbare",
  },
  {
    name: "water-resistant",
    words:
      "water resistant, dwr, waterproof, water repellent, impermeable, wasserdicht, wasserabweisend, impermeabile, water resistance, waterdicht, weatherproof, showerproof, wasserdichte, wasserdichter, wasserdichtes, wasserabweisende, wasserabweisender, wasserabweisendes, wasserabweisendem, etanche, deperlant, deperlante, hydrofuge, resistente al agua, repelente al agua, resistente all'acqua, idrorepellente, impermeabili, resistant a l'eau, resistante a l'eau, waterafstotend, waterafstotende",
  },
  {
    name: "moisture-wicking",
    words:
      "moisture wicking, wicks moisture, wicks sweat, wicking, dry fit, dri fit, climacool, climalite, anti sweat, feuchtigkeitsableitend, feuchtigkeitsableitende, evacue la transpiration",
  },
  {
    name: "quick-dry",
    words:
      "quick dry, quick drying, playdry, ~dry, rapid dry, schnelltrocknend, schnelltrocknende, schnelltrocknender, sechage rapide, secado rapido, asciugatura rapida",
  },
  {
    name: "stretch",
    of: [...CLOTHES, "footwear"],
    words:
      "stretchable, stretchy, elastisch, extensible, elastico, elasticizzato, 4 way stretch, four way stretch, stretchable fabric, dehnbar, dehnbare, stretchanteil, stretchstoff, stretchdenim, elasticizzata, elasticizzati, elastizado",
  },
  { name: "garment dye", words: "garment dyed, pigment dyed" },
  { name: "washed finish", words: "enzyme washed, vintage wash" },
  {
    name: "single",
    of: ["jewellery"],
    words:
      "single earring, single stud, single stud earring, single hoop, single hoop earring, single huggie, stud single, one earring, one single earring, sold individually, sold singly, sold separately as a single, sold as a single, sold as single, vendue a l'unite, vendu a l'unite, vendues a l'unite, a l'unite, boucle d'oreille seule, mono boucle d'oreille, mono boucle, einzelner ohrring, einzelohrring, einzelner ohrstecker, einzelne creole, einzeln verkauft, einzeln erhaltlich, ohrring einzeln, ohrstecker einzeln, vendido por unidad, vendidos por unidad, se vende por unidad, pendiente suelto, pendiente individual, pendiente unico, un solo pendiente, mono pendiente, orecchino singolo, singolo orecchino, mono orecchino, monorecchino, venduto singolarmente",
  },
  {
    name: "pack",
    of: SOLD_IN_PACKS,
    words:
      "pack of, set of, multipack, lot de, pack, er pack, doppelpack, confezione da, pacco da, paquete, pack de, tweepak, dwupak, 2 pack, 3 pack, 4 pack, 5 pack, 6 pack, 8 pack, 10 pack, 12 pack, two pack, three pack, 2er pack, 3er pack, 4er pack, 5er pack, lot de 2, lot de 3, lot de 4, lot de 5, pack of 2, set of 2, pack of 3, set of 3, pack of 4, set of 4, pack of 5, set of 5, pack of 6, set of 6, pack of 8, set of 8, pack of 10, set of 10, pack of 12, set of 12, pack of two, set of two, pack of three, set of three, pack of four, set of four, pack of five, set of five, pack of six, set of six, 2 pairs, 3 pairs, 4 pairs, 5 pairs, 6 pairs, 8 pairs, 10 pairs, 12 pairs, combo pack, combo of, combo set, 2pack, 3pack, 4pack, 5pack, 6pack, 10pack, 3 paires, 2 paires, 5 paires, 4 paires, 3 pares, 2 pares, 5 pares, 4 pares, pack 2, pack 3, pack 4, pack 5, pack de 2, pack de 3, pack de 4, pack de 5, lote de 2, lote de 3, 3 paia, 2 paia, 5 paia",
  },
];

/** Comma-separated phrases that contain a detail word but mean something else: "para cinturón". */
export const NON_DETAIL_PHRASES =
  "pack it, pack me, pack lite, pack light, pack n go, pack a mac, taglio diamante, talla diamante, taglio a diamante, effetto diamante, efecto diamante, finitura diamante, para cinturon, para el cinturon, para el cinto, per cintura, per la cintura, de ribete, con ribete interior, pantaloni a coste, pantalone a coste, giacca a coste, camicia a coste, gonna a coste, pantalon cotele, pantalon en cotele, veste cotelee, blazer cotele, chemise cotelee, surchemise cotelee, jupe cotelee, salopette cotelee, ribbed finish, ribbed finishes, ribbed crewneck, ribbed neck, ribbed neckline, ribbed collar, ribbed cuff, ribbed cuffs, ribbed hem, ribbed hems, ribbed waistband, ribbed waistbands, ribbed waist, ribbed trim, ribbed trims, ribbed edge, ribbed edges, ribbed edging, ribbed ankle, ribbed ankles, ribbed bottom, ribbed crew neck, ribbed round neck, ribbed knit trims, rib knit trims, rib trim, rib trims, rib knit cuffs, rib cuffs, rib hem, rib collar, rib neck, rib knit collar, rib waistband, zirconia ceramic, zirconium ceramic, rubber half sole, rubber half soles, half sole, half soles, mezza suola in gomma, mezza suola, halbsohle aus gummi, halbsohle, demi semelle en caoutchouc, demi semelle, media suela de goma, media suela, belt buckle, belt buckles, belt bag, belt bags, mesh brief, mesh briefs, inner mesh brief, slit pocket, slit pockets, side slit pocket, side slit pockets, belt band, air dry, line dry, drip dry, flat dry, dry flat, dry clean, tumble dry, butterfly back, butterfly backs, gift ribbon, box with ribbon, inner drawstring, interior drawstring, inside drawstring, telescopic handle, telescoping handle, trolley handle, retractable handle, pull handle, push handle, side vents, double vents, dual vents, twin vents, sapphire coated, sapphire coating, embroidered logo, embroidered logos, logo embroidery, embroidered emblem, embroidered crest, embroidered patch, silicone lined, lined hood, fleece lined hood, lined collar, fleece lined collar, fleece lined pockets, lined pockets, lined cuffs, diamond cut, diamond dust, diamond finish, heel flap, storm flap, wind flap, zipped pouch, zip pouch, zipped compartment, interior zip, inside zip, inner zip, button cuff, button cuffs, buttoned cuffs, drawstring bag, drawstring pouch, padded laptop, padded sleeve, padded collar, padded ankle, padded tongue, padded insole, padded footbed, belted cuffs, sapphire cabochon, sapphire crown, zipper none, zip none, closure none, pockets none, lining none, studded sole, studded outsole, studded rubber sole, studded rubber outsole, studded driving sole, studded rubber, rubber studs, ice pack, knotted fringe, hand knotted, chunky sole, chunky rubber sole, chunky lug sole, chunky outsole, chunky heel, chunky block heel, chunky platform, magnetic north, long handles, bungee lace, elastic lace, speed lace, quick lace, mesh polo, polo mesh, cotton mesh, mesh polo shirt, athletic mesh, mesh liner, mesh upper, pocket square, pocket squares, spitze form, spitzer form, spitze zehe, spitze schuhform, spitze kappe, diamond stitch, diamond quilted, diamond quilting, diamond pattern, diamond check, diamond shape, diamond shaped, diamond face, black diamond, mother of pearl, nacre, black mother of pearl, two way zip, two way zipper, two way front zip, two way stretch, two ways, crystal clear, crystal glass, crystal lens, pearl white, pearl grey, pearl gray, pearl dial, instruction manual, beaded crown, studded for, lined handwarmers, lined handwarmer, fleece lined handwarmers, fleece lined handwarmer, fleece lined pocket, moleskin lined, vegan leather band, faux leather band, faux leather strap, vegan leather strap, pu leather strap, glitter laces, rib knit hem, ribbed knit cuffs, seamless waistband, seamless edges, seamless edge, seamless hem, seamless look, seamless transition, seamless neckline, seamless collar, seamless lining, seamless sleeves, seamless underbust, seamless cups, seamless toe, seamless gusset, seamless panels, blanco roto, forro polar, velours cotele, velluto a coste, velluti a coste, logo brode, logo bordado, logo ricamato, broderie logo, broderie du logo, logostickerei, logo stickerei, besticktes logo, bordado del logo, ricamo logo, elastico lateral, elastico laterale, elastico posterior, elastico posteriore, puno elastico, bajo elastico, polsino elastico, orlo elastico, bordo elastico, fondo elastico, gefutterte kapuze, gefutterter kapuze, capuche doublee, capucha forrada, cappuccio foderato, tige rembourree, col rembourre, languette rembourree, bretelles rembourrees, tirantes acolchados, correas acolchadas, compartimento acolchado, respaldo acolchado, cuello acolchado, lengueta acolchada, collo imbottito, linguetta imbottita, bord cotele, punos en canale, punos de canale, puno en canale, acabado en canale, acabados en canale, bajo en canale, polsini a coste, bordi a coste, orlo a coste, bordo a coste, collo a coste, finiture a coste, polsini e orlo a coste, tirador de cremallera, tirador de la cremallera, tirette de zip, tirette du zip, tirette zippee, clous d'oreilles, clous d'oreille, clou d'oreille, boutons de manchette, boutons de manchettes, noeud papillon, encolure fendue, col fendu, fausse poche, fausses poches, boutonniere passepoilee, boutonnieres passepoilees, sac a cordon, rubans cadeau";
