import { randomUUID } from "node:crypto";
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";

/** The status for each of Node's error codes; anything else unreadable is a 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Handles requests that Node rejects before they reach the request handler: sends Node's default response, and logs
 * Node's error code. Never logs the request, because it may contain a password sent to the wrong place.
 */
export function handleClientErrors(server: Server, log: Logger): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (req, res) => answers.set(req.socket, res));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const { code: reason = "" } = error;
    // Anything else is a broken connection.
    if (!socket.writable || !/^(?:HPE|ERR_HTTP)_/.test(reason)) return void socket.destroy();
    const status = STATUSES[reason] ?? 400;
    const answer = answers.get(socket);
    if (answer && !answer.writableEnded) {
      // Its request is already being tracked. A started response cannot be taken back.
      if (answer.headersSent) socket.destroy();
      else answer.writeHead(status, { Connection: "close" }).end(() => socket.destroy());
      return;
    }
    // Browsers open connections in advance and may never use them.
    const isUnused = "bytesRead" in socket && socket.bytesRead === 0;
    if (!isUnused) log.info({ requestId: randomUUID(), status, reason }, "request");
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
  });
}
