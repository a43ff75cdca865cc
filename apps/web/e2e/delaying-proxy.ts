import { connect, createServer, type Socket } from "node:net";

export interface DelayingProxy {
  /** The server's origin through this proxy. */
  origin: string;
  /** Holds back all responses from now on. */
  hold: () => void;
  /** Releases what was held back; everything afterward arrives immediately. */
  release: () => void;
  close: () => Promise<void>;
}

/**
 * Starts a TCP proxy that passes requests on immediately and holds back responses until a test releases them.
 * @param to the server's URL
 */
export async function startDelayingProxy(to: string): Promise<DelayingProxy> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] | null = null;
  const arrive = (step: () => void) => {
    if (waiting) waiting.push(step);
    else step();
  };
  const line = createServer((browser) => {
    const server = connect(Number(target.port), target.hostname);
    browser.pipe(server);
    server.on("data", (bytes) => arrive(() => browser.write(bytes)));
    server.on("close", () => arrive(() => browser.destroy()));
    browser.on("close", () => server.destroy());
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "localhost", resolve));
  const address = line.address();
  return {
    origin: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    hold: () => {
      waiting ??= [];
    },
    release: () => {
      const steps = waiting ?? [];
      waiting = null;
      for (const step of steps) step();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
