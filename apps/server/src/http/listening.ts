import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** How long open requests may take to end once the server was asked to stop. */
const DRAIN_MS = 10_000;

/** Answers the port. Rejects with one sentence that says what to do when it cannot be had. */
export function listen(server: Server, wanted: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${wanted} is taken. Stop what uses it, or choose another one: PORT=${wanted + 1} npm start`;
      const denied = `This user may not use port ${wanted}. Choose one above 1023: PORT=3000 npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error.code === "EACCES" ? new Error(denied) : error);
    });
    server.listen(wanted, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : wanted);
    });
  });
}

/** Stops accepting and lets open requests end. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
