import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:http";

export interface TestServer {
  port: number;
  /** The requested paths, in order. */
  paths: string[];
  close: () => Promise<void>;
}

/** Starts an HTTP server on a free loopback port. Closing it also aborts requests that are still open. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    port: address.port,
    paths,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
