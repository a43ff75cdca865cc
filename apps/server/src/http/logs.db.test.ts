import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startServer } from "@dupewise/testing/server-process";
import { expect, it, onTestFinished } from "vitest";

const PASSWORD = "a password nobody may read 1";
const METRICS_TOKEN = "metrics-token-nobody-may-read";
const OPENAI_API_KEY = "sk-nobody-may-read";

it("the log tells of every request, and no secret of any", async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const env = { SERVE_WEB: "false", LOG_LEVEL: "debug", METRICS_TOKEN, OPENAI_API_KEY };
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
  await send("GET", "/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
  // Fails unexpectedly, which is logged with its cause.
  await database.sql`alter table users rename column profile_image_url to gone`;
  expect((await send("POST", "/api/register", {}, { ...account, email: "grace@example.com" })).status).toBe(500);
  expect(await server.stop()).toBe(0);

  const log = server.output();
  expect(log).toContain('"path":"/api/register"');
  expect(log).toContain("unexpected error");
  const tokens = cookie.split("; ").map((one) => one.split("=")[1] ?? "");
  const secrets = [PASSWORD, METRICS_TOKEN, OPENAI_API_KEY, ...tokens, "nobody-may-read", "$argon2"];
  secrets.push(new URL(database.url).password);
  for (const secret of secrets.filter((one) => one !== "")) expect(log).not.toContain(secret);
});
