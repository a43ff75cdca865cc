import { HISTORY_SORTS, HISTORY_THRESHOLDS } from "@dupewise/domain/constants";
import { Select } from "@dupewise/ui/input";
import { useId } from "react";
import type { HistoryFilter, HistorySort } from "./use-history-filter.ts";

const SORTS: Record<HistorySort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  favorites: "Favorites first",
  best: "Best matches",
};

export interface HistoryControlsProps {
  filter: HistoryFilter;
  setFilter: (change: Partial<HistoryFilter>) => void;
  matching: number;
  total: number;
}

export function HistoryControls({ filter, setFilter, matching, total }: HistoryControlsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 pb-6">
      <label htmlFor={`${id}-match`} className="flex flex-col gap-1.5 text-sm font-medium">
        Minimum match
        <Select
          id={`${id}-match`}
          value={filter.minScore}
          onChange={({ target }) => setFilter({ minScore: Number(target.value) })}
        >
          {HISTORY_THRESHOLDS.map((threshold) => (
            <option key={threshold} value={threshold}>
              {threshold === 0 ? "All matches" : `${threshold}% or more`}
            </option>
          ))}
        </Select>
      </label>
      <label htmlFor={`${id}-sort`} className="flex flex-col gap-1.5 text-sm font-medium">
        Sort by
        <Select
          id={`${id}-sort`}
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
      </label>
      <output className="ml-auto text-soft">{`${matching} of ${total} comparisons`}</output>
    </div>
  );
}
