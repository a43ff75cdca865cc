import { TOAST_DURATION_MS } from "@dupewise/domain/constants";
import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "@dupewise/ui/toaster";
import { dismissToast, loadToaster, useToast } from "../lib/feedback/toast.ts";

/** Renders the current toast. The code that renders toasts loads with the first one. */
export function ToastOutlet() {
  const { toast, open } = useToast();
  // Not React.lazy, which may delay a toast by 300 ms, while some toasts are shown for only 500 ms.
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    if (toast)
      loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => undefined,
      );
  }, [toast]);
  if (!toast || !Toaster) return null;
  return (
    <Toaster
      toast={toast}
      open={open}
      duration={TOAST_DURATION_MS}
      onOpenChange={(next) => {
        if (!next) dismissToast();
      }}
    />
  );
}
