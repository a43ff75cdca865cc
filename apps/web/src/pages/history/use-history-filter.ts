import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { useSearchParams } from "react-router-dom";

export type HistorySort = (typeof HISTORY_SORTS)[number];

export interface HistoryFilter {
  minScore: number;
  sort: HistorySort;
  /** Search words; "" for none. */
  search: string;
}

/** The maximum length of a search that the server accepts. */
export const SEARCH_MAX_LENGTH = 200;

/** Parses the history's filter from the URL's query. Invalid values are treated as missing. */
export function parseFilter(search: URLSearchParams): HistoryFilter {
  const least = Number(search.get("match") ?? 0);
  return {
    minScore: HISTORY_THRESHOLDS.find((threshold) => threshold === least) ?? 0,
    sort: HISTORY_SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
    search: (search.get("q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
  };
}

/** Serializes a filter as query parameters, omitting default values. */
export function serializeFilter({ minScore, sort, search: words }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (words !== "") search.set("q", words);
  if (minScore > 0) search.set("match", String(minScore));
  if (sort !== "newest") search.set("sort", sort);
  return search;
}

interface SetFilterOptions {
  /** Replaces the history entry for continuous changes such as typing, so that going back skips them. */
  replace?: boolean;
}

/** Returns the history's filter and sort order from the URL, and a function that changes them. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const setFilter = (change: Partial<HistoryFilter>, { replace = false }: SetFilterOptions = {}) =>
    setSearch((before) => serializeFilter({ ...parseFilter(before), ...change }), {
      preventScrollReset: true,
      replace,
    });
  return { filter, setFilter };
}
