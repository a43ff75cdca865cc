import { computeSignatureHeader, startFakeStripe } from "@dupewise/testing/stripe";
import { expect, it, onTestFinished } from "vitest";
import { secrets, send, signUp, startDatabaseAndShop } from "./world.ts";

const TYPE = "checkout.session.completed";

it("R18: records and applies an event atomically, and exactly once, even if the server is killed in between", async () => {
  const stripe = await startFakeStripe();
  onTestFinished(stripe.close);
  for (const secret of [stripe.env.STRIPE_SECRET_KEY, stripe.env.STRIPE_WEBHOOK_SECRET]) secrets.add(secret);
  const { sql, start } = await startDatabaseAndShop();
  let server = await start({ env: stripe.env });
  const cookie = await signUp(server, "ada@example.com");
  const opened = await (await send(`${server.url}/api/create-subscription`, { method: "POST", cookie })).text();
  stripe.account.pay(/cs_\w+/.exec(opened)?.[0] ?? "");
  const event = stripe.account.events.find(({ type }) => type === TYPE);
  const body = JSON.stringify(event);
  const deliver = async () => {
    const headers = { "content-type": "application/json", "stripe-signature": computeSignatureHeader(body) };
    const response = await fetch(`${server.url}/api/stripe/webhook`, { method: "POST", body, headers });
    return [response.status, await response.json()];
  };
  const stored = async () => [
    ...(await sql`select id from stripe_events`),
    ...(await sql`select email from users where is_premium`),
    ...(await sql`select kind from mail_outbox where kind like '%subscription%'`),
  ];

  const killed = await sql.begin(async (tx) => {
    // The ledger entry is stored; a server that wants to change an account waits, and is killed at that point.
    await tx`lock table users in share mode`;
    const delivery = deliver().catch(() => "killed");
    const waiting = () =>
      sql`select from pg_stat_activity where application_name = 'dupewise' and wait_event_type = 'Lock' and query like '%users%'`;
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000, interval: 10 }).toBe(1);
    await server.kill();
    return delivery;
  });
  expect(killed).toBe("killed");
  const atWork = () =>
    sql`select from pg_stat_activity where application_name = 'dupewise' and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await atWork()).length, { timeout: 10_000, interval: 50 }).toBe(0);
  expect(await stored()).toEqual([]);

  server = await start({ env: stripe.env });
  expect(await deliver()).toEqual([200, expect.objectContaining({ duplicate: false })]);
  const once = await stored();
  expect(once).toMatchObject([{ id: event?.id }, { email: "ada@example.com" }, { kind: expect.any(String) }]);
  expect(await deliver()).toEqual([200, expect.objectContaining({ duplicate: true })]);
  expect(await stored()).toEqual(once);
});
