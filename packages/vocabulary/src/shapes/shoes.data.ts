import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of shoes: sole, panels, emblem, straps, footbed. */
export const SHOE_SHAPES: readonly CutAttribute[] = [
  {
    name: "sole shape",
    of: ["footwear"],
    weight: 0.8,
    values: [
      {
        name: "cup sole",
        near: "vulcanized sole",
        words:
          "cupsole, margom sole, rubber cupsole, ~sleek sole, ~minimal sole, stitched cupsole, semelle cuvette, suola a cassetta, schalensohle",
      },
      {
        name: "vulcanized sole",
        near: "cup sole",
        words:
          "vulcanised sole, vulcanized rubber sole, ~waffle sole, vulc sole, vulkanisierte sohle, vulkanisierter sohle, semelle vulcanisee, suela vulcanizada, suola vulcanizzata",
      },
      {
        name: "gum sole",
        near: "cup sole",
        words:
          "gum rubber sole, gum outsole, ~honey sole, gum rubber outsole, ~natural rubber sole, gum sohle, suela caramelo, suela de caramelo, suola gum",
      },
      {
        name: "chunky sole",
        near: "platform sole",
        words:
          "oversized sole, exaggerated sole, dad sole, thick sole, chunky rubber sole, ~tread sole, dicke sohle, dicker sohle, dicken sohle, klobige sohle, massive sohle, chunky sohle, semelle epaisse, semelle chunky, suela gruesa, suela chunky, suola spessa, suola chunky",
      },
      {
        name: "platform sole",
        near: "chunky sole",
        words:
          "flatform sole, platform, flatform, stacked platform, thick platform, plateau, plateausohle, plattformsohle, semelle plateforme, suela plataforma, suela de plataforma, suola platform, suola con plateau, a plateforme, sandale plateforme, talon plateforme, con plataforma, de plataforma, plateforme, a plateformes, semelle a plateforme",
      },
      {
        name: "lug sole",
        near: "commando sole",
        words:
          "lugged sole, lug outsole, vibram lug sole, lugged rubber sole, lugged outsole, chunky lug sole, ~cleated sole, ~deep tread, track sole, track outsole, profilsohle, profilierte sohle, profilierter sohle, grobe profilsohle, grober profilsohle, track sohle, tracksohle, traktorsohle, semelle crantee, semelle a crampons, semelle track, suela track, suela dentada, suola carrarmato, suola a carrarmato, suola carro armato, suola a carro armato, suola track, suola dentata, suola tassellata",
      },
      {
        name: "commando sole",
        near: "lug sole",
        words: "commando rubber sole, commando sohle, semelle commando, suela commando, suola commando",
      },
      {
        name: "air-cushioned sole",
        words:
          "airwair, bouncing soles, airwair sole, air cushioned, air cushion sole, airsole, ~bouncy sole, goodyear welted air sole",
      },
      {
        name: "sole with a visible air unit",
        words: "visible air, ~air unit, max air unit, visible air unit, air bubble",
      },
      {
        name: "foam midsole",
        words:
          "responsive foam, ~boost midsole, ~cloudtec, react foam, ~rocker sole, running foam sole, compression molded eva, molded eva midsole, eva midsole",
      },
      {
        name: "crepe sole",
        words:
          "crepe rubber sole, crepe outsole, kreppsohle, semelle crepe, semelle de crepe, suela de crepe, suola in crepe",
      },
      {
        name: "cork footbed",
        words:
          "cork sole, cork latex footbed, contoured cork footbed, cork latex, anatomical cork footbed, ~contoured footbed, cork and latex footbed, ~anatomic footbed, molded cork footbed, ~suede lined footbed, korkfussbett, korksohle, semelle liege, semelle en liege, suela de corcho, plantilla de corcho, suola in sughero, plantare in sughero",
      },
      {
        name: "molded foam sole",
        words:
          "~eva foam, one piece foam, ~molded eva, croslite, foam runner, injected foam, moulded foam, ~pillowy sole",
      },
      {
        name: "braided jute sole",
        words:
          "jute sole, espadrille sole, rope sole, esparto sole, jute platform, jute wrapped sole, ~braided sole, jute wedge, jutesohle, espadrillesohle, bastsohle, geflochtene sohle, geflochtener sohle, geflochtene jutesohle, geflochtener jutesohle, semelle corde, semelle en corde, semelle en jute, semelle jute, semelle tressee, suela de yute, suela de esparto, suela trenzada, suola in corda, suola in iuta, suola in juta, suola intrecciata, yute trenzado, jute tresse, jute tressee, iuta intrecciata, juta intrecciata, corda intrecciata, cuna de yute, cuna de esparto",
      },
      {
        name: "leather sole",
        words:
          "leather outsole, ~blake stitched sole, semelle cuir, ledersohle, suela de cuero, suola in cuoio, stitched leather sole, sohle aus leder, laufsohle aus leder, semelle en cuir, semelle exterieure en cuir, suela de piel, suola in pelle, fondo in cuoio",
      },
      {
        name: "thin rubber sole",
        words:
          "~flat rubber sole, low profile sole, thin sole, slim sole, terrace sole, low profile rubber sole, dunne sohle, dunner sohle, semelle fine, suela fina, suola sottile",
      },
      {
        name: "studded driving sole",
        words:
          "gommino, rubber pebble sole, pebbled sole, driving sole, rubber nubs, rubber pebbles, gommini, noppensohle, gumminoppen, semelle a picots, picots en gomme, semelle picots, suela de tacos, suela con tacos, suela de goma con tacos, piso de tacos, suela de topos",
      },
      { name: "ridged sheepskin-boot sole", words: "treadlite, treadlite sole, treadlite outsole" },
    ],
  },
  {
    name: "emblem",
    of: ["footwear"],
    weight: 1,
    values: [
      {
        name: "star emblem",
        words:
          "star patch sneakers, star logo, leather star, side star, star on the side, star at the side, stitched star, glitter star, signature star, star patch, star sneaker, star sneakers, suede star, black star, star detail, sternpatch, sternmotiv, seitlicher stern, seitlichem stern, stern an der seite, etoile laterale, etoile sur le cote, etoile en cuir, etoile en daim, estrella lateral, estrella de piel, estrella en el lateral, stella laterale, stella in pelle, stella in camoscio, stella in suede",
      },
      { name: "swoosh", words: "swoosh logo" },
      {
        name: "three stripes",
        words:
          "3 stripes, three stripe, 3 stripe, serrated stripes, serrated 3 stripes, drei streifen, 3 streifen, trois bandes, 3 bandes, tres bandas, 3 bandas, tres rayas, 3 rayas, tre strisce, 3 strisce",
      },
      {
        name: "side stripe",
        words:
          "side stripes, ~contrast stripe, jazz stripe, sidestripe, formstrip, diagonal stripe, curved side stripe, seitenstreifen, seitlicher streifen, seitlichem streifen, seitlichen streifen, bande laterale, banda lateral, franja lateral, strisce laterali",
      },
      { name: "N emblem", words: "n logo, big n, n on the side" },
      { name: "crossed stripes", words: "tiger stripes, mexico 66 stripes, crisscross stripes, criss cross stripes" },
      { name: "ankle patch", words: "ankle star patch, all star patch, chuck taylor patch, round ankle patch" },
      {
        name: "heel tab in a contrast color",
        words:
          "contrast heel tab, green heel tab, colored heel tab, coloured heel tab, ~contrast heel, contrasting heel tab, ~heel patch, fersenkappe in kontrastfarbe, kontrastierende fersenkappe, kontrastierender fersenkappe, contrefort contrastant, contrefort contraste, talon contrastant, talonera en contraste, talon en contraste, talloncino a contrasto, talloncino in contrasto, tallone a contrasto",
      },
      {
        name: "gold foil serial number",
        words:
          "gold stamped number, gold foil number, gold stamped serial number, ~stamped serial number, ~foil stamped numbers, gold number stamp",
      },
      {
        name: "horsebit",
        words:
          "horsebit hardware, snaffle bit, ~metal bit, metal horsebit, ~gold bit, horse bit, snaffle, trense, metalltrense, mors, morsetto, morsetti, bocado metalico, detalle bocado",
      },
      { name: "double-G hardware", words: "double g" },
      {
        name: "double-T medallion",
        words: "double t, ~logo medallion, tory medallion, ~metal medallion, ~logo emblem disc",
      },
      { name: "V-logo hardware", words: "v logo, vlogo, v logo signature" },
      { name: "pyramid studs", words: "rockstud, rockstuds, ~gold studs, ~studded straps, ~metal studs, pyramid stud" },
      {
        name: "crystal buckle",
        words:
          "~jewel buckle, jeweled buckle, crystal embellished buckle, rhinestone buckle, jewelled buckle, square buckle of crystals, strassschnalle, schmuckschnalle, boucle strass, boucle en strass, hebilla joya, hebilla de strass, fibbia gioiello, fibbia di strass, fibbia con strass",
      },
      {
        name: "red sole",
        words:
          "red soles, red lacquered sole, red lacquered soles, red lacquer sole, signature red sole, rote sohle, roter sohle, semelle rouge, suela roja, suola rossa",
      },
    ],
  },
  {
    name: "upper build",
    of: ["casual shoes", "sports shoes", "shoes"],
    areTraits: true,
    weight: 1.35,
    values: [
      {
        name: "minimalist upper",
        words:
          "minimalist, minimal design, ~clean lines, ~no visible branding, ~no logo, ~logo free, ~clean upper, ~tonal upper, ~sleek silhouette, minimalistisch, minimalistische, minimalistischer, minimalistisches, minimaliste, minimalista",
      },
      {
        name: "overlaid panels",
        words:
          "suede overlays, leather overlays, overlays, ~paneled upper, ~panelled upper, ~suede panels, ~layered upper, ~mesh and suede, ~suede and mesh, ~mesh panels",
      },
      {
        name: "perforated toe box",
        words:
          "perforated toe, perforations on the toe, ~perforated vamp, perforierte zehenkappe, perforierter zehenkappe, bout perfore, puntera perforada",
      },
      { name: "suede T-toe", words: "t toe, t toe overlay, suede t toe, ~suede toe, ~suede toe cap, t toe box" },
      {
        name: "rubber toe cap",
        words:
          "rubber toe, rubber cap toe, ~rubber toe guard, ~toe guard, gummikappe, gummizehenkappe, zehenkappe aus gummi, bout en caoutchouc, puntera de goma, puntera de caucho, puntale in gomma, punta in gomma",
      },
    ],
  },
  {
    name: "upper cloth",
    of: ["casual shoes", "sports shoes", "shoes"],
    weight: 0.9,
    values: [
      {
        name: "knit upper",
        near: "mesh upper",
        words:
          "flyknit, primeknit, knitted upper, tree runner knit, ~sock like upper, ~sock fit, engineered knit, tige en maille, tomaia in maglia, obermaterial aus strick",
      },
      {
        name: "mesh upper",
        words:
          "engineered mesh, breathable mesh upper, engineered mesh upper, air mesh, mesh obermaterial, obermaterial aus mesh, tige en mesh, tomaia in mesh, parte superior de malla, empeine de malla, tomaia in rete",
      },
      {
        name: "canvas upper",
        words: "canvas uppers, cotton canvas upper, canvas obermaterial, tige en toile, tomaia in tela",
      },
    ],
  },
  {
    name: "strap layout",
    of: ["sandals", "flip-flops", "slippers", "heels and flats"],
    weight: 1.1,
    values: [
      {
        name: "two buckled straps",
        words:
          "two buckle straps, ~two adjustable straps, double buckle, ~2 strap, ~two strap sandal, two buckles, twin buckle, two adjustable buckles, zwei schnallen, zwei schnallenriemen, deux boucles, double boucle, dos hebillas, doble hebilla, due fibbie, doppia fibbia",
      },
      {
        name: "one buckled strap",
        words: "single buckle, one buckle strap, ~single adjustable strap",
      },
      { name: "three straps", words: "three strap, triple strap, three buckle straps" },
      {
        name: "H cut-out",
        words:
          "h cutout, h cut, h cut out strap, h shaped cutout, h shaped cut out, h shape, h strap, h shaped strap, h band, h decoupe, decoupe h, decoupe en h, h ausschnitt, corte en h, recorte en h, taglio h, taglio a h",
      },
      {
        name: "wide band",
        words:
          "wide strap, broad strap, wide leather band, ~single band, ~one band, breites band, breitem band, breiter riemen, breitem riemen, large bride, bride large, tira ancha, pala ancha, fascia larga",
      },
      {
        name: "crossed straps",
        words:
          "criss cross straps, crossover straps, crisscross, criss cross, cross strap, crossed bands, cross over straps, gekreuzte riemen, gekreuzten riemen, uberkreuzte riemen, brides croisees, lanieres croisees, tiras cruzadas, pala cruzada, fasce incrociate, listini incrociati, cinturini incrociati",
      },
      {
        name: "thong straps",
        words:
          "toe post, thong, thong strap, toe thong, v thong, thong sandal, zehensteg, zehentrenner, entredoigt, entre doigt, tira de dedo, infradito",
      },
      {
        name: "woven straps",
        words:
          "huarache, woven leather, woven upper, woven leather upper, interlaced straps, woven leather straps, intrecciato, geflochten, geflochtene, geflochtener, geflochtenes, geflochtenem, geflochtenen, flechtoptik, flechtdesign, flechtleder, tresse, tressee, cuir tresse, trenzado, trenzada, piel trenzada, intrecciata, pelle intrecciata, intreccio, intrecciati, intrecciate",
      },
      {
        name: "padded straps",
        words:
          "puffy straps, puffer straps, padded leather straps, ~quilted straps, pillow straps, puffy, ~dad sandal, gepolsterte riemen, gepolsterten riemen, brides rembourrees, tiras acolchadas, fasce imbottite, ~brides matelassees",
      },
      { name: "cage of straps", words: "caged, cage sandal, caged upper, fisherman, fisherman sandal" },
      {
        name: "clear straps",
        words:
          "~pvc straps, transparent straps, clear strap, ~lucite, transparente riemen, transparenten riemen, brides transparentes, tiras transparentes, fasce trasparenti",
      },
      {
        name: "covered toe",
        words:
          "closed toe, closed toe clog, closed toe mule, closed front, vorne geschlossen, bout ferme, punta cerrada, puntera cerrada, punta chiusa",
      },
    ],
  },
  {
    name: "boot shaft",
    of: ["boots"],
    areTraits: true,
    weight: 0.9,
    values: [
      {
        name: "eight eyelets",
        words:
          "8 eye, eight eye, 8 eyelet, eight eyelet, 8 eyelets, 8 hole, 8 osen, 8 loch, 8 oeillets, 8 ojales, 8 occhielli",
      },
      {
        name: "elastic side panels",
        words:
          "elastic gores, elastic sides, elastic side panel, side goring, elastic goring, elastic gussets, elasticated side panels, gore panels, elastic side gores, elastischer einsatz, elastischem einsatz, elastische einsatze, elastischen einsatzen, elastikeinsatz, elastikeinsatze, elastikeinsatzen, stretcheinsatz, stretcheinsatze, stretcheinsatzen, gummieinsatze, gummieinsatzen, gummizuge, gummizugen, elastique lateral, elastiques lateraux, elastiques sur les cotes, empiecement elastique, insert elastique, elastico lateral, elastico en los laterales, elasticos a los lados, panel elastico, paneles elasticos, inserto elastico, goma lateral, elastici laterali, elastico laterale, elastici ai lati, inserti elastici, inserti elasticizzati, bande elastiche, soffietti elastici, elastische seiteneinsatze, elastischen seiteneinsatzen, seitliche gummieinsatze, seitliche elastikeinsatze",
      },
      { name: "sheepskin shaft", words: "sheepskin boot, sheepskin boots, ~shearling boot, ~shearling lined boot" },
      {
        name: "mid-calf shaft",
        words:
          "mid calf, calf height, calf high, wadenhoch, wadenhohe, wadenhoher, mi mollet, media cana, media pierna, a meta polpaccio, al polpaccio",
      },
      {
        name: "pull-up side zip",
        words:
          "side zip, inside zip, side zipper, ~inner zip, seitlicher reissverschluss, seitlichem reissverschluss, seitlichen reissverschluss, seitenreissverschluss, zip lateral, zip sur le cote, fermeture zippee laterale, fermeture zippee sur le cote, fermeture eclair laterale, fermeture eclair sur le cote, cremallera lateral, zip laterale, cerniera laterale, chiusura laterale con zip",
      },
    ],
  },
  {
    name: "welt thread",
    of: ["footwear"],
    weight: 0.5,
    values: [
      {
        name: "yellow welt stitching",
        words:
          "~yellow stitching, ~yellow stitch, yellow welt stitch, ~contrast welt stitching, yellow welt, ~gelbe naht, ~gelben nahten, ~surpiqures jaunes, ~costuras amarillas, ~cuciture gialle",
      },
    ],
  },
  {
    name: "welt",
    of: ["footwear"],
    weight: 0.5,
    values: [
      {
        name: "Goodyear welt",
        words:
          "goodyear welted, ~goodyear, goodyear welt construction, ~resoleable, ~resolable, rahmengenaht, rahmengenahte, rahmengenahter, cousu goodyear, montage goodyear, lavorazione goodyear, cosido goodyear, cucitura goodyear, construccion goodyear, goodyear rahmengenaht",
      },
      {
        name: "Norwegian welt",
        words:
          "norwegian welted, norwegian welt construction, norwegian construction, norvegese, norvegese welt, cousu norvegien, montage norvegien, cosido noruego, construccion noruega, cucitura norvegese, lavorazione norvegese, norwegisch genaht, zwiegenaht, zwiegenahte, zwiegenahter",
      },
      {
        name: "storm welt",
        words: "storm welted, storm welts, split reverse welt, reverse storm welt",
      },
      {
        name: "Blake stitch",
        words: "blake stitched, blake construction, cousu blake, lavorazione blake, cosido blake",
      },
      {
        name: "cemented sole",
        words:
          "cemented construction, glued sole, cemented, geklebte sohle, semelle collee, suela pegada, suola incollata",
      },
    ],
  },
];
