import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "../http/listen.ts";
import { createWorkerHealthServer } from "./worker-health-server.ts";

const TOKEN = "a token of its own";

/** A worker's HTTP server, and a function that requests from it. */
async function startHealth(isReady: () => Promise<boolean>, metricsToken: string | null = TOKEN) {
  const server = createWorkerHealthServer({
    isReady,
    renderMetrics: async () => "jobs_waiting 3\n",
    metricsToken: metricsToken ?? undefined,
  });
  const origin = await listen(server, { port: 0, host: "127.0.0.1", startOn: (port) => `WORKER_PORT=${port}` });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return async (path: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(origin + path, { headers });
    return [response.status, await response.text()];
  };
}

it("reports a worker as alive while its database is down, and as ready once the database is back", async () => {
  let there = false;
  const ask = await startHealth(async () => there);
  expect(await ask("/healthz")).toEqual([200, "ok"]);
  expect(await ask("/readyz")).toEqual([503, "database unavailable"]);
  there = true;
  expect(await ask("/readyz")).toEqual([200, "ready"]);
});

it("serves metrics only to requests with the token, and not at all if no token is configured", async () => {
  const ask = await startHealth(async () => true);
  expect(await ask("/metrics", TOKEN)).toEqual([200, "jobs_waiting 3\n"]);
  for (const token of [undefined, "", "another token here"]) expect((await ask("/metrics", token))[0]).toBe(404);
  const closed = await startHealth(async () => true, null);
  for (const token of [undefined, "", "undefined"]) expect((await closed("/metrics", token))[0]).toBe(404);
});

it("responds with 404 on any other path", async () => {
  const ask = await startHealth(async () => true);
  for (const path of ["/", "/api/user", "/healthz/"]) expect((await ask(path))[0]).toBe(404);
});

it("drops the connection if a check throws, and keeps serving", async () => {
  let fails = true;
  const ask = await startHealth(async () => {
    if (fails) throw new Error("no");
    return true;
  });
  await expect(ask("/readyz")).rejects.toThrow("fetch failed");
  fails = false;
  expect(await ask("/readyz")).toEqual([200, "ready"]);
});
