import type { MakerLines } from "./line.ts";

/** Popular lines of sandals, clogs and slides, and the alternatives that they are compared with. */
export const SANDAL_LINES: readonly MakerLines[] = [
  {
    maker: "Birkenstock",
    lines: [
      {
        line: "Arizona",
        also: "arizona soft footbed, arizona big buckle, arizona birko-flor, arizona bs",
        kind: "sandals",
        has: "two buckled straps, cork footbed, buckle, flat sole",
        years: [1973],
        source: "https://birkenstock.com.au/blogs/heritage/1973-arizona",
      },
      {
        line: "Arizona EVA",
        also: "arizona essentials, arizona essentials eva, eva arizona",
        kind: "sandals",
        has: "two buckled straps, molded foam sole, buckle, flat sole",
        of: "EVA",
        source: "recalled",
      },
      {
        line: "Boston",
        also: "boston soft footbed, boston clog, boston clogs, boston suede",
        kind: "clogs",
        has: "cork footbed, covered toe, buckle, flat sole",
        source: "https://voguehk.com/en/article/fashion/birkenstocks-boston-clogs",
      },
      {
        line: "Madrid",
        also: "madrid big buckle",
        kind: "sandals",
        has: "one buckled strap, cork footbed, buckle, flat sole",
        years: [1963],
        source: "https://www.wallpaper.com/fashion-beauty/birkenstock-anniversary-collection",
      },
      {
        line: "Gizeh",
        also: "gizeh big buckle, gizeh braid",
        alone: "gizeh",
        kind: "sandals",
        has: "thong straps, cork footbed, buckle, flat sole",
        years: [1983],
        source: "https://www.wallpaper.com/fashion-beauty/birkenstock-anniversary-collection",
      },
      {
        line: "Mayari",
        alone: "mayari",
        kind: "sandals",
        has: "crossed straps, cork footbed, buckle, flat sole",
        source: "recalled",
      },
      {
        line: "Florida",
        also: "florida fresh",
        kind: "sandals",
        has: "three straps, cork footbed, buckle, flat sole",
        source: "recalled",
      },
      {
        line: "Milano",
        kind: "sandals",
        has: "two buckled straps, cork footbed, buckle, flat sole",
        source: "recalled",
      },
      { line: "Zürich", also: "zurich", kind: "sandals", has: "cork footbed, buckle, flat sole", source: "recalled" },
      {
        line: "Naples",
        also: "naples wrapped",
        kind: "casual shoes",
        has: "cork footbed, slip-on",
        source: "recalled",
      },
      {
        line: "Siena",
        also: "siena big buckle",
        kind: "sandals",
        has: "crossed straps, cork footbed, buckle, flat sole",
        source: "recalled",
      },
      { line: "Franca", kind: "sandals", has: "cork footbed, buckle, flat sole", source: "recalled" },
      { line: "Yao", kind: "sandals", has: "crossed straps, cork footbed, buckle, flat sole", source: "recalled" },
      { line: "Uji", kind: "sandals", has: "cork footbed, flat sole", source: "recalled" },
      { line: "Kyoto", kind: "sandals", has: "cork footbed, velcro, flat sole", source: "recalled" },
      { line: "London shoe", kind: "shoes", has: "cork footbed, buckle, slip-on", source: "recalled" },
      { line: "Tokio", also: "tokio super grip", kind: "clogs", has: "cork footbed, covered toe", source: "recalled" },
      {
        line: "Super-Birki",
        also: "super birki",
        alone: "super birki",
        kind: "clogs",
        has: "covered toe, slip-on",
        of: "polyurethane",
        source: "recalled",
      },
      {
        line: "Bend Low",
        alone: "birkenstock bend",
        kind: "sneakers",
        has: "cork footbed, low top, laces",
        source: "recalled",
      },
      {
        line: "Buckley",
        kind: "clogs",
        has: "",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Cushionaire",
    lines: [
      {
        line: "Lane",
        also: "lane cork footbed sandal",
        kind: "sandals",
        has: "two buckled straps, cork footbed, buckle, flat sole",
        source: "https://footwearnews.com/2020/shop/sandals/best-cork-sandals-amazon-1203016315/",
      },
      {
        line: "Luna",
        also: "luna cork footbed sandal",
        kind: "sandals",
        has: "two buckled straps, cork footbed, buckle, flat sole",
        source: "recalled",
      },
      {
        line: "Hana",
        also: "hana cork footbed clog, hana clog",
        kind: "clogs",
        has: "cork footbed, covered toe, buckle, flat sole",
        source: "recalled",
      },
      {
        line: "Feather",
        also: "feather cloud slides, feather recovery slide",
        kind: "slides",
        has: "molded foam sole, wide band, slide style",
        source: "recalled",
      },
    ],
  },
  {
    maker: "White Mountain",
    lines: [
      { line: "Helga", kind: "sandals", has: "two buckled straps, flat sole", source: "recalled" },
      { line: "Bari", kind: "clogs", has: "covered toe, buckle, flat sole", source: "recalled" },
    ],
  },
  {
    maker: "Betula",
    lines: [{ line: "Boogie", kind: "sandals", has: "two buckled straps, flat sole", source: "recalled" }],
  },
  {
    maker: "Hermès",
    lines: [
      {
        line: "Oran",
        also: "oran sandal, oran sandals, oran nano",
        alone: "oran sandals",
        kind: "sandals",
        has: "H cut-out, flat sole",
        of: "leather",
        years: [1997],
        source: "https://stillinfashion.com/hermes-oran-sandal-hit-the-catwalk-in-1997/",
      },
      {
        line: "Oasis",
        also: "oasis sandal, oasis sandals",
        kind: "sandals",
        has: "H cut-out, low heel",
        of: "leather",
        source: "recalled",
      },
      {
        line: "Chypre",
        also: "chypre sandal, chypre sandals",
        alone: "chypre sandals",
        kind: "sandals",
        has: "H cut-out, velcro",
        source: "recalled",
      },
      {
        line: "Izmir",
        also: "izmir sandal, izmir sandals",
        kind: "sandals",
        has: "H cut-out, flat sole",
        source: "recalled",
      },
      { line: "Extra sandal", also: "extra sandals", kind: "sandals", has: "velcro", source: "recalled" },
      {
        line: "Santorini",
        also: "santorini sandal, santorini sandals",
        kind: "sandals",
        has: "ankle strap, flat sole",
        of: "leather",
        source: "recalled",
      },
      {
        line: "Legend sandal",
        kind: "sandals",
        has: "",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Teva",
    lines: [
      { line: "Original Universal", kind: "sandals", has: "sport sandal style, velcro", source: "recalled" },
      {
        line: "Hurricane XLT2",
        also: "hurricane, hurricane xlt",
        kind: "sandals",
        has: "sport sandal style, velcro",
        source: "recalled",
      },
      {
        line: "Flatform Universal",
        alone: "teva flatform",
        kind: "sandals",
        has: "sport sandal style, platform sole, velcro",
        source: "recalled",
      },
      {
        line: "Midform Universal",
        also: "midform",
        kind: "sandals",
        has: "sport sandal style, velcro",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Chaco",
    lines: [
      { line: "Z/1 Classic", also: "z/1, z1", kind: "sandals", has: "sport sandal style, buckle", source: "recalled" },
      { line: "Z/Cloud", also: "z/cloud 2", kind: "sandals", has: "sport sandal style, buckle", source: "recalled" },
    ],
  },
  {
    maker: "Keen",
    makerAlso: "keen footwear",
    lines: [
      {
        line: "Newport H2",
        also: "newport",
        kind: "sandals",
        has: "sport sandal style, covered toe",
        source: "recalled",
      },
      { line: "Whisper", kind: "sandals", has: "sport sandal style, covered toe", source: "recalled" },
      { line: "Uneek", kind: "sandals", has: "cage of straps", source: "recalled" },
    ],
  },
  {
    maker: "Bedrock Sandals",
    lines: [
      {
        line: "Cairn",
        also: "cairn evo, cairn adventure",
        kind: "sandals",
        has: "sport sandal style, thong straps",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Xero Shoes",
    lines: [{ line: "Z-Trail EV", also: "z-trail", kind: "sandals", has: "sport sandal style", source: "recalled" }],
  },
  {
    maker: "Suicoke",
    lines: [{ line: "Moto-Cab", also: "moto", kind: "sandals", has: "sport sandal style", source: "recalled" }],
  },
  {
    maker: "Havaianas",
    lines: [
      {
        line: "Top flip-flops",
        alone: "havaianas top",
        kind: "flip-flops",
        has: "thong straps, flat sole",
        of: "rubber",
        years: [1962],
        source: "recalled",
      },
      {
        line: "Slim flip-flops",
        alone: "havaianas slim",
        kind: "flip-flops",
        has: "thong straps, flat sole",
        of: "rubber",
        source: "recalled",
      },
    ],
  },
  {
    maker: "OluKai",
    lines: [{ line: "'Ohana", also: "ohana", kind: "flip-flops", has: "thong straps, flat sole", source: "recalled" }],
  },
  {
    maker: "Reef",
    lines: [
      { line: "Fanning", kind: "flip-flops", has: "thong straps, flat sole", source: "recalled" },
      { line: "Cushion Vista", kind: "sandals", has: "flat sole", source: "recalled" },
    ],
  },
  {
    maker: "Crocs",
    lines: [
      {
        line: "Classic Clog",
        also: "classic clogs, classic crocs",
        kind: "clogs",
        has: "molded foam sole, covered toe, perforations, slip-on",
        source:
          "https://sweetlifebudget.com/a-complete-look-at-the-crocs-unisex-classic-clog-comfort-durability-and-everyday-functionality/",
      },
      {
        line: "Classic Platform Clog",
        also: "platform clog",
        kind: "clogs",
        has: "platform sole, covered toe, perforations, slip-on",
        source: "recalled",
      },
      {
        line: "Mega Crush Clog",
        also: "mega crush, crush clog, classic crush clog",
        alone: "mega crush clog",
        kind: "clogs",
        has: "platform sole, covered toe, perforations, slip-on",
        source: "recalled",
      },
      {
        line: "Siren Clog",
        also: "siren",
        kind: "clogs",
        has: "platform sole, covered toe, slip-on",
        source: "recalled",
      },
      {
        line: "Bae Clog",
        also: "bae",
        kind: "clogs",
        has: "platform sole, covered toe, perforations, slip-on",
        source: "recalled",
      },
      {
        line: "Echo Clog",
        also: "echo",
        kind: "clogs",
        has: "molded foam sole, covered toe, slip-on",
        source: "recalled",
      },
      {
        line: "Baya Clog",
        also: "baya",
        kind: "clogs",
        has: "molded foam sole, covered toe, perforations, slip-on",
        source: "recalled",
      },
      { line: "Dylan Clog", also: "dylan", kind: "clogs", has: "covered toe, slip-on", source: "recalled" },
      {
        line: "Classic Slide",
        also: "classic crocs slide",
        kind: "slides",
        has: "molded foam sole, slide style",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Oofos",
    lines: [
      {
        line: "OOahh",
        also: "oo ahh, ooahh slide, ooahh sport",
        kind: "slides",
        has: "molded foam sole, slide style",
        source: "recalled",
      },
      {
        line: "OOriginal",
        also: "ooriginal sandal",
        kind: "flip-flops",
        has: "molded foam sole, thong straps",
        source: "recalled",
      },
    ],
  },
  {
    maker: "FitFlop",
    lines: [
      { line: "Lulu", also: "lulu toe-post, lulu sandals", kind: "sandals", has: "thong straps", source: "recalled" },
      { line: "iQushion", kind: "flip-flops", has: "thong straps", source: "recalled" },
    ],
  },
  {
    maker: "Native Shoes",
    lines: [
      {
        line: "Jefferson",
        kind: "casual shoes",
        has: "molded foam sole, perforations, slip-on",
        of: "EVA",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Chloé",
    lines: [{ line: "Mila", also: "mila sandal", kind: "sandals", has: "flat sole", source: "recalled" }],
  },
  {
    maker: "Gucci",
    lines: [
      {
        line: "Pursuit slide",
        also: "pursuit, web slide, pursuit slides",
        kind: "slides",
        has: "wide band, slide style",
        of: "rubber",
        source: "recalled",
      },
      {
        line: "Interlocking G slide",
        also: "interlocking g slides, interlocking g rubber slide",
        kind: "slides",
        has: "slide style",
        of: "rubber",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Jack Rogers",
    lines: [
      {
        line: "Jacks",
        also: "jacks flat sandal, jacks sandal, navajo sandal",
        kind: "sandals",
        has: "thong straps, flat sole",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "K.Jacques",
    makerAlso: "k jacques",
    lines: [
      { line: "Epicure", kind: "sandals", has: "flat sole", of: "leather", source: "recalled" },
      { line: "Diane", kind: "sandals", has: "flat sole", of: "leather", source: "recalled" },
    ],
  },
  {
    maker: "Ancient Greek Sandals",
    lines: [
      { line: "Eleftheria", kind: "sandals", has: "flat sole", of: "leather", source: "recalled" },
      { line: "Clio", kind: "sandals", has: "flat sole", of: "leather", source: "recalled" },
    ],
  },
  {
    maker: "TKEES",
    lines: [
      {
        line: "Foundations",
        also: "foundations matte, foundations gloss",
        kind: "flip-flops",
        has: "thong straps, flat sole",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  { maker: "Beek", lines: [{ line: "Seabird", kind: "sandals", has: "flat sole", of: "leather", source: "recalled" }] },
  { maker: "Swedish Hasbeens", lines: [{ line: "Sky High", kind: "clogs", has: "high heel", source: "recalled" }] },
  {
    maker: "No.6 Store",
    makerAlso: "no 6 store",
    lines: [
      {
        line: "Old School clog",
        also: "old school clog",
        alone: "no 6 clog",
        kind: "clogs",
        has: "",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Dansko",
    lines: [
      {
        line: "Professional",
        also: "professional clog",
        kind: "clogs",
        has: "covered toe, slip-on",
        of: "leather",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Jeffrey Campbell",
    lines: [
      {
        line: "Lita",
        kind: "boots",
        has: "platform sole, high heel, lace-up style",
        years: [2010],
        source: "recalled",
      },
    ],
  },
  {
    maker: "Dolce Vita",
    lines: [
      { line: "Paily", kind: "sandals", has: "high heel", source: "recalled" },
      { line: "Indy", kind: "sandals", has: "flat sole", source: "recalled" },
    ],
  },
  {
    maker: "Marc Fisher",
    lines: [
      {
        line: "Alida",
        also: "alida espadrille, alida platform",
        kind: "wedges",
        has: "espadrille style, braided jute sole",
        source: "recalled",
      },
    ],
  },
  {
    maker: "Melissa Shoes",
    lines: [{ line: "Possession", kind: "sandals", has: "fisherman style, flat sole", source: "recalled" }],
  },
  { maker: "Igor", lines: [{ line: "Tobby", kind: "sandals", has: "fisherman style, flat sole", source: "recalled" }] },
  {
    maker: "Sam Edelman",
    lines: [
      {
        line: "Yaro",
        kind: "sandals",
        has: "",
        source: "recalled",
      },
      {
        line: "Daniella",
        kind: "sandals",
        has: "",
        source: "recalled",
      },
    ],
  },
];
