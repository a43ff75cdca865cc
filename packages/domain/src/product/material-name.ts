/** American names for materials that are stored under another name. */
const SPELLINGS: Readonly<Record<string, string>> = {
  fibre: "fiber",
  fibres: "fibers",
  aluminium: "aluminum",
  polyamide: "nylon",
  synthetic: "synthetic material",
  textile: "fabric",
  "polyvinyl chloride": "PVC",
  vinylal: "vinylon",
  elastodiene: "rubber elastic",
  "gold-filled": "gold-filled metal",
};
/** The last of these apply only to complete names. */
const SPELLED =
  /\b(?:fibres?|aluminium|polyamide)\b|^(?:synthetic|textile|polyvinyl chloride|vinylal|elastodiene|gold-filled)$/g;

/** Returns a material's name for shoppers: "suede leather" becomes "suede". */
export const materialName = (material: string): string =>
  material.replace(SPELLED, (stored) => SPELLINGS[stored] ?? stored).replace(/\b(suede|nubuck) leather\b/, "$1");
