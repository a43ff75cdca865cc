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

/**
 * Waits for the code of a clicked control to load, and shows the pending indicator if that takes longer than 150 ms.
 */
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

/** Returns true while the pending indicator should be shown. */
export const useIsPending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waits > 0,
    () => false,
  );
