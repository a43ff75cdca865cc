import { Figure } from "../../lib/layout/figure.tsx";
import { ENGINE_FIT } from "./figures.ts";

const FIGURES = [
  { value: `${ENGINE_FIT.pairs}`, name: "product pairs, rated by hand" },
  { value: `${ENGINE_FIT.meanError}`, name: "points off on average, out of 100" },
  { value: `${ENGINE_FIT.sameBandPercent}%`, name: "in the same band as the rating" },
  { value: `${ENGINE_FIT.rankCorrelation}`, name: "rank correlation; 1 means the same order" },
] as const;

/** Renders the engine's accuracy on rated pairs as four figures. */
export function FitFigures() {
  return (
    <dl className="my-2 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-4">
      {FIGURES.map(({ value, name }) => (
        <Figure key={name} name={name} value={value} />
      ))}
    </dl>
  );
}
