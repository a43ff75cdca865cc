import type { IncomingMessage } from "node:http";
import { DomainError } from "@dupewise/domain/errors";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { RequestContext } from "./context.ts";
import { PROCEDURES } from "./endpoints.ts";
import { errorBody } from "./errors.ts";
import { isJson, readJsonText } from "./json-body.ts";
import type { Reply } from "./reply.ts";
import { appRouter } from "./root.ts";

export const TRPC_PATH = "/api/trpc/";
/** More calls than any page makes at once. */
const MAX_BATCH_SIZE = 10;
/** What the protocol reads of a request. */
const HEADERS = ["content-type", "accept", "trpc-accept"];
const LISTS = new Set(PROCEDURES.flatMap(({ name, isList }) => (isList ? name : [])));

/** Answers one tRPC call, or a few in a batch. Throws `unsupported_media_type`, `payload_too_large`. */
export async function answerTrpc(req: IncomingMessage, url: URL, context: RequestContext): Promise<Reply> {
  const isRead = req.method === "GET" || req.method === "HEAD";
  if (!isRead && !isJson(req.headers["content-type"])) throw new DomainError("unsupported_media_type", "Send JSON");
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = req.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    req: new Request(url, {
      method: isRead ? "GET" : "POST",
      headers,
      body: isRead ? null : await readJsonText(req),
      signal: context.signal,
    }),
    router: appRouter,
    createContext: () => context,
    onError: ({ error, path }) => context.reportFailure(error, path),
    maxBatchSize: MAX_BATCH_SIZE,
    responseMeta: ({ errors }) => {
      const [wait] = errors.flatMap((error) => errorBody(error).retryAfterSeconds ?? []);
      return wait === undefined ? {} : { headers: new Headers({ "Retry-After": String(wait) }) };
    },
  });
  // How the protocol marks an answer that comes in parts; the server's own network code writes the header again.
  const isStream = response.headers.has("transfer-encoding");
  response.headers.delete("transfer-encoding");
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    // As bytes: a list's text is long, and would only be written as bytes again.
    body: isStream ? response.body : new Uint8Array(await response.arrayBuffer()),
    isList: isRead && response.status === 200 && LISTS.has(url.pathname.slice(TRPC_PATH.length)),
  };
}
