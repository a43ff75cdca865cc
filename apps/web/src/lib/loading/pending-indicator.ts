import { useSyncExternalStore } from "react";

/** Anything that loads within this time, in milliseconds, needs no indicator. */
const PATIENCE_MS = 150;

let waits = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waits += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the pending indicator while the code for a clicked control is loading slowly. */
export async function withPendingIndicator<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  let told = false;
  const patience = setTimeout(() => {
    told = true;
    count(1);
  }, PATIENCE_MS);
  try {
    return await load;
  } finally {
    clearTimeout(patience);
    if (told) count(-1);
  }
}

/** Returns true while anything waits for a page's code or data. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waits > 0,
    () => false,
  );
