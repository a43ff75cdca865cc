import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "@dupewise/api/context";
import { errorBody, shouldLog } from "@dupewise/api/errors";
import type { ErrorCode } from "@dupewise/domain/errors";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";
import { parseRequestUrl } from "../request/request-url.ts";
import { getRouteLabel } from "./get-route-label.ts";
import { redactToken } from "../routes/unsubscribe-link.ts";

/** As in nginx: the client disconnected before the response. */
const GONE = 499;
/** The maximum length of a logged path. It is longer than any of our URLs, but clients may request anything. */
const LONGEST_PATH = 200;

/**
 * The parts of a tracked request that other modules need: its ID, and a function that adds a failure to its log line.
 */
export type TrackedRequest = Pick<RequestContext, "requestId" | "reportFailure">;

/**
 * Logs and counts a request when its connection closes. Logs successful requests for files and health checks at debug
 * level, because there are so many of them. Returns the request's ID, and a function that adds a failure to its log
 * line.
 */
export function trackRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { log, metrics }: { log: Logger; metrics: Pick<Metrics, "observe"> },
): TrackedRequest {
  const requestId = randomUUID();
  const started = performance.now();
  const { method = "GET" } = req;
  const path = parseRequestUrl(req)?.pathname ?? "";
  const codes = new Set<ErrorCode>();
  res.once("close", () => {
    const ms = Math.round(performance.now() - started);
    const status = res.headersSent ? res.statusCode : GONE;
    const route = getRouteLabel(method, path);
    if (route !== undefined) metrics.observe(method, route, status, ms / 1000);
    const code = codes.size > 0 ? [...codes].join() : undefined;
    const line = { requestId, method, path: redactToken(path).slice(0, LONGEST_PATH), status, code, ms };
    log[route === undefined && status < 400 ? "debug" : "info"](line, "request");
  });
  return {
    requestId,
    reportFailure: (error, procedure) => {
      // Failures after the client disconnected are expected.
      if (res.destroyed) return;
      codes.add(errorBody(error).code);
      if (shouldLog(error)) log.error({ err: error.cause ?? error, procedure, requestId }, "unexpected error");
    },
  };
}
