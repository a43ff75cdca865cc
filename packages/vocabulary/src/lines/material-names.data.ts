/** A maker's or tanner's own name of a material. */
export interface MaterialNameEntry {
  readonly name: string;
  /** Other spellings. */
  readonly also?: string;
  /** Canonical names of what it is made of, most first; none where it is a finish or a treatment. */
  readonly of?: string;
  /** What it is, after "Nulu is". */
  readonly is: string;
  readonly source: "recalled" | `https://${string}`;
}

/** Names of cloths, leathers and metals that a shopper may not know, with what stands behind them. */
export const MATERIAL_NAMES: readonly MaterialNameEntry[] = [
  {
    name: "Nulu",
    of: "polyamide, elastane",
    is: "a brushed, barely-there nylon and elastane knit",
    source: "recalled",
  },
  { name: "Nulux", of: "polyamide, elastane", is: "a sleek, quick-drying nylon and elastane knit", source: "recalled" },
  { name: "Luon", of: "polyamide, elastane", is: "a soft, medium-hold nylon and elastane knit", source: "recalled" },
  { name: "Luxtreme", of: "polyamide, elastane", is: "a slick, cool nylon and elastane knit", source: "recalled" },
  {
    name: "Everlux",
    of: "polyamide, elastane",
    is: "a quick-drying double knit of nylon and elastane",
    source: "recalled",
  },
  { name: "Gore-Tex", also: "goretex", is: "a waterproof, breathable membrane laminate", source: "recalled" },
  { name: "Polartec", is: "a maker's polyester fleece", of: "polyester", source: "recalled" },
  { name: "PrimaLoft", is: "a synthetic insulation of fine polyester", source: "recalled" },
  { name: "Oystersteel", is: "904L stainless steel", of: "steel", source: "recalled" },
  {
    name: "904L steel",
    also: "904l",
    is: "a very corrosion-resistant stainless steel",
    of: "steel",
    source: "recalled",
  },
  {
    name: "316L steel",
    also: "316l, 316l stainless steel",
    is: "the usual stainless steel of watches",
    of: "steel",
    source: "recalled",
  },
  { name: "Saffiano", is: "calfskin pressed with a fine crosshatch and coated", of: "leather", source: "recalled" },
  {
    name: "Togo",
    also: "togo leather",
    is: "grained calfskin that holds its shape",
    of: "leather",
    source: "recalled",
  },
  {
    name: "Epsom",
    also: "epsom leather, epsom calfskin",
    is: "pressed-grain calfskin, light and stiff",
    of: "leather",
    source: "recalled",
  },
  {
    name: "Clemence",
    also: "taurillon clemence",
    is: "soft, heavy, grained bull leather",
    of: "leather",
    source: "recalled",
  },
  {
    name: "box calf",
    also: "box calfskin, box leather",
    is: "smooth, glossy calfskin",
    of: "leather",
    source: "recalled",
  },
  { name: "Swift leather", also: "swift calfskin", is: "smooth, soft calfskin", of: "leather", source: "recalled" },
  {
    name: "Birko-Flor",
    also: "birkoflor",
    is: "an imitation leather of PVC with a felt back",
    of: "faux leather",
    source: "recalled",
  },
  { name: "Birkibuc", is: "an imitation nubuck with a felt back", of: "faux leather", source: "recalled" },
  { name: "Tencel", is: "lyocell or modal from wood pulp", of: "lyocell", source: "recalled" },
  { name: "Cordura", is: "a hard-wearing nylon cloth", of: "polyamide", source: "recalled" },
  { name: "Ultrasuede", is: "an imitation suede of microfiber", of: "faux suede", source: "recalled" },
  { name: "Alcantara", is: "an imitation suede of microfiber", of: "faux suede", source: "recalled" },
];
