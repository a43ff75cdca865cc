import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { savingWords } from "../../result/head/saving.ts";
import { isComparable } from "../../result/head/headline.ts";
import { sidesOf } from "../../result/side-view.ts";

/** Shows what the alternative saves, if the two are alternatives at all. */
export function CardSaving({ comparison }: { comparison: FlatComparison }) {
  const { similarityScore, analysis } = comparison;
  if (similarityScore === null || analysis.notice || !isComparable(analysis)) return null;
  const saving = savingWords(sidesOf(comparison), analysis.exchange);
  return saving && <p className="font-medium">{saving.text}</p>;
}
