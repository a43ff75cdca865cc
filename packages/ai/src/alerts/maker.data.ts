/** Parts of company names that people usually leave out. */
export const COMPANY_WORDS = new Set(
  "the and official store shop inc ltd limited llc gmbh srl spa sa co company brand paris london milano".split(" "),
);
