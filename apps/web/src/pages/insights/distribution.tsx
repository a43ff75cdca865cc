import type { Insights } from "@dupewise/domain/insights";
import { Bars } from "./bars.tsx";
import { Chart } from "./chart.tsx";
import { countComparisons } from "./count.ts";

/** From the score a band begins at; a word beside each colour. */
const BANDS: readonly { from: number; words: string; color: string }[] = [
  { from: 80, words: "very similar", color: "text-great" },
  { from: 60, words: "many similarities", color: "text-good" },
  { from: 40, words: "some similarities", color: "text-fair" },
  { from: 0, words: "quite different", color: "text-poor" },
];

/** How well the alternatives match, in the bands that results are shown in. */
export function Distribution({ bands }: { bands: Insights["distribution"] }) {
  const items = BANDS.flatMap(({ from, words, color }) => {
    const band = bands.find((other) => other.from === from);
    return band ? [{ key: words, label: `${band.from}–${band.to}%, ${words}`, value: band.comparisons, color }] : [];
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
