import type { AppRouter } from "@dupewise/api/root";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import superjson from "superjson";

/** The client for calls whose responses are streamed. */
export const streamClient = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: "/api/trpc", transformer: superjson })],
});
