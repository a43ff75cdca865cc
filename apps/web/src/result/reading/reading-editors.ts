/** The editors of what each side is. */
export const READING_EDITORS = {
  original: { title: "originalTitle", brand: "originalBrand", kind: "originalKind" },
  alternative: { title: "dupeTitle", brand: "dupeBrand", kind: "dupeKind" },
} as const;
