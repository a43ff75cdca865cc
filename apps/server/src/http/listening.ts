import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** How long open requests may take to end once the server was asked to stop. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Answers the port. Rejects with one sentence that says what to do when it cannot be had. */
export function listen(server: Server, wanted: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const advice: Record<string, string> = {
        EADDRINUSE: `Port ${wanted} is taken. Stop what uses it, or choose another one: PORT=${wanted + 1} npm start`,
        EACCES: `This user may not use port ${wanted}. Choose one above 1023: PORT=3000 npm start`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all of them.`,
        ENOTFOUND: `There is no host ${host}. Set HOST to an address of this machine, or to 0.0.0.0 for all of them.`,
      };
      const sentence = advice[error.code ?? ""];
      reject(sentence === undefined ? error : new Error(sentence, { cause: error }));
    });
    server.listen(wanted, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : wanted);
    });
  });
}

/** Stops accepting, lets open requests end, and each connection with the last of its own. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // By itself a connection that was busy stays open after its answer, in case of another request.
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}
