import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of watches, in the terms of makers' specifications. */
export const WATCH_SHAPES: readonly CutAttribute[] = [
  {
    name: "case shape",
    of: ["watches"],
    weight: 1.2,
    values: [
      {
        name: "round case",
        near: "cushion case",
        words:
          "round watch, circular case, round dial, round steel case, rundes gehause, rundem gehause, boitier rond, caja redonda, cassa rotonda, cassa tonda, rundes edelstahlgehause, rundem edelstahlgehause",
      },
      {
        name: "cushion case",
        near: "round case",
        words:
          "cushion shaped case, cushion shape, pillow case shape, kissenform, kissenformiges gehause, boitier coussin, cassa a cuscino",
      },
      {
        name: "rectangular case",
        near: "square case",
        words:
          "rectangular, rectangle case, rectangular watch, tank shape, tank watch, tank style, rectangular dial, rechteckig, rechteckiges, rechteckige, rectangulaire, rettangolare",
      },
      {
        name: "square case",
        near: "rectangular case",
        words:
          "square watch, square automatic watch, square quartz watch, square dial, square shaped case, quadratisches gehause, quadratischem gehause, boitier carre, caja cuadrada, cassa quadrata",
      },
      {
        name: "tonneau case",
        words:
          "tonneau, barrel case, barrel shaped case, tonneau shaped, tonnenformiges gehause, tonnenformigem gehause, tonneauform",
      },
      {
        name: "octagonal case",
        words:
          "octagonal, octagon case, ~octagonal bezel, ~octagon bezel, octagonal watch, achteckig, achteckige, achteckiges, octogonal, octogonale, ottagonale",
      },
      {
        name: "oval case",
        words: "oval watch, oval dial, ellipse case, ovales gehause, boitier ovale, caja ovalada, cassa ovale",
      },
      { name: "asymmetric case", words: "~triangular case, crash case" },
    ],
  },
  {
    name: "bezel",
    of: ["watches"],
    weight: 1.2,
    values: [
      {
        name: "dive bezel",
        words:
          "rotating bezel, unidirectional bezel, unidirectional rotating bezel, ~rotatable bezel, diving bezel, diver bezel, 60 minute bezel, ~cerachrom bezel, ~ceramic bezel, ceramic dive bezel, rotating timing bezel, count up bezel, drehbare lunette, drehbarer lunette, einseitig drehbare lunette, einseitig drehbarer lunette, taucherlunette, lunette tournante, lunette tournante unidirectionnelle, lunette unidirectionnelle, bisel giratorio, bisel unidireccional, bisel giratorio unidireccional, lunetta girevole, lunetta unidirezionale, lunetta girevole unidirezionale, ghiera girevole, ghiera unidirezionale, ghiera girevole unidirezionale",
      },
      {
        name: "GMT bezel",
        near: "dive bezel",
        words:
          "24 hour bezel, 24h bezel, batman bezel, coke bezel, root beer bezel, ~bidirectional bezel, ~two tone bezel, ~red and blue bezel, ~blue and red bezel, ~blue and black bezel",
      },
      {
        name: "tachymeter scale",
        words:
          "tachymeter, tachymetre, tachymetric bezel, tachymetric scale, tachymetre scale, tachymeter bezel, tachymetre bezel, tachymeterskala, tachymeterlunette, tachymetrique, echelle tachymetrique, taquimetro, escala taquimetrica, tachimetro, scala tachimetrica",
      },
      {
        name: "fluted bezel",
        near: "coin-edge bezel",
        words:
          "fluted, fluted gold bezel, fluted white gold bezel, fluted style bezel, geriffelte lunette, geriffelter lunette, kannelierte lunette, lunette cannelee, bisel estriado",
      },
      {
        name: "coin-edge bezel",
        near: "fluted bezel",
        words:
          "coin edge, ~knurled bezel, ~milled bezel, ~lunetta zigrinata, ~ghiera zigrinata, gerandelte lunette, geranderte lunette, gerandelter lunette, lunette crantee, bisel moleteado",
      },
      {
        name: "bezel with exposed screws",
        words:
          "exposed screws, screwed bezel, screws on the bezel, visible screws, hexagonal screws, ~porthole bezel, sichtbare schrauben, sichtbaren schrauben, vis apparentes, tornillos vistos, tornillos visibles, viti a vista",
      },
      {
        name: "gem-set bezel",
        words:
          "diamond bezel, crystal bezel, pave bezel, crystal set bezel, diamond set bezel, iced bezel, diamantlunette, kristalllunette, lunette sertie, bisel con diamantes, bisel con cristales, lunetta con diamanti, lunetta con cristalli",
      },
      {
        name: "smooth bezel",
        words:
          "polished bezel, ~fixed bezel, ~domed bezel, ~thin bezel, ~brushed bezel, plain bezel, polierte lunette, polierter lunette, glatte lunette, lunette polie, lunette lisse, bisel liso, bisel pulido, lunetta lucida, lunetta liscia",
      },
    ],
  },
  {
    name: "watch band",
    of: ["watches"],
    weight: 1.2,
    values: [
      {
        name: "three-link bracelet",
        kindOf: "metal bracelet",
        words: "3 link bracelet, three link, oyster bracelet, oyster style bracelet, three piece link bracelet",
      },
      {
        name: "five-link bracelet",
        kindOf: "metal bracelet",
        words:
          "5 link bracelet, five link, jubilee bracelet, jubilee, jubilee style bracelet, five piece link bracelet",
      },
      {
        name: "integrated bracelet",
        near: "metal bracelet",
        words:
          "integrated steel bracelet, integrated stainless steel bracelet, integrated metal bracelet, ~integrated strap, bracciale integrato, brazalete integrado, armis integrado",
      },
      {
        name: "mesh bracelet",
        kindOf: "metal bracelet",
        words:
          "milanese, mesh strap, mesh band, milanese bracelet, milanaise, milanaisearmband, milanaise armband, meshband, mesharmband, bracelet milanais, bracelet mesh, mesh steel bracelet, steel mesh bracelet, stainless steel mesh bracelet, bracelet maille, brazalete de malla, correa de malla, maille milanaise, malla milanesa, maglia milanese, milanaiseband, milanesearmband, milanees band, bracciale milanese",
      },
      { name: "beads-of-rice bracelet", kindOf: "metal bracelet", words: "beads of rice" },
      {
        name: "expansion bracelet",
        kindOf: "metal bracelet",
        words: "expansion band, stretch bracelet, twist o flex",
      },
      {
        name: "metal bracelet",
        words:
          "steel bracelet, strap stainless steel, strap steel, bracelet stainless steel, bracelet steel, band stainless steel, armband edelstahl, armband stahl, brazalete acero, correa acero, bracciale acciaio, cinturino acciaio, stainless steel bracelet, steel strap, stainless steel strap, metal strap, steel band, stainless steel band, ~bracelet style strap, metallic strap, titanium bracelet, two tone bracelet, gold tone bracelet, ~link bracelet, edelstahlarmband, stahlarmband, metallarmband, gliederarmband, armband aus edelstahl, bracelet acier, bracelet en acier, bracelet en acier inoxydable, bracelet metal, bracelet en metal, correa de acero, correa de acero inoxidable, brazalete de acero, brazalete de acero inoxidable, correa metalica, bracciale in acciaio, bracciale in acciaio inossidabile, cinturino in acciaio, bracciale in metallo, metallband, edelstahlband, stalen band, schakelband, stalen horlogeband, roestvrijstalen band, steel case and bracelet, stainless steel case and bracelet, case and bracelet in steel, boitier et bracelet acier, boitier et bracelet en acier, gehause und armband edelstahl, gehause und armband aus edelstahl, caja y brazalete de acero, cassa e bracciale in acciaio",
      },
      {
        name: "leather strap",
        words:
          "leather band, strap leather, strap calfskin, strap genuine leather, strap black leather, strap brown leather, band leather, armband leder, armband kalbsleder, correa piel, correa cuero, cinturino pelle, cinturino cuoio, cinturino alligatore, cinturino coccodrillo, bracelet alligator, alligatorarmband, calfskin strap, alligator strap, crocodile strap, bracelet cuir, lederarmband, correa de piel, cinturino in pelle, leather watch strap, calf strap, calf leather strap, ~croc embossed strap, leather bracelet, lederband, armband aus leder, kalbslederarmband, bracelet en cuir, bracelet en cuir de veau, correa de cuero, cinturino in cuoio, cinturino in pelle di vitello, leren band, leren horlogeband, horlogeband van leer, band leer, kalfsleren band, alligatorlederarmband, krokolederarmband, rindslederarmband, kalbslederband, bracelet en alligator, bracelet alligator, bracelet en veau, correa de aligator, cinturino in alligatore, cinturino in vitello",
      },
      {
        name: "faux leather strap",
        words:
          "vegan leather strap, pu leather strap, pu strap, synthetic leather strap, leatherette strap, leather look strap, leather effect strap, faux leather band, vegan leather band, pu leather band",
      },
      {
        name: "rubber strap",
        near: "silicone strap, resin strap",
        words:
          "rubber band, strap rubber, armband kautschuk, correa caucho, cinturino gomma, cinturino caucciu, rubber watch strap, caoutchouc, kautschukarmband, bracelet caoutchouc, bracelet en caoutchouc, correa de caucho, cinturino in gomma, cinturino in caucciu, kautschukband, rubberen band, correa de goma",
      },
      {
        name: "silicone strap",
        near: "rubber strap, resin strap",
        words:
          "silicon strap, strap silicone, armband silikon, correa silicona, cinturino silicone, silicone band, silicone watch strap, silikonarmband, bracelet silicone, bracelet en silicone, correa de silicona, cinturino in silicone, silikonband, siliconen band",
      },
      {
        name: "resin strap",
        near: "rubber strap, silicone strap",
        words:
          "resin band, plastic strap, resinarmband, bracelet resine, bracelet en resine, correa de resina, cinturino in resina",
      },
      {
        name: "fabric strap",
        words:
          "nato strap, nylon strap, nato, textile strap, canvas strap, perlon strap, fabric band, textilarmband, natoarmband, bracelet tissu, bracelet en tissu, bracelet nylon, bracelet en nylon, correa de nylon, correa de tela, cinturino in tessuto, cinturino in nylon, correa textil, correa de nailon, correa nailon, correa nylon, cinturino nylon",
      },
      {
        name: "ceramic bracelet",
        words:
          "ceramic strap, ceramic band, keramikarmband, bracelet en ceramique, brazalete de ceramica, bracciale in ceramica",
      },
    ],
  },
  {
    name: "hour markers",
    of: ["watches"],
    weight: 0.7,
    values: [
      {
        name: "Roman numerals",
        words:
          "roman numeral, roman dial, roman markers, roman hour markers, roman indexes, romische ziffern, romischen ziffern, chiffres romains, numeros romanos, numeri romani",
      },
      {
        name: "Arabic numerals",
        words:
          "arabic numeral, arabic hour markers, arabic dial, numerals 3 6 9, 3 6 9, arabische ziffern, arabischen ziffern, chiffres arabes, numeros arabes, numeros arabigos, numeri arabi",
      },
      {
        name: "baton markers",
        words:
          "baton indices, stick markers, stick indices, bar indices, baton hour markers, ~index markers, stabindizes, strichindizes, index batons, index baton, indici a bastone, indices de barra, indices tipo baston, indices de baston, indices baston",
      },
      { name: "dot markers", words: "dot indices, round indices, luminous dots, ~lume plots, round hour markers" },
      {
        name: "stone markers",
        words:
          "diamond markers, crystal markers, diamond hour markers, diamond indices, crystal indices, diamantindizes, index diamants, index sertis de diamants, indices de diamantes, indici con diamanti",
      },
    ],
  },
  {
    name: "dial",
    of: ["watches"],
    weight: 0.8,
    values: [
      {
        name: "black dial",
        words:
          "dial color black, dial colour black, black sunray dial, black sunburst dial, matte black dial, black face, dial black, noir dial, schwarzes zifferblatt, zifferblatt schwarz, schwarzem zifferblatt, cadran noir, esfera negra, quadrante nero, zifferblattfarbe schwarz, zwarte wijzerplaat, wijzerplaat zwart",
      },
      {
        name: "blue dial",
        words:
          "dial color blue, dial colour blue, blue sunray dial, blue sunburst dial, navy dial, blue face, dial blue, dark blue dial, midnight blue dial, ice blue dial, blaues zifferblatt, zifferblatt blau, blauem zifferblatt, dunkelblaues zifferblatt, cadran bleu, esfera azul, quadrante blu, dunkelblauem zifferblatt, zifferblattfarbe blau, blauwe wijzerplaat, wijzerplaat blauw",
      },
      {
        name: "white dial",
        near: "silver dial, cream dial",
        words:
          "dial color white, dial colour white, white sunray dial, white sunburst dial, white face, dial white, weisses zifferblatt, zifferblatt weiss, weissem zifferblatt, cadran blanc, esfera blanca, quadrante bianco, zifferblattfarbe weiss, witte wijzerplaat, wijzerplaat wit",
      },
      {
        name: "cream dial",
        near: "white dial",
        words:
          "dial color cream, dial colour cream, cream sunray dial, cream sunburst dial, ivory dial, eggshell dial, cremefarbenes zifferblatt, cadran creme, cadran ivoire, esfera crema, quadrante crema, quadrante avorio, cremefarbenem zifferblatt",
      },
      {
        name: "silver dial",
        near: "white dial",
        words:
          "dial color silver, dial colour silver, silver sunray dial, silver sunburst dial, silvered dial, silver face, silvery dial, sunray silver dial, ~opaline dial, silbernes zifferblatt, dial silver, zifferblatt silber, zifferblatt silberfarben, silbernem zifferblatt, silberfarbenes zifferblatt, cadran argente, esfera plateada, quadrante argentato, quadrante argento, silberfarbenem zifferblatt, zifferblattfarbe silber, zifferblattfarbe silberfarben, zilveren wijzerplaat",
      },
      {
        name: "green dial",
        words:
          "dial color green, dial colour green, green sunray dial, green sunburst dial, green face, dial green, emerald dial, olive dial, grunes zifferblatt, zifferblatt grun, grunem zifferblatt, cadran vert, esfera verde, quadrante verde",
      },
      {
        name: "gray dial",
        words:
          "dial color gray, dial colour gray, gray sunray dial, gray sunburst dial, dial color grey, dial colour grey, grey sunray dial, grey sunburst dial, grey dial, slate dial, anthracite dial, ~rhodium dial, gray face, graues zifferblatt, dial gray, dial grey, zifferblatt grau, grauem zifferblatt, cadran gris, esfera gris, quadrante grigio",
      },
      {
        name: "champagne dial",
        near: "gold dial",
        words:
          "dial color champagne, dial colour champagne, champagne sunray dial, champagne sunburst dial, champagne face, champagnerfarbenes zifferblatt, cadran champagne, esfera champan, quadrante champagne, champagnerfarbenem zifferblatt",
      },
      {
        name: "gold dial",
        near: "champagne dial",
        words:
          "dial color gold, dial colour gold, gold sunray dial, gold sunburst dial, golden dial, gold tone dial, gold face, goldenes zifferblatt, goldfarbenes zifferblatt, cadran dore, esfera dorada, quadrante dorato, goldenem zifferblatt, goldfarbenem zifferblatt",
      },
      {
        name: "turquoise dial",
        words:
          "dial color turquoise, dial colour turquoise, turquoise sunray dial, turquoise sunburst dial, tiffany blue dial, aqua dial, ~teal dial, turquoise blue dial, turkises zifferblatt, cadran turquoise, esfera turquesa, quadrante turchese",
      },
      {
        name: "pink dial",
        words:
          "dial color pink, dial colour pink, pink sunray dial, pink sunburst dial, ~salmon dial, rose dial, ~copper dial, rosa zifferblatt, cadran rose, esfera rosa, quadrante rosa",
      },
      {
        name: "red dial",
        words:
          "dial color red, dial colour red, red sunray dial, red sunburst dial, ~burgundy dial, rotes zifferblatt, rotem zifferblatt, cadran rouge, esfera roja, quadrante rosso",
      },
      {
        name: "mother-of-pearl dial",
        words:
          "mop dial, pearl dial, nacre dial, mother of pearl diamond dial, mother of pearl face, perlmuttzifferblatt, perlmutt zifferblatt, cadran nacre, cadran en nacre, esfera de nacar, quadrante madreperla, quadrante in madreperla",
      },
      {
        name: "skeleton dial",
        words:
          "skeleton, skeletonized, skeletonized dial, ~open heart, open worked dial, openworked dial, skelettiert, skelettiertes zifferblatt, squelette, cadran squelette, esqueleto, esfera esqueleto, scheletrato, quadrante scheletrato, skelettzifferblatt",
      },
      {
        name: "wave dial",
        words:
          "waves dial, wave pattern dial, wave patterned dial, wave motif dial, dial with waves, dial with wave, laser engraved waves, engraved waves",
      },
      { name: "tapisserie dial", words: "waffle dial, ~checkered dial, textured grid dial, grande tapisserie" },
    ],
  },
];
