import type { AppRouter } from "@dupewise/api/root";
import { QueryClient } from "@tanstack/react-query";
import { httpLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import superjson from "superjson";

/** The procedures as hooks: the only way this app talks to the server. */
export const trpc = createTRPCReact<AppRouter>();

export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked even when the browser thinks it is offline: a failure can be told and tried again, a pause only waits.
    queries: {
      networkMode: "always",
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

export const trpcClient = trpc.createClient({
  links: [
    httpLink({
      url: "/api/trpc",
      transformer: superjson,
      fetch: (address, { signal, ...init } = {}) =>
        fetch(address, { ...init, signal: signal ?? null, credentials: "include" }),
    }),
  ],
});
