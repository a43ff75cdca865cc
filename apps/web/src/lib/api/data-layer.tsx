import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { loadToaster } from "../feedback/toast.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";

// Preloaded, since the first toast may have to report a lost connection.
loadToaster().catch(() => undefined);

/**
 * The query client with the results that the server renders a page from; null in a browser, which has its own client.
 */
export const ServerQueryClient = createContext<QueryClient | null>(null);

/** Provides tRPC and its query cache. The landing page, which needs neither, renders without it. */
export function DataLayer({ children }: { children: ReactNode }) {
  const answers = use(ServerQueryClient) ?? queryClient;
  return (
    <trpc.Provider client={trpcClient} queryClient={answers}>
      <QueryClientProvider client={answers}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
