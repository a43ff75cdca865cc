import type { Board } from "@dupewise/domain/board";
import { BOARD_NAME_MAX_LENGTH } from "@dupewise/domain/constants";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { Link2, Pencil, Printer, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { focusOnShow } from "../../lib/focus/focus-on-show.ts";
import type { OwnBoard } from "./use-board.ts";

/** Share, print, rename and delete a board, and what sharing it means. */
export function BoardTools({ board, data }: { board: OwnBoard; data: Board }) {
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const hasPasted = data.comparisons.some((one) => !isProductUrl(one.originalUrl) || !isProductUrl(one.dupeUrl));
  return (
    <div className="no-print flex max-w-xl flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button busy={board.isSharing} onClick={board.copyLink}>
          <Link2 aria-hidden="true" className="size-4.5" />
          Share
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
        <Button look="quiet" aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)}>
          <Pencil aria-hidden="true" className="size-4.5" />
          Rename
        </Button>
        <Button look="quiet" aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          Delete
        </Button>
      </div>
      {isRenaming && <Rename board={board} data={data} onDone={() => setRenaming(false)} />}
      {isDeleting && (
        <div className="flex flex-wrap items-center gap-3">
          <p>Delete this board? What is on it stays in your history.</p>
          <Button look="danger" size="sm" onClick={board.remove}>
            Delete the board
          </Button>
          <Button look="quiet" size="sm" onClick={() => setDeleting(false)}>
            Keep it
          </Button>
        </div>
      )}
      {board.uncopied !== null && (
        <Field label="Link to copy">
          {(control) => (
            <TextInput
              {...control}
              ref={focusOnShow}
              readOnly
              value={board.uncopied ?? ""}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
      {data.share.path !== null && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
          <span>Anyone with the link can see this board.</span>
          {hasPasted && (
            <label className="inline-flex min-h-7 items-center gap-2">
              <input
                type="checkbox"
                className="size-4.5 accent-thread"
                checked={data.share.pastedTextPrivate}
                onChange={({ target }) => board.keepPrivate(target.checked)}
              />
              Keep my pasted text private
            </label>
          )}
          <button type="button" className="link min-h-7" onClick={board.stopSharing}>
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
            ref={focusOnShow}
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
