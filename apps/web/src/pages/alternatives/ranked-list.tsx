import { type Ranking, RANKINGS } from "@dupewise/domain/comparison/rank";
import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { Button } from "@dupewise/ui/button";
import { Suspense, useState } from "react";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { rankListedAlternatives, formatRatesNote } from "./listed-alternative.ts";
import { OriginalCard } from "./original-card.tsx";
import { RankedRow } from "./ranked-row.tsx";

const SideBySide = createLazyComponent(
  async () => (await import("./side-by-side.tsx")).SideBySide,
  () => null,
);

const LABELS: Record<Ranking, string> = { best: "Best", closest: "Closest", cheapest: "Cheapest" };
/** What the default order means. The other orders need no explanation, because their buttons name them. */
const MEANING = "Sorted by value for money, then by similarity.";

/**
 * Renders several alternatives in ranked order, next to their original, which stays visible. Users can pick any two to
 * compare side by side.
 */
export function RankedList({ comparisons }: { comparisons: readonly SharedComparison[] }) {
  const [by, setBy] = useState<Ranking>("best");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = rankListedAlternatives(comparisons, by);
  const [first] = choices;
  if (!first) return null;
  const beside = choices.filter(({ comparison }) => ticked.includes(comparison.id));
  const tick = (id: string, wanted: boolean) => {
    // Keeps the latest two.
    setTicked(wanted ? [...ticked, id].slice(-2) : ticked.filter((one) => one !== id));
  };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 wide:grid-cols-[17.5rem_minmax(0,1fr)]">
      <OriginalCard view={first.original} />
      <div className="min-w-0">
        <fieldset className="no-print flex flex-wrap items-center gap-2">
          <legend className="sr-only">Sort by</legend>
          {RANKINGS.map((ranking) => (
            <Button
              key={ranking}
              size="sm"
              look="secondary"
              aria-pressed={ranking === by}
              className={ranking === by ? "border-thread text-thread" : undefined}
              onClick={() => setBy(ranking)}
            >
              {LABELS[ranking]}
            </Button>
          ))}
          <p className="basis-full text-sm text-soft">
            {[by === "best" && MEANING, formatRatesNote(choices)].filter(Boolean).join(" ")}
          </p>
        </fieldset>
        <Suspense>{beside.length === 2 && <SideBySide choices={beside} onClose={() => setTicked([])} />}</Suspense>
        <ol aria-label="Ranked alternatives" className="mt-4 flex flex-col gap-3">
          {choices.map((choice, index) => (
            <RankedRow
              key={choice.comparison.id}
              choice={choice}
              rank={index + 1}
              isTicked={ticked.includes(choice.comparison.id)}
              onTick={choices.length > 2 ? (wanted) => tick(choice.comparison.id, wanted) : undefined}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
