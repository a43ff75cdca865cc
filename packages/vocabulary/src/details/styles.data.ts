import type { CutAttribute } from "./cuts.data.ts";

/**
 * The styles within a kind that shoppers ask for by name: a bucket hat and a baseball cap are both headwear, but
 * neither can replace the other. If a title names no style, the style is unknown.
 */
export const STYLES: readonly CutAttribute[] = [
  {
    name: "outerwear style",
    of: ["jackets", "coats", "waistcoats"],
    weight: 1.32,
    values: [
      {
        name: "bomber style",
        near: "varsity style",
        words: "bomber, bomber jacket, flight jacket, bomberjacke, blouson bomber, chaqueta bomber, giubbotto bomber",
      },
      {
        name: "varsity style",
        near: "bomber style",
        words:
          "varsity, varsity jacket, college jacket, letterman jacket, collegejacke, blouson teddy, blouson universitaire, cazadora universitaria, chaqueta universitaria, giacca college",
      },
      {
        name: "biker style",
        words:
          "biker, biker jacket, moto jacket, motorcycle jacket, bikerjacke, perfecto, chaqueta biker, ramoneska, motorradjacke, chiodo, giacca chiodo, cazadora motera, chaqueta motera, blouson moto, giacca da moto, chupa de cuero",
      },
      {
        name: "denim jacket style",
        words:
          "denim jacket, jean jacket, denim trucker, ~trucker jacket, ~trucker, jeansjacke, veste en jean, chaqueta vaquera, cazadora vaquera, giacca di jeans, giubbotto di jeans, jaqueta jeans, spijkerjas, spijkerjack, jeansjacka, kurtka jeansowa, kot ceket, джинсовка, giubbotto in denim, giacca in denim, giubbotto jeans, cazadora denim, blouson en jean",
      },
      {
        name: "windbreaker style",
        near: "shell style",
        words:
          "windbreaker, windcheater, ~anorak, coupe vent, windjacke, giacca a vento, cortavientos, corta vento, k way, rompevientos, rompeviento",
      },
      {
        name: "shell style",
        near: "windbreaker style",
        words: "shell jacket, hardshell, softshell, hard shell, soft shell",
      },
      {
        name: "fleece style",
        words: "fleece jacket, fleecejacke, veste polaire, forro polar, giacca in pile, chaqueta polar",
      },
      {
        name: "field jacket style",
        near: "shirt style",
        words:
          "field jacket, ~utility jacket, ~military jacket, ~safari jacket, m65, ~cargo jacket, ~chore jacket, ~worker jacket, saharienne, sahariana, ~veste militaire, ~giacca militare, ~chaqueta militar",
      },
      {
        name: "shirt style",
        near: "field jacket style",
        words:
          "shacket, shirt jacket, overshirt, surchemise, sobrecamisa, hemdjacke, veste chemise, giacca camicia, camicia giacca",
      },
      { name: "waxed style", words: "waxed jacket, wax jacket, waxed cotton jacket, wachsjacke, veste ciree" },
      {
        name: "puffer style",
        near: "parka style",
        words:
          "puffer, puffer jacket, puffer coat, down jacket, down coat, ~padded jacket, ~padded vest, ~padded gilet, ~wattierte jacke, ~wattierte weste, ~wattierter mantel, daunenjacke, daunenweste, pufferweste, doudoune, plumifero, piumino, donsjas, dunjacka, dunjakke, kurtka puchowa, sisme mont, daunenmantel, pufferjacke, puffermantel, piumini, ~abrigo acolchado, ~chaqueta acolchada, ~giacca imbottita, ~giubbotto imbottito",
      },
      { name: "parka style", near: "puffer style", words: "parka, eskimo" },
      {
        name: "quilted style",
        near: "puffer style",
        words:
          "quilted jacket, steppjacke, steppweste, veste matelassee, steppmantel, giacca trapuntata, chaqueta guateada",
      },
      {
        name: "trench style",
        near: "mac style",
        words: "trench, trench coat, trenchcoat, gabardina, trenckot, gabardina larga",
      },
      { name: "mac style", near: "trench style", words: "mac coat, mackintosh, ~car coat" },
      {
        name: "peacoat style",
        near: "overcoat style",
        words:
          "peacoat, pea coat, caban, marynarka morska, cabanjacke, chaqueton marinero, reefer jacket, giaccone marinaro",
      },
      {
        name: "overcoat style",
        near: "peacoat style",
        words:
          "overcoat, topcoat, chesterfield, chester coat, crombie, top coat, pardessus, soprabito, sobretodo, uberzieher",
      },
      { name: "duffle style", words: "duffle coat, duffel coat, toggle coat, dufflecoat, montgomery, trenca" },
      {
        name: "teddy style",
        words:
          "teddy coat, teddy jacket, teddy bear coat, teddymantel, teddyjacke, manteau teddy, abrigo teddy, cappotto teddy, abrigo borreguito",
      },
      {
        name: "cape style",
        words:
          "cape, cape coat, ~poncho, ~poncho coat, abrigo capa, mantella, cloak, umhang, pelerine, mantello, mantelli, cappa, capa",
      },
      {
        name: "tuxedo style",
        words:
          "dinner jacket, tuxedo jacket, tuxedo blazer, smokingjacke, smokingjackett, smokingsakko, veste de smoking, giacca da smoking, giacca smoking, chaqueta de esmoquin",
      },
      { name: "tailcoat style", words: "tailcoat, tail coat, morning coat, frack, cutaway, queue de pie, chaque" },
    ],
  },
  {
    name: "boot style",
    of: ["boots"],
    weight: 1,
    values: [
      { name: "Chelsea style", words: "chelsea, chelsea boots, chelsea boot, beatles" },
      {
        name: "lace-up style",
        near: "hiking style",
        words:
          "~combat, ~combat boots, ~combat boot, ~military boots, lace up, laces up, lace ups, laced, lace up boots, ~biker boots, schnurboots, schnurstiefel, schnurstiefelette, schnurstiefeletten, bottine a lacets, boots a lacets, bota de cordones, botin con cordones, botas con cordones, stivaletti stringati, ~anfibi, ~botas militares",
      },
      {
        name: "hiking style",
        near: "lace-up style",
        words:
          "hiking boots, hiker boots, trekking boots, ~walking boots, wanderstiefel, botas de montana, botas de trekking, scarponcini da trekking",
      },
      {
        name: "Western style",
        words:
          "cowboy boots, western boots, cowboy boot, cowboystiefel, santiags, camperos, westernstiefel, westernstiefelette, westernstiefeletten, cowboystiefelette, cowboystiefeletten, santiag, botas cowboy, botas camperas, botines camperos, bottines western, bottes western, stivali texani, texani",
      },
      {
        name: "chukka style",
        words:
          "chukka, chukka boots, desert boots, desert boot, polacchine, polacchina, polacchino, botas safari, botines safari",
      },
      {
        name: "riding style",
        words:
          "riding boots, equestrian boots, reitstiefel, reiterstiefel, bottes cavalieres, botas de montar, stivali cavallerizza, bottes d'equitation, stivali da equitazione, botas de equitacion",
      },
      {
        name: "rain boot style",
        words:
          "rain boots, rain boot, wellies, wellington boots, wellington, gummistiefel, bottes de pluie, botas de agua, regenlaarzen, kalosze, stivali da pioggia, stivali di gomma, bottes en caoutchouc, katiuskas, katiuska",
      },
      {
        name: "snow boot style",
        words:
          "snow boots, snow boot, ~winter boots, apres ski, schneestiefel, sniegowce, doposci, bottes de neige, botas de nieve, stivali da neve, moon boots, moon boot, moonboots, ~winterstiefel, descansos",
      },
      {
        name: "sock boot style",
        words: "sock boots, sock boot, sockenstiefel, bottines chaussettes, botin calcetin, botines calcetin",
      },
    ],
  },
  {
    name: "shoe style",
    of: ["heels and flats", "casual shoes", "formal shoes", "sandals", "flip-flops", "shoes"],
    weight: 1,
    values: [
      {
        name: "ballet style",
        near: "Mary Jane style",
        words:
          "ballet, ballet flats, ballerina, ballerinas, ballerines, ballerine, bailarinas, baleriny, balerinki, ballet pumps",
      },
      {
        name: "Mary Jane style",
        near: "ballet style",
        words:
          "mary jane, mary janes, mary jane flats, mercedita, spangenschuhe, spangenpumps, riemchenballerina, riemchenballerinas, babies, scarpe bebe, merceditas, mary jane shoes, spangenschuh, guillerminas",
      },
      {
        name: "slingback style",
        near: "court shoe style",
        words:
          "slingback, slingbacks, sling pumps, slingpump, slingpumps, sling ballerinas, destalonado, destalonada, bride arriere, cinturino posteriore, tira trasera, tira talonera, sling back, slingback strap, bride a l'arriere, fersenriemen, fersenriemchen, cinturino al tallone",
      },
      {
        name: "court shoe style",
        yields: "slingback style",
        near: "slingback style",
        words:
          "court shoes, court shoe, pump, pumps, escarpins, escarpin, decollete, salones, scarpin, czolenka, zapato de salon",
      },
      { name: "mule style", near: "clog style", words: "mule, mules, ~sabot, pantoletten, pantolette" },
      { name: "clog style", near: "mule style", words: "clog, clogs, zueco, zoccolo, zoccoli" },
      {
        name: "strappy style",
        near: "gladiator style",
        words:
          "strappy, strappy sandals, riemchensandalen, ~barely there, riemchensandale, riemchensandalette, riemchensandaletten, sandale a brides, sandale a lanieres, sandalia de tiras, sandali a listini, sandali con listini, sandali con cinturini",
      },
      {
        name: "gladiator style",
        near: "strappy style",
        words:
          "gladiator, gladiators, gladiator sandals, romersandalen, spartiate, sandalias romanas, sandali alla schiava, sandali gladiatore, sandalias gladiador, sandales gladiateur",
      },
      {
        name: "footbed style",
        near: "slide style",
        words: "footbed sandals, footbed slides, ~cork sandals",
      },
      {
        name: "slide style",
        near: "footbed style",
        words: "slides, sliders, pool slides, slide sandals, claquettes, badelatschen",
      },
      { name: "thong style", words: "thong sandals, flip flops, flip flop, tongs, zehentrenner, infradito, toe post" },
      {
        name: "sport sandal style",
        words:
          "sport sandals, sports sandals, sport sandal, hiking sandals, trekking sandals, outdoor sandals, trekkingsandalen, trekkingsandale, outdoorsandalen, sandales de randonnee, sandali da trekking, sandali sportivi, sandalias de trekking, sandalias deportivas",
      },
      {
        name: "fisherman style",
        words:
          "fisherman sandals, fischersandalen, meduses, sandales pecheur, sandali ragnetto, sandali da pescatore, cangrejeras",
      },
      {
        name: "espadrille style",
        words: "espadrille, espadrilles, alpargatas, espadrillas, espadrilky",
      },
      {
        name: "Oxford style",
        near: "Derby style",
        words: "oxford, oxfords, oxford shoes, richelieu, francesina, francesine",
      },
      { name: "Derby style", near: "Oxford style", words: "derby, derbies, derbys, derby shoes, blucher" },
      {
        name: "brogue style",
        near: "Derby style",
        words:
          "brogue, brogues, wingtip, wingtips, budapester, derbies perfores, inglesine, inglesina, full brogue, semi brogue",
      },
      {
        name: "monk strap style",
        words:
          "monk strap, monk straps, monks, monk shoes, double monk, monkstrap, doppelmonk, chaussures a boucles, double boucle, scarpe con fibbia, zapatos de hebilla, doppelmonks, zapatos monk, scarpe monk",
      },
      {
        name: "penny loafer style",
        near: "horsebit style",
        words: "penny loafers, penny loafer, mocasines con antifaz, mocasin con antifaz",
      },
      {
        name: "horsebit style",
        near: "penny loafer style",
        words: "~horsebit, ~horsebit loafers, ~snaffle loafers, ~snaffle, ~snaffle loafer, ~trense, ~mors, ~morsetto",
      },
      {
        name: "tassel loafer style",
        near: "penny loafer style",
        words:
          "tassel loafers, tassel loafer, tasselled loafers, mocassin a pampilles, mocassin a glands, mocasin con borlas, mocasines con borlas, mocassini con nappine",
      },
      {
        name: "boat shoe style",
        words:
          "boat shoes, boat shoe, deck shoes, bootsschuhe, zapatos nauticos, chaussures bateau, scarpe da barca, segelschuhe, segelschuh, nauticos, chaussure bateau",
      },
      {
        name: "moccasin style",
        words:
          "moccasin, moccasins, mokassins, ~driving shoes, ~drivers, driving loafers, autofahrerschuhe, fahrermokassins, mocassins de conduite, mocassini da guida, mocasines de conduccion",
      },
    ],
  },
  {
    name: "sport of a shoe",
    of: ["sports shoes"],
    weight: 1,
    values: [
      {
        name: "golf-shoe design",
        words: "golf shoes, golf shoe, golfschuhe, golfschuh, chaussures de golf, scarpe da golf, zapatos de golf",
      },
      {
        name: "climbing-shoe design",
        words:
          "climbing shoes, climbing shoe, kletterschuhe, chaussons d'escalade, scarpette arrampicata, scarpette da arrampicata, scarpe da arrampicata, pies de gato",
      },
      {
        name: "cycling-shoe design",
        words:
          "cycling shoes, cycling shoe, bike shoes, radschuhe, rennradschuhe, fahrradschuhe, chaussures de velo, chaussures de cyclisme, scarpe da ciclismo, scarpe ciclismo, zapatillas de ciclismo",
      },
      {
        name: "football-boot design",
        words:
          "football boots, football shoes, soccer cleats, soccer shoes, fussballschuhe, fussballschuh, chaussures de foot, chaussures de football, scarpe da calcio, scarpini da calcio, botas de futbol",
      },
      {
        name: "hiking-shoe design",
        words:
          "hiking shoes, trekking shoes, trekking shoe, wanderschuhe, wanderschuh, trekkingschuhe, zustiegsschuhe, chaussures de randonnee, scarpe da trekking, scarpe trekking, zapatillas de senderismo, zapatillas trekking, zapatillas de trekking",
      },
      {
        name: "basketball-shoe design",
        words: "basketball shoes, basketball shoe, basketballschuhe, chaussures de basket, scarpe da basket",
      },
    ],
  },
  {
    name: "bag style",
    of: ["bags"],
    weight: 1,
    values: [
      {
        name: "bucket shape",
        near: "hobo shape",
        words: "bucket bag, bucket, sac seau, beuteltasche, bolso saco, borsa a secchiello, bolso cubo, secchiello",
      },
      { name: "hobo shape", near: "bucket shape", words: "hobo, hobo bag, ~slouchy bag" },
      {
        name: "baguette shape",
        words: "baguette, baguette bag, baguettetasche, sac baguette, borsa baguette, bolso baguette",
      },
      {
        name: "saddle shape",
        near: "camera shape",
        words: "saddle bag, satteltasche, sac selle, borsa saddle, borsa a sella, bolso saddle",
      },
      { name: "camera shape", near: "saddle shape", words: "camera bag, kameratasche, sac camera, bolso camara" },
      { name: "satchel shape", near: "doctor shape", words: "satchel, satchel bag, cartable" },
      {
        name: "doctor shape",
        near: "satchel shape",
        words:
          "doctor bag, doktortasche, ~bauletto, arzttasche, sac docteur, borsa da medico, borsa dottore, bolso medico, maletin de medico",
      },
      {
        name: "envelope shape",
        near: "box shape",
        words:
          "envelope, envelope clutch, pochette enveloppe, bolso sobre, pochette a busta, a busta, foldover clutch, fold over clutch, umschlagtasche, kuvert clutch, clutch sobre",
      },
      {
        name: "box shape",
        near: "envelope shape",
        words: "box clutch, ~minaudiere, box bag, clutch rigida, clutch rigido, box clutches",
      },
      {
        name: "basket shape",
        words: "basket bag, ~straw bag, korbtasche, panier, capazo, bolso cesta, borsa a cestino, borsa cesto",
      },
      {
        name: "bowling shape",
        words: "bowling bag, bowler bag, bowlingtasche, sac bowling, borsa bowling, bolso bowling, bolso bolera",
      },
      {
        name: "barrel shape",
        words: "barrel bag, cylinder bag, zylindertasche, sac tonneau, sac polochon, borsa cilindrica, bolso barril",
      },
    ],
  },
  {
    name: "hat style",
    of: ["caps and hats"],
    weight: 1.2,
    values: [
      {
        name: "baseball cap shape",
        near: "trucker cap shape",
        words:
          "baseball cap, dad cap, dad hat, snapback, baseballkappe, basecap, ~casquette, ~gorra, ~cappellino, ~cap",
      },
      {
        name: "trucker cap shape",
        near: "baseball cap shape",
        words:
          "trucker cap, trucker hat, truckercap, trucker kappe, casquette trucker, cappellino trucker, cappello trucker, gorra trucker, gorra camionero",
      },
      {
        name: "flat cap shape",
        words:
          "flat cap, ~newsboy cap, ~baker boy hat, ~baker boy cap, schiebermutze, ~gavroche, casquette gavroche, casquette plate, casquette boulanger, ivy cap, driving cap, newsboy hat, schlagermutze, ballonmutze, beret casquette, coppola, gorra plana, gorra inglesa, parpusa",
      },
      {
        name: "bucket shape",
        words:
          "bucket hat, fischerhut, ~bob, sombrero de pescador, gorro de pescador, cappello da pescatore, anglerhut, gorro pescador, sombrero pescador, gorro bucket, piluso, cappello pescatore, vissershoedje",
      },
      { name: "fedora shape", near: "sun hat shape", words: "fedora, borsalino" },
      {
        name: "Panama shape",
        near: "fedora shape, sun hat shape",
        words: "panama, panama hat, panamahut, chapeau panama, sombrero panama, cappello panama",
      },
      {
        name: "sun hat shape",
        near: "fedora shape",
        words:
          "sun hat, sunhat, ~floppy hat, capeline, sonnenhut, schlapphut, chapeau de soleil, cappello a tesa larga, cappello da sole, cappello da spiaggia, capellina, pamela, sombrero de playa, sombrero de sol",
      },
      { name: "beret shape", words: "beret, baskenmutze, boina, basco, baret, barett" },
      {
        name: "cowboy shape",
        words:
          "cowboy hat, western hat, cowboyhut, chapeau de cowboy, chapeau cowboy, cappello da cowboy, cappello cowboy, sombrero vaquero, sombrero cowboy, westernhut",
      },
      {
        name: "trapper shape",
        words: "trapper hat, ushanka, ~aviator hat, fliegermutze, fellmutze, uschanka, chapka, colbacco, gorro ruso",
      },
      { name: "trilby shape", words: "trilby, trilby hat" },
      {
        name: "bowler shape",
        words: "bowler hat, derby hat, chapeau melon, bombetta, bombin, sombrero hongo, melone hut",
      },
      { name: "boater shape", words: "boater, boater hat, canotier, paglietta, kreissage hut" },
      {
        name: "stovepipe shape",
        words: "top hat, zylinderhut, haut de forme, cilindro cappello, chistera, sombrero de copa",
      },
      { name: "cloche shape", words: "cloche, cloche hat, glockenhut" },
      { name: "visor shape", words: "sun visor, visor cap, visiera parasole" },
    ],
  },
  {
    name: "brim",
    of: ["caps and hats"],
    weight: 0.6,
    values: [
      {
        name: "wide brim",
        words:
          "wide brimmed, broad brim, large brim, breite krempe, larges bords, ala ancha, breiter krempe, bords larges, tesa larga, falda larga, large bord, bord large, grands bords",
      },
      {
        name: "narrow brim",
        words:
          "short brim, small brim, stingy brim, schmale krempe, petits bords, ala corta, schmaler krempe, tesa stretta, bord court, bords courts, petit bord",
      },
    ],
  },
  {
    name: "dress style",
    of: ["dresses"],
    weight: 0.8,
    values: [
      {
        name: "shirt dress shape",
        words:
          "shirt dress, shirtdress, robe chemise, hemdblusenkleid, blusenkleid, vestido camisero, chemisier, overhemdjurk, hemdkleid, vestido camisa, abito chemisier, abito camicia",
      },
      {
        name: "slip dress shape",
        near: "column shape",
        words: "slip dress, nuisette, vestido lencero, slipkleid, abito sottoveste",
      },
      {
        name: "knitted dress shape",
        words:
          "sweater dress, jumper dress, knit dress, knitted dress, robe pull, strickkleid, vestido de punto, stickad klanning, robe en maille, robe en tricot, abito in maglia",
      },
      {
        name: "T-shirt dress shape",
        words: "t shirt dress, tee dress, shirtkleid, t shirt kleid, robe t shirt, vestido camiseta",
      },
      {
        name: "blazer dress shape",
        words: "blazer dress, ~tuxedo dress, blazerkleid, robe blazer, vestido blazer, abito blazer",
      },
      {
        name: "pinafore shape",
        words:
          "pinafore, pinafore dress, ~dungaree dress, latzkleid, robe chasuble, pichi, scamiciato, tragerkleid, robe salopette, vestido peto, vestito salopette",
      },
      {
        name: "evening gown shape",
        words:
          "evening gown, ball gown, ~prom dress, abendkleid, robe de soiree, vestido de noche, abito da sera, abiye, ballkleid, robe de bal, abito da ballo, vestido de gala, vestido de fiesta largo, vestido de graduacion",
      },
      { name: "column shape", near: "slip dress shape", words: "column dress" },
    ],
  },
  {
    name: "bra style",
    of: ["bras", "swimwear"],
    weight: 1,
    values: [
      {
        name: "balconette cups",
        near: "plunge cups",
        words: "balconette, balcony, balconnet, demi cup, corbeille, balconcino",
      },
      {
        name: "plunge cups",
        near: "balconette cups",
        words:
          "plunge, ~plunging, soutien gorge plongeant, plongeant, escote profundo, escote pronunciado, scollo profondo, tiefer ausschnitt, tiefem ausschnitt, tiefes dekollete",
      },
      { name: "bralette cups", near: "triangle cups", words: "bralette" },
      {
        name: "triangle cups",
        near: "bralette cups",
        words: "triangle, triangel, triangulo, triangolo, copas triangulares, copas de triangulo, copa triangular",
      },
      {
        name: "bandeau cups",
        words:
          "bandeau, ~strapless bra, a fascia, reggiseno a fascia, top a fascia, palabra de honor, tragerloser bh, tragerlos, tragerloser, sans bretelles, senza spalline, sin tirantes",
      },
      { name: "full cups", words: "full cup, full coverage bra, ~minimiser, ~minimizer, emboitant, copa completa" },
    ],
  },
  {
    name: "watch style",
    of: ["watches"],
    weight: 0.7,
    values: [
      {
        name: "diver style",
        words:
          "diver, diver watch, dive watch, diving watch, diver's watch, taucheruhr, montre de plongee, orologio subacqueo, orologio da sub, reloj de buceo",
      },
      { name: "pilot style", words: "pilot watch, aviator watch, fliegeruhr, montre aviateur, reloj aviador" },
      { name: "field style", words: "field watch, ~military watch" },
      { name: "dress style", words: "dress watch, ~ultra thin watch" },
    ],
  },
  {
    name: "jewel style",
    of: ["jewellery"],
    weight: 1,
    values: [
      {
        name: "signet shape",
        words:
          "signet, siegelring, chevaliere, anillo de sello, anello con sigillo, anello chevalier, anillo sello, de sello, sello, chevalier",
      },
      { name: "solitaire setting", words: "solitaire, solitario, solitar" },
      {
        name: "eternity setting",
        words:
          "eternity, eternity ring, eternity band, memoire ring, memoirering, bague eternite, tour complet, anillo eternidad, anello eternity, veretta",
      },
      { name: "choker length", words: "choker, ras de cou, ras du cou, gargantilla, girocollo" },
      {
        name: "curb links",
        near: "paperclip links",
        words:
          "curb chain, cuban link, cuban chain, panzerkette, curb, gourmette, maille gourmette, grumetta, cadena barbada",
      },
      {
        name: "paperclip links",
        near: "curb links",
        words:
          "paperclip, paper clip chain, ~link chain, maille trombone, buroklammerkette, buroklammer kette, chaine trombone, cadena de clips, cadena clip, catena a graffetta, maglia a graffetta",
      },
      {
        name: "herringbone links",
        near: "snake links",
        words: "herringbone, herringbone chain, fischgratkette, maille arete, maglia a spiga, cadena espiga",
      },
      {
        name: "snake links",
        near: "herringbone links",
        words:
          "snake chain, schlangenkette, maille serpent, coda di topo, chaine serpent, cadena serpiente, cadena de serpiente, catena serpente",
      },
      {
        name: "rope links",
        words:
          "rope chain, ~twisted chain, kordelkette, maille corde, maglia a corda, catena a fune, cadena salomonica",
      },
      { name: "beaded style", words: "beaded, bead bracelet, bead necklace" },
      {
        name: "layered style",
        words:
          "layered, multi strand, double layer, mehrreihig, mehrreihige, mehrreihiges, mehrlagig, multirang, multi rangs, multifilo",
      },
    ],
  },
  {
    name: "top style",
    of: ["tops"],
    weight: 0.8,
    values: [
      { name: "corset shape", words: "corset, corset top, ~bustier, ~bustier top, korsage" },
      { name: "bandeau shape", words: "tube top, bandeau, bandeau top, boob tube" },
      { name: "camisole shape", words: "camisole, cami, cami top, caraco" },
    ],
  },
  {
    name: "shorts style",
    of: ["shorts"],
    weight: 1,
    values: [
      {
        name: "cycling style",
        words:
          "cycling shorts, bib shorts, ~biker shorts, bike shorts, radlerhose, cycliste, radlershorts, radhose, radhosen, cuissard, cuissards, ciclisti, pantaloncini ciclista, pantaloncini da ciclismo, mallas cortas, calza ciclista, culotte ciclista, culotte de ciclismo, salopette ciclismo",
      },
      {
        name: "denim shorts style",
        words:
          "denim shorts, jean shorts, jorts, jeansshorts, short en jean, shorts vaqueros, shorts di jeans, pantaloncini di jeans, short de jean, short vaquero, pantalones cortos vaqueros, short de mezclilla",
      },
      { name: "cargo style", words: "cargo shorts, cargo" },
      {
        name: "running style",
        words:
          "running shorts, ~training shorts, ~gym shorts, ~football shorts, ~basketball shorts, laufshorts, laufhose kurz, short de running, short running, short de course, pantaloncini da corsa, pantaloncini running, shorts running, pantalon corto de running, pantalon corto running",
      },
      {
        name: "tailored style",
        words: "~chino shorts, tailored shorts, ~bermuda, ~bermudas, ~bermuda shorts, ~pleated shorts",
      },
    ],
  },
  {
    name: "shirt style",
    of: ["shirts"],
    weight: 0.8,
    values: [
      {
        name: "Hawaiian style",
        near: "resort style",
        words: "hawaiian, hawaiian shirt, aloha, aloha shirt, hawaiihemd",
      },
      {
        name: "resort style",
        near: "Hawaiian style",
        words: "resort shirt, camp collar shirt, ~bowling shirt, ~cuban shirt",
      },
      { name: "Oxford style", near: "dress shirt style", words: "oxford, oxford shirt, oxfordhemd" },
      {
        name: "dress shirt style",
        near: "Oxford style",
        words:
          "dress shirt, formal shirt, business shirt, businesshemd, tuxedo shirt, double cuff, double cuffs, french cuff, french cuffs, ~split yoke, ~collar bones, umschlagmanschette, umschlagmanschetten, poignets mousquetaires, puno doble, polsino doppio",
      },
      {
        name: "flannel style",
        words:
          "flannel shirt, ~lumberjack shirt, flanellhemd, chemise en flanelle, camisa de franela, camicia di flanella",
      },
      { name: "overshirt style", words: "overshirt, shacket, surchemise, hemdjacke, sobrecamisa" },
      {
        name: "denim shirt style",
        near: "Western style",
        words:
          "denim shirt, ~chambray shirt, jeanshemd, chemise en jean, camisa vaquera, chemise denim, camicia di jeans, camicia in denim",
      },
      { name: "Western style", near: "denim shirt style", words: "western shirt, cowboy shirt" },
    ],
  },
];
