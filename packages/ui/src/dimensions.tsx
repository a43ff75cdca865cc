import type { Dimension, DimensionName } from "@dupewise/domain/comparison/comparison";
import { ChevronDown } from "lucide-react";
import { Bar } from "./meter.tsx";

const NAMES: Record<DimensionName, string> = {
  cut: "Cut",
  material: "Material",
  colour: "Color",
  pattern: "Pattern",
  construction: "Construction",
  function: "Use",
  text: "Description",
};

/** Renders the similarity in each known dimension. Each expands to what is known about both sides. */
export function Dimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const known = dimensions.flatMap((dimension) =>
    dimension.similarity === null ? [] : [{ ...dimension, percent: Math.round(dimension.similarity * 100) }],
  );
  return (
    <ul className="grid gap-x-14 wide:grid-cols-2">
      {known.map((dimension) => (
        <li key={dimension.name}>
          <DimensionRow dimension={dimension} percent={dimension.percent} />
        </li>
      ))}
    </ul>
  );
}

const shareOf = (weight: number): string => `${Math.round(weight * 100)}%`;

interface DimensionRowProps {
  dimension: Dimension;
  /** The similarity in this dimension, 0–100. */
  percent: number;
}

function DimensionRow({ dimension: { name, weight, original, alternative }, percent }: DimensionRowProps) {
  return (
    <details className="group on-paper border-b border-line">
      <summary className="grid min-h-9 max-md:min-h-11 print:min-h-9 grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto_1rem] items-center gap-x-3 hover:bg-sunk">
        <span>{NAMES[name]}</span>
        <Bar percent={percent} />
        <span className="min-w-11 text-right font-medium">{`${percent}%`}</span>
        <ChevronDown
          aria-hidden="true"
          className="no-print size-4 text-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-2 gap-x-6 pb-3 text-sm print:pb-1">
        <Known side="Original" text={original} />
        <Known side="Alternative" text={alternative} />
        <div className="col-span-2 mt-1 text-soft print:hidden">
          <dt className="sr-only">Weight</dt>
          <dd>{`${shareOf(weight)} of the score`}</dd>
        </div>
      </dl>
    </details>
  );
}

function Known({ side, text }: { side: string; text: string | null }) {
  return (
    <div>
      <dt className="text-soft">{side}</dt>
      <dd dir="auto">{text ?? "Not stated"}</dd>
    </div>
  );
}
