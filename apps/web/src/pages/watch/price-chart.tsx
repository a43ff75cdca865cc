import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Money } from "@dupewise/domain/product/product";
import { daysBetween, type PricePoint } from "@dupewise/domain/watching/price-point";
import { dayWords, priceRuns } from "./price-runs.ts";

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 12;
const TOP = 28;
const BOTTOM = 30;

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
  const across = (day: string) => LEFT + (daysBetween(first.from, day) / span) * (WIDTH - 2 * LEFT);
  const up = (amount: number) => HEIGHT - BOTTOM - ((amount - low) / room) * (HEIGHT - TOP - BOTTOM - 10);
  const money = (amount: number) => formatMoney({ amount: String(amount), currency: first.currency });
  const points = runs.map(({ from, amount }, at) => {
    const y = up(Number(amount));
    return `${at === 0 ? "M" : "H"}${across(from)}${at === 0 ? `,${y}` : `V${y}`}`;
  });
  const label = `Prices from ${dayWords(first.from)} to ${dayWords(last.to)}: between ${money(low)} and ${money(high)}, ${money(Number(last.amount))} at the end. The table below has each of them.`;
  return (
    <figure>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full text-thread">
        <title>{label}</title>
        <line x1={LEFT} x2={WIDTH - LEFT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-edge" />
        {usual && (
          <g className="text-soft" fill="currentColor" fontSize="13">
            <line
              x1={LEFT}
              x2={WIDTH - LEFT}
              y1={up(Number(usual.amount))}
              y2={up(Number(usual.amount))}
              className="stroke-edge"
              strokeDasharray="5 4"
            />
            <text x={LEFT} y={up(Number(usual.amount)) - 6}>{`usually ${formatMoney(usual)}`}</text>
          </g>
        )}
        <path
          d={`${points.join("")}H${across(last.to)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="forced-color-adjust-none"
        />
        <circle cx={across(last.to)} cy={up(Number(last.amount))} r="5" fill="currentColor" />
        <g className="text-ink" fill="currentColor" fontSize="14">
          <text x={WIDTH - LEFT} y={up(Number(last.amount)) - 10} textAnchor="end" fontWeight="600">
            {money(Number(last.amount))}
          </text>
          <text x={LEFT} y={HEIGHT - 8}>
            {dayWords(first.from)}
          </text>
          <text x={WIDTH - LEFT} y={HEIGHT - 8} textAnchor="end">
            {dayWords(last.to)}
          </text>
        </g>
      </svg>
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
                <td className="py-2 text-right tabular-nums">{money(Number(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
