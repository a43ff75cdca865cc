import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "./root.ts";

export interface ClientOptions {
  /** Where Dupewise is served: "https://dupewise.example". */
  url: string;
}

/**
 * Creates the typed client for programs. It keeps cookies, so `auth.login` signs in all later calls. Errors are
 * TRPCClientError, whose `error.data.body` is the `ErrorBody`.
 */
export function createClient({ url }: ClientOptions): TRPCClient<AppRouter> {
  const cookies = new Map<string, string>();
  const options = {
    url: new URL("/api/trpc", url).href,
    transformer: superjson,
    headers: () => ({ cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
    fetch: async (
      address: string | URL | Request,
      { signal, ...init }: Omit<RequestInit, "signal"> & { signal?: AbortSignal | null | undefined } = {},
    ) => {
      const response = await fetch(address, { ...init, signal: signal ?? null });
      for (const set of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
        cookies.set(name, value);
      }
      return response;
    },
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        // The one answer that comes in parts.
        condition: ({ path }) => path === "comparisons.createWithProgress",
        true: httpBatchStreamLink(options),
        false: httpBatchLink(options),
      }),
    ],
  });
}
