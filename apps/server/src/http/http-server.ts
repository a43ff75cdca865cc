import { createServer, type RequestListener, type Server } from "node:http";
import type { Logger } from "pino";
import { handleClientErrors } from "./response/client-errors.ts";

/**
 * Longer than load balancers keep theirs (60 seconds), so that none sends into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 10_000;
/**
 * How long a connection may be silent both ways while it waits for an answer: what is made for somebody who reads none
 * of it is given back then. Longer than the longest honest silence, which is two and a half minutes: a wish that is
 * sent twice waits 90 seconds for the first one, then compares by itself for up to 60.
 */
const SILENCE_MS = 180_000;

interface Options {
  /** How long a client may take to send its request. */
  requestMs: number;
  silenceMs?: number;
  log: Logger;
}

/** Creates the HTTP server with timeouts; clients that exceed them are disconnected. */
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
      // Told of and answered as everything else is, by the handler.
      requireHostHeader: false,
    },
    handler,
  );
  // What a client expects of us beyond what the protocol knows may be left unmet.
  server.on("checkExpectation", (req, res) => server.emit("request", req, res));
  handleClientErrors(server, log);
  return server.setTimeout(silenceMs);
}
