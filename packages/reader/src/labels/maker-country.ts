import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import type { LabeledValue } from "./labels.ts";

/**
 * Manufacturer labels in languages whose shops put a country after them. Elsewhere, "Manufacturer: Jordan" is a maker.
 */
const MAKER =
  /производител|виробник|producent|výrobc|gyártó|producător|ražotāj|gamintoj|tootja|proizvođač|κατασκευαστής/i;

/**
 * Returns the country in the value of a manufacturer label ("Производитель: Китай"), or null when the value is not a
 * country.
 */
export function makerCountry({ label, value }: LabeledValue): string | null {
  return MAKER.test(label) ? canonicalCountry(value) : null;
}
