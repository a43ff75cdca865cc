import type { AppRouter } from "@dupewise/api/root";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";

type Init = Omit<RequestInit, "signal"> & { signal?: AbortSignal | null | undefined };

/** Sends a request's body gzipped, which reduces a 3 MB page to a tenth. */
async function fetchGzipped(
  address: string | URL | Request,
  { signal = null, body = null, ...init }: Init = {},
): Promise<Response> {
  if (typeof body !== "string" || typeof CompressionStream === "undefined") {
    return fetch(address, { ...init, body, signal });
  }
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  const headers = new Headers(init.headers);
  headers.set("content-encoding", "gzip");
  return fetch(address, { ...init, headers, signal, body: await new Response(packed).blob() });
}

/** The client for calls that send whole pages. It compresses their bodies. */
export const packedClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: "/api/trpc", transformer: superjson, fetch: fetchGzipped })],
});
