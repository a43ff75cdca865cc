import type { Board } from "@dupewise/domain/board";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { shareAndCopyLink, toAbsoluteUrl } from "../../result/sharing/share-and-copy-link.ts";

/** Returns the query that loads one of the user's own boards, and functions that change, share and delete the board. */
export function useBoard(id: string) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const query = trpc.boards.get.useQuery({ id });
  const [isUncopied, setUncopied] = useState(false);
  const put = (board: Board) => {
    utils.boards.get.setData({ id }, board);
    void utils.boards.list.invalidate();
  };
  const putShare = (share: Partial<Board["share"]>) =>
    utils.boards.get.setData({ id }, (board) => board && { ...board, share: { ...board.share, ...share } });
  const onError = (error: unknown) => showFailure(error, "We couldn't update the board");
  const rename = trpc.boards.rename.useMutation({ onSuccess: put, onError });
  const take = trpc.boards.take.useMutation({ onSuccess: put, onError });
  const move = trpc.boards.move.useMutation({ onSuccess: put, onError });
  const remove = trpc.boards.remove.useMutation({
    onSuccess: () => {
      void utils.boards.list.invalidate();
      showToast({ title: "Board deleted", description: "Its comparisons stay in your history." });
      void navigate("/boards", { replace: true });
    },
    onError: (error) => showFailure(error, "We couldn't delete the board"),
  });
  const share = trpc.boards.share.useMutation({ onSuccess: putShare });
  const unshare = trpc.boards.unshare.useMutation({
    onSuccess: () => {
      putShare({ path: null, token: null });
      showToast({ title: "Sharing stopped", description: "Only you can open this board now." });
    },
    onError: (error) => showFailure(error, "We couldn't stop sharing the board"),
  });
  const state = query.data?.share;
  const link = state?.path ? toAbsoluteUrl(state.path) : null;
  const pastedTextPrivate = state?.pastedTextPrivate ?? false;
  const copy = async () => {
    try {
      const isCopied = await shareAndCopyLink(() => share.mutateAsync({ id, pastedTextPrivate }));
      // When the clipboard fails, the link is shown instead.
      setUncopied(!isCopied);
      if (isCopied) showToast({ title: "Link Copied", description: "Anyone with this link can see the board." });
    } catch (error) {
      showFailure(error, "We couldn't share the board");
    }
  };
  return {
    query,
    rename,
    take: (comparisonId: string) => take.mutate({ id, comparisonId }),
    move: (comparisonId: string, position: number) => move.mutate({ id, comparisonId, position }),
    remove: () => remove.mutate({ id }),
    copyLink: () => void copy(),
    isSharing: share.isPending,
    /** The link; null while the board is not shared. */
    link,
    uncopied: isUncopied ? link : null,
    stopSharing: () => unshare.mutate({ id }),
    keepPrivate: (wanted: boolean) =>
      share.mutate(
        { id, pastedTextPrivate: wanted },
        { onError: (error) => showFailure(error, "We couldn't save your choice") },
      ),
  };
}

export type OwnBoard = ReturnType<typeof useBoard>;
