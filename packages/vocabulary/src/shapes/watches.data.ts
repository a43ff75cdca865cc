import type { CutAttribute } from "../details/cuts.data.ts";

/** Distinguishing features of watches, in the terms of makers' specifications. */
export const WATCH_SHAPES: readonly CutAttribute[] = [
  {
    name: "case shape",
    of: ["watches"],
    weight: 1.2,
    values: [
      { name: "round case", near: "cushion case", words: "round watch, circular case, round dial, round steel case" },
      { name: "cushion case", near: "round case", words: "cushion shaped case, cushion shape, pillow case shape" },
      {
        name: "rectangular case",
        near: "square case",
        words: "rectangular, rectangle case, rectangular watch, tank shape, tank watch, tank style, rectangular dial",
      },
      {
        name: "square case",
        near: "rectangular case",
        words: "square watch, square automatic watch, square quartz watch, square dial, square shaped case",
      },
      { name: "tonneau case", words: "tonneau, barrel case, barrel shaped case, tonneau shaped" },
      { name: "octagonal case", words: "octagonal, octagon case, ~octagonal bezel, ~octagon bezel, octagonal watch" },
      { name: "oval case", words: "oval watch, oval dial, ellipse case" },
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
          "rotating bezel, unidirectional bezel, unidirectional rotating bezel, ~rotatable bezel, diving bezel, diver bezel, 60 minute bezel, ~cerachrom bezel, ~ceramic bezel, ceramic dive bezel, rotating timing bezel, count up bezel",
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
          "tachymeter, tachymetre, tachymetric bezel, tachymetric scale, tachymetre scale, tachymeter bezel, tachymetre bezel",
      },
      {
        name: "fluted bezel",
        near: "coin-edge bezel",
        words: "fluted, fluted gold bezel, fluted white gold bezel, fluted style bezel",
      },
      { name: "coin-edge bezel", near: "fluted bezel", words: "coin edge, ~knurled bezel, ~milled bezel" },
      {
        name: "bezel with exposed screws",
        words: "exposed screws, screwed bezel, screws on the bezel, visible screws, hexagonal screws, ~porthole bezel",
      },
      {
        name: "gem-set bezel",
        words: "diamond bezel, crystal bezel, pave bezel, crystal set bezel, diamond set bezel, iced bezel",
      },
      {
        name: "smooth bezel",
        words: "polished bezel, ~fixed bezel, ~domed bezel, ~thin bezel, ~brushed bezel, plain bezel",
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
        near: "metal bracelet",
        words: "3 link bracelet, three link, oyster bracelet, oyster style bracelet, three piece link bracelet",
      },
      {
        name: "five-link bracelet",
        near: "metal bracelet",
        words:
          "5 link bracelet, five link, jubilee bracelet, jubilee, jubilee style bracelet, five piece link bracelet",
      },
      {
        name: "integrated bracelet",
        near: "metal bracelet",
        words:
          "integrated steel bracelet, integrated stainless steel bracelet, integrated metal bracelet, ~integrated strap",
      },
      { name: "mesh bracelet", near: "metal bracelet", words: "milanese, mesh strap, mesh band, milanese bracelet" },
      { name: "beads-of-rice bracelet", near: "metal bracelet", words: "beads of rice" },
      { name: "expansion bracelet", near: "metal bracelet", words: "expansion band, stretch bracelet, twist o flex" },
      {
        name: "metal bracelet",
        words:
          "steel bracelet, stainless steel bracelet, steel strap, stainless steel strap, metal strap, steel band, stainless steel band, ~bracelet style strap, metallic strap, titanium bracelet, two tone bracelet, gold tone bracelet, ~link bracelet",
      },
      {
        name: "leather strap",
        words:
          "leather band, calfskin strap, alligator strap, crocodile strap, bracelet cuir, lederarmband, correa de piel, cinturino in pelle, leather watch strap, calf strap, calf leather strap, ~croc embossed strap, leather bracelet",
      },
      {
        name: "rubber strap",
        near: "silicone strap, resin strap",
        words: "rubber band, rubber watch strap, caoutchouc",
      },
      {
        name: "silicone strap",
        near: "rubber strap, resin strap",
        words: "silicon strap, silicone band, silicone watch strap",
      },
      { name: "resin strap", near: "rubber strap, silicone strap", words: "resin band, plastic strap" },
      {
        name: "fabric strap",
        words: "nato strap, nylon strap, nato, textile strap, canvas strap, perlon strap, fabric band",
      },
      { name: "ceramic bracelet", words: "ceramic strap, ceramic band" },
    ],
  },
  {
    name: "hour markers",
    of: ["watches"],
    weight: 0.7,
    values: [
      { name: "Roman numerals", words: "roman numeral, roman dial, roman markers, roman hour markers, roman indexes" },
      { name: "Arabic numerals", words: "arabic numeral, arabic hour markers, arabic dial, numerals 3 6 9, 3 6 9" },
      {
        name: "baton markers",
        words: "baton indices, stick markers, stick indices, bar indices, baton hour markers, ~index markers",
      },
      { name: "dot markers", words: "dot indices, round indices, luminous dots, ~lume plots, round hour markers" },
      {
        name: "stone markers",
        words: "diamond markers, crystal markers, diamond hour markers, diamond indices, crystal indices",
      },
    ],
  },
  {
    name: "dial",
    of: ["watches"],
    weight: 0.8,
    values: [
      { name: "black dial", words: "matte black dial, black face, dial black, noir dial" },
      {
        name: "blue dial",
        words: "navy dial, blue face, dial blue, dark blue dial, midnight blue dial, ice blue dial",
      },
      {
        name: "white dial",
        near: "silver dial, cream dial",
        words: "white face, dial white",
      },
      { name: "cream dial", near: "white dial", words: "ivory dial, eggshell dial" },
      {
        name: "silver dial",
        near: "white dial",
        words: "silvered dial, silver face, silvery dial, sunray silver dial, ~opaline dial",
      },
      { name: "green dial", words: "green face, dial green, emerald dial, olive dial" },
      { name: "gray dial", words: "grey dial, slate dial, anthracite dial, ~rhodium dial, gray face" },
      { name: "champagne dial", near: "gold dial", words: "champagne face" },
      { name: "gold dial", near: "champagne dial", words: "golden dial, gold tone dial, gold face" },
      { name: "turquoise dial", words: "tiffany blue dial, aqua dial, ~teal dial, turquoise blue dial" },
      { name: "pink dial", words: "~salmon dial, rose dial, ~copper dial" },
      { name: "red dial", words: "~burgundy dial" },
      {
        name: "mother-of-pearl dial",
        words: "mop dial, pearl dial, nacre dial, mother of pearl diamond dial, mother of pearl face",
      },
      {
        name: "skeleton dial",
        words: "skeleton, skeletonized, skeletonized dial, ~open heart, open worked dial, openworked dial",
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
