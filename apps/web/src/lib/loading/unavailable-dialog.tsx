import { useEffect, useEffectEvent } from "react";
import { showToast } from "../feedback/toast.ts";

/**
 * Replaces a dialog whose code failed to load: shows a toast and closes immediately, so that the user can try again.
 */
export function UnavailableDialog({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showUnavailableToast();
    close();
  }, []);
  return null;
}

/** Shows a toast saying that the code of a dialog or menu failed to load. */
export function showUnavailableToast(): void {
  showToast({
    title: navigator.onLine ? "Part of this page couldn't be loaded" : "You're offline",
    description: navigator.onLine ? "Check your connection, then try again." : "Try again when you're back online.",
    destructive: true,
  });
}
