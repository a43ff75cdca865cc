/** Words of a company's name that are not part of what people call it. */
export const COMPANY_WORDS = new Set(
  "the and official store shop inc ltd limited llc gmbh srl spa sa co company brand paris london milano".split(" "),
);
