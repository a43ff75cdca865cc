import type { ShareState } from "@dupewise/domain/comparison/share";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { copyLater } from "./copy-later.ts";

const addressOf = (path: string | null): string => new URL(path ?? location.pathname, location.origin).href;
const fail = (error: unknown) => showFailure(error, "Error", "Failed to share the comparison");

/** Makes one's own comparison readable by whoever has its link, copies the link, and takes that back again. */
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
    onError: fail,
  });
  const pastedTextPrivate = state?.pastedTextPrivate ?? false;
  const isShared = Boolean(state?.path);

  const copy = async () => {
    let isPublic = false;
    try {
      await copyLater(async () => {
        const { path } = await share.mutateAsync({ id, pastedTextPrivate });
        isPublic = true;
        return addressOf(path);
      });
      setUncopied(false);
      showToast({ title: "Link Copied", description: "Anybody with this link can read the comparison." });
    } catch (error) {
      // Shared it is: the clipboard alone refused, so the address is shown instead.
      if (isPublic) setUncopied(true);
      else fail(error);
    }
  };

  return {
    isShared,
    pastedTextPrivate,
    /** What to copy by hand, where the browser did not copy it. */
    uncopied: isShared && isUncopied ? addressOf(state?.path ?? null) : null,
    isPending: share.isPending,
    copy: () => void copy(),
    stop: () => unshare.mutate({ id }),
    /** Shown at once; what the server says then stands. */
    keepPrivate: (wanted: boolean) => {
      put({ pastedTextPrivate: wanted });
      share.mutate(
        { id, pastedTextPrivate: wanted },
        {
          onError: (error) => {
            put({ pastedTextPrivate: !wanted });
            fail(error);
          },
        },
      );
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;
