import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of bags: body, surface, closure, handles. */
export const BAG_SHAPES: readonly CutAttribute[] = [
  {
    name: "bag body",
    of: ["bags"],
    weight: 1,
    values: [
      {
        name: "structured body",
        words:
          "structured, structured bag, ~boxy, stiff body, ~holds its shape, rigid, structured silhouette, ~trapezoid, ~trapeze, formstabil, formstabile, formstabiler, structuree, forme rigide, rigide, estructurado, estructurada, rigido, rigida, strutturata, strutturato, feste form, forme structuree, silhouette structuree",
      },
      {
        name: "slouchy body",
        words:
          "slouchy, ~soft body, ~unstructured, slouchy silhouette, slouch, ~soft structure, ~unlined body, ~relaxed silhouette, ~soft silhouette, ~unstrukturiert, ~unstrukturierte, ~destructuree, ~desestructurado, ~desestructurada, ~destrutturata, ~destrutturato, weich fallende form, forme souple, silhouette souple, linea morbida, silhouette morbida, forma morbida, forma blanda",
      },
      {
        name: "crescent body",
        words:
          "half moon, crescent, half moon bag, crescent shape, ~moon bag, ~curved silhouette, ~banana shape, crescent bag, half moon shape, crescent shaped, halbmond, halbmondform, halbmondformig, halbmondformige, halbmondformiger, demi lune, media luna, mezzaluna, mezza luna",
      },
      {
        name: "dumpling body",
        words: "dumpling, ~cloud clutch, ~cloud shape, ~cloud pouch, ~gathered body, ~pouch bag, ~scrunched",
      },
      {
        name: "folding body",
        words:
          "foldable, folds flat, folding, packable tote, ~fold up, faltbar, faltbare, pliable, pliante, plegable, pieghevole, ripiegabile",
      },
      { name: "tall trapezoid body", words: "~kelly style, ~birkin style, ~birkin shape, ~kelly shape" },
      { name: "east-west body", words: "east west, ~elongated, ~elongated silhouette, east west silhouette" },
    ],
  },
  {
    name: "bag surface",
    of: ["bags", "small leather goods"],
    weight: 1.1,
    values: [
      {
        name: "woven leather",
        words:
          "intrecciato, woven bag, woven crossbody, woven crossbody bag, padded woven, woven padded, woven shoulder bag, woven hobo, woven clutch, woven pouch, woven knot, woven vegan leather, woven leather bag, hand woven, handwoven, interwoven leather, basketweave leather, interlaced leather, padded weave, woven faux leather, woven design, woven leather strips, hand woven leather, geflochten, geflochtene, geflochtener, geflochtenes, geflochtenem, geflochtenen, flechtleder, flechtoptik, flechtdesign, flechtmuster, flechtung, cuir tresse, tresse, tressee, tressage, cuir entrelace, entrelacee, piel trenzada, trenzado, trenzada, piel entrelazada, entrelazado, entrelazada, pelle intrecciata, intrecciata, intreccio, intrecciati, intrecciate, gevlochten leer, braided design, braided bag, braided shoulder bag, braided tote, braided tote bag, braided clutch, braided crossbody bag, braided leather, braided texture, braided effect, braided leather bag, plaited leather, plaited design, tresse design",
      },
      {
        name: "diamond quilting",
        kindOf: "quilted surface",
        words:
          "diamond quilted, diamond stitch, ~cannage, diamond quilted leather, rautensteppung, rautensteppmuster, gesteppte rauten, gesteppten rauten, matelasse losange, matelasse a losanges, matelassee a losanges, acolchado de rombos, acolchado en rombos, acolchado a rombos, acolchada de rombos, trapuntatura a rombi, trapuntato a rombi, trapuntata a rombi",
      },
      {
        name: "chevron quilting",
        kindOf: "quilted surface",
        words:
          "chevron quilted, quilted in a chevron, quilted in a chevron pattern, chevron quilt, chevron pattern quilting, v quilted, chevron matelasse, quilted chevron, matelasse chevron, matelasse a chevrons, matelasse chevrons, trapuntata a chevron, trapuntato a chevron, matelassage chevron, matelassage a chevrons, acolchado en chevron, acolchado chevron, trapuntatura a chevron, trapuntatura chevron, chevron steppung",
      },
      {
        name: "quilted surface",
        words:
          "quilted, quilting, quilted leather, quilted lambskin, matelasse, gesteppt, gesteppte, gesteppter, gestepptes, gestepptem, steppung, steppmuster, matelassee, acolchado, acolchada, trapuntato, trapuntata, trapuntatura, guateado, capitone",
      },
      {
        name: "grained leather",
        near: "smooth leather",
        words:
          "pebbled leather, pebble leather, pebbled, grained, grain leather, togo, clemence, taurillon, pebble grain, caviar leather, tumbled leather, grained calfskin, pebbled faux leather, epsom, epsom leather, ~full grain leather, ~top grain leather, genarbt, genarbte, genarbter, genarbtes, genarbtem, narbenleder, cuir graine, graine, grainee, granulado, granulada, piel granulada, pelle martellata, martellata, bottalato, bottalata",
      },
      {
        name: "Saffiano texture",
        near: "crossgrain texture, grained leather",
        words: "saffiano, saffiano leather, saffianoleder, cuir saffiano, piel saffiano, pelle saffiano",
      },
      {
        name: "crossgrain texture",
        near: "Saffiano texture, grained leather",
        words: "cross grain, crossgrain, crosshatch, crossgrain leather",
      },
      {
        name: "smooth leather",
        near: "grained leather",
        words:
          "box calf, smooth calfskin, smooth calf leather, polished leather, glossy leather, spazzolato, smooth grain leather, smooth faux leather, glattleder, glattes leder, glattem leder, cuir lisse, veau lisse, vachette lisse, piel lisa, pelle liscia",
      },
      {
        name: "crocodile embossing",
        words:
          "croc embossed, crocodile embossed, croc effect, croco, croc, crocodile effect, croc print, kroko, krokopragung, kroko pragung, krokooptik, krokodilpragung, krokodiloptik, effet crocodile, efecto cocodrilo, grabado cocodrilo, grabado de cocodrilo, stampa cocco, stampa coccodrillo, effetto cocco, effetto coccodrillo, grabado coco, efecto coco, estampado coco, estampado cocodrilo, croco print, crocoprint, krokodillenprint",
      },
      {
        name: "monogram canvas",
        words:
          "logo canvas, signature canvas, gg supreme, gg canvas, monogram coated canvas, jacquard logo, oblique jacquard, allover logo, all over logo, monogram print, goyardine, toile monogram, lona monogram, tela monogram, logo allover",
      },
      {
        name: "raffia weave",
        words:
          "raffia, straw, crochet raffia, woven raffia, woven straw, ~crochet, palm leaf, wicker, rattan, seagrass, rafia, raphia, bast, stroh, paille, paja, paglia, rotin, mimbre, vimini, seegras",
      },
      { name: "nylon body", words: "nylon bag, nylon twill, re nylon, recycled nylon body, nylon canvas, nylon" },
      {
        name: "canvas body",
        words:
          "canvas tote, cotton canvas, heavy canvas, heavyweight canvas, embroidered canvas, canvas body, toile de coton, lona, segeltuch",
      },
      {
        name: "pleated body",
        words:
          "pleated, ~crinkled, accordion pleats, crystal pleats, plissiert, plissierte, plissee, plisse, plisado, plisada, plissettata, plissettato",
      },
      {
        name: "geometric panels",
        words: "~origami, origami panels, triangle tiles, prism panels, bao bao, geometric tiles",
      },
    ],
  },
  {
    name: "luggage",
    of: ["travel bags"],
    areTraits: true,
    weight: 0.8,
    values: [
      {
        name: "hard shell",
        words:
          "hardshell, hardside, hard side, hard sided, hard case, hardcase, polycarbonate shell, aluminum shell, aluminium shell, polypropylene shell, hartschale, hartschalenkoffer, hartschalentrolley, coque rigide, valise rigide, carcasa rigida, maleta rigida, guscio rigido, valigia rigida",
      },
      {
        name: "soft shell",
        words: "softshell, softside, soft side, soft sided, weichgepack, weichschale, valise souple, maleta blanda",
      },
      {
        name: "spinner wheels",
        words:
          "spinner, 4 wheel spinner, four wheel spinner, 360 wheels, 360 spinner wheels, spinning wheels, multi directional wheels, multidirectional wheels, multiwheel, multiwheel system, 4 wheeled, four wheeled, 4 wheels, four wheels, 4 double wheels, double spinner wheels, 4 rollen, vier rollen, 4 doppelrollen, vier doppelrollen, 360 rollen, 4 roues, quatre roues, 4 roues doubles, quatre roues doubles, 4 ruedas, cuatro ruedas, 4 ruedas dobles, cuatro ruedas dobles, 4 ruote, quattro ruote, 4 ruote doppie, roulettes pivotantes, roulettes multidirectionnelles, roues multidirectionnelles, 4 roulettes, quatre roulettes, 4 doubles roues, roulettes 360, roues pivotantes",
      },
      {
        name: "TSA lock",
        words:
          "tsa locks, tsa approved lock, tsa approved locks, tsa approved combination lock, tsa approved combination locks, tsa combination lock, tsa combination locks, tsa schloss, tsa zahlenschloss, serrure tsa, cadenas tsa, serrures tsa, cierre tsa, candado tsa, cerradura tsa, lucchetto tsa, chiusura tsa, serratura tsa",
      },
      {
        name: "expandable body",
        words:
          "expandable, expands, dehnbar, erweiterbar, volumenerweiterung, extensible, expandible, extensibile, espandibile, ampliable",
      },
    ],
  },
  {
    name: "bag closure",
    of: ["bags", "small leather goods"],
    weight: 0.9,
    values: [
      {
        name: "turn-lock closure",
        near: "front flap",
        words:
          "turn lock, turnlock, twist lock, twistlock, mademoiselle lock, cc lock, twist closure, turnlock closure, postman's lock, postmans lock, turn lock flap, drehverschluss, drehschliesse, fermoir tournant, fermeture tournante, fermoir pivotant, fermoir tourniquet, tourniquet, cierre giratorio, cierre de giro, chiusura girevole, chiusura a girello, girello",
      },
      {
        name: "front flap",
        near: "turn-lock closure",
        words:
          "flap closure, flap, fold over flap, foldover, flap bag, magnetic flap, flap front, uberschlag, klappe, klappverschluss, a rabat, rabat aimante, fermeture a rabat, fermeture par rabat, ~rabat, solapa, con solapa, patta, pattina, pattella",
      },
      {
        name: "belted closure",
        words:
          "belt closure, sangles, belted flap, touret, ~straps and turn lock, ~padlock, ~lock and key, turn lock belt, ~padlock closure",
      },
      {
        name: "zip top",
        words:
          "top zip, zip on top, zips on top, zip on the top, zip at the top, zip along the top, zips shut, zips closed, closes with a zip, zip closure, zipped top, zip top closure, top zip closure, zipper closure, ~zip around, zippered top, zip fastening, hauptfach mit reissverschluss, reissverschluss oben, oberer reissverschluss, verschluss reissverschluss, fermeture zippee, fermeture zip, fermeture par zip, fermeture a zip, cierre de cremallera, cierre con cremallera, cierre cremallera, cremallera superior, chiusura zip, chiusura con zip, chiusura a zip, chiusura con cerniera, cerniera superiore, zip superiore",
      },
      {
        name: "open top",
        words:
          "open top bag, open tote, open top with, unlined open top, ~open interior, open topped, oben offen, ouvert sur le dessus, abierto por arriba",
      },
      {
        name: "magnetic top",
        near: "open top",
        words:
          "magnetic closure, magnetic snap, magnetic button, magnet closure, magnetic clasp, magnetverschluss, magnetknopf, magnetdruckknopf, fermeture magnetique, fermeture aimantee, fermoir aimante, fermoir magnetique, bouton aimante, bouton magnetique, pression aimantee, cierre magnetico, cierre imantado, cierre de iman, boton magnetico, boton imantado, chiusura magnetica, chiusura a calamita, bottone magnetico, calamita, chiusura con calamita, bottone a calamita, cierre iman, cierre con iman, iman, magneetsluiting, broche magnetico, broche iman, boton iman",
      },
      {
        name: "drawstring top",
        words:
          "drawstring, drawstring closure, drawcord closure, kordelzugverschluss, mit kordelzug, mit tunnelzug, lien coulissant, cordon de serrage, fermeture par cordon, fermeture a cordon, cierre de cordon, cierre con cordon, chiusura a coulisse, chiusura con coulisse",
      },
      { name: "knot closure", words: "knotted clasp, knot clasp, ~metal knot" },
      {
        name: "kiss-lock frame",
        words:
          "kiss lock, kisslock, frame clasp, clasp frame, kiss clasp, bugelverschluss, fermoir clic clac, cierre de boquilla, boquilla, chiusura clic clac, frame closure, fermoir clip clap",
      },
    ],
  },
  {
    name: "bag emblem",
    of: ["bags", "small leather goods"],
    areTraits: true,
    weight: 0.5,
    values: [
      {
        name: "logo plaque",
        words:
          "~triangle plaque, ~triangle logo, ~metal plaque, ~v buckle, ~c buckle, ~signature d, ~t buckle, metal plate logo, logoplakette, logo plakette, metalllogo, metall logo, plaque logo, plaque logotee, plaque avec logo, logo metal, logo en metal, logo metallique, placa con logo, placa logo, placa con el logo, logo metalico, placca logo, placca con logo, targhetta logo, logo in metallo",
      },
      {
        name: "horsebit",
        words:
          "horsebit hardware, horse bit, snaffle, snaffle bit, ~metal bit, trense, metalltrense, mors, morsetto, morsetti",
      },
    ],
  },
  {
    name: "carried by",
    of: ["bags"],
    areTraits: true,
    weight: 0.8,
    values: [
      {
        name: "top handles",
        near: "single top handle",
        words:
          "two handles, double handles, twin handles, rolled handles, two top handles, rolled top handles, double top handles, tubular handles, ~carry handles, ~leather handles, zwei henkel, zwei henkeln, doppelhenkel, zwei tragegriffe, zwei tragegriffen, deux anses, double anse, deux poignees, double poignee, dos asas, doble asa, due manici, doppio manico, doppi manici, ~henkel, ~anses, ~poignees, ~asas, ~manici, twee hengsels, hengsels",
      },
      {
        name: "single top handle",
        near: "top handles",
        yields: "top handles",
        words:
          "top handle, one handle, single handle, ~curved handle, rolled handle, tragegriff, tragehenkel, anse superieure, anse unique, poignee superieure, poignee unique, asa superior, asa unica, manico superiore, manico singolo, un manico",
      },
      {
        name: "chain strap",
        words:
          "chain straps, chain shoulder strap, leather woven chain, leather threaded chain, interlaced chain, sliding chain, ~chain handle, woven chain strap, metal chain strap, kettenriemen, kettentrager, kettenhenkel, kettengurt, bandouliere chaine, bandouliere en chaine, anse chaine, anse en chaine, correa de cadena, asa de cadena, bandolera de cadena, tracolla a catena, tracolla catena, tracolla in catena, manico a catena, con catena, con cadena, tracolla con catena",
      },
      {
        name: "short shoulder strap",
        words:
          "shoulder strap, underarm strap, ~under the arm, short strap, baguette strap, ~sits under the arm, schulterriemen, schultergurt, kurzer schulterriemen, correa de hombro, tracolla corta",
      },
      {
        name: "crossbody strap",
        words:
          "~long strap, adjustable crossbody strap, ~crossbody, cross body strap, ~webbing strap, ~guitar strap, umhangeriemen, langer schulterriemen, langem schulterriemen, bandouliere reglable, bandouliere amovible, bandouliere ajustable, longue bandouliere, bandolera ajustable, bandolera regulable, bandolera extraible, bandolera desmontable, correa larga, asa bandolera, tracolla regolabile, tracolla staccabile, tracolla removibile, tracolla rimovibile, con tracolla, tracolla lunga, con bandolera, porte croise, porte travers, porte bandouliere, porte en bandouliere",
      },
      {
        name: "long shoulder straps",
        near: "top handles",
        words:
          "shoulder straps, ~long handles, ~slim straps, ~leather straps, ~lange henkel, ~langen henkeln, ~anses longues, ~longues anses, ~asas largas, ~manici lunghi",
      },
      {
        name: "knotted handle",
        words:
          "knot handle, ~knotted strap, ~knot strap, ~wrist knot, geknoteter henkel, geknotetem henkel, geknoteter griff, anse nouee, asa anudada, asa con nudo, manico annodato, manici annodati",
      },
      {
        name: "bamboo handle",
        words:
          "bamboo handles, bamboo top handle, bambusgriff, bambushenkel, anse bambou, anse en bambou, poignee bambou, poignee en bambou, asa de bambu, manico in bambu, manico di bambu",
      },
      { name: "bead handle", words: "~pearl handle, ~pearl strap, beaded handle" },
      { name: "metal handle", words: "~ring handles, ~bracelet handle, ~cuff handle, sculptural metal handle" },
    ],
  },
];
