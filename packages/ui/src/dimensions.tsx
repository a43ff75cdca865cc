import type { Dimension, DimensionName } from "@dupewise/domain/comparison/comparison";
import { scoreBand } from "@dupewise/domain/comparison/score-band";
import { classNames } from "./class-names.ts";

const NAMES: Record<DimensionName, string> = {
  cut: "Cut",
  material: "Material",
  colour: "Colour",
  pattern: "Pattern",
  construction: "Construction",
  function: "Use",
  text: "Description",
};

const BARS = { great: "bg-great", good: "bg-good", fair: "bg-fair", poor: "bg-poor" };

/** Lists the similarity of each dimension with what is known of both sides; unknown ones come last. */
export function Dimensions({ dimensions }: { dimensions: readonly Dimension[] }) {
  const known = dimensions.filter(({ similarity }) => similarity !== null);
  const unknown = dimensions.filter(({ similarity }) => similarity === null);
  return (
    <ol className="flex flex-col">
      {[...known, ...unknown].map((dimension) => (
        <DimensionRow key={dimension.name} dimension={dimension} />
      ))}
    </ol>
  );
}

function DimensionRow({ dimension: { name, weight, similarity, original, alternative } }: { dimension: Dimension }) {
  const told = similarity !== null;
  const share = `${Math.round(weight * 100)}% of the score`;
  return (
    <li
      className={classNames(
        "grid grid-cols-2 gap-x-8 gap-y-2 border-t border-line first:border-t-0 wide:grid-cols-[minmax(0,1fr)_15rem_minmax(0,1fr)] wide:items-center",
        told ? "py-4 print:py-1" : "border-dashed py-2.5 print:py-1",
      )}
    >
      <div className="col-span-2 row-start-1 wide:col-span-1 wide:col-start-2">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-medium">{NAMES[name]}</h3>
          <span className={told ? "font-medium" : "text-sm text-soft"}>
            {told ? `${Math.round(similarity * 100)}%` : "Not known"}
          </span>
        </div>
        {told && <Bar percent={Math.round(similarity * 100)} />}
        <p className="mt-1 text-sm text-soft print:hidden">{told ? share : `would be ${share}`}</p>
      </div>
      <Known
        side="Original"
        text={original}
        told={told}
        className="wide:col-start-1 wide:row-start-1 wide:text-right"
      />
      <Known side="Alternative" text={alternative} told={told} className="wide:col-start-3 wide:row-start-1" />
    </li>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="mt-1.5 h-2 rounded-full bg-sunk">
      <div
        className={classNames("h-full min-w-2 rounded-full forced-color-adjust-none", BARS[scoreBand(percent).tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

interface KnownProps {
  side: string;
  text: string | null;
  /** The dimension was compared, so an absent text means only that there are no words for it. */
  told: boolean;
  className: string;
}

function Known({ side, text, told, className }: KnownProps) {
  if (text === null && told) return null;
  return (
    <p className={classNames(className, text === null && "text-soft")} dir="auto">
      <span className="sr-only">{side}: </span>
      {text ?? "Not found"}
    </p>
  );
}
