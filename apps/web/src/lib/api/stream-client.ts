import type { AppRouter } from "@dupewise/api/root";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import superjson from "superjson";

/** For the calls whose answers come in parts. */
export const streamClient = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: "/api/trpc", transformer: superjson })],
});
