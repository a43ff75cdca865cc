import type { Mail } from "@dupewise/domain/alerts/mail";
import { deliverMail } from "@dupewise/api/mail/deliver";
import { buildUnsubscribeLink } from "@dupewise/api/notifications/unsubscribe-link";
import { purgeOldMail } from "@dupewise/api/mail/delete-old";
import { claimDueMail, countMailByState } from "@dupewise/db/queries/mail/outbox";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startFakeSmtp, type MailBehavior } from "@dupewise/testing/smtp";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { startApi } from "../testing/start-api.ts";
import { wire } from "../wire.ts";

const GREETING = { userId: "ada", to: "ada@example.com", name: "Ada" };
const WELCOME: Mail = { ...GREETING, kind: "welcome", link: "https://dupewise.example" };
const RESET: Mail = { ...GREETING, kind: "password-reset", link: "https://dupewise.example/auth#reset=s3cret" };
const { signal } = new AbortController();

/** A mail server, and any number of processes that deliver to it from one database. */
async function post(...script: MailBehavior[]) {
  const [database, smtp] = await Promise.all([
    createTestDatabase(),
    startFakeSmtp(script.length > 0 ? { script } : {}),
  ]);
  const { sql, db } = database;
  const closers: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of closers) await close();
    await Promise.all([smtp.close(), database.close()]);
  });
  await sql`insert into users (id, email, name, password) values ('ada', 'ada@example.com', 'Ada', 'hash')`;
  const env = readEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: "hello@dupewise.example" });
  const start = async () => {
    const log = pino({ level: "silent" });
    const { services, close } = await wire({
      env,
      databaseUrl: database.url,
      siteUrl: () => "",
      secure: false,
      log,
      works: false,
    });
    closers.push(close);
    return { ...services, deliver: (mailId?: string) => deliverMail(services, { mailId }, signal) };
  };
  const rows = () => sql`
    select kind, content is null as forgotten, attempts, last_error, sent_at is not null as sent, failed_at is not null as failed,
      extract(epoch from next_attempt_at - now())::int as wait
    from mail_outbox order by kind desc`;
  const comeDue = () => sql`update mail_outbox set next_attempt_at = now()`;
  return { sql, db, smtp, start, rows, comeDue, ...(await start()) };
}

