import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { loadToaster } from "../feedback/toast.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";

// The first toast may have to say that the connection is gone: its code must be here by then.
loadToaster().catch(() => undefined);

/** The answers that the server renders a page from; null in a browser, which keeps its own. */
export const ServerAnswers = createContext<QueryClient | null>(null);

/** Provides tRPC and its cache; the landing page does without. */
export function DataLayer({ children }: { children: ReactNode }) {
  const answers = use(ServerAnswers) ?? queryClient;
  return (
    <trpc.Provider client={trpcClient} queryClient={answers}>
      <QueryClientProvider client={answers}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
