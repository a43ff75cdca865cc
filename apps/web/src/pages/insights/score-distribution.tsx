import type { Insights } from "@dupewise/domain/comparison/insights";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { TONE_TEXT_CLASSES } from "@dupewise/ui/badge";
import { BarChart } from "./bar-chart.tsx";
import { ChartWithTable } from "./chart-with-table.tsx";
import { formatComparisonCount } from "./format-comparison-count.ts";

/**
 * Renders a chart of the number of scores in each band. Each color has a label, so that color is never the only cue.
 */
export function ScoreDistribution({ bands }: { bands: Insights["distribution"] }) {
  const items = bands
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, to, comparisons }) => {
      const { tone, name } = scoreBand(from);
      return { key: name, label: `${from}–${to}%, ${name}`, value: comparisons, color: TONE_TEXT_CLASSES[tone] };
    });
  return (
    <ChartWithTable
      title="Matches"
      about="How your scores are distributed, from very similar to quite different."
      columns={["Match", "Comparisons"]}
      rows={items.map(({ label, value }) => [label, value])}
    >
      <BarChart items={items.map((item) => ({ ...item, note: formatComparisonCount(item.value) }))} />
    </ChartWithTable>
  );
}
