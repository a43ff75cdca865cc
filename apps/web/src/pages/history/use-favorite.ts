import { isUnauthorized } from "../../lib/errors.ts";
import { relogin } from "../../lib/relogin.ts";
import { showToast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { replaceInHistory } from "./history-cache.ts";

/** Marks and unmarks favorites; the list follows once the server has agreed. */
export function useFavorite() {
  const utils = trpc.useUtils();
  return trpc.history.setFavorite.useMutation({
    onSuccess: (comparison) => {
      utils.comparisons.get.setData({ id: comparison.id }, comparison);
      return replaceInHistory(comparison);
    },
    onError: (error) => {
      if (isUnauthorized(error)) relogin();
      else showToast({ title: "Error", description: "Failed to update favorite status", destructive: true });
    },
  });
}
