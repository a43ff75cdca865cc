import type { CutAttribute } from "./cuts.data.ts";

/**
 * The styles within a kind that shoppers ask for by name: a bucket hat and a baseball cap are both headwear, and
 * neither stands in for the other. Where a title names no style, none is known.
 */
export const STYLES: readonly CutAttribute[] = [
  {
    name: "outerwear style",
    of: ["jackets", "coats", "waistcoats"],
    weight: 1.2,
    values: [
      {
        name: "bomber style",
        near: "varsity style",
        words: "bomber, bomber jacket, flight jacket, bomberjacke, blouson bomber, chaqueta bomber, giubbotto bomber",
      },
      {
        name: "varsity style",
        near: "bomber style",
        words: "varsity, varsity jacket, college jacket, letterman jacket",
      },
      {
        name: "biker style",
        words: "biker, biker jacket, moto jacket, motorcycle jacket, bikerjacke, perfecto, chaqueta biker, ramoneska",
      },
      {
        name: "denim jacket style",
        words:
          "denim jacket, jean jacket, denim trucker, ~trucker jacket, ~trucker, jeansjacke, veste en jean, chaqueta vaquera, cazadora vaquera, giacca di jeans, giubbotto di jeans, jaqueta jeans, spijkerjas, spijkerjack, jeansjacka, kurtka jeansowa, kot ceket, джинсовка",
      },
      {
        name: "windbreaker style",
        near: "shell style",
        words: "windbreaker, windcheater, ~anorak, coupe vent, windjacke, giacca a vento, cortavientos, corta vento",
      },
      {
        name: "shell style",
        near: "windbreaker style",
        words: "shell jacket, hardshell, softshell, hard shell, soft shell",
      },
      { name: "fleece style", words: "fleece jacket, fleecejacke, veste polaire, forro polar" },
      {
        name: "field jacket style",
        near: "shirt style",
        words:
          "field jacket, ~utility jacket, ~military jacket, ~safari jacket, m65, ~cargo jacket, ~chore jacket, ~worker jacket, saharienne",
      },
      {
        name: "shirt style",
        near: "field jacket style",
        words: "shacket, shirt jacket, overshirt, surchemise, sobrecamisa",
      },
      { name: "waxed style", words: "waxed jacket, wax jacket, waxed cotton jacket, wachsjacke, veste ciree" },
      {
        name: "puffer style",
        near: "parka style",
        words:
          "puffer, puffer jacket, puffer coat, down jacket, down coat, ~padded jacket, daunenjacke, doudoune, plumifero, piumino, donsjas, dunjacka, dunjakke, kurtka puchowa, sisme mont",
      },
      { name: "parka style", near: "puffer style", words: "parka" },
      { name: "quilted style", near: "puffer style", words: "quilted jacket, steppjacke, veste matelassee" },
      {
        name: "trench style",
        near: "mac style",
        words: "trench, trench coat, trenchcoat, gabardina, trenckot",
      },
      { name: "mac style", near: "trench style", words: "mac coat, mackintosh, ~car coat" },
      { name: "peacoat style", near: "overcoat style", words: "peacoat, pea coat, caban, marynarka morska" },
      {
        name: "overcoat style",
        near: "peacoat style",
        words: "overcoat, topcoat, chesterfield, chester coat, crombie, top coat",
      },
      { name: "duffle style", words: "duffle coat, duffel coat, toggle coat, dufflecoat, montgomery" },
      { name: "teddy style", words: "teddy coat, teddy jacket, teddy bear coat, teddymantel, teddyjacke" },
      { name: "cape style", words: "cape, cape coat, ~poncho, ~poncho coat" },
    ],
  },
  {
    name: "boot style",
    of: ["boots"],
    weight: 1,
    values: [
      { name: "Chelsea style", words: "chelsea, chelsea boots, chelsea boot" },
      {
        name: "lace-up style",
        near: "hiking style",
        words:
          "~combat, ~combat boots, ~combat boot, ~military boots, lace up, laces up, lace ups, laced, lace up boots, ~biker boots, schnurboots",
      },
      {
        name: "hiking style",
        near: "lace-up style",
        words: "hiking boots, hiker boots, trekking boots, ~walking boots, wanderstiefel",
      },
      { name: "Western style", words: "cowboy boots, western boots, cowboy boot, cowboystiefel, santiags, camperos" },
      { name: "chukka style", words: "chukka, chukka boots, desert boots, desert boot" },
      { name: "riding style", words: "riding boots, equestrian boots, reitstiefel" },
      {
        name: "rain boot style",
        words:
          "rain boots, rain boot, wellies, wellington boots, wellington, gummistiefel, bottes de pluie, botas de agua, regenlaarzen, kalosze",
      },
      { name: "snow boot style", words: "snow boots, snow boot, ~winter boots, apres ski, schneestiefel, sniegowce" },
      { name: "sock boot style", words: "sock boots, sock boot" },
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
      { name: "Mary Jane style", near: "ballet style", words: "mary jane, mary janes, mary jane flats" },
      { name: "slingback style", near: "court shoe style", words: "slingback, slingbacks, sling pumps" },
      {
        name: "court shoe style",
        near: "slingback style",
        words: "court shoes, court shoe, pump, pumps, escarpins, escarpin, decollete, salones, scarpin, czolenka",
      },
      { name: "mule style", near: "clog style", words: "mule, mules, ~sabot, pantoletten" },
      { name: "clog style", near: "mule style", words: "clog, clogs" },
      {
        name: "strappy style",
        near: "gladiator style",
        words: "strappy, strappy sandals, riemchensandalen, ~barely there",
      },
      { name: "gladiator style", near: "strappy style", words: "gladiator, gladiators, gladiator sandals" },
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
        words: "sport sandals, sports sandals, sport sandal, hiking sandals, trekking sandals, outdoor sandals",
      },
      { name: "fisherman style", words: "fisherman sandals" },
      {
        name: "espadrille style",
        words: "espadrille, espadrilles, alpargatas, espadrillas, espadrilky",
      },
      { name: "Oxford style", near: "Derby style", words: "oxford, oxfords, oxford shoes, richelieu" },
      { name: "Derby style", near: "Oxford style", words: "derby, derbies, derbys, derby shoes" },
      { name: "brogue style", near: "Derby style", words: "brogue, brogues, wingtip, wingtips" },
      { name: "monk strap style", words: "monk strap, monk straps, monks, monk shoes, double monk" },
      { name: "penny loafer style", near: "horsebit style", words: "penny loafers, penny loafer" },
      { name: "horsebit style", near: "penny loafer style", words: "~horsebit, ~horsebit loafers, ~snaffle loafers" },
      {
        name: "tassel loafer style",
        near: "penny loafer style",
        words: "tassel loafers, tassel loafer, tasselled loafers",
      },
      { name: "boat shoe style", words: "boat shoes, boat shoe, deck shoes, bootsschuhe" },
      { name: "moccasin style", words: "moccasin, moccasins, mokassins, ~driving shoes, ~drivers" },
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
        words: "bucket bag, bucket, sac seau, beuteltasche, bolso saco, borsa a secchiello",
      },
      { name: "hobo shape", near: "bucket shape", words: "hobo, hobo bag, ~slouchy bag" },
      { name: "baguette shape", words: "baguette, baguette bag" },
      { name: "saddle shape", near: "camera shape", words: "saddle bag" },
      { name: "camera shape", near: "saddle shape", words: "camera bag, kameratasche" },
      { name: "satchel shape", near: "doctor shape", words: "satchel, satchel bag, cartable" },
      { name: "doctor shape", near: "satchel shape", words: "doctor bag, ~bowling bag" },
      { name: "envelope shape", near: "box shape", words: "envelope, envelope clutch" },
      { name: "box shape", near: "envelope shape", words: "box clutch, ~minaudiere, box bag" },
      { name: "basket shape", words: "basket bag, ~straw bag, korbtasche, panier, capazo" },
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
      { name: "trucker cap shape", near: "baseball cap shape", words: "trucker cap, trucker hat" },
      {
        name: "flat cap shape",
        words: "flat cap, ~newsboy cap, ~baker boy hat, ~baker boy cap, schiebermutze, ~gavroche",
      },
      {
        name: "bucket shape",
        words: "bucket hat, fischerhut, ~bob, sombrero de pescador, gorro de pescador, cappello da pescatore",
      },
      { name: "fedora shape", near: "sun hat shape", words: "fedora, ~trilby, ~panama, ~panama hat" },
      { name: "sun hat shape", near: "fedora shape", words: "sun hat, sunhat, ~floppy hat, capeline, sonnenhut" },
      { name: "beret shape", words: "beret, baskenmutze, boina, basco, baret" },
      { name: "cowboy shape", words: "cowboy hat, western hat" },
      { name: "trapper shape", words: "trapper hat, ushanka, ~aviator hat" },
    ],
  },
  {
    name: "brim",
    of: ["caps and hats"],
    weight: 0.6,
    values: [
      { name: "wide brim", words: "wide brimmed, broad brim, large brim, breite krempe, larges bords, ala ancha" },
      { name: "narrow brim", words: "short brim, small brim, stingy brim, schmale krempe, petits bords, ala corta" },
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
          "shirt dress, shirtdress, robe chemise, hemdblusenkleid, blusenkleid, vestido camisero, chemisier, overhemdjurk",
      },
      { name: "slip dress shape", near: "column shape", words: "slip dress, nuisette, vestido lencero, slipkleid" },
      {
        name: "knitted dress shape",
        words:
          "sweater dress, jumper dress, knit dress, knitted dress, robe pull, strickkleid, vestido de punto, stickad klanning",
      },
      { name: "T-shirt dress shape", words: "t shirt dress, tee dress" },
      { name: "blazer dress shape", words: "blazer dress, ~tuxedo dress" },
      { name: "pinafore shape", words: "pinafore, pinafore dress, ~dungaree dress" },
      {
        name: "evening gown shape",
        words:
          "evening gown, ball gown, ~prom dress, abendkleid, robe de soiree, vestido de noche, abito da sera, abiye",
      },
      { name: "column shape", near: "slip dress shape", words: "column dress" },
    ],
  },
  {
    name: "bra style",
    of: ["bras", "swimwear"],
    weight: 1,
    values: [
      { name: "balconette cups", near: "plunge cups", words: "balconette, balcony, balconnet, demi cup" },
      { name: "plunge cups", near: "balconette cups", words: "plunge, ~plunging" },
      { name: "bralette cups", near: "triangle cups", words: "bralette" },
      { name: "triangle cups", near: "bralette cups", words: "triangle, triangel, triangulo, triangolo" },
      { name: "bandeau cups", words: "bandeau, ~strapless bra" },
      { name: "full cups", words: "full cup, full coverage bra, ~minimiser, ~minimizer" },
    ],
  },
  {
    name: "watch style",
    of: ["watches"],
    weight: 0.7,
    values: [
      {
        name: "diver style",
        words: "diver, diver watch, dive watch, diving watch, diver's watch, taucheruhr, montre de plongee",
      },
      { name: "pilot style", words: "pilot watch, aviator watch, fliegeruhr" },
      { name: "field style", words: "field watch, ~military watch" },
      { name: "dress style", words: "dress watch, ~ultra thin watch" },
    ],
  },
  {
    name: "jewel style",
    of: ["jewellery"],
    weight: 1,
    values: [
      { name: "signet shape", words: "signet, siegelring, chevaliere" },
      { name: "solitaire setting", words: "solitaire, solitario, solitar" },
      { name: "eternity setting", words: "eternity, eternity ring, eternity band, memoire ring" },
      { name: "choker length", words: "choker" },
      { name: "curb links", near: "paperclip links", words: "curb chain, cuban link, cuban chain, panzerkette, curb" },
      { name: "paperclip links", near: "curb links", words: "paperclip, paper clip chain, ~link chain" },
      { name: "herringbone links", near: "snake links", words: "herringbone" },
      { name: "snake links", near: "herringbone links", words: "snake chain" },
      { name: "rope links", words: "rope chain, ~twisted chain" },
      { name: "beaded style", words: "beaded, bead bracelet, bead necklace" },
      { name: "layered style", words: "layered, multi strand, double layer" },
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
      { name: "cycling style", words: "cycling shorts, bib shorts, ~biker shorts, bike shorts, radlerhose, cycliste" },
      {
        name: "denim shorts style",
        words: "denim shorts, jean shorts, jorts, jeansshorts, short en jean, shorts vaqueros",
      },
      { name: "cargo style", words: "cargo shorts, cargo" },
      {
        name: "running style",
        words: "running shorts, ~training shorts, ~gym shorts, ~football shorts, ~basketball shorts, laufshorts",
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
          "dress shirt, formal shirt, business shirt, businesshemd, tuxedo shirt, double cuff, double cuffs, french cuff, french cuffs, ~split yoke, ~collar bones",
      },
      { name: "flannel style", words: "flannel shirt, ~lumberjack shirt, flanellhemd, chemise en flanelle" },
      { name: "overshirt style", words: "overshirt, shacket, surchemise" },
      {
        name: "denim shirt style",
        near: "Western style",
        words: "denim shirt, ~chambray shirt, jeanshemd, chemise en jean",
      },
      { name: "Western style", near: "denim shirt style", words: "western shirt, cowboy shirt" },
    ],
  },
];
