import type { SharedComparison } from "@dupewise/domain/comparison/share";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { Button } from "@dupewise/ui/button";
import { Link2 } from "lucide-react";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useFocusBack } from "../../lib/focus/use-focus-back.ts";
import { copyLater } from "./copy-later.ts";

/** Makes the comparison readable by whoever has its link, copies the link, and takes that back again. */
export function ShareResults({ comparison }: { comparison: SharedComparison }) {
  const { id } = comparison;
  const utils = trpc.useUtils();
  const state = trpc.comparisons.shareState.useQuery({ id });
  const fail = (error: unknown) => showFailure(error, "Error", "Failed to share the comparison");
  const share = trpc.comparisons.share.useMutation({
    onSuccess: (shared) => utils.comparisons.shareState.setData({ id }, shared),
  });
  const unshare = trpc.comparisons.unshare.useMutation({
    onSuccess: () => {
      utils.comparisons.shareState.setData({ id }, (before) => before && { ...before, path: null, token: null });
      showToast({ title: "Link taken back", description: "Only you can open this comparison now." });
    },
    onError: fail,
  });

  const pastedTextPrivate = state.data?.pastedTextPrivate ?? false;
  // Shown at once; what the server says then stands.
  const keepPrivate = (wanted: boolean) => {
    const show = (shown: boolean) =>
      utils.comparisons.shareState.setData({ id }, (before) => before && { ...before, pastedTextPrivate: shown });
    show(wanted);
    share.mutate(
      { id, pastedTextPrivate: wanted },
      {
        onError: (error) => {
          show(!wanted);
          fail(error);
        },
      },
    );
  };
  const copyLink = async () => {
    try {
      await copyLater(async () => {
        const { path } = await share.mutateAsync({ id, pastedTextPrivate });
        return new URL(path ?? location.pathname, location.origin).href;
      });
      showToast({ title: "Link Copied", description: "Anybody with this link can read the comparison." });
    } catch (error) {
      fail(error);
    }
  };

  const isShared = Boolean(state.data?.path);
  const button = useFocusBack(isShared);
  const pasted = !isProductUrl(comparison.originalUrl) || !isProductUrl(comparison.dupeUrl);
  return (
    <>
      <Button ref={button} look="secondary" busy={share.isPending} onClick={() => void copyLink()}>
        <Link2 aria-hidden="true" className="size-4.5" />
        Share Results
      </Button>
      {isShared && (
        <div className="flex basis-full flex-wrap items-center gap-x-5 gap-y-2 text-sm text-soft">
          <span>Anybody with the link can read this comparison.</span>
          {pasted && (
            <label className="inline-flex min-h-7 items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5 accent-thread"
                checked={pastedTextPrivate}
                onChange={({ target }) => keepPrivate(target.checked)}
              />
              Keep my pasted text private
            </label>
          )}
          <button type="button" className="link min-h-7" onClick={() => unshare.mutate({ id })}>
            Stop sharing
          </button>
        </div>
      )}
    </>
  );
}
