import type { Server } from "node:http";
import { isIPv6, type AddressInfo, type Socket } from "node:net";

/** How long open requests may take to finish after a stop signal. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** The open connections of each listening server. */
const connectionsOf = new WeakMap<Server, Set<Socket>>();

/** The addresses at which this machine can reach itself. */
const LOCAL = new Set(["127.0.0.1", "0.0.0.0", "::"]);

interface Place {
  /** The port to listen on; 0 for any free one. */
  port: number;
  host: string;
  /** Returns the command that starts it on another port: "PORT=3001 npm start". */
  startOn: (port: number) => string;
}

/**
 * Starts listening and returns the server's URL. If the address is unavailable, rejects with an error whose message
 * says what to do.
 */
export function listen(server: Server, { port: wanted, host, startOn }: Place): Promise<string> {
  const connections = new Set<Socket>();
  connectionsOf.set(server, connections);
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const advice: Record<string, string> = {
        EADDRINUSE: `Port ${wanted} is taken. Stop the program that uses it, or choose another one: ${startOn(wanted + 1)}`,
        EACCES: `This user isn't allowed to use port ${wanted}. Choose one above 1023: ${startOn(3000)}`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its addresses, or to 0.0.0.0 for all of them.`,
        ENOTFOUND: `The host ${host} doesn't exist. Set HOST to an address of this machine, or to 0.0.0.0 for all of them.`,
      };
      const sentence = advice[error.code ?? ""];
      reject(sentence === undefined ? error : new Error(sentence, { cause: error }));
    });
    server.listen(wanted, host, () => {
      const address: AddressInfo | string | null = server.address();
      const port = typeof address === "object" && address !== null ? address.port : wanted;
      resolve(toBrowserUrl(host, port));
    });
  });
}

/** Returns the URL at which a browser can open a server that listens on this host and port. */
export function toBrowserUrl(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${LOCAL.has(host) ? "localhost" : name}:${port}`;
}

/** Closes connections that browsers opened ahead without using them, which Node does not count as idle. */
function closeUnused(server: Server): void {
  for (const socket of connectionsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Stops accepting new connections, and closes each open connection once its current response is complete, or after ten
 * seconds at the latest.
 */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // By default a busy connection stays open after its response for another request.
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    const sweeping = setInterval(() => {
      server.closeIdleConnections();
      closeUnused(server);
    }, SWEEP_MS);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}
