import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { HistoryPage } from "@dupewise/domain/comparison/history";
import { Spinner } from "@dupewise/ui/spinner";
import { useWindowVirtualizer, type VirtualItem, windowScroll } from "@tanstack/react-virtual";
import { use, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { ServerAnswers } from "../../lib/api/data-layer.tsx";
import { HistoryCard } from "./history-card.tsx";
import type { useHistory } from "./use-history.ts";

/** Pixels of a usual card; each is measured once it shows. */
const USUAL_HEIGHT = { phone: 116, wide: 230 };
const GAP = 16;
/** So many cards before the last one known, the next page is sent for. */
const AHEAD = 12;
const OVERSCAN = 4;

/** How tall the cards were when a list was left, so that going back finds the same place. */
const measured = new Map<string, VirtualItem[]>();

/** So many fill a window; the server, which knows none, renders these. */
const FIRST = 4;

/** Renders the cards in view, and loads more on scrolling. */
export function HistoryList({ history }: { history: ReturnType<typeof useHistory> }) {
  return use(ServerAnswers) ? <FirstCards history={history} /> : <CardsInSight history={history} />;
}

function FirstCards({ history: { data } }: { history: ReturnType<typeof useHistory> }) {
  return (
    <ol className="flex flex-col gap-4">
      {data?.pages[0]?.items.slice(0, FIRST).map((comparison) => (
        <li key={comparison.id}>
          <HistoryCard comparison={comparison} isFirst />
        </li>
      ))}
    </ol>
  );
}

/** The cards in sight and a few around them, however many there are; the next page as soon as the end comes near. */
function CardsInSight({ history }: { history: ReturnType<typeof useHistory> }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const { key } = useLocation();
  const usualHeight = matchMedia("(width < 48rem)").matches ? USUAL_HEIGHT.phone : USUAL_HEIGHT.wide;
  const cards = useMemo(() => cardsOf(data?.pages ?? []), [data]);
  const virtualizer = useWindowVirtualizer({
    count: cards.length,
    estimateSize: () => usualHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: list?.offsetTop ?? 0,
    getItemKey: (index) => cards[index]?.id ?? index,
    // Where a page begins is the router's to say; what is measured above must not move what is read.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
    initialMeasurementsCache: measured.get(key) ?? [],
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= cards.length - AHEAD && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, cards.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  useEffect(
    () => () => {
      measured.set(key, virtualizer.measurementsCache);
    },
    [key, virtualizer],
  );

  return (
    <>
      <ol ref={setList} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, key: itemKey, start }) => {
          const comparison = cards[index];
          return (
            comparison && (
              <li
                key={itemKey}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={matchingOf(history, cards)}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              >
                <HistoryCard comparison={comparison} />
              </li>
            )
          );
        })}
      </ol>
      <div className="grid min-h-10 place-items-center">
        {isFetchingNextPage && <Spinner className="size-6 text-thread" />}
      </div>
    </>
  );
}

/** A card that was unmarked comes twice: where it stays, and on a later page in its new place. */
const cardsOf = (pages: readonly HistoryPage[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values(),
];

const matchingOf = ({ data }: ReturnType<typeof useHistory>, cards: readonly FlatComparison[]) =>
  data?.pages[0]?.matching ?? cards.length;
