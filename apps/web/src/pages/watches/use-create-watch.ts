import { getErrorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";

/**
 * Returns a mutation that creates a watch. Its `isPlanLimitReached` is true if the plan doesn't allow another watch.
 */
export function useCreateWatch(onCreated: (id: string) => void) {
  const utils = trpc.useUtils();
  const create = trpc.watches.create.useMutation({
    onSuccess: (watch) => {
      utils.watches.get.setData({ id: watch.id }, watch);
      void utils.watches.list.invalidate();
      onCreated(watch.id);
    },
    onError: (error) => {
      if (getErrorCode(error) !== "premium_required") showFailure(error, "We couldn't start watching the price");
    },
  });
  return { ...create, isPlanLimitReached: getErrorCode(create.error) === "premium_required" };
}
