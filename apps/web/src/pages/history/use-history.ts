import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../lib/api/trpc.ts";
import type { HistoryFilter } from "./use-history-filter.ts";

/** Loads the history page by page; the previous list stays while another filter loads. */
export const useHistory = ({ minScore, sort, search }: HistoryFilter) =>
  trpc.history.list.useInfiniteQuery(
    { minScore, sort, search },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // A card that is marked or unmarked stays under the pointer; the order is made anew when the list shows next.
      staleTime: sort === "favorites" ? 0 : Infinity,
    },
  );
