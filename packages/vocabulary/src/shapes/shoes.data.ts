import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of shoes: sole, panels, emblem, straps, footbed. */
export const SHOE_SHAPES: readonly CutAttribute[] = [
  {
    name: "sole shape",
    of: ["footwear"],
    weight: 1,
    values: [
      {
        name: "cup sole",
        near: "vulcanized sole",
        words: "cupsole, margom sole, rubber cupsole, ~sleek sole, ~minimal sole, stitched cupsole",
      },
      {
        name: "vulcanized sole",
        near: "cup sole",
        words: "vulcanised sole, vulcanized rubber sole, ~waffle sole, vulc sole",
      },
      {
        name: "gum sole",
        near: "cup sole",
        words: "gum rubber sole, gum outsole, ~honey sole, gum rubber outsole, ~natural rubber sole",
      },
      {
        name: "chunky sole",
        near: "platform sole",
        words:
          "oversized sole, exaggerated sole, dad sole, thick sole, chunky rubber sole, ~track sole, ~tread sole, ~track outsole",
      },
      {
        name: "platform sole",
        near: "chunky sole",
        words: "flatform sole, platform, flatform, stacked platform, thick platform",
      },
      {
        name: "lug sole",
        near: "commando sole",
        words:
          "lugged sole, lug outsole, vibram lug sole, lugged rubber sole, lugged outsole, chunky lug sole, ~cleated sole, ~deep tread",
      },
      { name: "commando sole", near: "lug sole", words: "commando rubber sole" },
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
      { name: "crepe sole", words: "crepe rubber sole, crepe outsole" },
      {
        name: "cork footbed",
        words:
          "cork sole, cork latex footbed, contoured cork footbed, cork latex, anatomical cork footbed, ~contoured footbed, cork and latex footbed, ~anatomic footbed, molded cork footbed, ~suede lined footbed",
      },
      {
        name: "molded foam sole",
        words:
          "~eva foam, one piece foam, ~molded eva, croslite, foam runner, injected foam, moulded foam, ~pillowy sole",
      },
      {
        name: "braided jute sole",
        words:
          "jute sole, espadrille sole, rope sole, esparto sole, jute platform, jute wrapped sole, ~braided sole, jute wedge",
      },
      {
        name: "leather sole",
        words:
          "leather outsole, ~blake stitched sole, semelle cuir, ledersohle, suela de cuero, suola in cuoio, stitched leather sole",
      },
      {
        name: "thin rubber sole",
        words: "~flat rubber sole, low profile sole, thin sole, slim sole, terrace sole, low profile rubber sole",
      },
      {
        name: "studded driving sole",
        words: "gommino, rubber pebble sole, pebbled sole, driving sole, rubber nubs, rubber pebbles, gommini",
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
        words: "star patch sneakers, star logo, leather star, side star, glitter star, signature star, star patch",
      },
      { name: "swoosh", words: "swoosh logo" },
      { name: "three stripes", words: "3 stripes, three stripe, 3 stripe, serrated stripes, serrated 3 stripes" },
      {
        name: "side stripe",
        words:
          "side stripes, ~contrast stripe, jazz stripe, sidestripe, formstrip, diagonal stripe, curved side stripe",
      },
      { name: "N emblem", words: "n logo, big n, n on the side" },
      { name: "crossed stripes", words: "tiger stripes, mexico 66 stripes, crisscross stripes, criss cross stripes" },
      { name: "ankle patch", words: "ankle star patch, all star patch, chuck taylor patch, round ankle patch" },
      {
        name: "heel tab in a contrast color",
        words:
          "contrast heel tab, green heel tab, colored heel tab, coloured heel tab, ~contrast heel, contrasting heel tab, ~heel patch",
      },
      {
        name: "gold foil serial number",
        words:
          "gold stamped number, gold foil number, gold stamped serial number, ~stamped serial number, ~foil stamped numbers, gold number stamp",
      },
      { name: "horsebit", words: "horsebit hardware, snaffle bit, ~metal bit, metal horsebit, ~gold bit, horse bit" },
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
          "~jewel buckle, jeweled buckle, crystal embellished buckle, rhinestone buckle, jewelled buckle, square buckle of crystals",
      },
      {
        name: "red sole",
        words: "red soles, red lacquered sole, red lacquered soles, red lacquer sole, signature red sole",
      },
    ],
  },
  {
    name: "upper build",
    of: ["casual shoes", "sports shoes", "shoes"],
    areTraits: true,
    weight: 0.9,
    values: [
      {
        name: "minimalist upper",
        words:
          "minimalist, minimal design, ~clean lines, ~no visible branding, ~no logo, ~logo free, ~clean upper, ~tonal upper, ~sleek silhouette",
      },
      {
        name: "overlaid panels",
        words:
          "suede overlays, leather overlays, overlays, ~paneled upper, ~panelled upper, ~suede panels, ~layered upper, ~mesh and suede, ~suede and mesh, ~mesh panels",
      },
      { name: "perforated toe box", words: "perforated toe, perforations on the toe, ~perforated vamp" },
      { name: "suede T-toe", words: "t toe, t toe overlay, suede t toe, ~suede toe, ~suede toe cap, t toe box" },
      { name: "rubber toe cap", words: "rubber toe, rubber cap toe, ~rubber toe guard, ~toe guard" },
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
        words: "flyknit, primeknit, knitted upper, tree runner knit, ~sock like upper, ~sock fit, engineered knit",
      },
      { name: "mesh upper", words: "engineered mesh, breathable mesh upper, engineered mesh upper, air mesh" },
      { name: "canvas upper", words: "canvas uppers, cotton canvas upper" },
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
          "two buckle straps, ~two adjustable straps, double buckle, ~2 strap, ~two strap sandal, two buckles, twin buckle, two adjustable buckles",
      },
      {
        name: "one buckled strap",
        words: "single buckle, one buckle strap, ~single adjustable strap",
      },
      { name: "three straps", words: "three strap, triple strap, three buckle straps" },
      {
        name: "H cut-out",
        words: "h cutout, h cut, h shaped cutout, h shaped cut out, h shape, h strap, h shaped strap, h band",
      },
      { name: "wide band", words: "wide strap, broad strap, wide leather band, ~single band, ~one band" },
      {
        name: "crossed straps",
        words:
          "criss cross straps, crossover straps, crisscross, criss cross, cross strap, crossed bands, cross over straps",
      },
      { name: "thong straps", words: "toe post, thong, thong strap, toe thong, v thong, thong sandal" },
      {
        name: "woven straps",
        words:
          "huarache, woven leather, woven upper, woven leather upper, interlaced straps, woven leather straps, intrecciato",
      },
      {
        name: "padded straps",
        words: "puffy straps, puffer straps, padded leather straps, ~quilted straps, pillow straps, puffy, ~dad sandal",
      },
      { name: "cage of straps", words: "caged, cage sandal, caged upper, fisherman, fisherman sandal" },
      { name: "clear straps", words: "~pvc straps, transparent straps, clear strap, ~lucite" },
      { name: "covered toe", words: "closed toe, closed toe clog, closed toe mule, closed front" },
    ],
  },
  {
    name: "boot shaft",
    of: ["boots"],
    areTraits: true,
    weight: 0.9,
    values: [
      { name: "eight eyelets", words: "8 eye, eight eye, 8 eyelet, eight eyelet, 8 eyelets, 8 hole" },
      {
        name: "elastic side panels",
        words:
          "elastic gores, elastic sides, elastic side panel, side goring, elastic goring, elastic gussets, elasticated side panels, gore panels, elastic side gores",
      },
      { name: "sheepskin shaft", words: "sheepskin boot, sheepskin boots, ~shearling boot, ~shearling lined boot" },
      { name: "mid-calf shaft", words: "mid calf, calf height, calf high" },
      { name: "pull-up side zip", words: "side zip, inside zip, side zipper, ~inner zip" },
    ],
  },
  {
    name: "welt",
    of: ["footwear"],
    areTraits: true,
    weight: 0.5,
    values: [
      {
        name: "yellow welt stitching",
        words: "~yellow stitching, ~yellow stitch, yellow welt stitch, ~contrast welt stitching, yellow welt",
      },
      {
        name: "Goodyear welt",
        words: "goodyear welted, ~goodyear, goodyear welt construction, ~resoleable, ~resolable",
      },
      { name: "Blake stitch", words: "blake stitched, blake construction" },
      { name: "cemented sole", words: "cemented construction, glued sole, cemented" },
    ],
  },
];
