/** Words of a company's name that are no part of what people call it. */
export const COMPANY_WORDS = new Set(
  "the and official store shop inc ltd limited llc gmbh srl spa sa co company brand paris london milano".split(" "),
);

/** Makers that go by more than one name, squeezed: the first is what the others are read as. */
const NAMES: readonly (readonly string[])[] = [
  ["saintlaurent", "yvessaintlaurent", "ysl", "saintlaurentparis"],
  ["louisvuitton", "lv"],
  ["dolcegabbana", "dg"],
  ["hm", "hennesmauritz"],
  ["commedesgarcons", "cdg"],
  ["calvinklein", "ck"],
  ["michaelkors", "mk", "michaelmichaelkors"],
  ["drmartens", "docmartens", "doctormartens"],
  ["levis", "levi", "levistrauss"],
  ["newbalance", "nb"],
  ["bottegaveneta", "bottega"],
  ["thenorthface", "northface", "tnf"],
  ["maisonmargiela", "margiela", "maisonmartinmargiela"],
  ["acnestudios", "acne"],
];

export const MAKER_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);
