import type { Board } from "@dupewise/domain/board";
import { BOARD_NAME_MAX_LENGTH } from "@dupewise/domain/constants";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { Link2, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { focusOnMount } from "../../lib/focus/focus-on-mount.ts";
import { PrintButton } from "../../lib/layout/print-button.tsx";
import { formatAlternatives } from "../../result/sharing/as-text.ts";
import { CopyAsText } from "../../result/sharing/copy-as-text.tsx";
import { ManualCopy } from "../../result/sharing/manual-copy.tsx";
import type { OwnBoard } from "./use-board.ts";

/** An action on a board that requires input or confirmation before it runs. */
export type BoardAction = "rename" | "delete";

interface BoardToolsProps {
  board: OwnBoard;
  data: Board;
  activeAction: BoardAction | null;
  onActionChange: (action: BoardAction | null) => void;
}

/** Renders the buttons to share, copy, print, rename and delete a board. */
export function BoardTools({ board, data, activeAction, onActionChange }: BoardToolsProps) {
  const toggle = (action: BoardAction) => onActionChange(activeAction === action ? null : action);
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button busy={board.isSharing} onClick={board.copyLink}>
        <Link2 aria-hidden="true" className="size-4.5" />
        Share
      </Button>
      <CopyAsText text={() => formatAlternatives(data.comparisons, { name: data.name, link: board.link })} />
      <PrintButton>Print</PrintButton>
      <Button look="quiet" aria-expanded={activeAction === "rename"} onClick={() => toggle("rename")}>
        <Pencil aria-hidden="true" className="size-4.5" />
        Rename
      </Button>
      <Button look="quiet" aria-expanded={activeAction === "delete"} onClick={() => toggle("delete")}>
        <Trash2 aria-hidden="true" className="size-4.5" />
        Delete
      </Button>
    </div>
  );
}

/**
 * Renders the form or confirmation prompt of the active board action and, for a shared board, a note on who can see the
 * board.
 */
export function BoardActionPanel({ board, data, activeAction, onActionChange }: BoardToolsProps) {
  const hasPasted = data.comparisons.some((one) => !isProductUrl(one.originalUrl) || !isProductUrl(one.dupeUrl));
  return (
    <div className="no-print mb-6 flex max-w-2xl flex-col gap-4 empty:hidden">
      {activeAction === "rename" && <Rename board={board} data={data} onDone={() => onActionChange(null)} />}
      {activeAction === "delete" && (
        <div className="flex flex-wrap items-center gap-3">
          <p>Delete this board? Its comparisons stay in your history.</p>
          <Button look="danger" size="sm" onClick={board.remove}>
            Delete board
          </Button>
          <Button look="quiet" size="sm" onClick={() => onActionChange(null)}>
            Keep it
          </Button>
        </div>
      )}
      {board.uncopied !== null && <ManualCopy address={board.uncopied} onCopy={board.copyLink} />}
      {data.share.path !== null && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
          <span>Anyone with the link can see this board.</span>
          {hasPasted && (
            <label className="tap inline-flex min-h-7 items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5 accent-thread"
                checked={data.share.pastedTextPrivate}
                onChange={({ target }) => board.keepPrivate(target.checked)}
              />
              Keep my pasted text private
            </label>
          )}
          <button type="button" className="tap link min-h-7" onClick={board.stopSharing}>
            Stop sharing
          </button>
        </p>
      )}
    </div>
  );
}

function Rename({ board, data, onDone }: { board: OwnBoard; data: Board; onDone: () => void }) {
  const [name, setName] = useState(data.name);
  const isEmpty = name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) board.rename.mutate({ id: data.id, name }, { onSuccess: onDone });
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field label="Name" error={isEmpty ? "Give the board a name" : undefined} className="min-w-0 grow">
        {(control) => (
          <TextInput
            {...control}
            ref={focusOnMount}
            value={name}
            maxLength={BOARD_NAME_MAX_LENGTH}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={board.rename.isPending}>
        Save
      </Button>
    </form>
  );
}
