import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of clothes beyond their cut: fill, closure, wash, support, seams. */
export const CLOTHES_SHAPES: readonly CutAttribute[] = [
  {
    name: "coat closing",
    of: ["outerwear"],
    weight: 0.8,
    values: [
      {
        name: "wrap front",
        near: "tie belt",
        words:
          "wrap coat, belted wrap, robe coat, wrap style, self tie wrap, bathrobe coat, belted wrap front, wickelmantel, manteau portefeuille, manteau peignoir, abrigo bata, abrigo tipo bata, abrigo batin, vestaglia, a vestaglia, cappotto vestaglia",
      },
      {
        name: "tie belt",
        near: "wrap front",
        words:
          "self tie belt, ~waist belt, ~belted, ~belted waist, ~self belt, tie waist, ~removable belt, ~matching belt, bindegurtel, ceinture a nouer, ceinture nouee, cinturon anudado, cinturon para anudar, cinturon de lazada, cintura da annodare, cintura annodata, cintura da annodare in vita, ~cintura in vita, ~taillengurtel, ~gurtel, ~ceinture assortie, ~ceinture amovible, ~cinturon, ~cintura abbinata",
      },
      {
        name: "open front",
        words:
          "no closure, collarless open front, edge to edge, open front coat, ohne verschluss, offene front, offener front, sans fermeture, sans boutonnage, ouvert devant, sin cierre, abierto por delante, senza chiusura, aperto davanti",
      },
      {
        name: "toggle front",
        words:
          "toggles, horn toggles, toggle closure, toggle fastening, leather toggles, knebelverschluss, knebelknopfe, knebelknopfen, brandebourg, alamari, alamares, boutons buchettes, boutons buchette, fermeture brandebourgs",
      },
      {
        name: "asymmetric zip",
        words:
          "asymmetrical zip, diagonal zip, off center zip, off centre zip, asymmetric zipper, asymmetrischer reissverschluss, asymmetrischem reissverschluss, schrager reissverschluss, schragem reissverschluss, zip asymetrique, fermeture asymetrique, fermeture zippee asymetrique, cremallera asimetrica, cremallera diagonal, zip asimmetrica, zip diagonale, cierre asimetrico, cierre de cremallera asimetrico, cierre cruzado con cremallera, fermeture eclair asymetrique, cremallera cruzada, zip en biais",
      },
      {
        name: "attached scarf",
        words:
          "scarf coat, scarf jacket, built in scarf, ~scarf detail, ~fringed scarf, ~embroidered scarf, integrated scarf, ~scarf collar, integrierter schal, integriertem schal, integrierten schal, angenahter schal, angenahtem schal, angenahter fransenschal, angenahtem fransenschal, fransenschal, ansetzbarer schal, schalmantel, manteau echarpe, veste echarpe, echarpe integree, echarpe cousue, echarpe attenante, bufanda integrada, bufanda incorporada, bufanda cosida, abrigo bufanda, abrigo con bufanda, sciarpa integrata, sciarpa incorporata, sciarpa cucita, cappotto con sciarpa, giacca con sciarpa, ~col echarpe, ~echarpe amovible, ~cuello bufanda",
      },
      {
        name: "zip front",
        words:
          "front zip, full zip, zip up, two way zip, zip closure, zip through, two way zipper, full front zip, center front zip, durchgehender reissverschluss, durchgehendem reissverschluss, durchgehenden reissverschluss, frontreissverschluss, zwei wege reissverschluss, 2 wege reissverschluss, zweiwegereissverschluss, fermeture zippee, fermeture par zip, fermeture a zip, fermeture zip, fermeture eclair devant, zip devant, zippe devant, zip double curseur, zip integral, cierre de cremallera, cierre con cremallera, cremallera frontal, cremallera delantera, cremallera bidireccional, cierre frontal de cremallera, cierre frontal con cremallera, chiusura zip, chiusura con zip, chiusura a zip, chiusura frontale con zip, zip frontale, zip a doppio cursore, chiusura con cerniera, cerniera frontale",
      },
      {
        name: "snap front",
        words:
          "snap closure, ~snap buttons, ~press studs, popper front, ~snaps, druckknopfverschluss, druckknopfleiste, verschluss mit druckknopfen, fermeture boutons pression, fermeture par boutons pression, fermeture a boutons pression, fermeture pressionnee, cierre con botones a presion, cierre de botones a presion, cierre a presion, chiusura con bottoni a pressione, chiusura con bottoni automatici, chiusura a bottoni automatici, chiusura con automatici, ~druckknopfe, ~druckknopfen, ~bouton pression, ~botones a presion, ~bottoni a pressione, ~bottoni automatici",
      },
    ],
  },
  {
    name: "fill",
    of: ["outerwear"],
    weight: 1,
    values: [
      {
        name: "goose-down fill",
        kindOf: "down fill",
        words:
          "goose down, white goose down, responsibly sourced goose down, 700 fill goose down, 800 fill goose down, 90 10 goose down, gansedaune, gansedaunen, duvet d'oie, plumon de ganso, piuma d'oca, piume d'oca, piumino d'oca, imbottito in piuma d'oca, imbottitura in piuma d'oca, relleno de plumon de ganso, garnissage duvet d'oie, garnissage en duvet d'oie",
      },
      {
        name: "duck-down fill",
        kindOf: "down fill",
        words:
          "duck down, white duck down, ~600 fill, ~650 fill, entendaune, entendaunen, duvet de canard, plumon de pato, piuma d'anatra, piumino d'anatra, imbottito in piuma d'anatra, imbottitura in piuma d'anatra, relleno de plumon de pato, garnissage duvet de canard, garnissage en duvet de canard",
      },
      {
        name: "down fill",
        words:
          "down filled, down insulation, 550 fill down, 600 fill down, 650 fill down, 700 fill down, 750 fill down, 800 fill down, 850 fill down, 900 fill down, 700 fill power, 750 fill power, 800 fill power, 850 fill power, down and feather, responsible down, recycled down, down insulated, light down, down jacket, down coat, down puffer, down vest, daunenfullung, daunen fullung, daune, daunen, daunenmantel, daunenjacke, garnissage duvet, garnissage en duvet, rembourrage en duvet, relleno de plumon, relleno de plumas, relleno de pluma, imbottitura in piuma, imbottito in piuma, vera piuma, donsvulling, dons, daunenfutter, duvet et plumes, plumon y plumas, plumas y plumon, plumon natural, duvet recycle, duvet ultra leger, en duvet, duvet naturel, duvet 90 10, 90 duvet",
      },
      {
        name: "synthetic fill",
        words:
          "synthetic insulation, primaloft, thermore, coreloft, polyfill, vegan down, synthetic down, down alternative, thermoball, polyester fill, polyester filling, ~padding, recycled polyester fill, ~sorona, ~cotton padded, synthetische fullung, polyester fullung, fullung aus polyester, synthetischer fullung, polyesterfullung, kunstdaunen, kunstdaune, synthetische daune, synthetische daunen, synthetischer daune, synthetischen daunen, garnissage synthetique, garnissage polyester, garnissage en polyester, rembourrage synthetique, relleno sintetico, relleno de poliester, imbottitura sintetica, imbottitura in poliestere, ovatta, ~wattierung, ~ouatine, ~guata, aislamiento sintetico, isolation synthetique, ouate synthetique, garnissage ouate, relleno poliester",
      },
      {
        name: "pile lining",
        words:
          "sherpa lined, sherpa lining, fleece lining, faux shearling lining, pile lined, fleece lined, sherpa gefuttert, teddy gefuttert, mit sherpa gefuttert, teddyfutter, fleecefutter, sherpafutter, doublure polaire, doublure en polaire, doublure sherpa, doublure teddy, forro de borreguito, forro borreguito, fodera in pile, fodera sherpa, interno in pile",
      },
      {
        name: "shearling inside",
        words:
          "shearling lined, shearling lining, ~genuine shearling, lammfellfutter, mit lammfell gefuttert, doublure en mouton, interno in montone, fodera in montone, forro de borrego",
      },
      {
        name: "no lining",
        words:
          "unlined, ~half lined, ~partially lined, ungefuttert, ungefutterte, ungefutterter, ungefuttertes, ohne futter, sans doublure, non doublee, sin forro, sin forrar, senza fodera, sfoderato, sfoderata, non foderato, non foderata, ~teilgefuttert, ~halb gefuttert, ~semi foderato",
      },
    ],
  },
  {
    name: "quilting",
    of: ["outerwear"],
    weight: 0.8,
    values: [
      {
        name: "baffles",
        near: "wide baffles",
        words:
          "horizontal quilting, baffled, channel quilting, horizontal channels, stitched baffles, boudin quilting, horizontal baffles, quersteppung, horizontale steppung, horizontaler steppung, matelassage horizontal, acolchado horizontal, trapuntatura orizzontale",
      },
      {
        name: "wide baffles",
        near: "baffles",
        words: "oversized baffles, chunky baffles, ~boxy baffles, ~puffy baffles, big baffles",
      },
      {
        name: "narrow baffles",
        kindOf: "baffles",
        words: "slim baffles, micro baffles, thin baffles",
      },
      {
        name: "diamond quilting",
        words:
          "diamond quilted, quilted diamond, diamond stitch, rautensteppung, rautensteppmuster, matelassage losange, matelasse losange, matelasse a losanges, acolchado de rombos, acolchado en rombos, trapuntatura a rombi, trapuntato a rombi, trapuntata a rombi",
      },
      {
        name: "onion quilting",
        words: "onion quilted, ~wave quilting, ~wavy quilting, zwiebelsteppung, ~wellensteppung",
      },
    ],
  },
  {
    name: "surface",
    of: ["outerwear"],
    weight: 0.7,
    values: [
      {
        name: "glossy shell",
        words:
          "glossy, hi gloss, high gloss, hi shine, shiny, high shine, lacquered, laque, patent shell, glossy nylon, shiny nylon, wet look, glossy finish, glanzend, glanzende, glanzender, glanzendes, glanzendem, hochglanzend, lackoptik, aspect brillant, finition brillante, finition laquee, effet laque, effet brillant, acabado brillante, efecto brillo, efecto charol, finitura lucida, effetto lucido, lucido, lucida, laccato, laccata",
      },
      {
        name: "matte shell",
        words:
          "matte, matt, matte finish, matte nylon, ~peached, mattes finish, mattem finish, aspect mat, finition mate, acabado mate, finitura opaca, opaco, opaca",
      },
      {
        name: "waxed surface",
        words:
          "waxed, waxed cotton, waxed finish, wax coated, sylkoil, ~oiled, gewachst, gewachste, gewachster, gewachstes, coton cire, coton huile, algodon encerado, encerado, encerada, cotone cerato, cerato, cerata",
      },
      {
        name: "coated surface",
        words:
          "coated cotton, coated canvas, rubberised cotton, rubberized cotton, rubberised fabric, rubberized fabric, rubberised canvas, rubberized canvas, gummierte baumwolle, gummierter baumwolle, coton caoutchoute, algodon engomado, cotone gommato, polyurethane coating, polyurethane coated, pu coating, pu coated, pvc coated, waxed look, wax look, waxed effect, beschichtete baumwolle, beschichteter baumwolle, beschichtet, beschichtung, wachsoptik, coton enduit, enduit, enduite, effet cire, algodon recubierto, efecto encerado, cotone spalmato, spalmato, spalmata, effetto cerato",
      },
      {
        name: "curly pile",
        words:
          "teddy, teddy fleece, high pile fleece, sherpa, sherpa fleece, deep pile fleece, curly fleece, borg, teddyfell, teddyfleece, teddystoff, plusch, effet mouton, borreguito, efecto borrego, orsetto, effetto montone",
      },
      {
        name: "long faux-fur pile",
        words:
          "faux fur, faux fur coat, ~shaggy, kunstfelljacke, kunstfellmantel, webpelzjacke, webpelzmantel, manteau fausse fourrure, manteau en fausse fourrure, veste en fausse fourrure, abrigo de pelo, abrigo de pelo sintetico, chaqueta de pelo, cappotto in ecopelliccia, ~kunstfell, ~kunstpelz, ~webpelz, ~fausse fourrure, ~pelo sintetico, ~ecopelliccia",
      },
    ],
  },
  {
    name: "collar",
    of: ["outerwear"],
    areTraits: true,
    weight: 0.6,
    values: [
      {
        name: "corduroy collar",
        words:
          "cord collar, corduroy trimmed collar, cord trim collar, ~corduroy trim, cordkragen, col velours cotele, col en velours cotele, cuello de pana, collo in velluto a coste, colletto in velluto a coste",
      },
      {
        name: "shawl collar",
        words:
          "shawl lapel, shawl lapels, schalkragen, col chale, cuello chal, cuello de chal, cuello smoking, collo a scialle, collo sciallato, revers a scialle",
      },
      {
        name: "fur-trimmed hood",
        words:
          "fur trim hood, ~faux fur trim hood, fur ruff, coyote fur, coyote ruff, ~faux fur trimmed hood, ~faux fur hood, fur trimmed hood, removable fur ruff, ~fellkapuze, ~kapuze mit fell, ~kapuze mit kunstfell, ~capuche bordee de fausse fourrure, ~capuche fausse fourrure, ~capucha de pelo, ~capucha con pelo, ~capucha con pelo sintetico, ~cappuccio con pelliccia, ~cappuccio con ecopelliccia",
      },
      {
        name: "shearling collar",
        near: "fur collar",
        words:
          "~sherpa collar, ~faux shearling collar, lammfellkragen, col mouton, col en mouton, collo in montone, colletto in montone, ~cuello de borrego, ~cuello borreguito, ~col sherpa",
      },
      {
        name: "fur collar",
        near: "shearling collar",
        words:
          "~faux fur collar, fur trimmed collar, pelzkragen, col en fourrure, collo in pelliccia, ~kunstfellkragen, ~col en fausse fourrure, ~col fausse fourrure, ~cuello de pelo, ~collo in ecopelliccia",
      },
      { name: "storm flap", words: "gun flap, storm flaps, storm shield, bavolet" },
      {
        name: "epaulettes",
        words:
          "epaulets, epaulet, epaulette, shoulder tabs, schulterklappe, schulterklappen, schulterriegel, patte d'epaule, charreteras, controspalline, spalline abbottonate, pattes d'epaule, pattes d'epaules, trabillas en hombros, trabillas en los hombros, hombreras con trabilla, pattes aux epaules, trabilla en hombros",
      },
      {
        name: "collarless neck",
        words:
          "collarless, no collar, kragenlos, kragenlose, kragenloser, kragenloses, ohne kragen, sans col, sin cuello, senza collo, senza colletto",
      },
    ],
  },
  {
    name: "wash",
    of: ["jeans", "shorts", "jackets", "skirts"],
    weight: 0.7,
    values: [
      { name: "bleached wash", at: 0, words: "bleach wash, ~white wash, ~super light wash, gebleicht, gebleichte" },
      {
        name: "light wash",
        at: 1,
        words:
          "light blue wash, light vintage wash, light indigo wash, light indigo, vintage light, light stonewash, pale wash, helle waschung, heller waschung, hellblaue waschung, hellblauer waschung, delavage clair, lavage clair, lavado claro, lavaggio chiaro, denim chiaro, denim claro",
      },
      {
        name: "medium wash",
        at: 2,
        words:
          "mid wash, mid blue wash, medium blue wash, ~mid blue, medium indigo, ~stonewash, ~stonewashed, medium stonewash, classic blue wash, mittlere waschung, mittlerer waschung, mittelblaue waschung, mittelblauer waschung, delavage moyen, lavage moyen, lavado medio, lavaggio medio, ~azul medio, ~stone washed, azul medio lavado, lavado azul medio, lavaggio blu medio, blu medio, bleu moyen delave, medium vintage blue wash, medium vintage wash",
      },
      {
        name: "dark wash",
        at: 3,
        words:
          "dark indigo, dark rinse, dark rinse wash, dark blue wash, dark stonewash, deep indigo, dunkle waschung, dunkler waschung, dunkelblaue waschung, dunkelblauer waschung, delavage fonce, lavage fonce, lavado oscuro, lavaggio scuro, denim scuro, denim oscuro, rinse wash, rinse waschung, brut rince, lavado rinse, lavaggio rinse",
      },
      {
        name: "raw wash",
        at: 4,
        words:
          "~rinse, ~rinse wash, ~one wash, raw denim, ~rigid indigo, unwashed, selvedge raw, ungewaschen, denim brut, brut, toile brute, denim grezzo, bleu brut, jean brut, denim non lave",
      },
    ],
  },
  {
    name: "denim stretch",
    of: ["jeans"],
    weight: 0.5,
    values: [
      {
        name: "rigid denim",
        words:
          "rigid, no stretch, non stretch, ~100 cotton denim, ~heavyweight denim, non stretch denim, ~stiff denim, ohne stretch, denim rigide, denim rigido, sin elasticidad, nicht elastisch, ohne elasthan, fester denim, festem denim, non extensible, sans elasthanne, sin elastano, non elasticizzato, senza elastan",
      },
      {
        name: "stretch denim",
        words:
          "stretch, super stretch, comfort stretch, power stretch, stretchanteil, stretchdenim, denim extensible, denim elastico, denim elasticizzato, tejido vaquero elastico, tela elastica, low stretch, slight stretch",
      },
    ],
  },
  {
    name: "hold",
    of: ["leggings", "bras", "shapewear", "tights", "shorts", "track pants"],
    weight: 1,
    values: [
      {
        name: "barely-there hold",
        at: 0,
        words:
          "~naked sensation, ~naked feel, ~naked feeling, ~buttery soft, ~butterysoft, ~weightless, ~second skin, ~lightly hugs, barely there, ~cloudlike, ~butter soft, ~buttery",
      },
      {
        name: "light hold",
        at: 1,
        words: "light support, light compression, ~low support, ~low impact, gentle compression",
      },
      {
        name: "medium hold",
        at: 2,
        words:
          "medium support, medium compression, ~medium impact, ~hugged sensation, ~moderate support, mittlerer halt, mittlerem halt, maintien moyen, sujecion media, sostegno medio, supporto medio",
      },
      {
        name: "firm hold",
        at: 3,
        words:
          "~high support, ~compressive, firm control, firm compression, ~compression, ~high impact, ~held in, ~sculpting, high compression, tight compression, ~squeeze, ~tummy control, ~sculpt, starker halt, starkem halt, maintien fort, sujecion alta, sostegno alto, supporto alto, alto impacto, alto impatto",
      },
    ],
  },
  {
    name: "waistband",
    of: ["leggings", "shorts", "track pants", "trousers", "skirts"],
    weight: 0.6,
    values: [
      {
        name: "crossover waistband",
        words:
          "crossover waist, cross waist, ~v waist, ~v shaped waistband, criss cross waist, v crossover waist, crossover, gekreuzter bund, gekreuztem bund, taille croisee, cintura cruzada, vita incrociata",
      },
      {
        name: "wide flat waistband",
        words:
          "wide waistband, ~flat waistband, ~double layer waistband, ~smooth waistband, ~foldover waistband, breiter bund, breitem bund, cinturilla ancha",
      },
      {
        name: "drawcord waistband",
        words:
          "drawcord waist, drawstring waist, drawstring, drawcord, tunnelzug, kordelzug, cordon de serrage, cordon coulissant, cordon ajustable, cordon de ajuste, coulisse in vita, cinturilla con cordon, mit kordelzug, mit tunnelzug, con coulisse, coulisse a la taille, cordon a la taille",
      },
      {
        name: "pleated waist",
        words:
          "front pleats, pleat front, pleated front, double pleats, a pinces, bundfalte, bundfalten, con pinzas, de pinzas, con pinces, con le pinces, doppia pince, pinces, doppie pinces, con doppia pince, pinzas, doble pinza, pinzas delanteras",
      },
    ],
  },
  {
    name: "pocketless",
    of: ["leggings", "trousers", "jeans", "shorts", "skirts", "dresses", "jackets", "coats", "track pants"],
    areTraits: true,
    weight: 0.1,
    values: [
      {
        name: "no pockets",
        words:
          "without pockets, pocketless, does not have pockets, ohne taschen, sans poches, sin bolsillos, senza tasche",
      },
    ],
  },
  {
    name: "hoodless",
    of: ["jackets", "coats", "sweatshirts", "sweaters", "waistcoats"],
    areTraits: true,
    weight: 0.1,
    values: [
      {
        name: "no hood",
        words: "without hood, without a hood, hoodless, ohne kapuze, sans capuche, sin capucha, senza cappuccio",
      },
    ],
  },
  {
    name: "seams",
    of: ["leggings", "bras", "tops", "shapewear"],
    areTraits: true,
    weight: 0.5,
    values: [
      {
        name: "no front seam",
        words: "no front rise seam, without front seam, no camel toe, no front seams, seamless front",
      },
      { name: "seamless knit", words: "seamless, circular knit, ~bonded seams" },
      {
        name: "contour seams",
        words: "~scrunch, ~ruched back, ~scrunch butt, ~contour shading, contouring seams, ruched seam",
      },
    ],
  },
  {
    name: "back straps",
    of: ["bras", "tops"],
    areTraits: true,
    weight: 0.7,
    values: [
      {
        name: "racerback",
        words:
          "racer back, ~t back, ~y back, ringerrucken, dos nageur, espalda nadadora, espalda de nadador, schiena olimpionica, dorso a vogatore, schiena a vogatore, dorso vogatore, espalda olimpica",
      },
      {
        name: "crossed back straps",
        words:
          "~strappy back, cross back, criss cross back, ~strappy, gekreuzte trager, gekreuzten tragern, uberkreuzte trager, bretelles croisees, dos croise, tirantes cruzados, espalda cruzada, spalline incrociate, bretelle incrociate, schiena incrociata",
      },
      { name: "longline band", words: "longline, longline bra, long line, bustier long, corpetto lungo" },
    ],
  },
  {
    name: "knit",
    of: ["sweaters", "dresses", "t-shirts", "tops"],
    weight: 0.8,
    values: [
      {
        name: "cable stitch",
        words:
          "cable knit, cable, cableknit, ~aran, torsades, zopfstrick, zopfstrickpullover, zopfstrickjacke, zopfpullover, zopfmusterpullover, zopfmuster, zopfstrickmuster, torsadee, ochos, punto trenzado, trecce, punto treccia, a treccia, a trecce, trenzas, punto de trenzas",
      },
      {
        name: "rib stitch",
        words:
          "ribbed, rib knit, ribbed knit, rib, rib stitched, gerippt, gerippte, gerippter, geripptes, rippstrick, rippenstrick, maille cotelee, tricot cotele, canale, acanalado, acanalada, punto de canale, a coste, a costine, cote anglaise, cotes anglaises, maille anglaise, cotes plates, cote 2x2, cotes 2x2, cote 1x1, tejido acanalado, tejido de canale",
      },
      {
        name: "chunky stitch",
        words:
          "chunky knit, chunky, ~thick knit, ~heavy gauge, ~fisherman knit, grobstrick, grobstrickpullover, grobem strick, grobgestrickt, grobgestrickte, grobgestrickter, grosse maille, maille epaisse, punto grueso, punto gordo, maglia grossa, maglia spessa",
      },
      {
        name: "fine smooth knit",
        words:
          "fine knit, fine gauge, ~jersey knit, ~lightweight knit, ~smooth knit, ~featherweight, feinstrick, feinstrickpullover, feinem strick, maille fine, fine maille, punto fino, maglia fine, maglia sottile",
      },
      {
        name: "waffle stitch",
        words:
          "waffle knit, waffle, ~thermal knit, waffelstrick, waffelmuster, waffelstruktur, nido d'ape, maille gaufree, nid d'abeille, maille nid d'abeille, punto gofrado, maglia a nido d'ape",
      },
      {
        name: "brushed knit",
        words: "brushed, ~fuzzy, ~fluffy, ~hairy knit, ~mohair blend knit, ~flauschig, ~flauschige, ~flauschiger",
      },
      {
        name: "intarsia",
        words: "intarsia knit, ~jacquard knit, ~fair isle, ~argyle, intarsien, intarsienmuster, intarsienstrick",
      },
    ],
  },
  {
    name: "skirt cut",
    of: ["skirts"],
    weight: 0.9,
    values: [
      {
        name: "bias cut",
        words:
          "bias, bias cut skirt, cut on the bias, schrag geschnitten, schragschnitt, coupe en biais, en biais, corte al bies, al bies, in sbieco, taglio sbieco",
      },
      {
        name: "accordion pleats",
        words: "accordion pleated, sunray pleats, sunburst pleats, sonnenplissee, plisse soleil, plissee soleil",
      },
      {
        name: "pencil cut",
        words:
          "pencil, pencil skirt, ~column skirt, bleistiftrock, jupe crayon, falda lapiz, falda tubo, gonna a tubo, gonna a matita, gonna a tubino, falda de tubo",
      },
      {
        name: "full cut",
        words:
          "~a line, full skirt, ~circle skirt, ~flared, tellerrock, falda de vuelo, con vuelo, gonna a ruota, ~ausgestellt, ~ausgestellter, ~jupe evasee, ~falda evase, ~gonna svasata",
      },
    ],
  },
];
