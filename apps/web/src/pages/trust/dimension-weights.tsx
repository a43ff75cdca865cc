import { DIMENSION_WEIGHTS } from "./figures.ts";

const [{ percent: MOST }] = DIMENSION_WEIGHTS;

/** Renders the weight of each dimension as a tape of proportional length. */
export function DimensionWeights() {
  return (
    <ol className="my-2 flex flex-col gap-3">
      {DIMENSION_WEIGHTS.map(({ name, percent, note }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(2.75rem,auto)] items-center gap-x-4 text-[0.9375rem]"
        >
          <span className="font-medium">{name}</span>
          <span
            aria-hidden="true"
            className="h-3 rounded-sm bg-thread forced-color-adjust-none"
            style={{ width: `${(percent / MOST) * 100}%` }}
          />
          <span className="text-right">{`${percent}%`}</span>
          <span className="col-start-2 col-end-4 text-sm text-soft">{note}</span>
        </li>
      ))}
    </ol>
  );
}
