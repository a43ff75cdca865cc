import type { Dimension, DimensionName } from "@dupewise/domain/comparison";
import { classNames } from "./class-names.ts";
import { scoreBand } from "./score.ts";

const NAMES: Record<DimensionName, string> = {
  cut: "Cut",
  material: "Material",
  colour: "Colour",
  pattern: "Pattern",
  construction: "Construction",
  function: "Use",
  text: "Description",
};

const BARS = { plain: "", thread: "", great: "bg-great", good: "bg-good", fair: "bg-fair", poor: "bg-poor" };

/** How alike the two are in each dimension, between what is known of each side; what could not be told comes last. */
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
  const percent = similarity === null ? null : Math.round(similarity * 100);
  return (
    <li className="grid grid-cols-2 gap-x-8 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_15rem_minmax(0,1fr)] md:items-center">
      <div className="col-span-2 row-start-1 md:col-span-1 md:col-start-2">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-medium">{NAMES[name]}</h3>
          <span className={percent === null ? "text-sm text-soft" : "font-medium"}>
            {percent === null ? "Not known" : `${percent}%`}
          </span>
        </div>
        <div
          aria-hidden="true"
          className={classNames(
            "mt-1.5 h-2 rounded-full",
            percent === null ? "border border-dashed border-edge" : "bg-sunk",
          )}
        >
          {percent !== null && (
            <div
              className={classNames("h-full min-w-2 rounded-full", BARS[scoreBand(percent).tone])}
              style={{ width: `${percent}%` }}
            />
          )}
        </div>
        <p className="mt-1 text-sm text-soft">{Math.round(weight * 100)}% of the score</p>
      </div>
      <Known
        side="Original"
        text={original}
        told={similarity !== null}
        className="md:col-start-1 md:row-start-1 md:text-right"
      />
      <Known
        side="Alternative"
        text={alternative}
        told={similarity !== null}
        className="md:col-start-3 md:row-start-1"
      />
    </li>
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
