import type { Kind } from "@dupewise/domain/product/kind";

/** A shopper's corrections to what was read for a side, before it is compared. */
export interface Corrections {
  title?: string;
  brand?: string;
  price?: string;
  /** The materials: "70% Cotton, 30% Polyester", or names alone. */
  materials?: string;
  /** Other details in words, such as a color. */
  details?: string;
  kind?: Kind;
}

/** Converts corrections of the original to the API's fields. */
export const toOriginalFields = ({ title, brand, price, materials, details, kind }: Corrections) => ({
  originalTitle: title,
  originalBrand: brand,
  originalPrice: price,
  originalMaterialText: materials,
  originalDetails: details,
  originalKind: kind?.type,
});

/** Converts corrections of the alternative to the API's fields. */
export const toAlternativeFields = ({ title, brand, price, materials, details, kind }: Corrections) => ({
  dupeTitle: title,
  dupeBrand: brand,
  dupePrice: price,
  dupeMaterialText: materials,
  dupeDetails: details,
  dupeKind: kind?.type,
});

/** Returns true if anything was corrected. Blank corrections don't count. */
export const hasCorrections = (corrections: Corrections): boolean =>
  Object.values(corrections).some((value) => typeof value !== "string" || value.trim() !== "");

/** The number of characters at the start by which two texts count as the same text being edited. */
const SAME_START = 20;

/**
 * Returns true if `text` is probably an edit of `earlier`, so that corrections of `earlier` still apply: both begin the
 * same way, or `earlier` is empty.
 */
export const isProbableEdit = (earlier: string, text: string): boolean => {
  const start = earlier.trim().slice(0, SAME_START);
  return text
    .trim()
    .slice(0, SAME_START)
    .startsWith(start.slice(0, text.trim().length || SAME_START));
};
