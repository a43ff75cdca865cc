import { httpBatchLink, httpBatchStreamLink, splitLink } from "@trpc/client";
import superjson from "superjson";
import { createClientForLink, STREAMED_PROCEDURES } from "./served.ts";

export interface ClientOptions {
  /** The URL of Dupewise: "https://dupewise.example". */
  url: string;
  /**
   * An access token from the account page. Without one, the client keeps cookies, and `auth.login` signs in all later
   * calls.
   */
  token?: string | undefined;
}

/** All procedures of the API by name: `client.comparisons.create.mutate(…)`, `client.history.list.query(…)`. */
export type DupewiseClient = ReturnType<typeof createClient>;

/**
 * Creates a typed client for the server's API, for use by other programs. Times are returned as `Date`s. A failed call
 * rejects with an error that `errorBody` can read. Aborting a call's `signal` cancels the call and any comparison that
 * it started.
 */
export function createClient({ url, token }: ClientOptions) {
  const session = token === undefined ? cookieSession() : { headers: { authorization: `Bearer ${token}` } };
  const options = { url: new URL("/api/trpc", url).href, transformer: superjson, ...session };
  return createClientForLink(
    splitLink({
      condition: ({ path }) => Object.hasOwn(STREAMED_PROCEDURES, path),
      true: httpBatchStreamLink(options),
      false: httpBatchLink(options),
    }),
  );
}

type Init = Omit<RequestInit, "signal"> & { signal?: AbortSignal | null | undefined };

/** Keeps the cookies that the server sets, as a browser does by itself. */
function cookieSession() {
  const cookies = new Map<string, string>();
  return {
    headers: () => ({ cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
    fetch: async (address: string | URL | Request, { signal = null, ...init }: Init = {}) => {
      const response = await fetch(address, { ...init, signal });
      for (const set of response.headers.getSetCookie()) {
        const [name = "", ...value] = (set.split(";")[0] ?? "").split("=");
        cookies.set(name, value.join("="));
      }
      return response;
    },
  };
}
