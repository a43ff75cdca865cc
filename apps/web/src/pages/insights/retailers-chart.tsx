import type { Insights } from "@dupewise/domain/comparison/insights";
import { BarChart } from "./bar-chart.tsx";
import { ChartWithTable } from "./chart-with-table.tsx";
import { formatComparisonCount } from "./format-comparison-count.ts";

/** The number of shops in the chart, few enough to take in at a glance. The table lists them all. */
const DRAWN = 6;

const matchOf = (averageScore: number | null) =>
  averageScore === null ? "no match yet" : `${Math.round(averageScore)}% match`;

/** Renders a chart of the shops that the alternatives come from, with the average match of each shop. */
export function RetailersChart({ retailers }: { retailers: Insights["retailers"] }) {
  return (
    <ChartWithTable
      title="Shops"
      about={
        retailers.length === 0
          ? "Where your alternatives come from. So far, you've pasted all of them as text, so we don't know the shops."
          : "Where your alternatives come from, and their average match."
      }
      columns={["Shop", "Comparisons", "Average match"]}
      rows={retailers.map(({ retailer, comparisons, averageScore }) => [retailer, comparisons, matchOf(averageScore)])}
    >
      <BarChart
        items={retailers.slice(0, DRAWN).map(({ retailer, comparisons, averageScore }) => ({
          key: retailer,
          label: retailer,
          value: comparisons,
          note: `${formatComparisonCount(comparisons)}, ${matchOf(averageScore)}`,
          color: "text-thread",
        }))}
      />
    </ChartWithTable>
  );
}
