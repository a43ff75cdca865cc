/** An action that runs once it can no longer be undone. */
interface Undoable {
  run: () => Promise<void>;
  /** Runs the action when the page is closed, with a single request that outlives the page. */
  leave: () => void;
}

let waiting: Undoable | null = null;

function take(): Undoable | null {
  const taken = waiting;
  waiting = null;
  return taken;
}

/**
 * Postpones an action until `runPostponedAction` runs it or `cancelPostponedAction` cancels it. Only one action can be
 * pending, because only one toast can offer to undo it. Postponing another action runs the earlier one immediately.
 */
export function postponeAction(undoable: Undoable): void {
  void runPostponedAction();
  waiting = undoable;
}

/** Cancels a postponed action. Returns false if it is no longer pending. */
export function cancelPostponedAction(undoable: Undoable): boolean {
  return waiting === undoable && take() !== null;
}

/** Runs the postponed action now, because its toast has closed or a later action depends on it. */
export async function runPostponedAction(): Promise<void> {
  await take()?.run();
}

addEventListener("pagehide", () => take()?.leave());