describe("an email", () => {
  it("is sent once its transaction has committed, and its content is then deleted", async () => {
    const { db, sendMail, deliver, smtp, rows } = await post();
    await db.transaction((tx) => sendMail(tx, WELCOME));
    const undone = db.transaction(async (tx) => {
      await sendMail(tx, RESET);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await deliver();
    await deliver();
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual(["Welcome to Dupewise"]);
    expect(await rows()).toMatchObject([{ kind: "welcome", forgotten: true, attempts: 1, sent: true, failed: false }]);
  });

  it("is counted in the metrics, and is deleted 30 days after it was sent", async () => {
    const { db, sql, sendMail, database } = await post();
    for (const dedupeKey of ["a", "b", "c"]) await sendMail(db, WELCOME, { dedupeKey });
    await sql`update mail_outbox set sent_at = now() - interval '31 days' where dedupe_key = 'a'`;
    await sql`update mail_outbox set failed_at = now() - interval '29 days' where dedupe_key = 'b'`;
    expect(await countMailByState(db)).toEqual({ waiting: 1, sentToday: 0, dead: 1 });
    await purgeOldMail({ database });
    expect(await sql`select dedupe_key as key from mail_outbox order by key`).toEqual([{ key: "b" }, { key: "c" }]);
  });

  it("is queued only once, even if it is requested repeatedly", async () => {
    const { db, sendMail, deliver, smtp } = await post();
    for (let time = 0; time < 3; time++) await sendMail(db, WELCOME, { dedupeKey: "welcome:ada" });
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it("is retried with increasing delays if the mail server asks for a retry", async () => {
    const { db, sendMail, deliver, smtp, rows, comeDue } = await post(
      { at: "message", code: 451, says: "Later" },
      "drop",
      "accept",
    );
    await sendMail(db, WELCOME);
    await deliver();
    const [first] = await rows();
    expect(first).toMatchObject({
      attempts: 1,
      sent: false,
      failed: false,
      last_error: expect.stringContaining("451"),
    });
    expect(first?.wait).toBeGreaterThan(40);
    expect(first?.wait).toBeLessThanOrEqual(75);
    await deliver();
    expect(smtp.attempts()).toBe(1);
    await comeDue();
    await deliver();
    expect((await rows())[0]?.wait).toBeGreaterThan(85);
    await comeDue();
    await deliver();
    expect(smtp.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, sent: true, last_error: null }]);
  });

  it("is abandoned after a permanent rejection, and its reset link is deleted", async () => {
    const refusal = { at: "message", code: 554, says: "Blocked: https://dupewise.example/auth#reset=s3cret" } as const;
    const { sql, db, sendMail, deliver, smtp, rows, comeDue } = await post(refusal);
    await sendMail(db, WELCOME);
    await sendMail(db, RESET);
    await deliver();
    await comeDue();
    await deliver();
    expect(smtp.attempts()).toBe(2);
    expect(await rows()).toMatchObject([
      { kind: "welcome", forgotten: false, attempts: 1, failed: true },
      { kind: "password-reset", forgotten: true, attempts: 1, failed: true },
    ]);
    expect(JSON.stringify(await sql`select * from mail_outbox`)).not.toContain("s3cret");
  });

  it("is abandoned after a day, or after an hour if it contains a reset link", async () => {
    const { sql, db, sendMail, deliver, rows, comeDue } = await post({ at: "recipient", code: 450, says: "Later" });
    await sendMail(db, WELCOME);
    await sendMail(db, RESET);
    await sql`update mail_outbox set created_at = now() - interval '61 minutes'`;
    await deliver();
    expect(await rows()).toMatchObject([
      { kind: "welcome", failed: false },
      { failed: true, forgotten: true },
    ]);
    await sql`update mail_outbox set created_at = now() - interval '24 hours'`;
    await comeDue();
    await deliver();
    expect(await rows()).toMatchObject([{ kind: "welcome", failed: true, attempts: 2 }, {}]);
  });

  it("stays queued if its kind is unknown to this version of the server", async () => {
    const { sql, db, sendMail, deliver, rows } = await post();
    await sendMail(db, WELCOME);
    await sql`update mail_outbox set kind = 'birthday', content = '{"kind":"birthday"}'`;
    await deliver();
    expect(await rows()).toMatchObject([{ sent: false, failed: false, forgotten: false, attempts: 1 }]);
  });
});

describe("an alert email", () => {
  const item = {
    productName: "Half Moon bag",
    manufacturer: "Maison",
    gender: "women",
    similarityThreshold: 85,
  } as const;
  const found = {
    title: "Bag",
    brand: null,
    price: null,
    url: "https://shop.example",
    similarityScore: 90,
    reason: "Alike.",
  };
  const links = (token: string) => ({
    alertsLink: "https://dupewise.example/notifications",
    unsubscribeLink: buildUnsubscribeLink("https://dupewise.example", token),
  });
  const ALERT: Mail = { ...GREETING, kind: "alert", alert: item, found, ...links("of-alert") };
  const DIGEST: Mail = {
    ...GREETING,
    kind: "digest",
    alerts: [{ alert: item, found: [found] }],
    ...links("of-account"),
  };

  it.each([
    ["nothing", 2, "select 1"],
    ["the alert's emails", 1, "update email_notifications set is_active = false"],
    ["the account's emails", 0, "update users set email_notifications_enabled = false"],
    ["the whole alert", 1, "delete from email_notifications"],
  ])("is sent only while its recipient wants it: with %s turned off, %i of 2 are sent", async (_what, sent, change) => {
    const { sql, db, sendMail, deliver, smtp } = await post();
    await sql`insert into email_notifications (user_id, product_name, manufacturer, unsubscribe_token)
      values ('ada', 'Half Moon bag', 'Maison', 'of-alert')`;
    await sql`insert into unsubscribe_tokens (user_id, token) values ('ada', 'of-account')`;
    for (const mail of [ALERT, DIGEST]) await sendMail(db, mail);
    await sql.unsafe(change);
    await deliver();
    expect(smtp.mails).toHaveLength(sent);
    expect(await sql`select kind from mail_outbox where sent_at is null`).toEqual([]);
  });

  it("does not delay other emails even if an entire batch is unwanted", async () => {
    const { sql, db, sendMail, deliver, smtp } = await post();
    for (let number = 0; number < 25; number++) await sendMail(db, ALERT);
    await sendMail(db, WELCOME);
    await deliver();
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual(["Welcome to Dupewise"]);
    expect(await sql`select kind from mail_outbox`).toEqual([{ kind: "welcome" }]);
  });
});

describe("sending from several processes", () => {
  it("sends an email again exactly once if the process sending it has died", async () => {
    const { db, sendMail, deliver, smtp, comeDue } = await post();
    await sendMail(db, WELCOME);
    expect(await claimDueMail(db, { limit: 10 })).toHaveLength(1);
    await deliver();
    expect(smtp.mails).toHaveLength(0);
    await comeDue();
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  it("delivers each of a hundred emails exactly once", async () => {
    const { db, sendMail, smtp, rows, ...first } = await post();
    const second = await first.start();
    const names = Array.from({ length: 100 }, (_, index) => `Ada${index}`);
    for (const name of names) await sendMail(db, { ...WELCOME, name });
    await Promise.all([first.deliver(), second.deliver(), first.deliver(), second.deliver()]);
    const greeted = smtp.mails.map(({ parsed }) => /Hello (\w+),/.exec(parsed.text ?? "")?.[1]);
    expect(new Set(greeted)).toEqual(new Set(names));
    expect(greeted).toHaveLength(100);
    expect((await rows()).every(({ sent, attempts }) => sent === true && attempts === 1)).toBe(true);
  });

  it("never claims an email that another process is sending", async () => {
    const { db, sendMail, smtp, rows, ...first } = await post("stall");
    await sendMail(db, WELCOME);
    const sending = first.deliver();
    await expect.poll(() => smtp.attempts()).toBe(1);
    await (await first.start()).deliver();
    expect(smtp.attempts()).toBe(1);
    await smtp.close();
    await sending;
    expect(await rows()).toMatchObject([{ attempts: 1, sent: false, failed: false }]);
  });
});

describe("the server", () => {
  it("emails users about their actions and forwards support requests", async () => {
    const smtp = await startFakeSmtp();
    onTestFinished(smtp.close);
    const api = await startApi({ SMTP_URL: smtp.url, MAIL_FROM: "Dupewise <hello@dupewise.example>" });
    const account = { name: "Ada Lovelace", email: "ada@example.com", password: "lovelace1" };
    const { cookie = "" } = await api.call("POST", "/api/register", { body: account });
    const body = { name: "Ada", email: "office@example.com", message: "How do I add a price?" };
    await api.call("POST", "/api/support", { cookie, body });
    await expect.poll(() => smtp.mails.length).toBe(3);
    const told = smtp.mails.map(({ recipients, parsed }) => [...recipients, parsed.subject].join(" "));
    expect(told.toSorted()).toEqual([
      "ada@example.com We received your message",
      "ada@example.com Welcome to Dupewise",
      "help@example.com Support request from Ada",
    ]);
  });
});
