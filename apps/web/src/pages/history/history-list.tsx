import { Spinner } from "@dupewise/ui/spinner";
import { useEffect, useRef } from "react";
import { HistoryCard } from "./history-card.tsx";
import type { useHistory } from "./use-history.ts";

/** The cards, and the next page as soon as the end comes near. */
export function HistoryList({ history }: { history: ReturnType<typeof useHistory> }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || !hasNextPage) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: "1200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasNextPage, fetchNextPage, data]);
  return (
    <>
      <ol className="flex flex-col gap-6">
        {data?.pages
          .flatMap((page) => page.items)
          .map((comparison) => (
            <HistoryCard key={comparison.id} comparison={comparison} />
          ))}
      </ol>
      <div ref={end} className="grid min-h-10 place-items-center">
        {isFetchingNextPage && <Spinner className="size-6 text-thread" />}
      </div>
    </>
  );
}
