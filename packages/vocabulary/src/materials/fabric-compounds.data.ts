/** Comma-separated first parts of German and Dutch compounds with a fabric, keyed by the fiber that they name. */
export const FABRIC_COMPOUND_BEGINNINGS: Readonly<Record<string, string>> = {
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

/**
 * Comma-separated second parts of German and Dutch compounds that begin with a fiber: "Baumwollpopeline",
 * "Seidensatin", "Leinenstoff". Keyed by the fabric that they name, or "" if they name none.
 */
export const FABRIC_COMPOUND_ENDINGS: Readonly<Record<string, string>> = {
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

/**
 * Comma-separated second parts of German and Dutch fiber compounds that imply other fibers without naming them:
 * "Wollmischung".
 */
export const MIX_ENDINGS = "mischung, mischgewebe, mix, gemisch, mengeling";
