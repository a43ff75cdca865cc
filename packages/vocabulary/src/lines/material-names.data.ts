/** A proprietary name of a material, with its meaning. */
export interface MaterialNameEntry {
  readonly name: string;
  /** Other spellings. */
  readonly also?: string;
  /** Canonical names of its materials, largest share first; absent for a finish or a treatment. */
  readonly of?: string;
  /** A description that completes "Nulu is". */
  readonly is: string;
  readonly source: "recalled" | `https://${string}`;
}

/** Proprietary names of fabrics, leathers and metals that a shopper may not know, with their meanings. */
export const MATERIAL_NAMES: readonly MaterialNameEntry[] = [
  {
    name: "Bioceramic",
    of: "bioceramic",
    is: "a mix of ceramic powder and a plastic made from castor oil",
    source: "recalled",
  },
  { name: "Croslite", of: "EVA", is: "a light closed-cell foam, much like EVA", source: "recalled" },
  {
    name: "Alter-Nappa",
    also: "alter nappa",
    of: "faux leather",
    is: "an imitation leather of polyester and polyurethane",
    source: "recalled",
  },
  {
    name: "Nulu",
    of: "polyamide, elastane",
    is: "a brushed, barely-there nylon and elastane knit",
    source:
      "https://www.reviewed.com/style/features/lululemon-align-leggings-review?utm_source=usat&utm_medium=referral&utm_campaign=collab",
  },
  { name: "Nulux", of: "polyamide, elastane", is: "a sleek, quick-drying nylon and elastane knit", source: "recalled" },
  { name: "Luon", of: "polyamide, elastane", is: "a soft, medium-hold nylon and elastane knit", source: "recalled" },
  { name: "Luxtreme", of: "polyamide, elastane", is: "a slick, cool nylon and elastane knit", source: "recalled" },
  {
    name: "Everlux",
    of: "polyamide, elastane",
    is: "a quick-drying double knit of nylon and elastane",
    source: "https://wellandgood.com/benefits-of-lululemon-everlux-fabric",
  },
  {
    name: "Gore-Tex",
    also: "goretex",
    is: "a waterproof, breathable membrane laminate",
    source:
      "https://www.gore-tex.com/pressroom/press-release/innovation-technology/the-gore-tex-membrane-%E2%80%93-an-extraordinary-allrounder",
  },
  { name: "Polartec", is: "a maker's polyester fleece", of: "polyester", source: "recalled" },
  {
    name: "PrimaLoft",
    is: "a synthetic insulation of fine polyester",
    source: "https://en.wikipedia.org/wiki/PrimaLoft",
  },
  { name: "Oystersteel", is: "904L stainless steel", of: "steel", source: "recalled" },
  {
    name: "904L steel",
    also: "904l",
    is: "a very corrosion-resistant stainless steel",
    of: "steel",
    source: "https://professionalwatches.com/glossary/stainless-steel/",
  },
  {
    name: "316L steel",
    also: "316l, 316l stainless steel",
    is: "the usual stainless steel of watches",
    of: "steel",
    source: "https://professionalwatches.com/glossary/stainless-steel/",
  },
  {
    name: "Saffiano",
    is: "calfskin pressed with a fine crosshatch and coated",
    of: "leather",
    source: "https://leatherluxury.it/en/news/1355/how-is-prada-s-saffiano-leather-made",
  },
  {
    name: "Togo",
    also: "togo leather",
    is: "grained calfskin that holds its shape",
    of: "leather",
    source: "https://www.sellierknightsbridge.com/en-us/blogs/news/a-guide-to-hermes-leathers",
  },
  {
    name: "Epsom",
    also: "epsom leather, epsom calfskin",
    is: "pressed-grain calfskin, light and stiff",
    of: "leather",
    source: "https://realstyle.therealreal.com/real-hermes-h-belt-kit-authenticity/",
  },
  {
    name: "Clemence",
    also: "taurillon clemence",
    is: "soft, heavy, grained bull leather",
    of: "leather",
    source: "https://www.sellierknightsbridge.com/en-us/blogs/news/a-guide-to-hermes-leathers",
  },
  {
    name: "box calf",
    also: "box calfskin, box leather",
    is: "smooth, glossy calfskin",
    of: "leather",
    source: "https://realstyle.therealreal.com/real-hermes-h-belt-kit-authenticity/",
  },
  { name: "Swift leather", also: "swift calfskin", is: "smooth, soft calfskin", of: "leather", source: "recalled" },
  {
    name: "Birko-Flor",
    also: "birkoflor",
    is: "an imitation leather of PVC with a felt back",
    of: "faux leather",
    source: "https://simonsquarearuba.shop/birkenstock-brand-store-aruba/",
  },
  { name: "Birkibuc", is: "an imitation nubuck with a felt back", of: "faux leather", source: "recalled" },
  {
    name: "Tencel",
    is: "lyocell or modal from wood pulp",
    of: "lyocell",
    source: "https://bawntextiles.com/blogs/news/tencel%E2%84%A2",
  },
  {
    name: "Cordura",
    is: "a hard-wearing nylon cloth",
    of: "polyamide",
    source: "https://www.carryology.com/interviews-regular/cordura-business-fabrics/",
  },
  {
    name: "Ultrasuede",
    is: "an imitation suede of microfiber",
    of: "faux suede",
    source: "https://ipfs.io/ipfs/QmXoypizjW3WknFiJnKLwHCnL72vedxjQkDDP1mXWo6uco/wiki/Ultrasuede.html",
  },
  {
    name: "Alcantara",
    is: "an imitation suede of microfiber",
    of: "faux suede",
    source: "https://review.clateway.com/wiki/view_html.php?q=Alcantara_%28material%29",
  },
];
