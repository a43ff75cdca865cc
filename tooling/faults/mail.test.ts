import { startFakeSmtp } from "@dupewise/testing/smtp";
import { expect, it, onTestFinished } from "vitest";
import { startToxicProxy } from "./toxic-proxy.ts";
import { signUp, startDatabaseAndShop } from "./world.ts";

const PEOPLE = 5;

it("R19: retries emails during a mail server outage, and sends each only once", async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.close);
  const way = await startToxicProxy({ hostname: "127.0.0.1", port: String(smtp.port) });
  const { sql, start } = await startDatabaseAndShop();
  const server = await start({ env: { SMTP_URL: `smtp://${way.host}`, MAIL_FROM: "hello@dupewise.example" } });
  way.set({ isDown: true });
  for (let person = 0; person < PEOPLE; person++) await signUp(server, `person${person}@example.com`);
  const tried = async () => (await sql`select from mail_outbox where attempts = 1 and last_error is not null`).length;
  await expect.poll(tried, { timeout: 30_000 }).toBe(PEOPLE);
  expect(smtp.attempts()).toBe(0);
  const [wait] = await sql`select min(next_attempt_at - now()) > interval '30 seconds' as later from mail_outbox`;
  expect(wait).toEqual({ later: true });

  way.set({});
  // Ends the delay before the retries; the job that runs every minute finds the emails.
  await sql`update mail_outbox set next_attempt_at = now()`;
  const unsent = async () => (await sql`select from mail_outbox where sent_at is null`).length;
  await expect.poll(unsent, { timeout: 90_000, interval: 500 }).toBe(0);
  const receivers = smtp.mails.flatMap(({ recipients }) => recipients);
  expect(receivers.toSorted()).toEqual(Array.from({ length: PEOPLE }, (_, person) => `person${person}@example.com`));
});
