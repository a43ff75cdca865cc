import { buttonClass } from "@dupewise/ui/button";
import { classNames } from "@dupewise/ui/class-names";
import { Disclosure } from "@dupewise/ui/evidence";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { Thumbnail } from "../../result/thumbnail.tsx";
import { type ListedAlternative, formatAlternativePrice } from "./listed-alternative.ts";
import { PrintedQuotes } from "./printed-quotes.tsx";
import { SmallScoreRing } from "./small-score-ring.tsx";

const AlternativeBesideOriginal = createLazyComponent(
  async () => (await import("./alternative-beside-original.tsx")).AlternativeBesideOriginal,
  () => null,
);

interface RankedRowProps {
  choice: ListedAlternative;
  rank: number;
  isTicked: boolean;
  onTick: ((wanted: boolean) => void) | undefined;
}

/** Renders one alternative: its rank, photo, score, savings and main trade-off, with more in an expandable section. */
export function RankedRow({ choice, rank, isTicked, onTick }: RankedRowProps) {
  const { comparison, view, savings, shop } = choice;
  const heading = `alternative-${comparison.id}`;
  const isFirst = rank === 1;
  const loss = choice.loss ?? "No known trade-offs";
  return (
    <li
      aria-labelledby={heading}
      className={classNames(
        "@container rounded-lg border bg-sheet px-3 py-2.5 break-inside-avoid wide:px-4 wide:py-3",
        isFirst ? "border-thread" : "border-line",
      )}
    >
      {/* A very narrow row, as on a phone with large text: the words get their own line. */}
      <div className="flex flex-wrap items-start gap-3 wide:min-h-24 wide:flex-nowrap wide:items-center wide:gap-4 print:items-start">
        <span className="display w-4 shrink-0 text-xl text-soft wide:w-6 wide:text-2xl">
          <span className="sr-only">Rank </span>
          {rank}
        </span>
        <Thumbnail view={view} className={isFirst ? "w-24 @max-[16rem]:w-12 wide:w-16" : "w-12 wide:w-16"} />
        <div className="min-w-16 grow basis-0 @max-[16rem]:order-2 @max-[16rem]:basis-full">
          <h3 id={heading} className="font-medium wrap-anywhere" dir="auto" lang={view.lang}>
            <Link to={`/c/${comparison.id}`} className="hover:underline">
              {view.name}
            </Link>
          </h3>
          <p className="text-sm text-soft wrap-anywhere">
            {[formatAlternativePrice(choice), shop].filter(Boolean).join(" · ")}
          </p>
          {savings && <p className="text-sm text-great">{savings.text}</p>}
        </div>
        <SmallScoreRing comparison={comparison} className="w-11 shrink-0 @max-[16rem]:order-1 wide:w-12" />
        <p className="hidden w-44 shrink-0 text-sm text-soft wide:block">{loss}</p>
        <Link
          to={`/c/${comparison.id}`}
          className={`${buttonClass("secondary", "sm")} no-print min-h-11 shrink-0 max-md:hidden`}
        >
          View
          <span className="sr-only">: {view.name}</span>
        </Link>
      </div>
      <p className="mt-1 text-sm text-soft wide:hidden">{loss}</p>
      <div className="no-print flex flex-wrap items-start gap-x-4 wide:gap-x-6">
        {onTick && (
          <label className="tap inline-flex min-h-7 items-center gap-2 text-sm text-soft">
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
        <Disclosure label="Compared with the original" className="grow">
          <Suspense>
            <AlternativeBesideOriginal choice={choice} />
          </Suspense>
        </Disclosure>
      </div>
      <PrintedQuotes comparison={comparison} />
    </li>
  );
}
