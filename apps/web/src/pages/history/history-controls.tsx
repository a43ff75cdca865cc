import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { Field } from "@dupewise/ui/field";
import { Select } from "@dupewise/ui/input";
import { ExportHistory } from "./export-history.tsx";
import { SearchBox } from "./search-box.tsx";
import type { HistorySort, useHistoryFilter } from "./use-history-filter.ts";

const SORTS: Record<HistorySort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  favorites: "Favorites first",
  best: "Best matches",
};

export interface HistoryControlsProps extends ReturnType<typeof useHistoryFilter> {
  matching: number;
  total: number;
}

/** Renders the history's search field, filter, sort order, counter and export buttons. */
export function HistoryControls({ filter, setFilter, matching, total }: HistoryControlsProps) {
  const search = (words: string) => setFilter({ search: words }, { replace: true });
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4 pb-6">
      <SearchBox search={filter.search} onSearch={search} />
      <Field label="Minimum match" className="max-sm:grow">
        {(control) => (
          <Select
            {...control}
            value={filter.minScore}
            onChange={({ target }) => setFilter({ minScore: Number(target.value) })}
          >
            {HISTORY_THRESHOLDS.map((threshold) => (
              <option key={threshold} value={threshold}>
                {threshold === 0 ? "All matches" : `${threshold}% or more`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Sort by" className="max-sm:grow">
        {(control) => (
          <Select
            {...control}
            value={filter.sort}
            onChange={({ target }) =>
              setFilter({ sort: HISTORY_SORTS.find((sort) => sort === target.value) ?? "newest" })
            }
          >
            {HISTORY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORTS[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="ml-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-sm:w-full">
        <output className="text-soft">{`${matching} of ${total} comparisons`}</output>
        <ExportHistory />
      </div>
    </div>
  );
}
