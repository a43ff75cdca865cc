import type { Watch } from "@dupewise/domain/watches/watch";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";

/**
 * Returns a function that stops watching a price. Its toast offers to watch the price again on the same conditions. The
 * price history is kept.
 */
export function useStopWatching({ id, url, below, dropPercent, backInStock }: Watch) {
  const navigate = useNavigate();
  const { client, watches } = trpc.useUtils();
  const again = async () => {
    try {
      await client.watches.create.mutate({ of: { url }, below, dropPercent, backInStock });
      await watches.list.invalidate();
    } catch (error) {
      showFailure(error, "We couldn't start watching the price");
    }
  };
  const remove = trpc.watches.remove.useMutation({
    onSuccess: () => {
      void watches.list.invalidate();
      void navigate("/watches");
      showToast({
        title: "Stopped watching",
        description: "You won't get any more updates on this price.",
        action: { label: "Undo", run: () => void again() },
      });
    },
    onError: (error) => showFailure(error, "We couldn't stop watching the price"),
  });
  return { isPending: remove.isPending, run: () => remove.mutate({ id }) };
}
