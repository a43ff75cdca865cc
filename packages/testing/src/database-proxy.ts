import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./loopback.ts";

export interface DatabaseProxy {
  /** For DATABASE_URL: the same database through the proxy. */
  url: string;
  /** Statements executed so far, except those of libraries with another application name than "dupewise". */
  statements: () => number;
  close: () => Promise<void>;
}

/** The type bytes of the protocol's Execute and Query. */
const RUNS = new Set([0x45, 0x51]);
const OURS = "application_name\0dupewise\0";

/** Starts a proxy in front of PostgreSQL that parses the wire protocol and counts the executed statements. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let statements = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    const count = createCounter(() => (statements += 1));
    client.on("data", count);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
  });
  const port = await listenOnLoopback(server);
  return {
    url: Object.assign(new URL(target), { hostname: "127.0.0.1", port: String(port) }).href,
    statements: () => statements,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Splits one connection's bytes into messages: the first has no type, the others a type byte and their length. */
function createCounter(counted: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isOurs = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeBytes = isFirst ? 0 : 1;
      if (rest.length < typeBytes + 4) return;
      const length = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (isFirst) isOurs = message.toString("latin1").includes(OURS);
      else if (isOurs && RUNS.has(message[0] ?? 0)) counted();
      isFirst = false;
    }
  };
}
