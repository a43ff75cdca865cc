import { countsAsSavings } from "@dupewise/domain/comparison/comparable";
import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { describeSavings } from "../../result/head/savings.ts";
import { toSideViews } from "../../result/side-view.ts";

/**
 * Renders how much the alternative saves, or nothing if a lower price isn't a saving or the prices can't be compared.
 */
export function CardSavings({ comparison }: { comparison: FlatComparison }) {
  if (!countsAsSavings(comparison)) return null;
  const saving = describeSavings(toSideViews(comparison), comparison.analysis.exchange);
  return saving && <p className="font-medium">{saving.text}</p>;
}
