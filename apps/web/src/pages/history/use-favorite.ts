import { trpc } from "../../lib/api/trpc.ts";
import { replaceInHistory } from "./history-cache.ts";
import { historyFailed } from "./history-failed.ts";

/** Marks and unmarks favorites; the list updates once the server has confirmed. */
export function useFavorite() {
  const utils = trpc.useUtils();
  return trpc.history.setFavorite.useMutation({
    onSuccess: (comparison) => {
      utils.comparisons.get.setData({ id: comparison.id }, comparison);
      return replaceInHistory(comparison);
    },
    onError: (error) => historyFailed(error, "Failed to update favorite status"),
  });
}
