import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { removeFromHistoryCache } from "./history-cache.ts";
import { showHistoryError } from "./show-history-error.ts";

/** Returns a mutation that deletes a comparison. Its toast offers to undo the deletion. */
export function useRemoveComparison() {
  const utils = trpc.useUtils();
  const restore = trpc.history.restore.useMutation({
    onError: (error) => showHistoryError(error, "We couldn't restore the comparison"),
  });
  return trpc.history.remove.useMutation({
    onSuccess: (_nothing, { id }) => {
      utils.comparisons.get.setData({ id }, undefined);
      const putBack = removeFromHistoryCache(id);
      showToast({
        title: "Deleted",
        description: "Comparison removed from history",
        // Its card is gone by then, along with the callbacks passed to `mutate`.
        action: { label: "Undo", run: () => void restore.mutateAsync({ id }).then(putBack, () => undefined) },
      });
    },
    onError: (error) => showHistoryError(error, "Failed to delete comparison"),
  });
}
