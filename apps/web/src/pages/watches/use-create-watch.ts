import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/** Creates a watch. `isPlanFull` is true once the plan has no room for another. */
export function useCreateWatch(onMade: (id: string) => void) {
  const utils = trpc.useUtils();
  const create = trpc.watches.create.useMutation({
    onSuccess: (watch) => {
      utils.watches.get.setData({ id: watch.id }, watch);
      void utils.watches.list.invalidate();
      onMade(watch.id);
    },
    onError: (error) => {
      if (errorCode(error) !== "premium_required") showFailure(error, "Failed to watch the price");
    },
  });
  return { ...create, isPlanFull: errorCode(create.error) === "premium_required" };
}
