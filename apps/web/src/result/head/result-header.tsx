import { countsAsSavings, isComparable } from "@dupewise/domain/comparison/comparable";
import { Notice } from "@dupewise/ui/notice";
import { Badge } from "@dupewise/ui/badge";
import type { Claim } from "@dupewise/domain/comparison/comparison";
import { displayedRange } from "@dupewise/domain/comparison/displayed-range";
import { describeConfidence, scoreBand } from "@dupewise/domain/comparison/score-band";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { classNames } from "@dupewise/ui/class-names";
import { ScoreRing } from "@dupewise/ui/score-ring";
import { Seam } from "@dupewise/ui/seam";
import { type ReactNode, Suspense, useState } from "react";
import { UnavailableDialog } from "../../lib/loading/unavailable-dialog.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { ClaimList } from "../claims/claim-list.tsx";
import type { SideView } from "../side-view.ts";
import type { Rerun } from "../use-rerun.ts";
import { Garment } from "./garment.tsx";
import { GarmentPhoto } from "./garment-photo.tsx";
import { chooseHeadline } from "./headline.ts";
import { describeSavings } from "./savings.ts";

const PhotoCompare = createLazyComponent(
  async () => (await import("../photos/photo-compare.tsx")).PhotoCompare,
  UnavailableDialog,
);

const describeCounterfeit = ([quote]: Claim["quotes"]): string =>
  `${quote ? `The ${quote.side}` : "One of the two"} is listed as a replica`;

export interface ResultHeadProps {
  heading: "h1" | "h2";
  score: number;
  comparison: SharedComparison;
  sides: [SideView, SideView];
  /** The state and actions of the editors; null if the result is read-only. */
  rerun: Rerun | null;
  actions?: ReactNode;
}

/**
 * Renders the first screen of a result: the headline, both garments, the score between them, the savings and the main
 * differences. While little is known, the range replaces the score and its band.
 */
export function ResultHeader({ heading: Heading, score, comparison, sides, rerun, actions }: ResultHeadProps) {
  const [original, alternative] = sides;
  const { analysis } = comparison;
  const { text, isAdvice } = chooseHeadline(comparison);
  const open = displayedRange(analysis);
  // There are no savings if the two are not comparable.
  const saving = countsAsSavings(comparison) ? describeSavings(sides, analysis.exchange) : null;
  const hasPhotos = sides.some(({ picture }) => picture !== null);
  const [isComparing, setComparing] = useState(false);
  const compare = hasPhotos || rerun ? () => setComparing(true) : undefined;
  // On wide screens, the actions stay on the first screen below them.
  const size = hasPhotos
    ? "aspect-4/5 w-full wide:aspect-3/4 wide:min-h-60 wide:max-h-[calc(100svh-26rem)] print:max-h-none"
    : "h-28 wide:h-60 print:h-24";
  return (
    <header>
      {isAdvice && <p className="text-sm text-soft">Our Recommendation</p>}
      <Heading
        id="verdict"
        tabIndex={-1}
        aria-describedby="score"
        className="display max-w-4xl text-verdict"
        dir="auto"
      >
        {text}
      </Heading>
      {open && text !== analysis.verdict && (
        <p className="mt-2 max-w-3xl" dir="auto">
          <span className="text-soft">{`About ${Math.round(score)}%, based on what is known.`}</span> {analysis.verdict}
        </p>
      )}
      {analysis.notice && (
        <div className="mt-4">
          <Notice title={describeCounterfeit(analysis.notice.quotes)} tone="poor">
            {analysis.notice.text}
          </Notice>
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-x-4 wide:mt-5 wide:grid-cols-[minmax(0,18.5rem)_minmax(14rem,1fr)_minmax(0,18.5rem)] wide:grid-rows-[repeat(5,auto)_1fr] wide:gap-x-8">
        <GarmentPhoto view={original} onOpen={compare} className={classNames("col-start-1 row-start-1", size)} />
        <GarmentPhoto
          view={alternative}
          onOpen={compare}
          className={classNames("col-start-2 row-start-1 wide:col-start-3", size)}
        />
        <OnSeam>
          <ScoreRing
            id="score"
            score={score}
            tone={open ? "plain" : scoreBand(score).tone}
            range={analysis.range}
            rough={open !== null}
            className="w-22 wide:w-40 print:w-24"
          />
        </OnSeam>
        <Garment view={original} rerun={rerun} className="col-start-1 row-start-2" />
        <Garment
          view={alternative}
          converted={saving?.converted}
          linkElsewhere={Boolean(actions)}
          rerun={rerun}
          className="col-start-2 row-start-2 wide:col-start-3"
        />
        <div className="col-span-2 row-start-6 pt-2 wide:col-span-1 wide:col-start-2 wide:row-span-6 wide:row-start-1 wide:pt-48 print:pt-28">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wide:flex-col wide:text-center">
            {saving && (
              // On its own line on phones, since the fonts differ in width.
              <p className="basis-full wide:basis-auto">
                <span className="display text-2xl">{saving.text}</span>
                {saving.converted && (
                  <span className="text-sm text-soft">{` at the rates from ${saving.converted.day}`}</span>
                )}
              </p>
            )}
            <Standing score={score} analysis={analysis} />
          </div>
          <div className="mt-3 wide:mt-4">
            <ClaimList
              title="Differences"
              areSimilarities={false}
              empty="No differences found"
              texts={comparison.differences}
              claims={analysis.differences}
            />
          </div>
        </div>
      </div>
      {actions}
      <Suspense>
        {isComparing && (
          <PhotoCompare id={comparison.id} sides={sides} isOwn={rerun !== null} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </header>
  );
}

/** Places its content on the seam between the two photos. On wide screens, it is above the content between them. */
function OnSeam({ children }: { children: ReactNode }) {
  return (
    <div className="relative col-span-2 col-start-1 row-start-1 grid place-items-center justify-self-center wide:col-span-1 wide:col-start-2 wide:self-start">
      <span className="absolute inset-y-0 left-1/2 -ml-px">
        <Seam />
      </span>
      <div className="relative wide:my-4 print:my-1">{children}</div>
    </div>
  );
}

/** The similarity as a band, and its confidence. */
function Standing({ score, analysis }: { score: number; analysis: SharedComparison["analysis"] }) {
  const { confidence, range, engineNote } = analysis;
  const { tone, message } = scoreBand(score);
  const isOpen = displayedRange(analysis) !== null;
  const [low, high] = [Math.round(range?.low ?? 0), Math.round(range?.high ?? 0)];
  const sure = describeConfidence(confidence);
  return (
    <>
      {isComparable(analysis) && (
        <p className="text-sm text-soft wide:order-1">
          {!isOpen && low < high ? `${sure}: between ${low}% and ${high}%.` : `${sure}.`}
        </p>
      )}
      {!isOpen && (
        <Badge wraps tone={tone}>
          {message}
        </Badge>
      )}
      {engineNote && <p className="text-sm text-soft wide:order-1">{engineNote}</p>}
    </>
  );
}
