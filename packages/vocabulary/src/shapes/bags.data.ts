import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of bags: body, surface, closure, handles. */
export const BAG_SHAPES: readonly CutAttribute[] = [
  {
    name: "bag body",
    of: ["bags"],
    weight: 1,
    values: [
      {
        name: "structured body",
        words:
          "structured, structured bag, ~boxy, stiff body, ~holds its shape, rigid, structured silhouette, ~trapezoid, ~trapeze",
      },
      {
        name: "slouchy body",
        words:
          "slouchy, ~soft body, ~unstructured, slouchy silhouette, slouch, ~soft structure, ~unlined body, ~relaxed silhouette, ~soft silhouette",
      },
      {
        name: "crescent body",
        words:
          "half moon, crescent, half moon bag, crescent shape, ~moon bag, ~curved silhouette, ~banana shape, crescent bag, half moon shape, crescent shaped",
      },
      {
        name: "dumpling body",
        words: "dumpling, ~cloud clutch, ~cloud shape, ~cloud pouch, ~gathered body, ~pouch bag, ~scrunched",
      },
      { name: "folding body", words: "foldable, folds flat, folding, packable tote, ~fold up" },
      { name: "tall trapezoid body", words: "~kelly style, ~birkin style, ~birkin shape, ~kelly shape" },
      { name: "east-west body", words: "east west, ~elongated, ~elongated silhouette, east west silhouette" },
    ],
  },
  {
    name: "bag surface",
    of: ["bags", "small leather goods"],
    weight: 1.1,
    values: [
      {
        name: "woven leather",
        words:
          "intrecciato, woven bag, woven shoulder bag, woven hobo, woven clutch, woven pouch, woven knot, woven vegan leather, woven leather bag, hand woven, handwoven, interwoven leather, basketweave leather, interlaced leather, padded weave, woven faux leather, woven design, woven leather strips, hand woven leather",
      },
      {
        name: "diamond quilting",
        near: "quilted surface",
        words: "diamond quilted, diamond stitch, ~cannage, diamond quilted leather",
      },
      {
        name: "chevron quilting",
        near: "quilted surface",
        words: "chevron quilted, v quilted, chevron matelasse, quilted chevron, matelasse chevron",
      },
      { name: "quilted surface", words: "quilted, quilting, quilted leather, quilted lambskin, matelasse" },
      {
        name: "grained leather",
        near: "smooth leather",
        words:
          "pebbled leather, pebble leather, pebbled, grained, grain leather, togo, clemence, taurillon, pebble grain, caviar leather, tumbled leather, grained calfskin, pebbled faux leather, epsom, epsom leather, ~full grain leather, ~top grain leather",
      },
      {
        name: "Saffiano texture",
        near: "crossgrain texture, grained leather",
        words: "saffiano, saffiano leather",
      },
      {
        name: "crossgrain texture",
        near: "Saffiano texture, grained leather",
        words: "cross grain, crossgrain, crosshatch, crossgrain leather",
      },
      {
        name: "smooth leather",
        near: "grained leather",
        words:
          "box calf, smooth calfskin, smooth calf leather, polished leather, glossy leather, spazzolato, smooth grain leather, smooth faux leather",
      },
      {
        name: "crocodile embossing",
        words: "croc embossed, crocodile embossed, croc effect, croco, croc, crocodile effect, croc print",
      },
      {
        name: "monogram canvas",
        words:
          "logo canvas, signature canvas, gg supreme, gg canvas, monogram coated canvas, jacquard logo, oblique jacquard, allover logo, all over logo, monogram print, goyardine",
      },
      {
        name: "raffia weave",
        words:
          "raffia, straw, crochet raffia, woven raffia, woven straw, ~crochet, palm leaf, wicker, rattan, seagrass",
      },
      { name: "nylon body", words: "nylon bag, nylon twill, re nylon, recycled nylon body, nylon canvas, nylon" },
      {
        name: "canvas body",
        words: "canvas tote, cotton canvas, heavy canvas, heavyweight canvas, embroidered canvas, canvas body",
      },
      { name: "pleated body", words: "pleated, ~crinkled, accordion pleats, crystal pleats" },
      {
        name: "geometric panels",
        words: "~origami, origami panels, triangle tiles, prism panels, bao bao, geometric tiles",
      },
    ],
  },
  {
    name: "bag closure",
    of: ["bags", "small leather goods"],
    weight: 0.9,
    values: [
      {
        name: "turn-lock closure",
        near: "front flap",
        words:
          "turn lock, turnlock, twist lock, twistlock, mademoiselle lock, cc lock, twist closure, turnlock closure, postman's lock, postmans lock, turn lock flap",
      },
      {
        name: "front flap",
        near: "turn-lock closure",
        words: "flap closure, flap, fold over flap, foldover, flap bag, magnetic flap, flap front",
      },
      {
        name: "belted closure",
        words:
          "belt closure, sangles, belted flap, touret, ~straps and turn lock, ~padlock, ~lock and key, ~clochette, turn lock belt, ~padlock closure",
      },
      {
        name: "zip top",
        words:
          "top zip, zip on top, zips on top, zip on the top, zip at the top, zip along the top, zips shut, zips closed, closes with a zip, zip closure, zipped top, zip top closure, top zip closure, zipper closure, ~zip around, zippered top, zip fastening",
      },
      {
        name: "open top",
        words: "open top bag, open tote, open top with, unlined open top, ~open interior, open topped",
      },
      {
        name: "magnetic top",
        near: "open top",
        words: "magnetic closure, magnetic snap, magnetic button, magnet closure, magnetic clasp",
      },
      { name: "drawstring top", words: "drawstring, drawstring closure, drawcord closure" },
      { name: "knot closure", words: "knotted clasp, knot clasp, ~metal knot" },
      { name: "kiss-lock frame", words: "kiss lock, kisslock, frame clasp, clasp frame, kiss clasp" },
    ],
  },
  {
    name: "bag emblem",
    of: ["bags", "small leather goods"],
    areTraits: true,
    weight: 0.5,
    values: [
      {
        name: "logo plaque",
        words:
          "~triangle plaque, ~triangle logo, ~metal plaque, ~v buckle, ~c buckle, ~horsebit, ~metal bit, ~signature d, ~t buckle, metal plate logo",
      },
    ],
  },
  {
    name: "carried by",
    of: ["bags"],
    areTraits: true,
    weight: 0.8,
    values: [
      {
        name: "top handles",
        near: "single top handle",
        words:
          "two handles, double handles, twin handles, rolled handles, two top handles, rolled top handles, double top handles, tubular handles, ~carry handles, ~leather handles",
      },
      {
        name: "single top handle",
        near: "top handles",
        yields: "top handles",
        words: "top handle, one handle, single handle, ~curved handle, rolled handle",
      },
      {
        name: "chain strap",
        words:
          "chain straps, chain shoulder strap, leather woven chain, leather threaded chain, interlaced chain, sliding chain, ~chain handle, woven chain strap, metal chain strap",
      },
      {
        name: "short shoulder strap",
        words: "shoulder strap, underarm strap, ~under the arm, short strap, baguette strap, ~sits under the arm",
      },
      {
        name: "crossbody strap",
        words: "~long strap, adjustable crossbody strap, ~crossbody, cross body strap, ~webbing strap, ~guitar strap",
      },
      {
        name: "long shoulder straps",
        near: "top handles",
        words: "shoulder straps, ~long handles, ~slim straps, ~leather straps",
      },
      { name: "knotted handle", words: "knot handle, ~knotted strap, ~knot strap, ~wrist knot" },
      { name: "bamboo handle", words: "bamboo handles, bamboo top handle" },
      { name: "bead handle", words: "~pearl handle, ~pearl strap, beaded handle" },
      { name: "metal handle", words: "~ring handles, ~bracelet handle, ~cuff handle, sculptural metal handle" },
    ],
  },
];
