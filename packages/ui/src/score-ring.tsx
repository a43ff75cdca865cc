import { type Tone, TONE_TEXT_CLASSES } from "./badge.tsx";
import { classNames } from "./class-names.ts";

const CENTER = 100;
const RADIUS = 80;
const TICK_COUNT = 50;

/** A point on the ring: 0 is the top, 100 the top again, clockwise. */
function toPoint(percent: number, radius: number): { x: number; y: number } {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTER + radius * Math.cos(angle), y: CENTER + radius * Math.sin(angle) };
}

/** An arc of the ring as an SVG path. A whole turn is drawn just short of one, which round caps close. */
function describeArc(from: number, to: number, radius: number): string {
  const end = Math.min(to, from + 99.99);
  const [a, b] = [toPoint(from, radius), toPoint(end, radius)];
  const large = end - from > 50 ? 1 : 0;
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${radius} ${radius} 0 ${large} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
}

export interface ScoreRingProps {
  /** 0–100. */
  score: number;
  tone: Tone;
  /** The possible scores, 0–100. */
  range: { low: number; high: number } | null;
  /** Whether too little is known to state one number, so that the range replaces it. */
  rough?: boolean;
  /** The ID of the score in words. */
  id?: string;
  className?: string;
}

/** Renders a score as a ring that looks like a tape measure, with its range as a thin outer arc. */
export function ScoreRing({ score, tone, range, rough = false, id, className }: ScoreRingProps) {
  const shown = Math.round(score);
  const spread = range && Math.round(range.high) > Math.round(range.low) ? range : null;
  const open = rough ? spread : null;
  const likely = spread && `${Math.round(spread.low)} to ${Math.round(spread.high)}`;
  return (
    <div className={classNames("@container relative grid aspect-square max-w-full place-items-center", className)}>
      <svg viewBox="0 0 200 200" aria-hidden="true" className={classNames("absolute inset-0", TONE_TEXT_CLASSES[tone])}>
        <circle cx={CENTER} cy={CENTER} r="99" className="fill-sheet" />
        {Array.from({ length: TICK_COUNT }, (_, index) => {
          const percent = (index * 100) / TICK_COUNT;
          const [a, b] = [toPoint(percent, 69), toPoint(percent, index % 5 === 0 ? 61 : 65)];
          return <line key={percent} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="stroke-edge" strokeWidth=".8" />;
        })}
        <circle cx={CENTER} cy={CENTER} r={RADIUS} fill="none" className="stroke-sunk" strokeWidth="9" />
        {(open || shown > 0) && (
          <path
            d={open ? describeArc(open.low, open.high, RADIUS) : describeArc(0, shown, RADIUS)}
            fill="none"
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap={open ? "butt" : "round"}
            strokeDasharray={open ? "3 3" : undefined}
          />
        )}
        {spread && !open && (
          <path
            d={describeArc(spread.low, spread.high, 93)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        )}
      </svg>
      <span id={id} className="sr-only">
        {open ? `${likely}% similar` : `${shown}% similar${likely ? `, likely ${likely}` : ""}`}
      </span>
      <div
        aria-hidden="true"
        className={classNames(
          "display relative leading-none",
          open ? "text-[16cqw] print:text-base" : "text-[28cqw] print:text-2xl",
        )}
      >
        {open ? `${Math.round(open.low)}–${Math.round(open.high)}` : shown}
        <span className="text-[0.5em] text-soft">%</span>
      </div>
    </div>
  );
}
