import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { Pair } from "@dupewise/ui/seam";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { MatchBadge } from "../../lib/layout/match-badge.tsx";
import { toSideViews } from "../../result/side-view.ts";
import { CardActions } from "./card-actions.tsx";
import { HistoryProduct } from "./history-product.tsx";
import { KeyInsights } from "./key-insights.tsx";
import { SHOWN_WHEN_EXPANDED } from "./shown-when-expanded.ts";

/** Loaded separately, because the code that parses prices is larger than the rest of the page. */
const CardSavings = createLazyComponent(
  async () => (await import("./card-savings.tsx")).CardSavings,
  () => null,
);

/**
 * Renders one comparison in the history.
 * @param isFirst whether this card is the first one, which the server renders so that its photos load before any script
 * runs
 */
export function HistoryCard({ comparison, isFirst = false }: { comparison: FlatComparison; isFirst?: boolean }) {
  const { id, createdAt } = comparison;
  const [original, alternative] = toSideViews(comparison);
  const heading = `history-${id}`;
  return (
    <article
      aria-labelledby={heading}
      className="group/card @container rounded-lg border border-line bg-sheet px-6 py-4 max-md:px-3 max-md:py-1"
    >
      <header className="relative z-1 flex items-center @max-[16rem]:flex-wrap gap-x-3 md:mb-2">
        <h2 id={heading} className="min-w-0 @max-[16rem]:basis-full">
          <Link to={`/c/${id}`} className="tap link inline-flex min-h-6 items-center text-sm text-soft max-md:text-xs">
            <LocalTime at={createdAt} withTime />
          </Link>
        </h2>
        <CardActions comparison={comparison} name={`${original.name} and ${alternative.name}`} />
      </header>
      <Pair
        stacks={false}
        original={<HistoryProduct view={original} title="Original" isFirst={isFirst} />}
        alternative={<HistoryProduct view={alternative} title="Alternative" isFirst={isFirst} />}
      />
      <div className="flex flex-wrap items-center mt-1 gap-x-4 gap-y-1 text-sm max-md:gap-x-3 md:mt-3">
        <MatchBadge comparison={comparison} />
        <Suspense fallback={null}>
          <CardSavings comparison={comparison} />
        </Suspense>
        <KeyInsights comparison={comparison} />
        <Link
          to={`/alternatives?of=${id}`}
          className={`no-print tap link inline-flex min-h-7 items-center ${SHOWN_WHEN_EXPANDED}`}
        >
          Compare with another alternative
          <span className="sr-only">{`: ${original.name}`}</span>
        </Link>
      </div>
    </article>
  );
}
