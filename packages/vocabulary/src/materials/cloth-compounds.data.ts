/** First parts of German and Dutch compounds that name a cloth, by the fiber they name. */
export const CLOTH_FIBERS: Readonly<Record<string, string>> = {
  cotton: "baumwoll, katoen",
  "organic cotton": "biobaumwoll",
  wool: "woll, schurwoll, lammwoll, wol",
  "merino wool": "merino, merinowoll",
  cashmere: "kaschmir, cashmere",
  silk: "seiden",
  linen: "leinen, linnen",
  viscose: "viskose, viscose",
  alpaca: "alpaka",
  polyester: "polyester",
  modal: "modal",
};

/** Their second parts, with the fabric that they name, if any: "Baumwollpopeline", "Seidensatin", "Leinenstoff". */
export const CLOTHS: Readonly<Record<string, string>> = {
  "": "stoff, gewebe, garn, stretch, batist, voile, qualität",
  poplin: "popeline",
  satin: "satin, satijn",
  jersey: "jersey",
  twill: "twill",
  crêpe: "krepp, crêpe",
  flannel: "flanell, flanel",
  felt: "filz, vilt",
  muslin: "musselin",
  knit: "strick",
  velvet: "samt",
  corduroy: "cord",
  piqué: "piqué",
  terry: "frottee",
  chiffon: "chiffon",
  tweed: "tweed",
};

/** Second parts that leave other fibers unsaid: "Wollmischung". */
export const MIXES = "mischung, mischgewebe, mix, gemisch, mengeling";
