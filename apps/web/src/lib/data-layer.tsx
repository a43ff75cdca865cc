import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadToaster } from "./toast.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";

// The first toast may have to say that the connection is gone: its code must be here by then.
loadToaster().catch(() => undefined);

/** Around whatever calls procedures; the landing page does without. */
export function DataLayer({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
