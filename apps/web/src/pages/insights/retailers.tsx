import type { Insights } from "@dupewise/domain/comparison/insights";
import { Bars } from "./bars.tsx";
import { Chart } from "./chart.tsx";
import { countComparisons } from "./count.ts";

/** As many as are taken in at a glance; the table has them all. */
const DRAWN = 6;

const matchOf = (averageScore: number | null) =>
  averageScore === null ? "no match yet" : `${Math.round(averageScore)}% match`;

/** Where the alternatives are from, and how well they match there. */
export function Retailers({ retailers }: { retailers: Insights["retailers"] }) {
  return (
    <Chart
      title="Shops"
      about={
        retailers.length === 0
          ? "Where your alternatives are from. So far they were pasted as text, which names no shop."
          : "Where your alternatives are from, and their average match."
      }
      columns={["Shop", "Comparisons", "Average match"]}
      rows={retailers.map(({ retailer, comparisons, averageScore }) => [retailer, comparisons, matchOf(averageScore)])}
    >
      <Bars
        items={retailers.slice(0, DRAWN).map(({ retailer, comparisons, averageScore }) => ({
          key: retailer,
          label: retailer,
          value: comparisons,
          note: `${countComparisons(comparisons)}, ${matchOf(averageScore)}`,
          color: "text-thread",
        }))}
      />
    </Chart>
  );
}
