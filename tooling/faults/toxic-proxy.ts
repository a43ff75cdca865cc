import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "@dupewise/testing/loopback";
import { onTestFinished } from "vitest";

interface Toxics {
  /** The delay added to every response. */
  latencyMs: number;
  /** The fraction of chunks (0–1) that end in a reset of their connection. */
  resets: number;
  /** The fraction of chunks (0–1) after which their connection falls silent for good: no response, no reset. */
  silences: number;
  /** Whether connections are refused. */
  isDown: boolean;
}

interface Connection {
  ends: readonly Socket[];
  isSilent: boolean;
}

const NONE: Toxics = { latencyMs: 0, resets: 0, silences: 0, isDown: false };

/**
 * Starts a proxy between a server and its upstream. It runs until the test ends, and passes everything on unchanged
 * until a fault is requested.
 */
export async function startToxicProxy(target: { hostname: string; port: string }) {
  const connections = new Set<Connection>();
  let toxics = NONE;
  const server = createServer((client) => {
    if (toxics.isDown) return void client.resetAndDestroy();
    const upstream = connect(Number(target.port), target.hostname);
    const connection: Connection = { ends: [client, upstream], isSilent: false };
    connections.add(connection);
    const end = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of connection.ends) {
      socket.on("error", end).on("close", () => {
        connections.delete(connection);
        setTimeout(() => (client.destroy(), upstream.destroy()), toxics.latencyMs);
      });
    }
    client.on("data", (chunk) => {
      connection.isSilent ||= Math.random() < toxics.silences;
      if (connection.isSilent) return;
      if (Math.random() < toxics.resets) end();
      else if (!upstream.destroyed) upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      setTimeout(() => void (client.destroyed || connection.isSilent || client.write(chunk)), toxics.latencyMs);
    });
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    for (const socket of [...connections].flatMap(({ ends }) => ends)) socket.destroy();
    server.close();
  });
  return {
    host: `127.0.0.1:${port}`,
    /** Applies these faults from now on, and cuts existing connections so that they are affected too. */
    set: (changes: Partial<Toxics>) => {
      toxics = { ...NONE, ...changes };
      for (const socket of [...connections].flatMap(({ ends }) => ends)) socket.resetAndDestroy();
    },
    /** Silences the existing connections and serves new ones. Returns the number of silenced connections. */
    silence: () => {
      for (const connection of connections) connection.isSilent = true;
      return connections.size;
    },
  };
}
