import { useEffect, useEffectEvent } from "react";
import { showToast } from "../feedback/toast.ts";

/** Reports that a dialog's code failed to load, and closes so that the user can retry. */
export function UnavailableDialog({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showUnavailable();
    close();
  }, []);
  return null;
}

/** Shows a toast about a dialog whose code failed to load. */
export function showUnavailable(): void {
  showToast({
    title: navigator.onLine ? "This couldn't be opened" : "You're offline",
    description: navigator.onLine ? "Check your connection, then try again." : "Try again when you're back online.",
    destructive: true,
  });
}
