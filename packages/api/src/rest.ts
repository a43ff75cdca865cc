import type { IncomingMessage, ServerResponse } from "node:http";
import { DomainError, ERRORS, type ErrorBody } from "@dupewise/domain/errors";
import { TextFile } from "@dupewise/domain/history-export";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { errorBody, toTrpcError } from "./errors.ts";
import { readJsonBody } from "./json-body.ts";
import { appRouter } from "./root.ts";

export interface RestRequest {
  req: IncomingMessage;
  res: ServerResponse;
  /** Below /api: "/comparisons". */
  path: string;
  query: URLSearchParams;
  context: RequestContext;
}

/** Answers one REST call from the procedure that declares it; anything else is a JSON `not_found`. */
export async function answerRest({ req, res, path, query, context }: RestRequest): Promise<void> {
  try {
    const { endpoint, params } = findEndpoint(req.method ?? "GET", path);
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
    sendOutput(res, endpoint, output);
  } catch (error) {
    const body = errorBody(toTrpcError(getTRPCErrorFromUnknown(error)), context.requestId);
    sendError(res, body);
  }
}

/** Sends an error from the one table; the shape is the same on every path. */
export function sendError(res: ServerResponse, body: ErrorBody): void {
  if (body.retryAfterSeconds !== undefined) res.setHeader("Retry-After", body.retryAfterSeconds);
  sendJson(res, ERRORS[body.code].status, body);
}

function findEndpoint(method: string, path: string) {
  for (const endpoint of ENDPOINTS) {
    const match = endpoint.method === method ? endpoint.pattern.exec(path) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  throw new DomainError("not_found", "There is nothing at this address");
}

async function readInput(
  req: IncomingMessage,
  endpoint: Endpoint,
  params: Record<string, string>,
  query: URLSearchParams,
): Promise<unknown> {
  const body = endpoint.method === "GET" ? Object.fromEntries(query) : await readJsonBody(req);
  const requestId = endpoint.idempotent ? req.headers["idempotency-key"] : undefined;
  // The address wins over the body: a body cannot point a request at another row than its path says.
  const input = { ...body, ...(requestId !== undefined && { requestId }), ...params };
  return Object.keys(input).length === 0 ? undefined : input;
}

function sendOutput(res: ServerResponse, { status = 200, download, file }: Endpoint, output: unknown): void {
  if (file === true) {
    sendFile(res, TextFile.parse(output));
    return;
  }
  if (download !== undefined) res.setHeader("Content-Disposition", `attachment; filename="${download}"`);
  if (status === 204) {
    res.writeHead(204).end();
    return;
  }
  if (isPage(output)) {
    if (output.nextCursor !== null) res.setHeader("X-Next-Cursor", output.nextCursor);
    sendJson(res, status, output.items);
    return;
  }
  sendJson(res, status, output);
}

function sendFile(res: ServerResponse, { filename, contentType, content }: TextFile): void {
  res.writeHead(200, { "Content-Type": contentType, "Content-Disposition": `attachment; filename="${filename}"` });
  res.end(content);
}

/** Pages travel as bare arrays over REST, the next cursor in a header. */
function isPage(output: unknown): output is { items: unknown[]; nextCursor: string | null } {
  return typeof output === "object" && output !== null && "items" in output && "nextCursor" in output;
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
