import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of eyewear, belts, scarves and hats. */
export const ACCESSORY_SHAPES: readonly CutAttribute[] = [
  {
    name: "frame build",
    of: ["eyewear"],
    areTraits: true,
    weight: 0.8,
    values: [
      {
        name: "acetate frame",
        near: "plastic frame",
        words: "acetate, bio acetate, thick acetate, acetate frames, handmade acetate, chunky acetate",
      },
      {
        name: "plastic frame",
        near: "acetate frame",
        words:
          "nylon frame, injected frame, plastic frames, propionate, propionate frame, polycarbonate frame, o matter, grilamid",
      },
      {
        name: "metal frame",
        words:
          "wire frame, metal frames, ~gold frame, gold metal frame, titanium frame, thin metal frame, steel frame, wireframe",
      },
      { name: "rimless frame", words: "rimless, frameless" },
      { name: "keyhole bridge", words: "keyhole nose bridge" },
      { name: "browline frame", words: "browline, clubmaster, ~half rim, ~semi rimless" },
    ],
  },
  {
    name: "lens tint",
    of: ["eyewear"],
    weight: 0.7,
    values: [
      {
        name: "green lenses",
        words:
          "green crystal lenses, green crystal lens, green glass lenses, green glass lens, green polarized lenses, green polarised lenses, g 15, g15, green lens, g 15 lenses, green classic g 15, green tint",
      },
      {
        name: "gray lenses",
        near: "black lenses",
        words:
          "gray polarized lenses, grey polarized lenses, grey polarised lenses, grey lenses, gray lens, grey lens, smoke lens, smoke lenses",
      },
      { name: "black lenses", near: "gray lenses", words: "black lens, ~dark lenses" },
      {
        name: "brown lenses",
        words: "brown polarized lenses, brown polarised lenses, brown lens, ~amber lenses, ~tortoise lens, brown tint",
      },
      { name: "blue lenses", words: "blue lens, blue tint" },
      { name: "clear lenses", words: "clear lens, ~blue light lenses, ~blue light, demo lenses" },
      { name: "gradient lenses", words: "~gradient, gradient lens, ~degrade, gradient lenses" },
      { name: "mirrored lenses", words: "mirrored, mirror lens, mirrored lens, flash lenses" },
      { name: "yellow lenses", words: "yellow lens, yellow tint, ~orange lenses" },
    ],
  },
  {
    name: "belt buckle",
    of: ["belts"],
    weight: 1.2,
    values: [
      { name: "H buckle", words: "h buckle belt, constance buckle, h shaped buckle" },
      { name: "double-G buckle", words: "double g buckle, gg buckle, interlocking g buckle, double g, interlocking g" },
      {
        name: "logo buckle",
        words:
          "logo plaque buckle, ~letter buckle, ~initials buckle, vlogo buckle, ysl buckle, monogram buckle, ~medusa buckle",
      },
      { name: "triomphe buckle", words: "triomphe, ~chain motif buckle" },
      {
        name: "pin buckle",
        words:
          "single prong, pin closure, ~frame buckle, prong buckle, tongue buckle, roller buckle, ~square buckle, ~rectangular buckle",
      },
      { name: "western buckle", words: "western, ~engraved buckle, ~three piece buckle, ~ranger set" },
      { name: "plate buckle", words: "plaque buckle, ~plate" },
      { name: "ring buckle", words: "d ring, o ring, double ring, ~round buckle, double o ring" },
      { name: "ratchet buckle", words: "ratchet, automatic buckle, ~click buckle" },
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
          "braided, braided leather, plaited, ~woven belt, woven leather belt, ~woven elastic belt, ~intrecciato, ~interwoven",
      },
      {
        name: "elastic strap",
        near: "webbing strap",
        words:
          "stretch belt, woven elastic belt, elastic braided, elastic woven, elastic webbing, elastic belt, stretch webbing, elasticated belt",
      },
      { name: "webbing strap", words: "webbing, ~canvas belt, ~nylon belt, ~web belt, webbing belt" },
      { name: "chain strap", words: "chain belt, chain link belt, metal chain" },
      { name: "studded strap", words: "studded, studs, ~eyelets all around" },
      {
        name: "plain leather strap",
        words: "~leather belt, ~full grain belt, leather strap, ~dress belt, smooth leather, saddle leather",
      },
    ],
  },
  {
    name: "scarf form",
    of: ["scarves"],
    weight: 1.1,
    values: [
      { name: "square scarf", words: "silk square, square, carre, 90 x 90, ~90cm, bandana, ~neckerchief, 35 x 35" },
      { name: "long scarf", words: "oblong, ~rectangular, ~long, skinny scarf, oblong scarf" },
      { name: "blanket scarf", words: "blanket, oversized scarf, xxl scarf, ~wrap scarf" },
      { name: "ribbon scarf", words: "twilly, ribbon, skinny silk scarf, hair ribbon" },
      { name: "triangle scarf", words: "triangle, triangular" },
      { name: "snood", words: "infinity scarf, loop scarf, tube scarf" },
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
          "fringed, fringe, ~tassels, fringing, ~tasselled, ~tasseled, fringed ends, tassel ends, tassel edges, ~tassel trim, tasselled edges, tasselled ends",
      },
      { name: "hand-rolled hem", words: "hand rolled, hand rolled edges, ~rolled hem, hand rolled hem, ~rolled edges" },
      { name: "machine-sewn hem", words: "machine rolled, machine hemmed" },
    ],
  },
];
