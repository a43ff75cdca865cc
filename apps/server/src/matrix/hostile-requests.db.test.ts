import { once } from "node:events";
import { connect as openSocket } from "node:net";
import { HOSTILE_STRINGS } from "@dupewise/testing/hostile/strings";
import { ODD_JSON, generateCorruptedVariants } from "@dupewise/testing/hostile/values";
import { describe, expect, it } from "vitest";
import { listen } from "../http/listen.ts";
import { createWorkerHealthServer } from "../jobs/worker-health-server.ts";
import { readId } from "../testing/start-api.ts";
import { startMatrix } from "./setting.ts";

const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const TOKENS = HOSTILE_STRINGS.filter((_, at) => at % 12 === 0).map((text) => encodeURIComponent(text));

/** Sends raw bytes and hangs up after receiving this many; returns what it received. */
async function raw(url: string, bytes: string, enough = Infinity): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = openSocket(Number(port), hostname);
  let got = "";
  socket.on("error", () => undefined);
  socket.on("data", (piece) => {
    got += piece.toString("latin1");
    if (got.length >= enough) socket.destroy();
  });
  socket.write(bytes, "latin1");
  if (enough === 0) socket.end(() => socket.destroy());
  const late = setTimeout(() => socket.destroy(), 3000);
  await once(socket, "close");
  clearTimeout(late);
  return got;
}

describe("the unsubscribe route", () => {
  it("never fails with a server error or unsubscribes a user by accident, regardless of the body and the token", async () => {
    const { api, sql, person } = await startMatrix();
    const { alert } = await person();
    const tokens = [...TOKENS, "%00", "%ff", "..%2f..", "x".repeat(8000), "null"];
    for (const token of tokens) {
      for (const [method, way] of [
        ["POST", ""],
        ["GET", ""],
        ["POST", "/undo"],
      ]) {
        const response = await fetch(`${api.url}/api/unsubscribe/${token}${way}`, {
          method: method ?? "",
          redirect: "manual",
        });
        expect(response.status, `${method} ${token}`).toBeLessThan(500);
      }
    }
    expect(await sql`select from email_notifications where not is_active`).toEqual([]);
    const [{ token }] = await sql<[{ token: string }]>`
      select unsubscribe_token as token from email_notifications where id = ${alert}`;
    for (const body of ODD_JSON.filter(({ length }) => length < 100_000)) {
      await sql`update email_notifications set is_active = true`;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { status } = await fetch(`${api.url}/api/unsubscribe/${token}`, { method: "POST", body, headers });
      expect(status, body.slice(0, 100)).toBeLessThan(500);
      const active = await sql`select from email_notifications where is_active and id = ${alert}`;
      expect(active).toHaveLength(status < 300 ? 0 : 1);
    }
  });
});

describe("a comparison's progress stream", () => {
  it("never fails with a server error, regardless of the shape of the input", async () => {
    const { api, person } = await startMatrix();
    const { cookie } = await person();
    const request = { 0: { json: { ...TEXTS, requestId: crypto.randomUUID() }, meta: { values: {} } } };
    for (const [way, wrong] of generateCorruptedVariants(request)) {
      const response = await fetch(`${api.url}/api/trpc/comparisons.createWithProgress?batch=1`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json", "trpc-accept": "application/jsonl" },
        body: JSON.stringify(wrong),
      });
      const text = await response.text();
      expect(response.status, `${way} ${text}`).toBeLessThan(500);
      expect(text, way).not.toMatch(/"code":"internal"|INTERNAL_SERVER_ERROR|\bat .*\.ts:\d/);
    }
  });

  it("can be aborted at any byte without affecting the next request", async () => {
    const { api, sql, person } = await startMatrix();
    const { cookie } = await person();
    await sql`update users set is_premium = true`;
    const body = JSON.stringify({ 0: { json: TEXTS } });
    const head = `POST /api/trpc/comparisons.createWithProgress?batch=1 HTTP/1.1\r\nhost: ${new URL(api.url).host}\r\nconnection: close\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ntrpc-accept: application/jsonl\r\ncontent-length: ${body.length}\r\n\r\n`;
    const whole = await raw(api.url, `${head}${body}`);
    expect(whole).toContain(`"done"`);
    for (let enough = 0; enough < whole.length; enough += Math.ceil(whole.length / 25)) {
      await raw(api.url, `${head}${body}`, enough);
      await raw(api.url, `${head}${body}`.slice(0, Math.ceil((enough / whole.length) * head.length)), 0);
    }
    const made = await api.call("POST", "/api/comparisons", { cookie, body: TEXTS });
    expect(made.status).toBe(201);
    expect(readId(made.body)).not.toBe("");
    await expect.poll(() => sql`select from comparison_reservations`).toEqual([]);
  });
});

describe("a worker's HTTP port", () => {
  it("rejects malformed requests and keeps serving", async () => {
    const server = createWorkerHealthServer({
      isReady: async () => true,
      renderMetrics: async () => "",
      metricsToken: "t",
    });
    const origin = await listen(server, { port: 0, host: "127.0.0.1", startOn: (port) => `WORKER_PORT=${port}` });
    for (const path of [
      ...TOKENS.slice(0, 60).map((text) => `/${text}`),
      "//evil.example/healthz",
      "/healthz/../metrics",
    ]) {
      expect((await fetch(origin + path)).status, path).toBe(404);
    }
    for (const bytes of [
      "\0\0\0\0",
      "GET\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "\x16\x03\x01\x02\x00\x01",
      `GET / HTTP/1.1\r\n${"a: b\r\n".repeat(5000)}\r\n`,
      "POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ]) {
      expect(await raw(origin, bytes), JSON.stringify(bytes.slice(0, 40))).toMatch(/^HTTP\/1\.1 4|^$/);
    }
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe("ok");
    server.closeAllConnections();
    server.close();
  });
});
