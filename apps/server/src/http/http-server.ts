import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "pino";
import { handleClientErrors } from "./response/client-errors.ts";

/** Longer than load balancers' timeout (60 seconds), so that none sends into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 10_000;
/**
 * How long a connection may be silent both ways while it waits for a response; then the work for a client that reads
 * nothing is stopped. Longer than the longest legitimate silence of two and a half minutes: a repeated request waits 90
 * seconds for the first one, then compares by itself for up to 60.
 */
const SILENCE_MS = 180_000;

interface Options {
  /** How long a client may take to send its request. */
  requestMs: number;
  silenceMs?: number;
  log: Logger;
}

/** Creates the HTTP server. Clients that exceed its timeouts are disconnected. */
export function createHttpServer(
  handler: RequestListener,
  { requestMs, silenceMs = SILENCE_MS, log }: Options,
): Server {
  const headersTimeout = Math.min(HEADERS_MS, requestMs);
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.ceil(headersTimeout / 2),
      // Handled and logged like everything else, by the handler.
      requireHostHeader: false,
    },
    handler,
  );
  // Unknown expectations of a client may be ignored.
  server.on("checkExpectation", (req, res) => server.emit("request", req, res));
  handleClientErrors(server, log);
  return server.setTimeout(silenceMs);
}
