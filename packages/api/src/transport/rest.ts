import type { IncomingMessage } from "node:http";
import { DomainError } from "@dupewise/domain/errors";
import { callTRPCProcedure } from "@trpc/server";
import * as z from "zod";
import type { RequestContext } from "../context.ts";
import { admitCall } from "./admit-call.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { fileReply } from "./file-reply.ts";
import { parseJsonObject, readBody, readJsonText } from "./json-body.ts";
import { jsonReply, type Reply } from "./reply.ts";
import { appRouter } from "../root.ts";

export interface RestRequest {
  req: IncomingMessage;
  /** The path below /api: "/comparisons". */
  path: string;
  query: URLSearchParams;
  context: RequestContext;
}

/**
 * Handles a call to the REST API by running its procedure. Throws the procedure's errors, or `not_found` for an unknown
 * path.
 */
export async function handleRest({ req, path, query, context }: RestRequest): Promise<Reply> {
  const { endpoint, params } = findEndpoint(req.method, path);
  await admitCall(context, endpoint.procedure);
  const input = await readInput(req, endpoint, params, query);
  const output: unknown = await callTRPCProcedure({
    router: appRouter,
    path: endpoint.procedure.name,
    type: endpoint.procedure.type,
    ctx: context,
    getRawInput: async () => input,
    signal: context.signal,
    batchIndex: 0,
  });
  const { file } = endpoint;
  if (file === undefined) return replyOf(endpoint, output);
  return fileReply({ name: file, input: endpoint.procedure.input?.parse(input), output }, context);
}

/** Finds the path template that a request matches, for use as a metrics label, or returns undefined. */
export const findRouteTemplate = (method: string | undefined, path: string): string | undefined =>
  ENDPOINTS.find((endpoint) => endpoint.method === methodOf(method) && endpoint.pattern.test(path))?.path;

// HEAD is handled as GET; the server omits the body.
const methodOf = (method: string | undefined) => (method === "HEAD" ? "GET" : method);

function findEndpoint(method: string | undefined, path: string) {
  for (const endpoint of ENDPOINTS) {
    const match = endpoint.method === methodOf(method) ? endpoint.pattern.exec(path) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  throw new DomainError("not_found", "There's nothing at this address");
}

async function readInput(
  req: IncomingMessage,
  endpoint: Endpoint,
  params: Record<string, string>,
  query: URLSearchParams,
): Promise<unknown> {
  const body = await readFields(req, endpoint, query);
  // Unknown fields are ignored, here as anywhere.
  if (!endpoint.procedure.takesInput) return undefined;
  const requestId = endpoint.idempotent ? req.headers["idempotency-key"] : undefined;
  // The URL wins over the body: a body cannot point a request at another row than its path.
  const input = { ...body, ...(requestId !== undefined && { requestId }), ...params };
  const isNothing = Object.keys(input).length === 0 && acceptsNoInput(endpoint);
  return isNothing ? undefined : input;
}

/** Whether it can be called without an input; otherwise the error names the missing fields. */
const acceptsNoInput = ({ procedure: { input } }: Endpoint): boolean => input?.safeParse(undefined).success ?? true;

async function readFields(req: IncomingMessage, { method, ignoresBody, procedure }: Endpoint, query: URLSearchParams) {
  if (method === "GET") return Object.fromEntries(query);
  if (ignoresBody === true) {
    await readBody(req, procedure.bodyLimit);
    return {};
  }
  const text = await readJsonText(req, procedure.bodyLimit);
  const fields = text === "" ? {} : parseJsonObject(text);
  // REST has no annotations: a body with some was meant for tRPC, where they would be trusted.
  if (isAnnotated(fields)) throw new DomainError("validation_failed", "The request must contain only plain JSON");
  return fields;
}

const Annotated = z.object({
  meta: z.union([z.object({ values: z.unknown() }), z.object({ referentialEqualities: z.unknown() })]),
});
const isAnnotated = (fields: unknown): boolean => Annotated.safeParse(fields).success;

function replyOf({ status = 200 }: Endpoint, output: unknown): Reply {
  if (status === 204) return { status, headers: {}, body: null };
  const page = isPage(output) ? output : undefined;
  const reply = jsonReply(status, page ? page.items : output);
  const headers = {
    ...reply.headers,
    ...(page && page.nextCursor !== null && { "X-Next-Cursor": page.nextCursor }),
  };
  return { ...reply, headers, isCacheable: page !== undefined || Array.isArray(output) };
}

/** Pages are sent as bare arrays over REST, with the next cursor in a header. */
function isPage(output: unknown): output is { items: unknown[]; nextCursor: string | null } {
  return typeof output === "object" && output !== null && "items" in output && "nextCursor" in output;
}
