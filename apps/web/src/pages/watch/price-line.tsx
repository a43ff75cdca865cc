import type { Money } from "@dupewise/domain/product/product";
import { daysBetween } from "@dupewise/domain/watches/price-point";
import { isGap, type PriceRun } from "./price-runs.ts";

/** The size of the drawing, which is stretched to fit. */
const WIDTH = 640;
const HEIGHT = 200;
const MARGIN = 10;

interface PriceLineProps {
  label: string;
  /** The runs, in one currency, oldest first. */
  runs: readonly [PriceRun, ...PriceRun[]];
  usual: Money | null;
}

/**
 * Renders prices as a step line with gaps where the price is unknown, and with dots at the lowest and the latest price.
 */
export function PriceLine({ label, runs, usual }: PriceLineProps) {
  const amounts = runs.map(({ amount }) => Number(amount));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const room = high - low || high || 1;
  const [first, last] = [runs[0], runs.at(-1) ?? runs[0]];
  // A price holds until the end of its day.
  const span = daysBetween(first.from, last.to) + 1;
  const across = (day: string, days = 0) => ((daysBetween(first.from, day) + days) / span) * WIDTH;
  const up = (amount: number) => HEIGHT - MARGIN - ((amount - low) / room) * (HEIGHT - 2 * MARGIN);
  const steps = runs.map((run, at) => {
    const { from, to, amount } = run;
    const before = runs[at - 1];
    const start = before === undefined || isGap(before, run) ? `M${across(from)},` : `H${across(from)}V`;
    return `${start}${up(Number(amount))}H${across(to, 1)}`;
  });
  const lowest = runs.find(({ amount }) => Number(amount) === low) ?? first;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-48 w-full overflow-visible border-b border-edge text-thread sm:h-56"
    >
      <title>{label}</title>
      {usual && (
        <line
          x1={0}
          x2={WIDTH}
          y1={up(Number(usual.amount))}
          y2={up(Number(usual.amount))}
          className="stroke-edge"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={steps.join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="forced-color-adjust-none"
      />
      {/* Zero-length lines: circles would be distorted by stretching. */}
      <path
        d={`M${across(lowest.from)},${up(low)}h0M${WIDTH},${up(Number(last.amount))}h0`}
        stroke="currentColor"
        strokeWidth="10"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
