import { canonicalCountry } from "@dupewise/vocabulary/countries";
import type { Labelled } from "./labels.ts";

const MAKER =
  /производител|виробник|producent|výrobc|výrobca|gyártó|producător|hersteller|fabricant|manufacturer|maker|ražotāj|gamintoj|tootja|proizvođač|κατασκευαστής/i;

/** The country where a shop names one as the maker, "Производитель: Китай"; null for a maker. */
export function makerCountry({ label, value }: Labelled): string | null {
  return MAKER.test(label) ? canonicalCountry(value) : null;
}
