/** A dot that stands for one or more pairs of numbers at the same position, each from 0 to 100. */
export interface Dot {
  x: number;
  y: number;
  count: number;
}

const SIZE = 200;
const MARGIN = 24;
const LINES = [0, 25, 50, 75, 100] as const;

const toX = (percent: number): number => MARGIN + (percent / 100) * (SIZE - 2 * MARGIN);
const toY = (percent: number): number => SIZE - toX(percent);

interface ScatterPlotProps {
  /** A text alternative. */
  label: string;
  xName: string;
  yName: string;
  dots: readonly Dot[];
}

/** Renders a scatter plot of pairs of percentages, with a dashed diagonal for equal percentages. */
export function ScatterPlot({ label, xName, yName, dots }: ScatterPlotProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className="w-full max-w-md text-thread">
      <title>{label}</title>
      {LINES.map((percent) => (
        <g key={percent} className="text-soft" fill="currentColor" fontSize="6">
          <line
            x1={toX(percent)}
            x2={toX(percent)}
            y1={toY(0)}
            y2={toY(100)}
            className="stroke-edge"
            strokeWidth=".3"
          />
          <line
            x1={toX(0)}
            x2={toX(100)}
            y1={toY(percent)}
            y2={toY(percent)}
            className="stroke-edge"
            strokeWidth=".3"
          />
          <text x={toX(percent)} y={toY(0) + 8} textAnchor="middle">
            {percent}
          </text>
          <text x={toX(0) - 3} y={toY(percent) + 2} textAnchor="end">
            {percent}
          </text>
        </g>
      ))}
      <line
        x1={toX(0)}
        y1={toY(0)}
        x2={toX(100)}
        y2={toY(100)}
        className="stroke-edge"
        strokeWidth=".8"
        strokeDasharray="3 2"
      />
      {dots.map(({ x, y, count }) => (
        <circle
          key={`${x} ${y}`}
          cx={toX(x)}
          cy={toY(y)}
          r={1.4 + Math.sqrt(count)}
          fill="currentColor"
          fillOpacity=".5"
          className="forced-color-adjust-none"
        />
      ))}
      <text x={SIZE / 2} y={SIZE - 5} textAnchor="middle" fontSize="7" fill="currentColor">
        {xName}
      </text>
      <text
        x="6"
        y={SIZE / 2}
        textAnchor="middle"
        fontSize="7"
        fill="currentColor"
        transform={`rotate(-90 6 ${SIZE / 2})`}
      >
        {yName}
      </text>
    </svg>
  );
}
