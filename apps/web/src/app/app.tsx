import type { ReactNode } from "react";
import { CrashNotice } from "./crash-notice.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";
import { WaitingSeam } from "./waiting-seam.tsx";

/**
 * Renders the whole app below a router.
 * @param children the router: a browser's, or the server's while it renders
 */
export function App({ children }: { children: ReactNode }) {
  return (
    <CrashNotice>
      <WaitingSeam />
      <OfflineBanner />
      {children}
      <ToastOutlet />
    </CrashNotice>
  );
}
