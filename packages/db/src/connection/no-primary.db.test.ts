import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
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
  const address = proxy.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `postgres://ada:secret@127.0.0.1:${port}/dupewise`, connections: () => connections };
}

it("fails a query and all queued queries within the connect timeout, without a connection storm", async () => {
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
