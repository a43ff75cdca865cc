import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { useSearchParams } from "react-router-dom";

export type HistorySort = (typeof HISTORY_SORTS)[number];

export interface HistoryFilter {
  minScore: number;
  sort: HistorySort;
  /** Words to look for; "" for none. */
  search: string;
}

/** As much as the server takes. */
export const SEARCH_MAX_LENGTH = 200;

/** What the address asks for; anything it should not say counts as unsaid. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  const least = Number(search.get("match") ?? 0);
  return {
    minScore: HISTORY_THRESHOLDS.find((threshold) => threshold === least) ?? 0,
    sort: HISTORY_SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
    search: (search.get("q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
  };
}

/** The address of a filter; what is as usual is left out. */
export function writeFilter({ minScore, sort, search: words }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (words !== "") search.set("q", words);
  if (minScore > 0) search.set("match", String(minScore));
  if (sort !== "newest") search.set("sort", sort);
  return search;
}

interface SetFilterOptions {
  /** The change goes on from the one before, as typing does: going back skips it. */
  replace?: boolean;
}

export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const setFilter = (change: Partial<HistoryFilter>, { replace = false }: SetFilterOptions = {}) =>
    setSearch((before) => writeFilter({ ...readFilter(before), ...change }), { preventScrollReset: true, replace });
  return { filter, setFilter };
}
