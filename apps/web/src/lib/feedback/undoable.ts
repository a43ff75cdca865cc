/** Something that is done once nobody can take it back any more. */
interface Undoable {
  run: () => Promise<void>;
  /** The same when the page goes away: one call that outlives it. */
  leave: () => void;
}

let waiting: Undoable | null = null;

function take(): Undoable | null {
  const taken = waiting;
  waiting = null;
  return taken;
}

/** Waits with something until `settleUndoables`; there is one at a time, as there is one toast. */
export function postpone(undoable: Undoable): void {
  void settleUndoables();
  waiting = undoable;
}

/** Takes it back. Answers whether there was still time. */
export function undo(undoable: Undoable): boolean {
  return waiting === undoable && take() !== null;
}

/** Does what waits, now: its toast is gone, or what follows builds on it. */
export async function settleUndoables(): Promise<void> {
  await take()?.run();
}

addEventListener("pagehide", () => take()?.leave());
