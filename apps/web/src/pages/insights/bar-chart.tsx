export interface BarItem {
  key: string;
  label: string;
  value: number;
  /** The text at the end of the bar. */
  note: string;
  /** The text color class in whose color the bar is drawn. */
  color: string;
}

/** Renders horizontal bars, scaled to the longest bar. */
export function BarChart({ items }: { items: readonly BarItem[] }) {
  const most = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ul className="flex flex-col gap-3.5">
      {items.map(({ key, label, value, note, color }) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
            <span className="min-w-0" dir="auto">
              {label}
            </span>
            <span className="shrink-0 text-soft">{note}</span>
          </div>
          <svg aria-hidden="true" className={`mt-1 h-3 w-full ${color}`}>
            <rect width="100%" height="100%" rx="2" className="fill-sunk" />
            <rect width={`${(value / most) * 100}%`} height="100%" rx="2" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
