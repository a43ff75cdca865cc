import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";

type Listed = Pick<FlatComparison, "id" | "createdAt" | "similarityScore" | "originalProduct" | "dupeProduct">;

/** Formats stored comparisons as terminal output, two lines each. */
export function renderComparisons(comparisons: readonly Listed[]): string {
  if (comparisons.length === 0) return "No comparisons found.";
  return comparisons
    .map(({ id, createdAt, similarityScore, originalProduct, dupeProduct }) => {
      const score = similarityScore === null ? "no score" : `${similarityScore}%`;
      const names = [originalProduct, dupeProduct].map(({ title }) => title ?? "Untitled").join(" → ");
      return `${createdAt.toISOString().slice(0, 10)}  ${score.padStart(8)}  ${names}\n            ${id}`;
    })
    .join("\n");
}
