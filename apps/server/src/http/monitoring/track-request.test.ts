import { createServer, type RequestListener } from "node:http";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { toTrpcError } from "@dupewise/api/errors";
import { DomainError } from "@dupewise/domain/errors";
import { TRPCError } from "@trpc/server";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { trackRequest, type TrackedRequest } from "./track-request.ts";

const refused = (code: "not_found" | "rate_limited") =>
  new TRPCError({ code: "NOT_FOUND", cause: new DomainError(code, "No") });

/** Starts a server that handles each request as instructed, and provides its log and metrics. */
async function track(answer: (tracked: TrackedRequest, ...handled: Parameters<RequestListener>) => void) {
  const lines: unknown[] = [];
  const counted: unknown[] = [];
  const log = pino({ level: "debug", base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = { observe: (...facts: unknown[]) => counted.push(facts.slice(0, 3)) };
  const server = createServer((req, res) => answer(trackRequest(req, res, { log, metrics }), req, res));
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  return { url: `http://127.0.0.1:${port}`, lines, counted };
}

it("logs each error code of a request once", async () => {
  const { url, lines } = await track(({ reportFailure }, _, res) => {
    for (const code of ["not_found", "rate_limited", "not_found"] as const) reportFailure(refused(code));
    res.writeHead(207).end();
  });
  await fetch(`${url}/api/trpc/history.list,history.list?input=secret`);
  await expect
    .poll(() => lines)
    .toMatchObject([
      { level: 30, path: "/api/trpc/history.list,history.list", status: 207, code: "not_found,rate_limited" },
    ]);
});

it("logs why the database failed, without telling the client", async () => {
  const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
  const { url, lines } = await track(({ reportFailure }, _, res) => {
    reportFailure(toTrpcError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: full })));
    res.writeHead(503).end();
  });
  await fetch(`${url}/api/user`);
  await expect
    .poll(() => lines)
    .toEqual([
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({ message: expect.stringContaining("No space") }),
      }),
      expect.objectContaining({ path: "/api/user", status: 503, code: "unavailable" }),
    ]);
});

it("logs that a client disconnected, but not the failures that this caused", async () => {
  const leaving = new AbortController();
  const { url, lines, counted } = await track((tracked, _, res) => {
    leaving.abort();
    res.once("close", () => tracked.reportFailure(new TRPCError({ code: "INTERNAL_SERVER_ERROR" })));
  });
  await expect(fetch(`${url}/api/user`, { signal: leaving.signal })).rejects.toThrow();
  await expect.poll(() => lines).toEqual([expect.objectContaining({ path: "/api/user", status: 499 })]);
  expect(lines[0]).not.toHaveProperty("code");
  expect(counted).toEqual([["GET", "/user", 499]]);
});

it("logs frequent successful requests at debug level and leaves them out of the metrics", async () => {
  const { url, lines, counted } = await track((_, req, res) => res.writeHead(req.url === "/gone.js" ? 404 : 200).end());
  const paths = [
    "/healthz",
    "/assets/index.js",
    "/gone.js",
    "/history",
    "/images/x/found?share=secret",
    "/unsubscribe/secret",
  ];
  for (const path of paths) await fetch(url + path);
  const levelOf = {
    "/healthz": 20,
    "/assets/index.js": 20,
    "/gone.js": 30,
    "/history": 30,
    "/images/x/found": 30,
    "/unsubscribe/…": 30,
  };
  await expect.poll(() => lines).toMatchObject(Object.entries(levelOf).map(([path, level]) => ({ path, level })));
  expect(counted).toEqual(["page", "image", "page"].map((route) => ["GET", route, 200]));
});

it("truncates long URLs in log lines", async () => {
  const { url, lines } = await track((_, _req, res) => res.writeHead(404).end());
  await fetch(`${url}/${"x".repeat(10_000)}`);
  await expect.poll(() => lines).toHaveLength(1);
  expect(JSON.stringify(lines[0]).length).toBeLessThan(500);
});
