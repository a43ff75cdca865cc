import { setTimeout as sleep } from "node:timers/promises";
import { judgeCoats } from "@dupewise/ai/testing/judgments";
import { startFakeOpenAi } from "@dupewise/testing/openai";
import * as replies from "@dupewise/testing/openai/replies";
import { startFakeSmtp } from "@dupewise/testing/smtp";
import { describe, expect, it, onTestFinished } from "vitest";
import { compareWithRetries } from "./compare-with-retries.ts";
import { startToxicProxy } from "./toxic-proxy.ts";
import { COATS, chooseByMode, send, signUp, startDatabaseAndShop } from "./world.ts";

const AT_ONCE = 4;
const TOXICS = { latencyMs: 200, resets: 0.05, silences: 0.05 };
/** A comparison exchanges some thirty messages with PostgreSQL, so the fractions are lower. */
const TOXICS_OF_POSTGRES = { ...TOXICS, resets: 0.01, silences: 0.01 };
const PATIENCE_MS = 120_000;
const GIVEN_UP_WITHIN_MS = 30_000;
const KEY = "sk-toxic-secret";

describe("R41: the server", () => {
  it.each(["PostgreSQL", "the model", "the mail server"] as const)(
    "completes retried requests despite slow, dropped and half-open connections to %s",
    async (whom) => {
      const { sql, start, url: databaseUrl } = await startDatabaseAndShop();
      const openAi = await startFakeOpenAi({ script: ({ body }) => replies.jsonReply(judgeCoats(body)) });
      const smtp = await startFakeSmtp();
      onTestFinished(async () => void (await Promise.all([openAi.close(), smtp.close()])));
      const targets = { PostgreSQL: databaseUrl, "the model": openAi.url, "the mail server": smtp.url };
      const way = await startToxicProxy(new URL(targets[whom]));
      const through = (target: keyof typeof targets) =>
        target === whom ? Object.assign(new URL(targets[target]), { host: way.host }).href : targets[target];
      const server = await start({
        databaseUrl: through("PostgreSQL"),
        env: {
          OPENAI_API_KEY: KEY,
          OPENAI_BASE_URL: through("the model"),
          OPENAI_TIMEOUT_MS: "2500",
          SMTP_URL: through("the mail server"),
          MAIL_FROM: "hello@dupewise.example",
          LOG_LEVEL: "error",
        },
      });
      const cookies = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, person) => signUp(server, `person${person}@example.com`)),
      );
      await sql`update users set is_premium = true`;
      way.set(whom === "PostgreSQL" ? TOXICS_OF_POSTGRES : TOXICS);
      let failures = 0;
      const made = await Promise.all(
        cookies.map(async (cookie) => {
          const ids: (string | undefined)[] = [];
          for (let round = 0; round < chooseByMode(8, 50); round++) {
            const onFailure = () => (failures += 1);
            ids.push(
              await compareWithRetries({
                url: () => server.url,
                cookie,
                body: COATS,
                patienceMs: PATIENCE_MS,
                onFailure,
              }),
            );
          }
          return ids;
        }),
      );
      const ids = made.flat();
      const failed = ids.filter((id) => id === undefined).length;
      process.stdout.write(`R41 ${whom}: ${ids.length} asked for, ${failures} failed at first, ${failed} in the end\n`);
      expect(failed / ids.length).toBeLessThan(0.01);
      const stored = await sql<{ id: string }[]>`select id from comparisons`;
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids));
      expect(stored).toHaveLength(ids.length);
      const stuck = async () => {
        await sql`update mail_outbox set next_attempt_at = now() where sent_at is null and next_attempt_at > now() + interval '30 seconds'`;
        const jobs =
          await sql`select from pgboss.job where state = 'active' and started_on < now() - interval '60 seconds'`;
        expect(jobs).toEqual([]);
        return (await sql`select from mail_outbox where sent_at is null`).length;
      };
      await expect.poll(stuck, { timeout: 180_000, interval: 1_000 }).toBe(0);
      // An email whose acknowledgment was lost may be sent again, with the same ID.
      expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId)).size).toBe(AT_ONCE);
    },
  );

  it("replaces its connections to PostgreSQL after 20 seconds of silence", async () => {
    const { start, sql, url } = await startDatabaseAndShop();
    const way = await startToxicProxy(new URL(url));
    const server = await start({ databaseUrl: Object.assign(new URL(url), { host: way.host }).href });
    const cookie = await signUp(server, "ada@example.com");
    const ask = () =>
      send(`${server.url}/api/comparisons`, { cookie, signal: AbortSignal.timeout(GIVEN_UP_WITHIN_MS) });
    const askMany = () => Promise.all(Array.from({ length: AT_ONCE * 5 }, ask));
    await askMany();
    expect(way.silence()).toBeGreaterThan(AT_ONCE);
    const answers = await askMany();
    const said = answers.map(({ status, headers }) => [status, headers.has("retry-after")].join());
    expect(["200,false", "503,true"]).toEqual(expect.arrayContaining(said));
    expect(said).toContain("503,true");
    expect((await ask()).status).toBe(200);
    // Jobs use separate connections.
    await signUp(server, "grace@example.com");
    const unsent = async () => (await sql`select from mail_outbox where sent_at is null`).length;
    await expect.poll(unsent, { timeout: 60_000, interval: 250 }).toBe(0);
  });

  it("does not sign users out if connections break while PostgreSQL streams rows", async () => {
    const { start, url, sql } = await startDatabaseAndShop();
    const way = await startToxicProxy(new URL(url));
    const server = await start({ databaseUrl: Object.assign(new URL(url), { host: way.host }).href });
    const cookie = await signUp(server, "ada@example.com");
    await sql`update users set is_premium = true`;
    for (let made = 0; made < 30; made++) {
      const patienceMs = PATIENCE_MS;
      await compareWithRetries({ url: () => server.url, cookie, body: COATS, patienceMs });
    }
    const statuses = new Map<number, number>();
    const ask = async (path: string) => {
      const { status } = await send(`${server.url}${path}`, { cookie });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let round = 0; round < chooseByMode(40, 400); round++) {
      const asked = Promise.all(["/api/comparisons?limit=50", "/api/user", "/api/user"].map(ask));
      await sleep(Math.random() * 20);
      way.set({ resets: 0.05 });
      await asked;
    }
    process.stdout.write(`R44: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(", ")}\n`);
    expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
    way.set({});
    // The first request may use a connection that has just been cut.
    await expect.poll(async () => (await send(`${server.url}/api/user`, { cookie })).status).toBe(200);
  });
});
