import type { ReactNode } from "react";
import { Crash } from "./crash.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";
import { WaitingSeam } from "./waiting-seam.tsx";

/** @param children the router: a browser's, or the server's while it renders */
export function App({ children }: { children: ReactNode }) {
  return (
    <Crash>
      <WaitingSeam />
      <OfflineBanner />
      {children}
      <ToastOutlet />
    </Crash>
  );
}
