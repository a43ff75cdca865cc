/** The names of the editors for each side's name, brand and kind. */
export const READING_EDITORS = {
  original: { title: "originalTitle", brand: "originalBrand", kind: "originalKind" },
  alternative: { title: "dupeTitle", brand: "dupeBrand", kind: "dupeKind" },
} as const;
