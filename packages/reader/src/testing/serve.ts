import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:http";

export interface Served {
  port: number;
  /** The requested paths, in order. */
  paths: string[];
  close: () => Promise<void>;
}

/** Serves on a free loopback port; closing it ends requests left open. */
export async function serve(listener: RequestListener): Promise<Served> {
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
