import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { HistoryPage } from "@dupewise/domain/comparison/history";
import { Spinner } from "@dupewise/ui/spinner";
import { useWindowVirtualizer, type VirtualItem, windowScroll } from "@tanstack/react-virtual";
import { use, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { ServerQueryClient } from "../../lib/api/data-layer.tsx";
import { HistoryCard } from "./history-card.tsx";
import type { useHistory } from "./use-history.ts";

/** Pixels of a typical card; each is measured once shown. */
const USUAL_HEIGHT = { phone: 116, wide: 230 };
const GAP = 16;
/** The next page is requested this many cards before the last loaded one. */
const AHEAD = 12;
const OVERSCAN = 4;

/** The measured heights when a list was left, so that going back restores the position. */
const measured = new Map<string, VirtualItem[]>();

/** The number of cards that the server renders: enough to fill a window. */
const FIRST = 4;

/** Renders the cards of the history that are in view, and loads more of them as the user scrolls. */
export function HistoryList({ history }: { history: ReturnType<typeof useHistory> }) {
  return use(ServerQueryClient) ? <FirstCards history={history} /> : <CardsInSight history={history} />;
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

/** The visible cards and a few around them, however many there are; loads the next page as the end approaches. */
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
    // The router decides where a page starts; measuring cards above must not move what is being read.
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

/** Removes duplicates: an unmarked favorite stays in its place and appears again on a later page. */
const cardsOf = (pages: readonly HistoryPage[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values(),
];

const matchingOf = ({ data }: ReturnType<typeof useHistory>, cards: readonly FlatComparison[]) =>
  data?.pages[0]?.matching ?? cards.length;
