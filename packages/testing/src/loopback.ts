import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** Starts listening on a free loopback port and returns the port number. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Closes a server and all its open connections. */
export async function closeImmediately(server: HttpServer): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
