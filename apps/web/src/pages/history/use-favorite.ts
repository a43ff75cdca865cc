import { trpc } from "../../lib/api/trpc.ts";
import { replaceInHistoryCache } from "./history-cache.ts";
import { showHistoryError } from "./show-history-error.ts";

/**
 * Returns a mutation that marks a comparison as a favorite or removes the mark. The history is updated once the server
 * has confirmed the change.
 */
export function useFavorite() {
  const utils = trpc.useUtils();
  return trpc.history.setFavorite.useMutation({
    onSuccess: (comparison) => {
      utils.comparisons.get.setData({ id: comparison.id }, comparison);
      return replaceInHistoryCache(comparison);
    },
    onError: (error) => showHistoryError(error, "Failed to update favorite status"),
  });
}
