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
        words: "wrap coat, belted wrap, robe coat, wrap style, self tie wrap, bathrobe coat, belted wrap front",
      },
      {
        name: "tie belt",
        near: "wrap front",
        words:
          "self tie belt, ~waist belt, ~belted, ~belted waist, ~self belt, tie waist, ~removable belt, ~matching belt",
      },
      { name: "open front", words: "no closure, collarless open front, edge to edge, open front coat" },
      { name: "toggle front", words: "toggles, horn toggles, toggle closure, toggle fastening, leather toggles" },
      {
        name: "asymmetric zip",
        words: "asymmetrical zip, diagonal zip, off center zip, off centre zip, asymmetric zipper",
      },
      {
        name: "attached scarf",
        words:
          "scarf coat, scarf jacket, built in scarf, ~scarf detail, ~fringed scarf, ~embroidered scarf, integrated scarf, ~scarf collar",
      },
      {
        name: "zip front",
        words:
          "front zip, full zip, zip up, two way zip, zip closure, zip through, two way zipper, full front zip, center front zip",
      },
      { name: "snap front", words: "snap closure, ~snap buttons, ~press studs, popper front, ~snaps" },
    ],
  },
  {
    name: "fill",
    of: ["outerwear"],
    weight: 1,
    values: [
      {
        name: "goose-down fill",
        near: "down fill",
        words:
          "goose down, white goose down, responsibly sourced goose down, 700 fill goose down, 800 fill goose down, 90 10 goose down",
      },
      { name: "duck-down fill", near: "down fill", words: "duck down, white duck down, ~600 fill, ~650 fill" },
      {
        name: "down fill",
        words:
          "down filled, down insulation, 700 fill power, 750 fill power, 800 fill power, 850 fill power, down and feather, responsible down, recycled down, down insulated, light down, down jacket, down coat, down puffer, down vest",
      },
      {
        name: "synthetic fill",
        words:
          "synthetic insulation, primaloft, thermore, coreloft, polyfill, vegan down, synthetic down, down alternative, thermoball, polyester fill, polyester filling, ~padding, recycled polyester fill, ~sorona, ~cotton padded",
      },
      {
        name: "pile lining",
        words: "sherpa lined, sherpa lining, fleece lining, faux shearling lining, pile lined, fleece lined",
      },
      { name: "shearling inside", words: "shearling lined, shearling lining, ~genuine shearling" },
      { name: "no lining", words: "unlined, ~half lined, ~partially lined" },
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
          "horizontal quilting, baffled, channel quilting, horizontal channels, stitched baffles, boudin quilting, horizontal baffles",
      },
      {
        name: "wide baffles",
        near: "baffles",
        words: "oversized baffles, chunky baffles, ~boxy baffles, ~puffy baffles, big baffles",
      },
      { name: "narrow baffles", near: "baffles", words: "slim baffles, micro baffles, thin baffles" },
      { name: "diamond quilting", words: "diamond quilted, quilted diamond, diamond stitch" },
      { name: "onion quilting", words: "onion quilted, ~wave quilting, ~wavy quilting" },
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
          "glossy, hi gloss, high gloss, hi shine, shiny, high shine, lacquered, laque, patent shell, glossy nylon, shiny nylon, wet look, glossy finish",
      },
      { name: "matte shell", words: "matte, matt, matte finish, matte nylon, ~peached" },
      { name: "waxed surface", words: "waxed, waxed cotton, waxed finish, wax coated, sylkoil, ~oiled" },
      {
        name: "curly pile",
        words: "teddy, teddy fleece, high pile fleece, sherpa, sherpa fleece, deep pile fleece, curly fleece, borg",
      },
      { name: "long faux-fur pile", words: "faux fur, faux fur coat, ~shaggy" },
    ],
  },
  {
    name: "collar",
    of: ["outerwear"],
    areTraits: true,
    weight: 0.6,
    values: [
      { name: "corduroy collar", words: "cord collar, corduroy trimmed collar, cord trim collar, ~corduroy trim" },
      { name: "shawl collar", words: "shawl lapel, shawl lapels" },
      {
        name: "fur-trimmed hood",
        words:
          "fur trim hood, ~faux fur trim hood, fur ruff, coyote fur, coyote ruff, ~faux fur trimmed hood, ~faux fur hood, fur trimmed hood, removable fur ruff",
      },
      { name: "shearling collar", near: "fur collar", words: "~sherpa collar, ~faux shearling collar" },
      { name: "fur collar", near: "shearling collar", words: "~faux fur collar, fur trimmed collar" },
      { name: "storm flap", words: "gun flap, storm flaps, storm shield" },
      { name: "epaulettes", words: "epaulets, epaulet, epaulette, shoulder tabs" },
      { name: "collarless neck", words: "collarless, no collar" },
    ],
  },
  {
    name: "wash",
    of: ["jeans", "shorts", "jackets", "skirts"],
    weight: 0.7,
    values: [
      { name: "bleached wash", at: 0, words: "bleach wash, ~white wash, ~super light wash" },
      { name: "light wash", at: 1, words: "light blue wash, light indigo, vintage light, light stonewash, pale wash" },
      {
        name: "medium wash",
        at: 2,
        words:
          "mid wash, mid blue wash, medium blue wash, ~mid blue, medium indigo, ~stonewash, ~stonewashed, medium stonewash, classic blue wash",
      },
      {
        name: "dark wash",
        at: 3,
        words: "dark indigo, dark rinse, dark rinse wash, dark blue wash, dark stonewash, deep indigo",
      },
      {
        name: "raw wash",
        at: 4,
        words: "~rinse, ~rinse wash, ~one wash, raw denim, ~rigid indigo, unwashed, selvedge raw",
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
        words: "rigid, no stretch, non stretch, ~100 cotton denim, ~heavyweight denim, non stretch denim, ~stiff denim",
      },
      { name: "stretch denim", words: "stretch, super stretch, comfort stretch, power stretch" },
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
        words: "medium support, medium compression, ~medium impact, ~hugged sensation, ~moderate support",
      },
      {
        name: "firm hold",
        at: 3,
        words:
          "~high support, ~compressive, firm compression, ~compression, ~high impact, ~held in, ~sculpting, high compression, tight compression, ~squeeze, ~tummy control, ~sculpt",
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
          "crossover waist, cross waist, ~v waist, ~v shaped waistband, criss cross waist, v crossover waist, crossover",
      },
      {
        name: "wide flat waistband",
        words: "wide waistband, ~flat waistband, ~double layer waistband, ~smooth waistband, ~foldover waistband",
      },
      { name: "drawcord waistband", words: "drawcord waist, drawstring waist, drawstring, drawcord" },
      { name: "pleated waist", words: "front pleats, pleat front, pleated front, double pleats, a pinces" },
    ],
  },
  {
    name: "pocketless",
    of: ["leggings", "trousers", "jeans", "shorts", "skirts", "dresses", "jackets", "coats", "track pants"],
    areTraits: true,
    weight: 0.1,
    values: [{ name: "no pockets", words: "without pockets, pocketless, does not have pockets" }],
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
      { name: "racerback", words: "racer back, ~t back, ~y back" },
      { name: "crossed back straps", words: "~strappy back, cross back, criss cross back, ~strappy" },
      { name: "longline band", words: "longline, longline bra, long line" },
    ],
  },
  {
    name: "knit",
    of: ["sweaters", "dresses", "t-shirts", "tops"],
    weight: 0.8,
    values: [
      { name: "cable stitch", words: "cable knit, cable, cableknit, ~aran, torsades, zopfstrick" },
      { name: "rib stitch", words: "ribbed, rib knit, ribbed knit, rib, rib stitched" },
      { name: "chunky stitch", words: "chunky knit, chunky, ~thick knit, ~heavy gauge, ~fisherman knit" },
      {
        name: "fine smooth knit",
        words: "fine knit, fine gauge, ~jersey knit, ~lightweight knit, ~smooth knit, ~featherweight",
      },
      { name: "waffle stitch", words: "waffle knit, waffle, ~thermal knit" },
      { name: "brushed knit", words: "brushed, ~fuzzy, ~fluffy, ~hairy knit, ~mohair blend knit" },
      { name: "intarsia", words: "intarsia knit, ~jacquard knit, ~fair isle, ~argyle" },
    ],
  },
  {
    name: "skirt cut",
    of: ["skirts"],
    weight: 0.9,
    values: [
      { name: "bias cut", words: "bias, bias cut skirt, cut on the bias" },
      { name: "accordion pleats", words: "accordion pleated, sunray pleats, sunburst pleats" },
      { name: "pencil cut", words: "pencil, pencil skirt, ~column skirt" },
      { name: "full cut", words: "~a line, full skirt, ~circle skirt, ~flared" },
    ],
  },
];
