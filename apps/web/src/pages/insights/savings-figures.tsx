import type { Insights } from "@dupewise/domain/comparison/insights";
import { Figure } from "../../lib/layout/figure.tsx";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { formatComparisonCount } from "./format-comparison-count.ts";

/** Renders the savings of the alternatives in each currency, and the average match. */
export function SavingsFigures({
  savings,
  distribution,
  averageScore,
}: Pick<Insights, "savings" | "distribution" | "averageScore">) {
  // Comparisons without a score don't count toward the average.
  const scored = distribution.reduce((sum, { comparisons }) => sum + comparisons, 0);
  return (
    <section aria-labelledby="savings">
      <h2 id="savings" className="display text-2xl">
        Savings
      </h2>
      <p className="mt-1.5 mb-6 text-soft">
        How much less the alternatives cost than their originals, when both have prices in the same currency. Pairs of
        different kinds of products are left out.
      </p>
      <dl className="flex flex-wrap gap-x-14 gap-y-6">
        {savings.length === 0 && (
          <Figure name="Savings appear once both prices are in the same currency" value="Nothing yet" />
        )}
        {savings.map(({ currency, amount, comparisons: priced }) => (
          <Figure
            key={currency}
            name={`across ${formatComparisonCount(priced)}`}
            value={formatMoney({ amount: roundSum(amount), currency })}
          />
        ))}
        <Figure
          name={
            scored === 0
              ? "average match"
              : scored === 1
                ? "in 1 comparison"
                : `on average, across ${formatComparisonCount(scored)}`
          }
          value={averageScore === null ? "No score yet" : `${Math.round(averageScore)}% match`}
        />
      </dl>
    </section>
  );
}

/** Rounds sums of 100 or more, where cents are irrelevant. */
const roundSum = (amount: string) => (Math.abs(Number(amount)) < 100 ? amount : String(Math.round(Number(amount))));
