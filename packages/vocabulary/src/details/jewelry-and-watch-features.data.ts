import type { FeatureEntry } from "./features.data.ts";

/** Features of jewelry and watches: settings, clasps, dials and hands. */
export const JEWELRY_AND_WATCH_FEATURES: readonly FeatureEntry[] = [
  {
    name: "Akoya pearls",
    kind: "pearl kind",
    of: ["jewellery"],
    includes: "pearls",
    words:
      "akoya, akoya pearl, akoya cultured pearl, akoya cultured pearls, perles akoya, perle akoya, perles de culture akoya, akoya perlen, akoyaperlen, akoyaperle, akoya zuchtperlen, perlas akoya, perla akoya",
  },
  {
    name: "freshwater pearls",
    kind: "pearl kind",
    of: ["jewellery"],
    includes: "pearls",
    words:
      "freshwater pearl, freshwater cultured pearl, freshwater cultured pearls, cultured freshwater pearl, cultured freshwater pearls, perles d'eau douce, perle d'eau douce, susswasserperle, susswasserperlen, susswasser zuchtperlen, susswasserzuchtperle, susswasserzuchtperlen, perlas de agua dulce, perla de agua dulce, perle d'acqua dolce, perle di fiume, perla di fiume",
  },
  {
    name: "Tahitian pearls",
    kind: "pearl kind",
    of: ["jewellery"],
    includes: "pearls",
    words:
      "tahitian pearl, tahitian cultured pearl, tahitian cultured pearls, tahiti perle, tahiti perlen, tahitiperle, tahitiperlen, perles de tahiti, perle de tahiti, perlas de tahiti, perla de tahiti, perle di tahiti",
  },
  {
    name: "South Sea pearls",
    kind: "pearl kind",
    of: ["jewellery"],
    includes: "pearls",
    words:
      "south sea pearl, south sea cultured pearl, south sea cultured pearls, sudseeperle, sudseeperlen, perles des mers du sud, perlas de los mares del sur, perle dei mari del sud",
  },
  {
    name: "oval cut",
    of: ["jewellery"],
    kind: "stone cut",
    words:
      "oval cut stone, oval stone, oval shaped stone, oval diamond, oval shape diamond, ovalschliff, taille ovale, talla oval, taglio ovale",
  },
  {
    name: "emerald cut",
    of: ["jewellery"],
    kind: "stone cut",
    words: "emerald shape, emerald shaped, smaragdschliff, taille emeraude, talla esmeralda, taglio smeraldo",
  },
  {
    name: "round cut",
    of: ["jewellery"],
    kind: "stone cut",
    words:
      "round brilliant, round brilliant cut, brilliant cut, round cut stone, round diamond, brillantschliff, rundschliff, taille brillant, taille ronde, talla brillante, talla redonda, taglio brillante, taglio rotondo, corte redondo",
  },
  {
    name: "pear cut",
    of: ["jewellery"],
    kind: "stone cut",
    words:
      "pear shape, pear shaped, teardrop cut, tropfenschliff, taille poire, talla pera, taglio a goccia, taglio pera, birnenschliff",
  },
  {
    name: "cushion cut",
    of: ["jewellery"],
    kind: "stone cut",
    words:
      "cushion shaped stone, kissenschliff, taille coussin, talla cojin, taglio cuscino, taglio cushion, taglio a cuscino",
  },
  {
    name: "princess cut",
    of: ["jewellery"],
    kind: "stone cut",
    words: "prinzessschliff, taille princesse, talla princesa, taglio princess, taglio principessa, princessschliff",
  },
  {
    name: "marquise cut",
    of: ["jewellery"],
    kind: "stone cut",
    words:
      "marquise shape, marquise shaped, marquiseschliff, taille marquise, talla marquesa, taglio marquise, taglio navetta, taglio a navetta",
  },
  {
    name: "radiant cut",
    of: ["jewellery"],
    kind: "stone cut",
    words: "radiantschliff, taille radiant, talla radiante, taglio radiant",
  },
  {
    name: "three-stone setting",
    of: ["jewellery"],
    words:
      "three stone, three stones, 3 stone, trilogy, drei steine, trilogie, trois pierres, tres piedras, tre pietre",
  },
  {
    name: "brushed surface",
    of: ["jewellery"],
    kind: "surface finish",
    words:
      "brushed, brushed finish, satin finish, satin finished, geburstet, gebursteter, gebursteten, brosse, brossee, finition brossee, finition satinee, satine, satinee, cepillado, cepillada, acabado satinado, satinato, satinata, finitura satinata",
  },
  {
    name: "polished surface",
    of: ["jewellery"],
    kind: "surface finish",
    words:
      "polished, highly polished, high polish, polished finish, high polish finish, high shine finish, poliert, polierte, polierter, hochglanzpoliert, hochglanz, poli, polie, polis, finition polie, poli brillant, pulido, pulida, acabado pulido, finitura lucida, =lucido, =lucida, lucidato, lucidata",
  },
  {
    name: "matte surface",
    of: ["jewellery"],
    kind: "surface finish",
    words:
      "matte, matt, matte finish, mattiert, mattierte, matter oberflache, =mat, =mate, finition mate, acabado mate, finitura opaca, =opaco, =opaca",
  },
  {
    name: "hammered finish",
    of: ["jewellery"],
    words:
      "hammered, hammered texture, hand hammered, hammered effect, gehammert, gehammerte, gehammertes, martele, martelee, martillado, martillada, martellato, martellata",
  },
  {
    name: "twisted design",
    of: ["jewellery"],
    words:
      "twist, twisted, twist design, twist detail, rope twist, twisted rope, gedreht, gedrehte, gedrehtes, verdreht, torsade, torsadee, torsadees, retorcido, retorcida, attorcigliato, twisted band, twisted ring, twisted hoops, gedrehter ring, gedrehte ringschiene, anneau torsade, aro trenzado, retorcidos, retorcidas, fascia ritorta, ritorto, ritorta, ritorti",
  },
  {
    name: "two-tone finish",
    of: ["jewellery", "watches"],
    words:
      "two tone, two toned, twotone, bicolor, bicolour, bicolore, zweifarbig, zweifarbiges, bi color, dos tonos, due toni",
  },
  {
    name: "open design",
    of: ["jewellery"],
    words:
      "open ring, open band, open cuff, open bangle, open ended, offener ring, offenes design, bague ouverte, jonc ouvert, anillo abierto, brazalete abierto, anello aperto, bracciale aperto, =offen, =ouvert, =ouverte, =abierto, =abierta, =aperto, =aperta",
  },
  {
    name: "double-sided design",
    of: ["jewellery"],
    words:
      "double sided, two sided, beidseitig, doppelseitig, double face, recto verso, doble cara, de doble cara, bifacciale",
  },
  {
    name: "stackable design",
    of: ["jewellery"],
    words:
      "stackable, stacking, stacking ring, stacking rings, stacker, stapelbar, empilable, superposable, apilable, impilabile",
  },
  {
    name: "knife edge",
    of: ["jewellery"],
    words: "knife edge band, knife edged, knife edge profile",
  },
  {
    name: "three bands",
    of: ["jewellery"],
    words:
      "three interlocking bands, three rings, drei ringe, drei ineinander verschlungene ringe, trois anneaux, tres aros, tres anillos, tre fasce, tre anelli",
  },
  {
    name: "adjustable size",
    of: ["jewellery"],
    words:
      "adjustable ring, =adjustable, size adjustable, verstellbarer ring, =verstellbar, verstellbare grosse, bague reglable, =reglable, =ajustable, taille reglable, taille ajustable, anillo ajustable, talla ajustable, anello regolabile, =regolabile, misura regolabile",
  },
  {
    name: "comfort fit",
    of: ["jewellery"],
    words: "comfort fit band, comfort fit interior, confort, bequeme passform",
  },
  {
    name: "cable chain",
    kind: "chain",
    of: ["jewellery"],
    words:
      "cable link chain, cable links, trace chain, ankerkette, chaine forcat, maille forcat, cadena forzada, catena forzatina, forzatina, maglia forzatina, anchor chain, anchor link chain",
  },
  {
    name: "box chain",
    kind: "chain",
    of: ["jewellery"],
    words:
      "box link chain, venetian chain, venezianerkette, venezianer kette, maille venitienne, chaine venitienne, maglia veneziana, catena veneziana, cadena veneciana",
  },
  {
    name: "byzantine chain",
    kind: "chain",
    of: ["jewellery"],
    words:
      "byzantine link chain, byzantine links, konigskette, maille royale, maille byzantine, maglia bizantina, catena bizantina, cadena bizantina",
  },
  {
    name: "ball chain",
    kind: "chain",
    of: ["jewellery"],
    words: "ball link chain, kugelkette, chaine boules, maille boules, catena a palline, cadena de bolitas",
  },
  {
    name: "Singapore chain",
    kind: "chain",
    of: ["jewellery"],
    words: "singapore link chain, singapurkette, maille singapour, maglia singapore, cadena singapur",
  },
  {
    name: "rope chain",
    kind: "chain",
    of: ["jewellery"],
    words:
      "rope link chain, twisted rope chain, kordelkette, chaine corde, maille corde, cadena cordon, cadena de cordon, catena a corda, catena corda",
  },
  { name: "curb chain", kind: "chain", of: ["jewellery"], words: "curb link chain, curb links, panzerkette" },
  {
    name: "figaro chain",
    of: ["jewellery"],
    words: "figaro, figaro link, figaro links, figarokette, chaine figaro, maille figaro, cadena figaro, catena figaro",
  },
  {
    name: "lariat style",
    of: ["jewellery"],
    words: "lariat, y necklace, lariat necklace, y kette, collier y, collier lasso, collar en y, collana a y",
  },
  {
    name: "locket",
    of: ["jewellery"],
    words: "medaillon zum offnen, medaillon a ouvrir, porte photo, guardapelo, portafoto",
  },
  {
    name: "medallion",
    of: ["jewellery", "footwear"],
    words: "medallion pendant, round medallion, logo medallion, medaillon, medaille, medalla, medaglia, medaglione",
  },
  {
    name: "bar pendant",
    of: ["jewellery"],
    words: "=bar, bar charm, t bar pendant, t bar, stabanhanger, pendentif barre, colgante de barra, pendente a barra",
  },
  {
    name: "extender chain",
    of: ["jewellery"],
    words:
      "extender, extension chain, chain extender, extendable, with extension, verlangerungskette, verlangerungskettchen, chaine d'extension, chainette d'extension, chaine de rallonge, cadena de extension, alargador, catena di prolunga, catena di estensione, verlangerung, rallonge, d'extension, extensor, extension de cadena, estensione, prolunga, catenina di estensione",
  },
  {
    name: "safety chain",
    of: ["jewellery"],
    words:
      "security chain, safety clasp chain, sicherheitskettchen, sicherheitskette, chaine de securite, chainette de securite, cadena de seguridad, catena di sicurezza, catenina di sicurezza",
  },
  {
    name: "safety catch",
    of: ["jewellery"],
    words:
      "safety clasp, safety lock, figure eight safety, sicherheitsverschluss, fermoir de securite, cierre de seguridad, chiusura di sicurezza",
  },
  {
    name: "padlock detail",
    of: ["jewellery"],
    words:
      "padlock, lock pendant, lock charm, padlock pendant, padlock charm, schloss anhanger, cadenas, candado, lucchetto",
  },
  {
    name: "engraving",
    of: ["jewellery"],
    words:
      "engraved, engraved logo, engraved detail, gravur, graviert, gravierte, gravure, grabado, grabada, incisione, inciso",
  },
  {
    name: "screw backs",
    of: ["jewellery"],
    kind: "earring back",
    words:
      "screw back, screwbacks, screw on backs, schraubverschluss, fermoir a vis, a visser, cierre de rosca, chiusura a vite",
  },
  {
    name: "lever backs",
    of: ["jewellery"],
    kind: "earring back",
    words:
      "lever back, leverback, leverbacks, klappbrisur, klappbrisuren, dormeuses, cierre catalan, cierre omega, monachella, hebelverschluss, fermoir dormeuse",
  },
  {
    name: "hypoallergenic metal",
    of: ["jewellery"],
    words:
      "hypoallergenic, hypo allergenic, nickel free, lead and nickel free, nickelfrei, hypoallergen, hypoallergenique, sans nickel, hipoalergenico, hipoalergenica, sin niquel, anallergico, ipoallergenico, senza nichel, nichel free",
  },
  {
    name: "tarnish resistance",
    of: ["jewellery"],
    words:
      "tarnish resistant, tarnish free, anti tarnish, non tarnish, anlaufgeschutzt, anlaufbestandig, anti ternissement, resistente al deslustre, anti ossidazione, antiossidante",
  },
  {
    name: "hollow construction",
    of: ["jewellery"],
    words: "=hollow, hollow tube, hollow tubes, hollow core, hohl, hohl gearbeitet, creux, creuse, hueco, vuoto",
  },
  {
    name: "threader style",
    of: ["jewellery"],
    words: "threader, threaders, thread through, pull through, durchzieher, ohrhanger zum durchziehen",
  },
  {
    name: "cluster setting",
    of: ["jewellery"],
    words: "cluster, cluster of stones, stone cluster, steinbuschel",
  },
  {
    name: "sunburst dial",
    of: ["watches"],
    kind: "dial finish",
    words:
      "sunray dial, sunburst, sunray, sunray brushed, sunray brushed dial, sunburst finish, sonnenschliff, zifferblatt mit sonnenschliff, cadran soleil, cadran soleille, finition soleil, esfera efecto sol, quadrante soleil",
  },
  {
    name: "guilloché dial",
    of: ["watches"],
    kind: "dial finish",
    words:
      "guilloche, guilloche pattern, guilloche finish, guillochiertes zifferblatt, guillochiert, cadran guilloche, esfera guilloche, quadrante guilloche",
  },
  {
    name: "fumé dial",
    of: ["watches"],
    kind: "dial finish",
    words:
      "fume, gradient dial, smoked dial, degrade dial, ombre dial, dial fades to, verlaufszifferblatt, cadran fume, cadran degrade, esfera degradada, quadrante sfumato",
  },
  {
    name: "open-heart dial",
    of: ["watches"],
    words: "open heart, open balance, heartbeat aperture, offenes herz, coeur ouvert, corazon abierto, cuore aperto",
  },
  {
    name: "day-date display",
    of: ["watches"],
    words:
      "day date, day and date, day date window, weekday and date, wochentag und datum, wochentag, jour et date, jour date, dia y fecha, giorno e data",
  },
  {
    name: "subdials",
    of: ["watches"],
    words:
      "sub dials, sub dial, subdial, three subdials, three sub dials, hilfszifferblatter, sous cadrans, compteurs, subesferas, contatori, sottoquadranti",
  },
  {
    name: "snowflake hands",
    of: ["watches"],
    kind: "hands",
    words: "snowflake hand, snowflake",
  },
  {
    name: "Mercedes hands",
    of: ["watches"],
    kind: "hands",
    words: "mercedes hand, mercedes style hands, mercedes hour hand",
  },
  {
    name: "sword hands",
    of: ["watches"],
    kind: "hands",
    words: "sword hand, sword shaped hands, schwertzeiger, aiguilles glaive, agujas de espada, lancette a gladio",
  },
  {
    name: "dauphine hands",
    of: ["watches"],
    kind: "hands",
    words:
      "dauphine, dauphine hand, dauphine zeiger, dauphinezeiger, aiguilles dauphine, agujas dauphine, lancette dauphine",
  },
  {
    name: "baton hands",
    of: ["watches"],
    kind: "hands",
    words: "stick hands, stabzeiger, aiguilles batons, aiguilles baton, agujas baston, lancette a bastone",
  },
  {
    name: "octagonal bezel",
    of: ["watches"],
    words:
      "octagon bezel, octagon shaped bezel, eight sided bezel, octagonal, octagonal case, achteckige lunette, oktagonale lunette, lunette octogonale, bisel octogonal, lunetta ottagonale",
  },
  {
    name: "black ceramic bezel",
    of: ["watches"],
    kind: "bezel colors",
    includes: "black bezel, ceramic bezel",
    words:
      "black cerachrom bezel, black ceramic bezel insert, black cerachrom insert, bezel black ceramic, cerachrom bezel in black, schwarze keramiklunette, schwarzer keramiklunette, lunette noire en ceramique, lunette en ceramique noire, lunette ceramique noire, bisel de ceramica negro, bisel negro de ceramica, bisel ceramico negro, lunetta nera in ceramica, lunetta in ceramica nera, ghiera in ceramica nera",
  },
  {
    name: "blue ceramic bezel",
    of: ["watches"],
    kind: "bezel colors",
    includes: "blue bezel, ceramic bezel",
    words:
      "blue cerachrom bezel, blue ceramic bezel insert, blue cerachrom insert, bezel blue ceramic, blaue keramiklunette, blauer keramiklunette, lunette bleue en ceramique, lunette en ceramique bleue, lunette ceramique bleue, bisel de ceramica azul, bisel ceramico azul, lunetta blu in ceramica, lunetta in ceramica blu",
  },
  {
    name: "black bezel",
    of: ["watches"],
    kind: "bezel colors",
    words:
      "bezel black, black rotating bezel, black timing bezel, black dive bezel, black unidirectional bezel, schwarze lunette, schwarzer lunette, schwarzen lunette, lunette noire, bisel negro, lunetta nera, ghiera nera, black coin edge bezel, black unidirectional coin edge bezel, black aluminum bezel, black aluminium bezel, black aluminum bezel insert, black aluminium bezel insert, black rotatable bezel",
  },
  {
    name: "blue bezel",
    of: ["watches"],
    kind: "bezel colors",
    words:
      "bezel blue, blue rotating bezel, blue dive bezel, blue unidirectional bezel, blaue lunette, blauer lunette, lunette bleue, bisel azul, lunetta blu, ghiera blu, blue coin edge bezel, blue unidirectional coin edge bezel, blue aluminum bezel, blue aluminium bezel",
  },
  {
    name: "green bezel",
    of: ["watches"],
    kind: "bezel colors",
    words:
      "bezel green, green rotating bezel, green dive bezel, green unidirectional bezel, grune lunette, gruner lunette, lunette verte, bisel verde, lunetta verde, ghiera verde",
  },
  {
    name: "red and blue bezel",
    of: ["watches"],
    kind: "bezel colors",
    words:
      "blue and red bezel, red blue bezel, blue red bezel, pepsi bezel, =pepsi, rot blaue lunette, blau rote lunette, lunette rouge et bleue, lunette bleue et rouge, bisel rojo y azul, lunetta rossa e blu, lunetta pepsi",
  },
  {
    name: "black and blue bezel",
    of: ["watches"],
    kind: "bezel colors",
    words:
      "blue and black bezel, blue black bezel, black blue bezel, batman bezel, =batman, blau schwarze lunette, lunette bleue et noire, bisel azul y negro, lunetta blu e nera",
  },
  {
    name: "quick-release strap",
    of: ["watches"],
    words:
      "quick release, quick release pins, quick release spring bars, quick change strap, quick change, tool free strap change, schnellwechselarmband, schnellwechsel, schnellwechselsystem, changement rapide de bracelet, bracelet interchangeable, liberacion rapida, correa de cambio rapido, sgancio rapido, cinturino a sgancio rapido",
  },
  {
    name: "helium escape valve",
    of: ["watches"],
    words:
      "helium valve, he valve, heliumventil, heliumauslassventil, valve a helium, valvula de helio, valvola elio, valvola per l'elio",
  },
  {
    name: "heart-rate monitor",
    of: ["watches"],
    words:
      "heart rate, heart rate monitoring, heart rate sensor, pulse monitor, herzfrequenzmesser, herzfrequenzmessung, cardiofrequencemetre, frequence cardiaque, pulsometro, frecuencia cardiaca, cardiofrequenzimetro, frequenza cardiaca",
  },
  {
    name: "Bluetooth",
    of: ["watches"],
    words: "bluetooth connectivity, smartphone link, mobile link, bluetooth smart, smartphone kopplung",
  },
];
