import type { IncomingMessage } from "node:http";
import { DomainError } from "@dupewise/domain/errors";
import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { RequestContext } from "../context.ts";
import { admitCall } from "./admit-call.ts";
import { PROCEDURES, type ProcedureEntry } from "./endpoints.ts";
import { errorBody, toTrpcError } from "../errors.ts";
import { computeMaxBodyBytes } from "./body-limit.ts";
import { rejectAnnotatedEnvelope } from "./input-envelope.ts";
import { isJson, parseJsonObject, readJsonText, rejectOversizedJson } from "./json-body.ts";
import type { Reply } from "./reply.ts";
import { appRouter } from "../root.ts";

export const TRPC_PATH = "/api/trpc/";
/** More calls than any page makes at once. */
const MAX_BATCH_SIZE = 10;
/** More than anyone sends, though ten large comparisons could need more. */
const MOST_BYTES = 512 * 1024;
/** The request headers that the protocol reads. */
const HEADERS = ["content-type", "accept", "trpc-accept"];
const BY_NAME = new Map(PROCEDURES.map((procedure) => [procedure.name, procedure]));
/** A call to an unknown procedure gets the smallest existing body limit. */
const NOWHERE: Pick<ProcedureEntry, "type" | "takesInput" | "takesPages" | "setsVisitorCookie" | "bodyLimit"> = {
  type: "mutation",
  takesInput: true,
  takesPages: false,
  setsVisitorCookie: false,
  bodyLimit: computeMaxBodyBytes(undefined),
};

/**
 * Handles one tRPC call or a small batch of calls. Counts every call before reading its body, and accepts only plain
 * JSON. Throws the errors of `readJsonText`, and `validation_failed` for a malformed call. Reports exceeded rate limits
 * in tRPC's own format.
 */
export async function handleTrpc(req: IncomingMessage, url: URL, context: RequestContext): Promise<Reply> {
  const isRead = req.method === "GET" || req.method === "HEAD";
  if (!isRead && !isJson(req.headers["content-type"]))
    throw new DomainError("unsupported_media_type", "The request body must be JSON");
  const isBatch = url.searchParams.get("batch") === "1";
  const path = url.pathname.slice(TRPC_PATH.length);
  const names = isBatch ? path.split(",") : [path];
  if (names.length > MAX_BATCH_SIZE)
    throw new DomainError("validation_failed", `A batch can contain at most ${MAX_BATCH_SIZE} calls`);
  const procedures = names.map((name) => BY_NAME.get(name) ?? NOWHERE);
  const refusal = await admitCalls(context, procedures);
  const bodyLimit = procedures.reduce((sum, procedure) => sum + procedure.bodyLimit, 0);
  const readText = () =>
    isRead
      ? rejectOversizedJson(url.searchParams.get("input") ?? "")
      : readJsonText(req, isBatch ? Math.min(bodyLimit, MOST_BYTES) : bodyLimit);
  const text = refusal ? "" : await readText();
  for (const [index, envelope] of parseEnvelopes(text, isBatch)) {
    rejectAnnotatedEnvelope(envelope, procedures[index] ?? NOWHERE);
  }
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = req.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    req: new Request(url, {
      method: isRead ? "GET" : "POST",
      headers,
      body: isRead ? null : text,
      signal: context.signal,
    }),
    router: appRouter,
    createContext: () => {
      if (refusal) throw refusal;
      return context;
    },
    onError: ({ error, path }) => context.reportFailure(error, path),
    responseMeta: ({ errors }) => {
      const [wait] = errors.flatMap((error) => errorBody(error).retryAfterSeconds ?? []);
      return wait === undefined ? {} : { headers: new Headers({ "Retry-After": String(wait) }) };
    },
  });
  // The protocol's mark of a streamed response; the server's network code writes the header itself.
  const isStream = response.headers.has("transfer-encoding");
  response.headers.delete("transfer-encoding");
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    // As bytes, since a long text would only be encoded again.
    body: isStream ? response.body : new Uint8Array(await response.arrayBuffer()),
    isCacheable: isRead && response.status === 200 && BY_NAME.get(path)?.isList === true,
  };
}

/** Counts each call; returns the error when one is rejected or counting fails. */
async function admitCalls(
  context: RequestContext,
  procedures: readonly Pick<ProcedureEntry, "type" | "takesPages" | "setsVisitorCookie">[],
): Promise<TRPCError | undefined> {
  try {
    for (const procedure of procedures) await admitCall(context, procedure);
    return undefined;
  } catch (error) {
    return toTrpcError(error);
  }
}

/** Returns every input in a request, used or not, by its index in the batch. Throws `validation_failed`. */
function parseEnvelopes(text: string, isBatch: boolean): [index: number, envelope: unknown][] {
  if (text === "") return [];
  const parsed = parseJsonObject(text);
  return isBatch ? Object.entries(parsed).map(([index, envelope]) => [Number(index), envelope]) : [[0, parsed]];
}
