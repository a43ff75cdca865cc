import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of jewelry: motif, setting, stone, closure. */
export const JEWELRY_SHAPES: readonly CutAttribute[] = [
  {
    name: "motif",
    of: ["jewellery"],
    weight: 1.4,
    values: [
      {
        name: "screw motif",
        words:
          "~screws, screw motifs, screw heads, screw design, screw detail, screw head, engraved screws, schraubenmotiv, schraubenmotive, schraubmotiv, motif vis, motifs vis, orne de vis, ornee de vis, motivo de tornillos, motivo tornillo, motivo tornillos, motivo viti, motivo vite",
      },
      {
        name: "nail motif",
        words:
          "nail, nail design, bent nail, nail head, nail shaped, nagelmotiv, motif clou, motivo clavo, motivo de clavo, motivo chiodo",
      },
      {
        name: "clover motif",
        words:
          "clover, four leaf clover, quatrefoil, alhambra, clovers, lucky clover, four leaf, quatrefoil motif, kleeblatt, trefle, trebol, quadrifoglio, quadrifogli, kleeblattmotiv, kleeblatter, vierblattriges kleeblatt, trefles, motif trefle, motivo trebol, motivo trifoglio, trifoglio, trifogli",
      },
      {
        name: "serpent motif",
        words: "~snake, serpent, serpenti, snake head, snake motif, ~schlange, ~serpiente, ~serpente, schlangenmotiv",
      },
      { name: "panther motif", words: "panther, panthere, ~leopard head" },
      {
        name: "heart motif",
        words:
          "heart, hearts, heart pendant, heart necklace, heart tag, heart charm, open heart, heart shaped, herz, herzanhanger, herzform, herzformig, herzformige, herzformiger, coeur, corazon, corazones, cuore, cuori",
      },
      {
        name: "star motif",
        words:
          "star, stars, ~starburst, north star, star pendant, sternanhanger, sternmotiv, ciondolo stella, a forma di stella, forma de estrella, silver star, gold star, white star, black star, star detail, motif etoile, pendentif etoile, collier etoile, forme d'etoile, en forme d'etoile, motivo estrella, colgante estrella, motivo stella, motivo a stella, puces etoile, puces d'oreilles etoile, boucles d'oreilles etoile, boucles d'oreilles etoiles, bague etoile, bracelet etoile, pendientes estrella, pendientes de estrella, pendientes estrellas, anillo estrella, pulsera estrella, collar estrella, orecchini stella, orecchini stelle, anello stella, bracciale stella, collana stella, plata estrella",
      },
      {
        name: "moon motif",
        words: "moon, crescent moon, mondanhanger, halbmond, croissant de lune, media luna, mezzaluna",
      },
      {
        name: "cross motif",
        words:
          "cross, crucifix, cross pendant, kreuz, kreuzanhanger, croix, croce, colgante cruz, colgante de cruz, forma de cruz",
      },
      { name: "evil-eye motif", words: "evil eye, eye motif, nazar, ojo turco, occhio greco" },
      { name: "knot motif", words: "knot, ~knotted, love knot, knoten, nudo, nodo" },
      {
        name: "butterfly motif",
        words: "butterfly, butterflies, schmetterling, schmetterlinge, papillon, mariposa, farfalla, farfalle",
      },
      {
        name: "flower motif",
        words:
          "flower, floral, daisy, rose motif, fleur, petals, blute, bluten, flores, forma de flor, fiore, fiori, motif fleur, blumenmotiv, blumenform",
      },
      {
        name: "initial motif",
        words:
          "initial, ~letter, ~monogram, initial pendant, letter pendant, initialen, initialanhanger, buchstabenanhanger, pendentif initiale, letra inicial, colgante inicial, con iniziale, ciondolo iniziale, initiale, inicial, iniziale",
      },
      { name: "orb motif", words: "orb, saturn" },
      {
        name: "horsebit motif",
        near: "horseshoe motif",
        words: "horsebit, snaffle bit, snaffle, trense, mors, morsetto",
      },
      {
        name: "horseshoe motif",
        near: "horsebit motif",
        words: "horseshoe, ~stirrup, hufeisen, fer a cheval, herradura, ferro di cavallo",
      },
      {
        name: "coin motif",
        words:
          "coin, ~medallion, ~medal, ~disc, coin pendant, ~zodiac, munze, munzen, moneta, forma de moneda, colgante moneda, ~medaille, ~medalla, ~medaglia, munzanhanger, pendente moneta, pendente a moneta",
      },
      { name: "T motif", words: "t shape, t wire, t bar ends" },
      {
        name: "hardware links",
        words: "hardwear, gauge link, ~graduated links, ~ball and lock, ~padlock",
      },
      { name: "H motif", words: "h motif, clic h, enamel h, h bracelet, h bangle, h cuff, letter h" },
      { name: "B-logo spiral", words: "spiral, b zero, serrated spiral" },
      { name: "cable motif", words: "twisted cable, cable, cable cuff" },
      { name: "swan motif", words: "swan" },
      { name: "bow motif", words: "bow, ~ribbon, schleife, lazo, fiocco" },
      {
        name: "key motif",
        words: "key, key pendant, skeleton key, schlussel, llave, ciondolo chiave, a forma di chiave",
      },
      {
        name: "shell motif",
        words:
          "~shell, ~shells, puka, puka shell, cowrie, seashell, scallop shell, shell necklace, shell earrings, shell pendant, shell bracelet, shell charm, shell shaped, muschel, muscheln, coquillage, concha, conchiglia",
      },
      { name: "leaf motif", words: "leaf, leaves, ~feather" },
      {
        name: "infinity motif",
        words:
          "infinity, unendlichkeitszeichen, unendlichkeitssymbol, symbole infini, signe infini, bracelet infini, simbolo infinito, simbolo del infinito, simbolo dell'infinito",
      },
      { name: "bee motif", words: "bee, ~honeycomb, biene, abeille, abeja" },
      { name: "fan motif", words: "fan shape, fan motif, divas dream" },
    ],
  },
  {
    name: "jewel form",
    of: ["jewellery"],
    weight: 1.1,
    values: [
      { name: "oval bangle", near: "rigid bangle", words: "oval bracelet, oval cuff, two piece oval bangle" },
      {
        name: "rigid bangle",
        near: "oval bangle",
        words:
          "bangle, solid bangle, rigid bracelet, stiff bracelet, hinged bangle, armreif, armreifen, jonc, bracelet jonc, brazalete rigido, pulsera rigida, bracciale rigido",
      },
      {
        name: "open cuff",
        words:
          "cuff, open bangle, cuff bracelet, open ended, offener armreif, armspange, jonc ouvert, manchette, bracelet manchette, brazalete abierto, pulsera abierta, bracciale aperto",
      },
      { name: "chain bracelet", words: "link bracelet, chain link bracelet, ~delicate chain, bracelet chain" },
      {
        name: "line of stones",
        words:
          "tennis, tennis bracelet, tennis necklace, riviere, line bracelet, tennisarmband, tenniskette, bracelet riviere, pulsera riviere, pulsera tenis, tenis, bracelet tennis",
      },
      {
        name: "cord bracelet",
        words:
          "cord, string bracelet, braided cord, kordelarmband, bracelet cordon, pulsera de cordon, bracciale in cordino",
      },
      {
        name: "charm bracelet",
        words:
          "bracelet with charms, charmed bracelet, snake chain bracelet for charms, bettelarmband, charmsarmband, bracelet charms, bracelet a breloques, pulsera de charms, bracciale charms, charm armband, charmarmband, bracciale con ciondoli, pulsera de dijes",
      },
      {
        name: "domed form",
        words:
          "dome, domed, dome ring, chunky dome, teardrop dome, bold dome, croissant, croissant ring, croissant dome, bombee, gewolbt, gewolbter, gewolbte, abombado, bombato, bombata",
      },
      {
        name: "drop-shaped form",
        words:
          "drop shaped, teardrop, teardrop earrings, tear drop, water drop, tropfenform, tropfenformig, tropfenformige, goutte, forma de lagrima, a goccia",
      },
      {
        name: "plain band",
        words:
          "~band ring, simple band, plain ring, plain band ring, plain gold band, ~wedding ring, ~low domed, ~comfort fit, ~flat band, polished band, ~stacking ring, ~stacking band, ~slim band, ~wedding band",
      },
      {
        name: "three interlaced bands",
        words:
          "~three bands, trinity, rolling ring, three interlocking bands, interlocking rings, ~three rings, ~tricolor rings, rolling rings",
      },
      { name: "wrap form", words: "wrap ring, ~coil, wraparound ring, wraps around, ~bypass" },
      {
        name: "huggie form",
        words: "huggie, huggies, huggie hoops, klappcreolen, klappcreole, mini creoles, cerchietti",
      },
      {
        name: "thick hoop",
        words:
          "chunky hoops, bold hoops, tube hoops, chunky hoop, thick hoops, breite creolen, dicke creolen, creoles epaisses, creoles larges, aros gruesos, cerchi spessi",
      },
      {
        name: "thin hoop",
        words:
          "thin hoops, skinny hoops, fine hoops, thin hoop, feine creolen, dunne creolen, creoles fines, aros finos, cerchi sottili",
      },
      { name: "bar form", words: "bar necklace, bar pendant" },
      {
        name: "pendant form",
        words:
          "pendant, pendant necklace, heart pendant, star pendant, cross pendant, coin pendant, initial pendant, letter pendant, key pendant, ~charm necklace, ~solitaire necklace, anhanger, pendentif, colgante, ciondolo, pendente, ciondolo stella, ciondolo iniziale, ciondolo chiave, colgante cruz, colgante de cruz, colgante inicial, colgante moneda, pendentif initiale, sternanhanger, herzanhanger, kreuzanhanger, mondanhanger, initialanhanger, buchstabenanhanger",
      },
      { name: "collar form", words: "collar necklace, choker, ~torque, ~bib necklace, ~all around" },
      { name: "station form", words: "~by the yard, stations, station necklace" },
    ],
  },
  {
    name: "stone",
    of: ["jewellery"],
    weight: 1,
    values: [
      {
        name: "natural diamonds",
        near: "lab-grown diamonds",
        yields: "lab-grown diamonds",
        words:
          "diamond, diamonds, natural diamond, natural diamonds, brilliant cut diamonds, pave diamonds, diamant, diamanten, diamanti, brillanten, diamantes, diamante, brillanti, brillantes",
      },
      {
        name: "lab-grown diamonds",
        near: "natural diamonds",
        words:
          "lab grown, lab grown diamonds, lab created diamonds, lab grown diamond, lab diamond, lab diamonds, lab created diamond, labordiamant, labordiamanten, im labor gezuchtet, im labor gezuchtete diamanten, diamant de laboratoire, diamants de laboratoire, diamant de synthese, diamante de laboratorio, diamantes de laboratorio, diamante da laboratorio, diamanti da laboratorio, diamanti sintetici",
      },
      { name: "moissanite", near: "lab-grown diamonds", words: "moissanites" },
      {
        name: "cubic zirconia",
        near: "crystals",
        words:
          "cz, zirconia, cubic zirconias, simulated diamond, simulated diamonds, cz stones, diamond simulant, zirkonia, zirkonias, oxyde de zirconium, oxydes de zirconium, circonita, zircone, zirconi, zirconi cubici, ~zircons, circonitas, circonia, circonias, zirconium, zirconiums, zircons",
      },
      {
        name: "crystals",
        near: "cubic zirconia",
        words:
          "crystal, rhinestones, rhinestone, ~swarovski, glass crystals, pave crystals, kristall, kristalle, kristallen, strass, strasssteine, cristal, cristaux, cristales, cristallo, cristalli",
      },
      { name: "mother-of-pearl", words: "mother of pearl, nacre, perlmutt, perlmutter, nacar, madreperla" },
      { name: "onyx", words: "black onyx, ~black agate, onice, onix" },
      {
        name: "jet stone",
        words: "whitby jet, genuine jet, natural jet, carved jet, polished jet, jet cabochon, jet cabochons, gagat",
      },
      { name: "malachite", words: "green malachite, malachit, malaquita, malachita" },
      { name: "carnelian", words: "~red agate, cornelian, karneol, cornaline, cornalina, corniola" },
      {
        name: "turquoise stone",
        words:
          "~turquoise, turquoise stones, turquoise beads, turquoise cabochon, genuine turquoise, natural turquoise",
      },
      { name: "lapis lazuli", words: "lapis, lapislazuli" },
      {
        name: "pearls",
        near: "imitation pearls",
        words:
          "pearl, freshwater pearls, freshwater pearl, cultured pearl, cultured pearls, akoya, akoya pearls, baroque pearl, baroque pearls, susswasserperle, susswasserperlen, zuchtperle, zuchtperlen, perle de culture, perles de culture, perle d'eau douce, perles d'eau douce, perla, perlas cultivadas, perla cultivada, perlas de agua dulce, perle coltivate, perle d'acqua dolce, perle di fiume, ~perle, ~perlen, susswasserzuchtperle, susswasserzuchtperlen, akoyaperlen, tahitiperle, zoetwaterparels",
      },
      {
        name: "imitation pearls",
        near: "pearls",
        words:
          "faux pearl, faux pearls, glass pearls, simulated pearl, acrylic pearl, acrylic pearls, resin pearl, resin pearls, plastic pearl, plastic pearls, shell pearl, shell pearls, kunstperlen, imitationsperlen, perles fantaisie, perles synthetiques, perlas sinteticas, perlas artificiales, perlas de imitacion, perle sintetiche, perle finte",
      },
      { name: "sapphires", words: "sapphire, saphir, saphire, zafiro, zaffiro, zaffiri, zafiros" },
      { name: "rubies", words: "ruby, rubin, rubine, rubis, rubino, rubini, rubi, rubies" },
      { name: "emeralds", words: "emerald, smaragd, smaragde, emeraude, esmeralda, smeraldo, smeraldi, esmeraldas" },
      {
        name: "topaz",
        words: "blue topaz, ~smoky quartz, ~amethyst, ~citrine, ~peridot, topas, topaze, topacio, topazio",
      },
      {
        name: "enamel",
        words:
          "enameled, enamelled, enamel inlay, emaille, emailliert, emailliertes, emaillierte, emaillee, esmalte, esmaltado, esmaltada, smalto, smaltato, smaltata",
      },
    ],
  },
  {
    name: "stone setting",
    of: ["jewellery"],
    weight: 0.7,
    values: [
      { name: "pavé setting", words: "pave, pave set, paved, micro pave" },
      { name: "halo setting", words: "halo" },
      {
        name: "bezel setting",
        words:
          "bezel set, collet, zargenfassung, serti clos, engaste bisel, engaste en bisel, incastonatura a castone, montatura a castone",
      },
      {
        name: "prong setting",
        words:
          "prong set, four prong, six prong, claw set, claw setting, 4 prong, 6 prong, tiffany setting, krappenfassung, serti griffes, serti a griffes, engaste de garras, incastonatura a griffe, montatura a griffe, castone a griffe, engaste en garras",
      },
      {
        name: "channel setting",
        words:
          "channel set, channel set stones, kanalfassung, serti rail, incastonatura a binario, engaste carril, engaste en carril",
      },
    ],
  },
  {
    name: "jewel closure",
    of: ["jewellery"],
    weight: 0.5,
    values: [
      {
        name: "screw closure",
        words:
          "screwdriver, with screwdriver, screw fastening, comes with screwdriver, screw lock, schraubenzieher, schraubendreher, tournevis, destornillador, cacciavite",
      },
      {
        name: "hinged closure",
        words:
          "hinge, hinged, ~push clasp, ~box clasp, ~click closure, ~snap closure, scharnier, scharnierverschluss, charniere, bisagra",
      },
      {
        name: "lobster clasp",
        near: "spring-ring clasp",
        words:
          "lobster claw, lobster closure, karabiner, karabinerverschluss, mousqueton, fermoir mousqueton, mosqueton, cierre de mosqueton, moschettone, chiusura a moschettone, cierre langosta, cierre de langosta",
      },
      {
        name: "spring-ring clasp",
        near: "lobster clasp",
        words: "spring ring, spring ring closure, federring, federringverschluss, anneau ressort, cierre de reasa",
      },
      {
        name: "toggle clasp",
        words:
          "toggle, t bar clasp, toggle closure, knebelverschluss, fermoir t, fermoir en t, fermoir baton, chiusura a t, fermoir batonnet, cierre de barra, cierre en t, cierre t bar, fermoir bascule, fermoir a bascule",
      },
      {
        name: "sliding closure",
        words:
          "slider clasp, adjustable bolo, bolo, schiebeverschluss, fermoir coulissant, cierre corredizo, chiusura scorrevole",
      },
    ],
  },
];
