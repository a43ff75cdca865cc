import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "./root.ts";

export interface ClientOptions {
  /** Where Dupewise is served: "https://dupewise.example". */
  url: string;
}

/**
 * The typed client for programs: signs in with `auth.login` and stays signed in, since it keeps the
 * cookies itself. Errors are TRPCClientError; `error.data.body` is the `ErrorBody` of the one error table.
 */
export function createClient({ url }: ClientOptions): TRPCClient<AppRouter> {
  const cookies = new Map<string, string>();
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL("/api/trpc", url).href,
        transformer: superjson,
        headers: () => ({ cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
        fetch: async (address: string | URL | Request, { signal, ...init } = {}) => {
          const response = await fetch(address, { ...init, signal: signal ?? null });
          for (const set of response.headers.getSetCookie()) {
            const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
            cookies.set(name, value);
          }
          return response;
        },
      }),
    ],
  });
}
