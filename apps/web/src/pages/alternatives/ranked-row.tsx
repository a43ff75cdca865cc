import { formatMoney } from "@dupewise/domain/money/format-money";
import { buttonClass } from "@dupewise/ui/button";
import { classNames } from "@dupewise/ui/class-names";
import { Disclosure } from "@dupewise/ui/evidence";
import { Pair } from "@dupewise/ui/seam";
import { Link } from "react-router-dom";
import { Thumbnail } from "../../result/thumbnail.tsx";
import type { SideView } from "../../result/sides.ts";
import type { Choice } from "./choices.ts";
import { Ring } from "./ring.tsx";

interface RankedRowProps {
  choice: Choice;
  rank: number;
  isTicked: boolean;
  onTick: ((wanted: boolean) => void) | undefined;
}

/** One alternative: its place, photo, score, what it saves and what one gives up; more behind "Beside the original". */
export function RankedRow({ choice, rank, isTicked, onTick }: RankedRowProps) {
  const { comparison, original, view, price, saving, loss, shop } = choice;
  const heading = `alternative-${comparison.id}`;
  return (
    <li
      aria-labelledby={heading}
      className={classNames(
        "rounded-lg border bg-sheet px-4 py-3 break-inside-avoid",
        rank === 1 ? "border-thread" : "border-line",
      )}
    >
      <div className="flex min-h-24 flex-wrap items-center gap-4 wide:flex-nowrap">
        <span className="display w-6 shrink-0 text-2xl text-soft">
          <span className="sr-only">Place </span>
          {rank}
        </span>
        <Thumbnail view={view} />
        <div className="min-w-0 grow basis-24">
          <h3 id={heading} className="line-clamp-3 font-medium" dir="auto">
            {view.name}
          </h3>
          <p className="text-sm text-soft">{[price && formatMoney(price), shop].filter(Boolean).join(" · ")}</p>
          {saving && <p className="text-sm text-great">{saving.text}</p>}
          {saving?.converted && (
            <p className="text-xs text-soft">{`about ${saving.converted.price} at the rates of ${saving.converted.day}`}</p>
          )}
        </div>
        <Ring comparison={comparison} className="w-12 shrink-0" />
        <p className="min-w-0 grow basis-40 text-sm text-soft wide:grow-0 wide:basis-44">
          {loss === null ? "No known trade-offs" : loss}
        </p>
        <Link to={`/c/${comparison.id}`} className={`${buttonClass("secondary", "sm")} no-print min-h-11 shrink-0`}>
          View
          <span className="sr-only">: {view.name}</span>
        </Link>
      </div>
      <div className="no-print flex flex-wrap items-start gap-x-6">
        {onTick && (
          <label className="inline-flex min-h-7 items-center gap-2 text-sm text-soft">
            <input
              type="checkbox"
              className="size-4.5 accent-thread"
              checked={isTicked}
              onChange={({ target }) => onTick(target.checked)}
            />
            Compare side by side
            <span className="sr-only">: {view.name}</span>
          </label>
        )}
        <Disclosure label="Beside the original" className="grow">
          <Pair stacks={false} original={<Facts view={original} />} alternative={<Facts view={view} />} />
          <p className="mt-3 text-soft">{comparison.analysis.verdict}</p>
        </Disclosure>
      </div>
    </li>
  );
}

function Facts({ view }: { view: SideView }) {
  const made = view.composition.length > 0 ? view.composition.map(shareWords) : view.materials;
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium" dir="auto">
        {view.name}
      </p>
      <p className="mt-1 text-soft">{made.length > 0 ? made.join(", ") : "Materials not stated"}</p>
    </div>
  );
}

/** "62% wool". */
export const shareWords = ({ material, percentage }: SideView["composition"][number]): string =>
  percentage === null ? material : `${percentage}% ${material}`;
