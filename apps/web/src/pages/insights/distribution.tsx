import type { Insights } from "@dupewise/domain/comparison/insights";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { TONE_TEXT } from "@dupewise/ui/badge";
import { Bars } from "./bars.tsx";
import { Chart } from "./chart.tsx";
import { countComparisons } from "./count.ts";

/** How well the alternatives match, in the bands that results are shown in; a word beside each colour. */
export function Distribution({ bands }: { bands: Insights["distribution"] }) {
  const items = bands
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, to, comparisons }) => {
      const { tone, name } = scoreBand(from);
      return { key: name, label: `${from}–${to}%, ${name}`, value: comparisons, color: TONE_TEXT[tone] };
    });
  return (
    <Chart
      title="Matches"
      about="How your comparisons spread, from very similar to quite different."
      columns={["Match", "Comparisons"]}
      rows={items.map(({ label, value }) => [label, value])}
    >
      <Bars items={items.map((item) => ({ ...item, note: countComparisons(item.value) }))} />
    </Chart>
  );
}
