import { TOAST_REMOVE_DELAY_MS } from "@dupewise/domain/constants";
import type { ToastMessage } from "@dupewise/ui/toaster";
import { useSyncExternalStore } from "react";

interface NewToast extends Omit<ToastMessage, "id"> {
  /** Called once the toast disappears: by timeout, by hand, or because another one replaces it. */
  onEnd?: () => void;
}

interface ToastState {
  toast: ToastMessage | null;
  open: boolean;
}

let state: ToastState = { toast: null, open: false };
let nextId = 1;
let end: (() => void) | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. */
export function showToast({ onEnd, ...toast }: NewToast): void {
  clearTimeout(removal);
  endLast();
  end = onEnd;
  set({ toast: { ...toast, id: nextId++ }, open: true });
}

/** Closes the current toast, which stays mounted for `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(): void {
  endLast();
  set({ ...state, open: false });
  removal = setTimeout(() => set({ toast: null, open: false }), TOAST_REMOVE_DELAY_MS);
}

function endLast(): void {
  const last = end;
  end = undefined;
  last?.();
}

/** Loads the code that renders toasts. The first toast waits until it has loaded. */
export const loadToaster = async () => (await import("@dupewise/ui/toaster")).Toaster;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current toast, or null if there is none, and whether it is open. */
export const useToast = (): ToastState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
