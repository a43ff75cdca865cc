import type { AppRouter } from "@dupewise/api/root";
import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";
import { httpLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { EmbeddedQuery } from "@dupewise/domain/pages/embedded-data";
import superjson from "superjson";
import { isSerialized } from "./is-serialized.ts";
import { initialData } from "./initial-data.ts";

/**
 * The API's procedures as React hooks. Use `streamClient` for streamed responses, and `packedClient` to send whole
 * pages.
 */
export const trpc = createTRPCReact<AppRouter>();

const OPTIONS: QueryClientConfig = {
  defaultOptions: {
    // Tried even when the browser thinks it is offline: a failure can be reported and retried, a pause cannot.
    queries: {
      networkMode: "always",
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
    },
    mutations: { networkMode: "always", retry: false },
  },
};

/** Creates the query client. Its cache starts with the results that are embedded in the page. */
export function createQueryClient(reads: readonly EmbeddedQuery[]): QueryClient {
  const answers = new QueryClient(OPTIONS);
  for (const { procedure, type, input, output } of reads) {
    if (!isSerialized(output)) continue;
    const data: unknown = superjson.deserialize(output);
    // tRPC's query key, and where it stores a list's first page.
    const key = [procedure.split("."), { ...(input && { input }), type }];
    answers.setQueryData(key, type === "infinite" ? { pages: [data], pageParams: [null] } : data);
  }
  return answers;
}

export const queryClient = createQueryClient(initialData?.reads ?? []);

export const trpcClient = trpc.createClient({
  links: [httpLink({ url: "/api/trpc", transformer: superjson })],
});
