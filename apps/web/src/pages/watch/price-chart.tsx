import { formatMoney } from "@dupewise/domain/money/format-money";
import type { Money } from "@dupewise/domain/product/product";
import { daysBetween, type PricePoint } from "@dupewise/domain/watches/price-point";
import { Button } from "@dupewise/ui/button";
import { classNames } from "@dupewise/ui/class-names";
import { useState } from "react";
import { PriceLine } from "./price-line.tsx";
import { formatDay, mergePriceRuns } from "./price-runs.ts";

/** The ranges of the chart in days, besides the whole history. */
const RANGES = [30, 90] as const;

interface PriceChartProps {
  /** The prices, in one currency, oldest first. There are at least two. */
  history: readonly PricePoint[];
  usual: Money | null;
}

/** Renders a chart of a product's price history and its usual price, with a table of the same data. */
export function PriceChart({ history, usual }: PriceChartProps) {
  const [range, setRange] = useState<number>();
  const newest = history.at(-1)?.day ?? "";
  const known = daysBetween(history[0]?.day ?? newest, newest) + 1;
  const ranges = RANGES.filter((days) => days < known);
  const shown = range === undefined ? history : history.filter(({ day }) => daysBetween(day, newest) < range);
  const [first, ...more] = mergePriceRuns(shown);
  if (!first) return null;
  const runs = [first, ...more] as const;
  const last = runs.at(-1) ?? first;
  const amounts = runs.map(({ amount }) => Number(amount));
  const money = (amount: number) => formatMoney({ amount: String(amount), currency: first.currency });
  const [low, high] = [money(Math.min(...amounts)), money(Math.max(...amounts))];
  const label = `Prices from ${formatDay(first.from)} to ${formatDay(last.to)}: between ${low} and ${high}, most recently ${money(Number(last.amount))}. All prices are in the table below.`;
  return (
    <figure>
      {ranges.length > 0 && (
        <fieldset className="no-print mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">Time range</legend>
          {[...ranges, undefined].map((days) => (
            <Button
              key={days ?? "all"}
              size="sm"
              look="secondary"
              aria-pressed={days === range}
              className={classNames("min-h-11", days === range && "border-thread text-thread")}
              onClick={() => setRange(days)}
            >
              {days === undefined ? `All ${known} days` : `${days} days`}
            </Button>
          ))}
        </fieldset>
      )}
      <p className="mb-2 flex flex-wrap justify-between gap-x-6 text-sm text-soft">
        <span>{`Highest ${high}, lowest ${low}`}</span>
        {usual && <span>{`Usually ${formatMoney(usual)} (dashed)`}</span>}
      </p>
      <PriceLine label={label} runs={runs} usual={usual} />
      <p className="mt-1 flex justify-between gap-x-6 text-sm text-soft">
        <span>{formatDay(first.from)}</span>
        <span>{formatDay(last.to)}</span>
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
                <td className="py-2 pr-4">{formatDay(from)}</td>
                <td className="py-2 pr-4">{formatDay(to)}</td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">{money(Number(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
