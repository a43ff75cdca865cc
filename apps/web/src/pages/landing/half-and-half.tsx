import { WeavePattern } from "@dupewise/ui/cloth";
import { useId } from "react";

const SLEEVE = "M264 84C286 92 296 106 304 132L338 262L304 272L272 178Z";
const BODY = "M200 92L232 62C246 70 258 78 268 88L272 178L264 238L292 446C262 456 230 460 200 460Z";
const LAPEL = "M232 62L244 132L222 128L226 146L200 214V118Z";

/** Renders half of the coat, which can be mirrored for the other side. */
function Half({ fill }: { fill: string }) {
  return (
    <g fill={fill} className="stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
      <path d={SLEEVE} />
      <path d={BODY} />
      <path d={LAPEL} />
      <path d="M200 230L264 236L266 258L200 254Z" />
      <path d="M240 312L274 320" fill="none" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

/** Renders a coat made of two different fabrics, sewn together down the middle. Decorative. */
export function HalfAndHalf({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="40 40 320 440" aria-hidden="true" className={`w-full ${className ?? ""}`}>
      <g className="text-wool">
        <WeavePattern id={`${id}-wool`} family="wool" scale={0.62} />
        <g transform="matrix(-1 0 0 1 398 0)">
          <Half fill={`url(#${id}-wool)`} />
        </g>
      </g>
      <g className="text-synthetic" transform="translate(2 0)">
        <WeavePattern id={`${id}-other`} family="synthetic" scale={0.62} />
        <Half fill={`url(#${id}-other)`} />
      </g>
      {[194, 206].map((x) => (
        <line
          key={x}
          x1={x}
          y1="124"
          x2={x}
          y2="456"
          className="stroke-stitch"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="7 6"
        />
      ))}
      <path
        d="M200 48V88M200 464V476"
        className="stroke-thread"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="7 6"
      />
    </svg>
  );
}
