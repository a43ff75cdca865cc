import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { useSearchParams } from "react-router-dom";

export type HistorySort = (typeof HISTORY_SORTS)[number];

export interface HistoryFilter {
  minScore: number;
  sort: HistorySort;
}

/** What the address asks for; anything it should not say counts as unsaid. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  const least = Number(search.get("match") ?? 0);
  return {
    minScore: HISTORY_THRESHOLDS.find((threshold) => threshold === least) ?? 0,
    sort: HISTORY_SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
  };
}

/** The address of a filter; what is as usual is left out. */
export function writeFilter({ minScore, sort }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (minScore > 0) search.set("match", String(minScore));
  if (sort !== "newest") search.set("sort", sort);
  return search;
}

export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const setFilter = (change: Partial<HistoryFilter>) =>
    setSearch(writeFilter({ ...filter, ...change }), { preventScrollReset: true });
  return { filter, setFilter };
}
