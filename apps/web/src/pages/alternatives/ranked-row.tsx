import { materialName } from "@dupewise/domain/product/material-name";
import { buttonClass } from "@dupewise/ui/button";
import { classNames } from "@dupewise/ui/class-names";
import { Disclosure } from "@dupewise/ui/evidence";
import { Pair } from "@dupewise/ui/seam";
import { Link } from "react-router-dom";
import { Thumbnail } from "../../result/thumbnail.tsx";
import type { SideView } from "../../result/side-view.ts";
import { type Choice, formatChoicePrice } from "./ranked-choices.ts";
import { Quotes } from "./quotes.tsx";
import { SmallScoreRing } from "./small-score-ring.tsx";

interface RankedRowProps {
  choice: Choice;
  rank: number;
  isTicked: boolean;
  onTick: ((wanted: boolean) => void) | undefined;
}

/** Renders one alternative: rank, photo, score, saving and main trade-off, with more in an expandable section. */
export function RankedRow({ choice, rank, isTicked, onTick }: RankedRowProps) {
  const { comparison, original, view, saving, shop } = choice;
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
            {[formatChoicePrice(choice), shop].filter(Boolean).join(" · ")}
          </p>
          {saving && <p className="text-sm text-great">{saving.text}</p>}
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
        <Disclosure label="Next to the original" className="grow">
          <Pair stacks={false} original={<Facts view={original} />} alternative={<Facts view={view} />} />
          <p className="mt-3 text-soft">{comparison.analysis.verdict}</p>
        </Disclosure>
      </div>
      <Quotes comparison={comparison} />
    </li>
  );
}

function Facts({ view }: { view: SideView }) {
  const made = view.composition.length > 0 ? view.composition.map(formatShare) : view.materials;
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium" dir="auto">
        {view.name}
      </p>
      <p className="mt-1 text-soft">{made.length > 0 ? made.join(", ") : "Materials not stated"}</p>
    </div>
  );
}

/** Formats a material with its share: "62% wool", or "wool" if the share is unknown. */
export const formatShare = ({ material, percentage }: SideView["composition"][number]): string =>
  percentage === null ? materialName(material) : `${percentage}% ${materialName(material)}`;
