import type { ReactNode } from "react";
import { CrashNotice } from "./crash-notice.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";
import { PendingIndicator } from "./pending-indicator.tsx";

/**
 * Renders the app: the routed pages, notices about crashes and a lost connection, and toasts.
 * @param children the router with its pages: a browser router, or a static router on the server
 */
export function App({ children }: { children: ReactNode }) {
  return (
    <CrashNotice>
      <PendingIndicator />
      <OfflineBanner />
      {children}
      <ToastOutlet />
    </CrashNotice>
  );
}
