import { FIT } from "./figures.ts";

const FIGURES = [
  { value: `${FIT.pairs}`, name: "pairs of products, rated by hand" },
  { value: `${FIT.meanError}`, name: "points of 100 off, on average" },
  { value: `${FIT.sameBandPercent}%`, name: "in the same band as the rating" },
  { value: `${FIT.rankCorrelation}`, name: "rank correlation: 1 is the same order" },
] as const;

/** The measurements as four figures. */
export function Fit() {
  return (
    <dl className="my-2 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-4">
      {FIGURES.map(({ value, name }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm text-balance text-soft">{name}</dt>
          <dd className="display text-4xl text-thread">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
