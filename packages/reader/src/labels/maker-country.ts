import { canonicalCountry } from "@dupewise/vocabulary/countries/countries";
import type { Labelled } from "./labels.ts";

/** For languages whose shops put a country there; "Manufacturer: Jordan" is a maker. */
const MAKER =
  /производител|виробник|producent|výrobc|gyártó|producător|ražotāj|gamintoj|tootja|proizvođač|κατασκευαστής/i;

/** Returns the country when a shop states one as the manufacturer, "Производитель: Китай"; null for a company. */
export function makerCountry({ label, value }: Labelled): string | null {
  return MAKER.test(label) ? canonicalCountry(value) : null;
}
