import type { ShareState } from "@dupewise/domain/comparison/share";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { shareAndCopyLink, toAbsoluteUrl } from "./share-and-copy-link.ts";

/**
 * Returns the sharing state of a comparison, and functions that share it, copy its link, and stop sharing it.
 * @param isOwn whether the comparison is the user's own; false until it has loaded
 */
export function useSharing(id: string, isOwn: boolean) {
  const utils = trpc.useUtils();
  const { data: state } = trpc.comparisons.shareState.useQuery({ id }, { enabled: isOwn });
  const [isUncopied, setUncopied] = useState(false);
  const put = (change: Partial<ShareState>) =>
    utils.comparisons.shareState.setData({ id }, (before) => before && { ...before, ...change });
  const share = trpc.comparisons.share.useMutation({
    onSuccess: (shared) => utils.comparisons.shareState.setData({ id }, shared),
  });
  const unshare = trpc.comparisons.unshare.useMutation({
    onSuccess: () => {
      put({ path: null, token: null });
      showToast({ title: "Sharing stopped", description: "Only you can open this comparison now." });
    },
    onError: (error) => showFailure(error, "We couldn't stop sharing the comparison"),
  });
  const pastedTextPrivate = state?.pastedTextPrivate ?? false;
  const link = state?.path ? toAbsoluteUrl(state.path) : null;

  const copy = async () => {
    try {
      const isCopied = await shareAndCopyLink(() => share.mutateAsync({ id, pastedTextPrivate }));
      // When the clipboard fails, the link is shown instead.
      setUncopied(!isCopied);
      if (isCopied) showToast({ title: "Link Copied", description: "Anyone with the link can read this comparison." });
    } catch (error) {
      showFailure(error, "We couldn't share the comparison");
    }
  };

  return {
    /** Whether the comparison is shared; undefined until the server has responded. */
    isShared: state && state.path !== null,
    pastedTextPrivate,
    /** The link for the user to copy by hand; null unless the browser failed to copy it. */
    uncopied: isUncopied ? link : null,
    /** The link; null while the comparison is not shared. */
    link,
    isPending: share.isPending,
    copy: () => void copy(),
    stop: () => unshare.mutate({ id }),
    /** Changes the setting immediately, then sends it to the server, whose response takes precedence. */
    keepPrivate: (wanted: boolean) => {
      put({ pastedTextPrivate: wanted });
      share.mutate(
        { id, pastedTextPrivate: wanted },
        {
          onError: (error) => {
            put({ pastedTextPrivate: !wanted });
            showFailure(error, "We couldn't save your choice");
          },
        },
      );
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;
