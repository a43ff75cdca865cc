import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Money } from "@dupewise/domain/product/product";
import { daysBetween, type PricePoint } from "@dupewise/domain/watching/price-point";
import { dayWords, priceRuns } from "./price-runs.ts";

/** Of the drawing, which is stretched to its place. */
const WIDTH = 640;
const HEIGHT = 200;
const MARGIN = 10;

interface PriceChartProps {
  /** In one currency, oldest first, with two prices at least. */
  history: readonly PricePoint[];
  usual: Money | null;
}

/** Draws what a product cost as a line of steps, with its usual price, and gives the same as a table. */
export function PriceChart({ history, usual }: PriceChartProps) {
  const runs = priceRuns(history);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return null;
  const amounts = runs.map(({ amount }) => Number(amount));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const room = high - low || high || 1;
  const span = Math.max(1, daysBetween(first.from, last.to));
  const across = (day: string) => (daysBetween(first.from, day) / span) * WIDTH;
  const up = (amount: number) => HEIGHT - MARGIN - ((amount - low) / room) * (HEIGHT - 2 * MARGIN);
  const money = (amount: number) => formatMoney({ amount: String(amount), currency: first.currency });
  const points = runs.map(({ from, amount }, at) => {
    const y = up(Number(amount));
    return `${at === 0 ? "M" : "H"}${across(from)}${at === 0 ? `,${y}` : `V${y}`}`;
  });
  const label = `Prices from ${dayWords(first.from)} to ${dayWords(last.to)}: between ${money(low)} and ${money(high)}, ${money(Number(last.amount))} at the end. The table below has each of them.`;
  return (
    <figure>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-soft">
        <span>{`Highest ${money(high)}`}</span>
        {usual && <span>{`Usually ${formatMoney(usual)} (dashed)`}</span>}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-b border-edge text-thread sm:h-56"
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
          d={`${points.join("")}H${across(last.to)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="forced-color-adjust-none"
        />
      </svg>
      <p className="mt-1 flex justify-between gap-x-6 text-sm text-soft">
        <span>{dayWords(first.from)}</span>
        <span>{dayWords(last.to)}</span>
      </p>
      <details className="mt-3">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">All prices as a table</summary>
        <table className="mt-2 w-full max-w-xl text-left">
          <caption className="sr-only">Every price, newest first</caption>
          <thead>
            <tr className="border-b border-line text-sm text-soft">
              <th scope="col" className="py-2 pr-4 font-medium">
                From
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Until
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.toReversed().map(({ from, to, amount }) => (
              <tr key={from} className="border-b border-line">
                <td className="py-2 pr-4">{dayWords(from)}</td>
                <td className="py-2 pr-4">{dayWords(to)}</td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">{money(Number(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
