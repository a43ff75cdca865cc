import { setTimeout as sleep } from "node:timers/promises";
import { judgeCoats } from "@dupewise/ai/testing/judgments";
import { startFakeOpenAi } from "@dupewise/testing/openai";
import * as replies from "@dupewise/testing/openai/replies";
import { expect, it, onTestFinished } from "vitest";
import { ACCOUNTING_QUERY, COATS, compare, chooseByMode, send, signUp, startDatabaseAndShop } from "./world.ts";

const PAGE_MS = 250;
const REFUNDED_WITHIN_MS = 30_000;

it("R02: stores or refunds a comparison within 30 s of its server being killed at any point", async () => {
  const { shop, sql, start } = await startDatabaseAndShop();
  for (let round = 0; round < chooseByMode(10, 100); round++) {
    const server = await start();
    const cookie = await signUp(server, `person${round}@example.com`);
    const asked = compare(server, shop.host, cookie, PAGE_MS).catch(() => undefined);
    await sleep(Math.random() * PAGE_MS * 2);
    await server.kill();
    await asked;
  }
  const server = await start();
  const books = () => sql.unsafe<{ used: number; counted: number; held: number }[]>(ACCOUNTING_QUERY);
  await expect
    .poll(async () => (await books()).some(({ held }) => held > 0), { timeout: REFUNDED_WITHIN_MS, interval: 500 })
    .toBe(false);
  for (const { used, counted } of await books()) expect(used).toBe(counted);
  // The comparisons that were refunded can be made again.
  const cookie = await signUp(server, "last@example.com");
  expect(await compare(server, shop.host, cookie)).toBe(201);
});

it("R03: makes only one comparison if it is retried after a kill between the model's response and the commit", async () => {
  const openAi = await startFakeOpenAi({ script: ({ body }) => replies.jsonReply(judgeCoats(body)) });
  onTestFinished(openAi.close);
  const { sql, start } = await startDatabaseAndShop();
  const env = { OPENAI_API_KEY: "sk-killing-secret", OPENAI_BASE_URL: openAi.url };
  let server = await start({ env });
  const cookie = await signUp(server, "ada@example.com");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const ask = () => send(`${server.url}/api/comparisons`, { method: "POST", body: COATS, cookie, headers });
  const killed = await sql.begin(async (tx) => {
    // Reading still works; a server that wants to store a comparison waits, and is killed at that point.
    await tx`lock table comparisons in share mode`;
    const asked = ask().catch(() => "killed");
    const waiting = () =>
      sql`select from pg_stat_activity where application_name = 'dupewise' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000, interval: 10 }).toBe(1);
    expect(openAi.requests).toHaveLength(2);
    await server.kill();
    return asked;
  });
  expect(killed).toBe("killed");
  server = await start({ env });
  const { status } = await ask();
  expect(status).toBe(201);
  // Each attempt sends two requests, one for each order of the products.
  expect(openAi.requests.length).toBeLessThanOrEqual(2 * 2);
  expect(await sql.unsafe(ACCOUNTING_QUERY)).toEqual([{ used: 1, counted: 1, held: 0 }]);
});

it("R53: stores and counts each of several alternatives exactly once, even if the server is killed after the third", async () => {
  const { sql, start } = await startDatabaseAndShop();
  const coat = (number: number) => `Product: Belted coat number ${number}\nPrice: $${number}9\n60% polyester, 40% wool`;
  const body = { originalUrl: COATS.originalUrl, alternatives: [1, 2, 3, 4, 5, 6].map(coat) };
  const stored = async () =>
    (await sql<{ url: string }[]>`select dupe_url as url from comparisons`).map(({ url }) => url);
  let server = await start();
  const cookie = await signUp(server, "ada@example.com");
  await sql`update users set is_premium = true, subscription_period_end = now() + interval '1 day'`;
  // Once three are stored, storing a fourth takes so long that the server can be killed within it.
  await sql`create function stop_at_three() returns trigger language plpgsql as $$ begin
    if (select count(*) from comparisons) >= 3 then perform pg_sleep(3); end if; return new; end $$`;
  await sql`create trigger stop_at_three before insert on comparisons for each row execute function stop_at_three()`;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const ask = () => send(`${server.url}/api/comparisons/several`, { method: "POST", body, cookie, headers });
  const asked = ask().catch(() => "killed");
  await expect.poll(async () => (await stored()).length, { timeout: 20_000, interval: 20 }).toBe(3);
  await server.kill();
  expect(await asked).toBe("killed");
  // Dropping the trigger waits until the killed server's last statement has ended.
  await sql`drop trigger stop_at_three on comparisons`;
  server = await start();
  const { status } = await ask();
  expect(status).toBe(201);
  expect((await stored()).toSorted()).toEqual(body.alternatives.toSorted());
  expect(await sql.unsafe(ACCOUNTING_QUERY)).toEqual([{ used: 6, counted: 6, held: 0 }]);
});
