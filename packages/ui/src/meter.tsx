import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { classNames } from "./class-names.ts";

const BARS = { great: "bg-great", good: "bg-good", fair: "bg-fair", poor: "bg-poor" };

/** Renders a percentage as a bar in the color of its score band. Decorative. */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames("h-2 rounded-full bg-sunk", className)}>
      <div
        className={classNames("h-full min-w-2 rounded-full forced-color-adjust-none", BARS[scoreBand(percent).tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

/** Renders a labeled score from 0 to 100 with a bar, or "Unknown" if the score is null. Must be inside a `dl`. */
export function Meter({ label, percent }: { label: string; percent: number | null }) {
  const shown = percent === null ? null : Math.round(percent);
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className={shown === null ? "text-sm text-soft" : "font-medium"}>
        {shown === null ? "Unknown" : `${shown}%`}
        {shown !== null && <Bar percent={shown} className="mt-1" />}
      </dd>
    </div>
  );
}
