import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of eyewear, belts, scarves and hats. */
export const ACCESSORY_SHAPES: readonly CutAttribute[] = [
  {
    name: "frame material",
    of: ["eyewear"],
    weight: 0.6,
    values: [
      {
        name: "acetate frame",
        near: "plastic frame",
        words:
          "acetate, bio acetate, thick acetate, acetate frames, handmade acetate, chunky acetate, acetat, azetat, acetato, monture acetate, monture en acetate, montura de acetato, montatura in acetato, acetatfassung, acetatrahmen, fassung aus acetat",
      },
      {
        name: "plastic frame",
        near: "acetate frame",
        words:
          "nylon frame, injected frame, plastic frames, propionate, propionate frame, polycarbonate frame, o matter, grilamid, kunststoffrahmen, kunststofffassung, kunststoffgestell, monture plastique, monture en plastique, montura de plastico, montatura in plastica, montatura iniettata, rahmen kunststoff, fassung kunststoff, rahmenmaterial kunststoff, rahmen aus kunststoff, kunststof montuur",
      },
      {
        name: "metal frame",
        words:
          "wire frame, metal frames, ~gold frame, gold metal frame, titanium frame, thin metal frame, steel frame, wireframe, metallrahmen, metallfassung, metallgestell, monture metal, monture en metal, monture metallique, montura metalica, montura de metal, montatura in metallo, montatura metallica, titanfassung, rahmen aus metall, metalen montuur",
      },
    ],
  },
  {
    name: "frame build",
    of: ["eyewear"],
    areTraits: true,
    weight: 0.6,
    values: [
      {
        name: "rimless frame",
        words:
          "rimless, frameless, randlos, randlose, rahmenlos, rahmenlose, sin montura, senza montatura, glasant, sans monture, verres perces, non cerclee, non cerclees, al aire, montura al aire, lunettes percees, monture percee",
      },
      {
        name: "keyhole bridge",
        words:
          "keyhole nose bridge, schlussellochsteg, schlusselloch steg, pont cle, pont trou de serrure, pont en trou de serrure, pont serrure, puente de cerradura, puente cerradura, puente de llave, ponte a chiave, ponte a serratura",
      },
      { name: "browline frame", words: "browline, clubmaster, ~half rim, ~semi rimless" },
    ],
  },
  {
    name: "lens tint",
    of: ["eyewear"],
    weight: 0.4,
    values: [
      {
        name: "green lenses",
        words:
          "green crystal lenses, green crystal lens, green glass lenses, green glass lens, green polarized lenses, green polarised lenses, g 15, g15, green lens, g 15 lenses, green classic g 15, green tint, grune glaser, grunen glasern, verres verts, lentes verdes, cristales verdes, lenti verdi, glasfarbe grun, glaser grun, gruner glaser, grune brillenglaser, groene glazen, glas grun, glaser in grun, green g 15 glass lenses, green g 15 lenses, green mineral lenses, green tac lenses, green nylon lenses, green polarized tac lenses",
      },
      {
        name: "gray lenses",
        near: "black lenses",
        words:
          "gray polarized lenses, grey polarized lenses, grey polarised lenses, grey lenses, gray lens, grey lens, smoke lens, smoke lenses, graue glaser, grauen glasern, verres gris, lentes grises, cristales grises, lenti grigie, glasfarbe grau, glasfarbe rauch, rauchfarbene glaser, glaser rauch, glaser rauchgrau, rauchgraue glaser, glaser grau, grijze glazen, lenti fumo, lenti fume, lentes ahumadas, lentes humo, glas grau, glaser in grau, verres fumes, verre fume, verres fume, smokey lenses, smoky lenses, gray polarized tac lenses, grey polarized tac lenses, gray tac lenses, grey tac lenses, gray mineral lenses, grey mineral lenses, gray nylon lenses, grey nylon lenses",
      },
      {
        name: "black lenses",
        near: "gray lenses",
        words:
          "black lens, ~dark lenses, schwarze glaser, schwarzen glasern, verres noirs, lentes negras, lenti nere, glasfarbe schwarz, glaser schwarz, zwarte glazen, black polarized tac lenses, black polarized lenses, black polarised lenses, black tac lenses, black nylon lenses, lentes negras de tac",
      },
      {
        name: "brown lenses",
        words:
          "brown polarized lenses, brown polarised lenses, brown lens, ~amber lenses, ~tortoise lens, brown tint, braune glaser, braunen glasern, verres bruns, verres marron, lentes marrones, lenti marroni, glasfarbe braun, glaser braun, bruine glazen, glas braun, glaser in braun, brown polarized tac lenses, brown tac lenses, brown mineral lenses, brown nylon lenses",
      },
      {
        name: "blue lenses",
        words:
          "blue lens, blue tint, blaue glaser, blauen glasern, verres bleus, lentes azules, lenti blu, glasfarbe blau, glaser blau, blauwe glazen",
      },
      {
        name: "clear lenses",
        words:
          "clear lens, ~blue light lenses, ~blue light, demo lenses, klare glaser, transparente glaser, verres transparents, lentes transparentes, lenti trasparenti",
      },
      {
        name: "gradient lenses",
        words:
          "~gradient, gradient lens, ~degrade, gradient lenses, verlaufsglaser, verlaufsglasern, verres degrades, verres degrade, lentes degradadas, cristales degradados, lenti sfumate, lenti degradate, lentes marrones degradadas, lentes grises degradadas, lentes en degrade, cristales en degrade, lente degradada",
      },
      {
        name: "mirrored lenses",
        words:
          "mirrored, mirror lens, mirrored lens, flash lenses, verspiegelt, verspiegelte, verspiegelten, effet miroir, verres miroir, lentes de espejo, efecto espejo, lenti specchiate, lenti a specchio, lentes espejadas",
      },
      {
        name: "yellow lenses",
        words:
          "yellow lens, yellow tint, ~orange lenses, gelbe glaser, gelben glasern, verres jaunes, lentes amarillas, lenti gialle",
      },
    ],
  },
  {
    name: "belt buckle",
    of: ["belts"],
    weight: 1.2,
    values: [
      {
        name: "H buckle",
        words:
          "h buckle belt, constance buckle, h shaped buckle, hebilla h, hebilla en h, boucle h, boucle en h, fibbia h, h schnalle",
      },
      {
        name: "double-G buckle",
        words:
          "double g buckle, gg buckle, interlocking g buckle, double g, interlocking g, doppel g schnalle, doppel g, gg schnalle, doble g, hebilla doble g, doppia g, fibbia doppia g",
      },
      {
        name: "logo buckle",
        words:
          "logo plaque buckle, ~letter buckle, ~initials buckle, vlogo buckle, ysl buckle, monogram buckle, logoschnalle, logo schnalle, schnalle mit logo, logo schliesse, logoschliesse, boucle logo, boucle a logo, boucle avec logo, hebilla con logo, hebilla logo, hebilla con el logo, fibbia con logo, fibbia logo, fibbia a logo",
      },
      {
        name: "Medusa buckle",
        words: "medusa, medusa head buckle, medusa head, medusa schnalle, boucle medusa, hebilla medusa, fibbia medusa",
      },
      {
        name: "Gancini buckle",
        words: "gancini, gancio, double gancini, gancini buckles, fibbia gancini, boucle gancini, gancini schnalle",
      },
      { name: "triomphe buckle", words: "triomphe, ~chain motif buckle" },
      {
        name: "pin buckle",
        words:
          "single prong, pin closure, ~frame buckle, prong buckle, tongue buckle, roller buckle, ~square buckle, ~rectangular buckle, dornschliesse, dornschnalle, dornverschluss, boucle ardillon, boucle a ardillon, fibbia ad ardiglione, hebilla de pasador, hebilla de pincho, hebilla de un pincho, hebilla de aguja, ardillon simple, ardiglione singolo",
      },
      {
        name: "western buckle",
        words:
          "western, ~engraved buckle, ~three piece buckle, ~ranger set, westernschnalle, western schnalle, boucle western, hebilla western, fibbia western",
      },
      {
        name: "plate buckle",
        words:
          "plaque buckle, ~plate, koppelschliesse, koppelschnalle, plattenschnalle, boucle plaque, boucle plate, hebilla de placa, hebilla placa, fibbia a placca, fibbia a piastra",
      },
      {
        name: "ring buckle",
        words:
          "d ring, o ring, double ring, ~round buckle, circle buckle, circular buckle, double o ring, doppelring, doble anilla, doppio anello",
      },
      {
        name: "turn-lock buckle",
        words: "turn lock, turnlock, twist lock, twistlock, turn lock buckle, twist lock buckle",
      },
      {
        name: "ratchet buckle",
        words:
          "ratchet, automatic buckle, ~click buckle, automatikschliesse, boucle automatique, hebilla automatica, fibbia automatica, automatikschnalle, automatik schnalle",
      },
    ],
  },
  {
    name: "belt strap",
    of: ["belts"],
    weight: 1,
    values: [
      {
        name: "braided strap",
        words:
          "braided, braided leather, plaited, ~woven belt, woven leather belt, ~woven elastic belt, ~intrecciato, ~interwoven, geflochten, geflochtene, geflochtener, geflochtenes, flechtgurtel, tresse, tressee, trenzado, trenzada, intrecciata, cuir tresse, piel trenzada, pelle intrecciata",
      },
      {
        name: "elastic strap",
        near: "webbing strap",
        words:
          "stretch belt, woven elastic belt, elastic woven belt, elastic braided, elastic woven, elastic webbing, elastic belt, stretch webbing, elasticated belt, elastischer gurtel, stretchgurtel, elastikgurtel, ceinture elastique, ceinture elastiquee, cinturon elastico, cintura elastica, cintura elasticizzata",
      },
      { name: "webbing strap", words: "webbing, ~canvas belt, ~nylon belt, ~web belt, webbing belt" },
      {
        name: "chain strap",
        words:
          "chain belt, chain link belt, metal chain, kettengurtel, ceinture chaine, cinturon de cadena, cintura a catena",
      },
      {
        name: "studded strap",
        words: "studded, studs, ~eyelets all around, nieten, nietengurtel, cloutee, tachuelas, borchie",
      },
      {
        name: "plain leather strap",
        words:
          "~leather belt, ~full grain belt, leather strap, ~dress belt, smooth leather, saddle leather, glattleder, cuir lisse, ~ledergurtel, ~ceinture en cuir, ~cinturon de piel, ~cintura in pelle",
      },
    ],
  },
  {
    name: "scarf form",
    of: ["scarves"],
    weight: 1.1,
    values: [
      {
        name: "square scarf",
        words:
          "silk square, square, carre, 90 x 90, ~90cm, bandana, ~neckerchief, 35 x 35, quadratisch, quadratisches, panuelo cuadrado, forma cuadrada, formato quadrato, foulard quadrato, quadratische form, quadratischer, cuadrado, cuadrada, quadrato, quadrata, 90x90, 70x70, 140x140, 65x65, 70 x 70, 140 x 140",
      },
      { name: "long scarf", words: "oblong, ~rectangular, ~long, skinny scarf, oblong scarf" },
      {
        name: "blanket scarf",
        words:
          "blanket, oversized scarf, xxl scarf, ~wrap scarf, xxl schal, oversize schal, maxi echarpe, maxi bufanda, maxi sciarpa",
      },
      { name: "ribbon scarf", words: "twilly, ribbon, skinny silk scarf, hair ribbon" },
      {
        name: "triangle scarf",
        words: "triangle, triangular, dreieckstuch, dreieckig, dreieckiges, triangulaire, triangolare",
      },
      {
        name: "snood",
        words: "infinity scarf, loop scarf, tube scarf, loopschal, schlauchschal, scaldacollo, sciarpa ad anello",
      },
    ],
  },
  {
    name: "scarf edge",
    of: ["scarves"],
    weight: 0.5,
    values: [
      {
        name: "fringed edges",
        words:
          "fringed, fringe, ~tassels, fringing, ~tasselled, ~tasseled, fringed ends, tassel ends, tassel edges, ~tassel trim, tasselled edges, tasselled ends, fransen, gefranst, gefranste, gefranster, gefransten, fransenkante, fransenbesatz, franges, flecos, frangia, frange, fransenenden, fransenkanten, wimpernfransen, frangette, frangettes",
      },
      {
        name: "hand-rolled hem",
        words:
          "hand rolled, hand rolled edges, ~rolled hem, hand rolled hem, ~rolled edges, handrolliert, handrollierte, handrollierter, handrolliertem, roulotte main, roulotte a la main, arrotolato a mano, orlato a mano, enrollado a mano, ~rollsaum, roulottee main, ~bords roulottes, ~bord roulotte, ~ourlet roulotte, bords roulottes a la main, bords roulottes main, bordes enrollados a mano, bordi arrotolati a mano, bordo arrotolato a mano, hand rolled edge, handrollierte kanten, handrollierten kanten",
      },
      {
        name: "machine-sewn hem",
        words:
          "machine rolled, machine hemmed, machine stitched hem, machine hem, maschinengenahter saum, ourlet machine, dobladillo a maquina, orlo a macchina",
      },
    ],
  },
];
