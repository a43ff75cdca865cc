import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "./root.ts";

export interface ClientOptions {
  /** Where Dupewise is served: "https://dupewise.example". */
  url: string;
}

/**
 * The typed client for programs: signs in with `auth.login` and stays signed in, since it keeps the session
 * cookie itself. Errors are TRPCClientError; `error.data.body` is the `ErrorBody` of the one error table.
 */
export function createClient({ url }: ClientOptions): TRPCClient<AppRouter> {
  let cookie: string | undefined;
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL("/api/trpc", url).href,
        transformer: superjson,
        headers: () => (cookie ? { cookie } : {}),
        fetch: async (address: string | URL | Request, { signal, ...init } = {}) => {
          const response = await fetch(address, { ...init, signal: signal ?? null });
          const set = response.headers.getSetCookie().at(-1)?.split(";")[0];
          if (set !== undefined) cookie = set.endsWith("=") ? undefined : set;
          return response;
        },
      }),
    ],
  });
}
