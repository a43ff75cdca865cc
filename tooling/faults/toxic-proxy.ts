import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

interface Toxics {
  /** Added to every answer. */
  latencyMs: number;
  /** Of what is sent (0–1), how much ends in a reset of its connection. */
  resets: number;
  /** Of the connections (0–1), how many are taken and never answered. */
  halfOpen: number;
  /** Nobody is there. */
  isDown: boolean;
}

const NONE: Toxics = { latencyMs: 0, resets: 0, halfOpen: 0, isDown: false };

/** Stands between a server and whom it asks, until the test ends; harmless until it is told what to do. */
export async function startToxicProxy(target: { hostname: string; port: string }) {
  const sockets = new Set<Socket>();
  let toxics = NONE;
  const server = createServer((client) => {
    if (toxics.isDown) return void client.resetAndDestroy();
    const isDeaf = Math.random() < toxics.halfOpen;
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        setTimeout(() => (client.destroy(), upstream.destroy()), toxics.latencyMs);
      });
    }
    client.on("data", (chunk) => {
      if (isDeaf) return;
      if (Math.random() < toxics.resets) end();
      else if (!upstream.destroyed) upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      setTimeout(() => void (client.destroyed || client.write(chunk)), toxics.latencyMs);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    /** From now on; what is connected is cut off, so that it meets them too. */
    set: (changes: Partial<Toxics>) => {
      toxics = { ...NONE, ...changes };
      for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
