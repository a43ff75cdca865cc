import { TOAST_DURATION_MS } from "@dupewise/domain/constants";
import { lazy, Suspense } from "react";
import { dismissToast, useToast } from "../lib/toast.ts";

const Toaster = lazy(async () => ({ default: (await import("@dupewise/ui/toaster")).Toaster }));

/** The place toasts appear; its code arrives with the first one. */
export function ToastOutlet() {
  const { toast, open } = useToast();
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster
        toast={toast}
        open={open}
        duration={TOAST_DURATION_MS}
        onOpenChange={(next) => {
          if (!next) dismissToast();
        }}
      />
    </Suspense>
  );
}
