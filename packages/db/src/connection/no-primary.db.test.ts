import { once } from "node:events";
import { createConnection, createServer, type Server } from "node:net";
import postgres from "postgres";
import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { CONNECT_SECONDS, connect } from "../connect.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

/** A proxy without a primary behind it: it accepts connections and closes them. */
async function startProxyToNobody() {
  let connections = 0;
  const proxy = createServer((socket) => {
    connections += 1;
    socket.on("error", () => {}).end();
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void proxy.close());
  return { url: `postgres://ada:secret@127.0.0.1:${portOf(proxy)}/dupewise`, connections: () => connections };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

it("fails running and queued queries within twice the connect timeout when no primary is reachable, without a connection storm", async () => {
  const { url, connections } = await startProxyToNobody();
  const { sql, close } = connect(url, { max: 4 });
  onTestFinished(close);
  const began = performance.now();
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`));
  const seconds = (performance.now() - began) / 1_000;
  expect(seconds).toBeLessThan(2 * CONNECT_SECONDS);
  const reasons = outcomes.map((outcome): unknown => (outcome.status === "rejected" ? outcome.reason : null));
  expect(reasons.filter((reason) => !isDatabaseUnavailable(reason))).toEqual([]);
  expect(connections()).toBeLessThan(10 * Math.max(seconds, CONNECT_SECONDS));
});

it("still connects after the process was too busy to read the server's response in time", async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const { hostname, port } = new URL(url);
  const proxy = createServer((socket) => {
    const until = performance.now() + 1_500;
    while (performance.now() < until) continue;
    const upstream = createConnection(Number(port), hostname);
    socket.on("error", () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void proxy.close());
  const busy = new URL(url);
  busy.host = `127.0.0.1:${portOf(proxy)}`;
  const sql = postgres(busy.href, { max: 1, connect_timeout: 1, fetch_types: false });
  onTestFinished(() => sql.end());
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);
});
