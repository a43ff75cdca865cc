import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startServer } from "@dupewise/testing/server-process";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";

const PASSWORD = "a password nobody may read 1";
const METRICS_TOKEN = "metrics-token-nobody-may-read";
const OPENAI_API_KEY = "sk-nobody-may-read";

const Line = z.object({
  msg: z.string(),
  requestId: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  code: z.string().optional(),
});
const COAT = "Product: Belted wool coat";
const SHARED = `/c/6b0f4a52-3c8e-4b8e-9a47-0d1f7a1c2e3b?share=${"share-nobody-may-read".padEnd(32, "-")}`;

it("logs every request with its error code and without secrets", async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const web = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(web, { recursive: true }));
  await writeFile(join(web, "index.html"), '<title>Dupewise</title><div id="root"></div>');
  const env = { WEB_DIST: web, LOG_LEVEL: "debug", METRICS_TOKEN, OPENAI_API_KEY };
  const server = await startServer({ databaseUrl: database.url, env });
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      body: body ? JSON.stringify(body) : null,
    });
  const account = { name: "Ada", email: "ada@example.com", password: PASSWORD };
  const cookies = (await send("POST", "/api/register", {}, account)).headers.getSetCookie();
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  await send("POST", "/api/login", {}, { ...account, password: `${PASSWORD}, wrong` });
  await send("POST", "/api/auth/forgot-password", {}, account);
  await send("GET", "/api/shared/6b0f4a52-3c8e-4b8e-9a47-0d1f7a1c2e3b?token=token-nobody-may-read", { cookie });
  await send("GET", SHARED);
  await send("GET", "/unsubscribe/unsubscribe-nobody-may-read");
  await send("GET", "/api/trpc/history.list", { cookie: "session=nobody-may-read" });
  // Fails while its response is being sent.
  const request = { json: { originalUrl: "http://127.0.0.1:1/", dupeUrl: COAT } };
  const stream = await send(
    "POST",
    "/api/trpc/comparisons.createWithProgress?batch=1",
    { cookie, "trpc-accept": "application/jsonl" },
    { 0: request },
  );
  await stream.text();
  await send("GET", "/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
  // An unexpected failure, logged with its cause.
  await database.sql`alter table users rename column profile_image_url to gone`;
  expect((await send("POST", "/api/register", {}, { ...account, email: "grace@example.com" })).status).toBe(500);
  // The page is shown anyway.
  await database.sql`alter table comparisons rename column share_token to gone`;
  expect((await send("GET", SHARED)).status).toBe(200);
  expect(await server.stop()).toBe(0);

  const log = server.output();
  const lines = log.split("\n").flatMap((line) => (line.startsWith("{") ? [Line.parse(JSON.parse(line))] : []));
  const requests = lines.flatMap(({ msg, path, status, code }) => (msg === "request" ? [[path, status, code]] : []));
  expect(requests).toEqual([
    ["/api/register", 200, undefined],
    ["/api/login", 401, "invalid_credentials"],
    ["/api/auth/forgot-password", 204, undefined],
    ["/api/shared/6b0f4a52-3c8e-4b8e-9a47-0d1f7a1c2e3b", 400, "validation_failed"],
    ["/c/6b0f4a52-3c8e-4b8e-9a47-0d1f7a1c2e3b", 200, undefined],
    ["/unsubscribe/…", 200, undefined],
    ["/api/trpc/history.list", 401, "unauthorized"],
    ["/api/trpc/comparisons.createWithProgress", 200, "scraping_failed"],
    ["/metrics", 200, undefined],
    ["/api/register", 500, "internal"],
    ["/c/6b0f4a52-3c8e-4b8e-9a47-0d1f7a1c2e3b", 200, "internal"],
  ]);
  const requestIds = (some: typeof lines) => some.map(({ requestId }) => requestId);
  expect(requestIds(lines.filter(({ msg }) => msg === "unexpected error"))).toEqual(
    requestIds(lines.filter(({ code }) => code === "internal")),
  );
  const tokens = cookie.split("; ").map((one) => one.split("=")[1] ?? "");
  const secrets = [PASSWORD, METRICS_TOKEN, OPENAI_API_KEY, ...tokens, "nobody-may-read", "$argon2"];
  secrets.push(new URL(database.url).password);
  for (const secret of secrets.filter((one) => one !== "")) expect(log).not.toContain(secret);
});
