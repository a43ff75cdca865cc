import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@dupewise/db/connect";
import { SUPERUSER } from "@dupewise/db/embedded/create-cluster";
import { openCluster } from "@dupewise/db/embedded/open-cluster";
import { ensureClusterRunning, stopServer } from "@dupewise/db/embedded/run-cluster";
import { describe, expect, it, onTestFinished } from "vitest";
import { startApi } from "../testing/start-api.ts";

/** A PostgreSQL that nothing restarts, with a server that uses it. */
async function onOwnCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
  // As root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const cluster = await openCluster(dataDir, false);
  const { port } = await ensureClusterRunning(cluster);
  const password = readFileSync(join(cluster.home, "password"), "utf8");
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/dupewise`;
  // Registered first, it runs last: the server closes before its database.
  onTestFinished(async () => {
    await stopServer(cluster);
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true });
  });
  const maintenance = connect(Object.assign(new URL(url), { pathname: "postgres" }).href);
  await maintenance.sql.unsafe("create database dupewise");
  await maintenance.close();
  const api = await startApi({ DATABASE_URL: url, RUN_JOBS: "false" });
  const cookie = await api.signUp("ada@example.com");
  return { ...api, cookie, stop: () => stopServer(cluster), start: () => ensureClusterRunning(cluster, port) };
}

const BODY = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };

describe("when the database goes down,", () => {
  it("the server reports the outage on every route, keeps running, and recovers automatically", async () => {
    const { call, cookie, stop, start } = await onOwnCluster();
    const made = await call("POST", "/api/comparisons", { cookie, body: BODY });
    expect(made.status).toBe(201);
    await stop();
    for (let round = 0; round < 5; round++) {
      for (const [method, path, body] of [
        ["GET", "/api/user"],
        ["GET", "/api/comparisons"],
        ["POST", "/api/comparisons", BODY],
        ["POST", "/api/login", { email: "ada@example.com", password: "lovelace1" }],
      ] as const) {
        const answer = await call(method, path, { cookie, body });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 503, body: { code: "unavailable" } });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      const trpc = await call("GET", "/api/trpc/history.list", { cookie });
      expect(trpc).toMatchObject({
        status: 503,
        body: { error: { json: { data: { body: { code: "unavailable", retryAfterSeconds: expect.any(Number) } } } } },
      });
      expect(Number(trpc.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await call("GET", "/readyz")).status).toBe(503);
      expect((await call("GET", "/healthz")).status).toBe(200);
    }
    await start();
    const back = async () => (await call("GET", "/readyz")).status;
    await expect.poll(back).toBe(200);
    // Acknowledged writes are there, and the failed request cost nothing.
    expect((await call("GET", "/api/comparisons", { cookie })).body).toEqual([made.body]);
    expect((await call("GET", "/api/user", { cookie })).body).toMatchObject({ comparisonsUsed: 1 });
  });

  it("a comparison in progress fails, and is refunded once the database is back", async () => {
    const { url, shop, databaseUrl, cookie, stop, start } = await onOwnCluster();
    const watcher = connect(databaseUrl, { max: 1 });
    onTestFinished(watcher.close);
    const held = async () => (await watcher.sql`select from comparison_reservations`).length;
    const leaving = new AbortController();
    const asked = fetch(new URL("/api/comparisons", url), {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ ...BODY, originalUrl: `${shop.url}/slow/never` }),
      signal: leaving.signal,
    });
    await expect.poll(held).toBe(1);
    await stop();
    leaving.abort();
    await Promise.allSettled([asked]);
    await start();
    // No job cleans up expired rows here.
    await expect.poll(() => held().catch(() => 1)).toBe(0);
  });

  it("the server keeps running, and serves requests again after each of three restarts of the database", async () => {
    const { call, cookie, stop, start } = await onOwnCluster();
    for (let round = 0; round < 3; round++) {
      await stop();
      await start();
      await expect.poll(async () => (await call("GET", "/api/user", { cookie })).status).toBe(200);
    }
  });
});

describe("a database that responds too slowly", () => {
  it("makes the server respond with 503 when queries are canceled, and leaves no connection blocked", async () => {
    const api = await startApi({ RUN_JOBS: "false" });
    const cookie = await api.signUp("ada@example.com");
    const { sql } = api;
    const name = new URL(api.databaseUrl).pathname.slice(1);
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const locking = sql.begin(async (tx) => {
      await tx`lock table comparisons in access exclusive mode`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    // More requests than there are connections.
    const asked = Promise.all(Array.from({ length: 25 }, () => api.call("GET", "/api/comparisons", { cookie })));
    const blocked = sql`select pid from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`;
    const canceled = async () => (await sql`select pg_cancel_backend(pid) from (${blocked}) as blocked`).length;
    await expect.poll(canceled).toBeGreaterThan(0);
    release.resolve();
    await locking;
    const answers = await asked;
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await api.call("GET", "/api/comparisons", { cookie })).status).toBe(200);
  });
});
