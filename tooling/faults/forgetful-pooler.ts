import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "@dupewise/testing/loopback";
import { onTestFinished } from "vitest";

const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const READY = "Z".charCodeAt(0);
const IDLE = "I".charCodeAt(0);
const FORGET = Buffer.from("Q\0\0\0\x13deallocate all\0", "latin1");

/**
 * Starts a proxy between a server and PostgreSQL. It runs until the test ends. On request, it drops each connection's
 * prepared statements between two transactions, like a pooler that resets the connections it lends out.
 */
export async function startForgetfulPooler(target: { hostname: string; port: string }) {
  const sockets = new Set<Socket>();
  const forgetters = new Set<() => void>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    /** The number of requests without a response so far, beginning with the startup message. */
    let asked = 1;
    let isIdle = false;
    let forgetting: "no" | "soon" | "now" = "no";
    const forget = () => {
      const canNow = isIdle && asked === 0;
      forgetting = canNow ? "now" : "soon";
      if (canNow) upstream.write(FORGET);
    };
    forgetters.add(forget);
    const end = () => {
      forgetters.delete(forget);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    const fromClient = messages({ hasGreeting: true });
    const fromUpstream = messages({ hasGreeting: false });
    client.on("data", (chunk) => {
      asked += fromClient(chunk).filter(([type]) => type === QUERY || type === SYNC).length;
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      for (const message of fromUpstream(chunk)) {
        const isReady = message[0] === READY;
        if (forgetting === "now") {
          if (isReady) forgetting = "no";
          continue;
        }
        client.write(message);
        if (!isReady) continue;
        asked -= 1;
        isIdle = message[5] === IDLE;
        if (forgetting === "soon") forget();
      }
    });
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    host: `127.0.0.1:${port}`,
    forget: () => {
      for (const forget of forgetters) forget();
    },
  };
}

/** Splits the incoming bytes into the protocol's messages. A startup message has no type before its length. */
function messages({ hasGreeting }: { hasGreeting: boolean }): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  let isTyped = !hasGreeting;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const whole: Buffer[] = [];
    for (;;) {
      const before = isTyped ? 1 : 0;
      const size = rest.length < before + 4 ? Infinity : before + rest.readUInt32BE(before);
      if (rest.length < size) return whole;
      whole.push(rest.subarray(0, size));
      rest = rest.subarray(size);
      isTyped = true;
    }
  };
}
