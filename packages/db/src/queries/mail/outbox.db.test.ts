import type { Mail } from "@dupewise/domain/alerts/mail";
import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { mailOutbox } from "../../schema.ts";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { claimDueMail, dropMail, giveUpOnMail, markMailSent, postponeMail, queueMail } from "./outbox.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const FAILURE = { reason: "421 busy", retryInSeconds: 60, patienceSeconds: 3600 };

test("ignores a worker's result for an email after its claim has expired", async () => {
  const { id: userId, email, name } = await insertSampleUser(db);
  const mail: Mail = { kind: "password-changed", userId, to: email, name };
  const id = await queueMail(db, { userId, recipient: email, mail });
  const claim = async () => {
    const [claimed, ...others] = await claimDueMail(db, { limit: 10, id });
    expect(others).toEqual([]);
    return claimed;
  };
  const late = (await claim())!;
  expect(await claim()).toBeUndefined();
  await db.update(mailOutbox).set({ nextAttemptAt: sql`now()` });
  const current = (await claim())!;
  expect([late.attempts, current.attempts]).toEqual([1, 2]);

  const stands = () => db.select().from(mailOutbox);
  const before = await stands();
  await markMailSent(db, late);
  await postponeMail(db, late, FAILURE);
  await giveUpOnMail(db, late, "550 no");
  await dropMail(db, late);
  expect(await stands()).toEqual(before);

  await markMailSent(db, current);
  const sent = await stands();
  expect(sent).toMatchObject([{ content: null, sentAt: expect.any(Date) }]);
  await giveUpOnMail(db, current, "550 no");
  await dropMail(db, current);
  expect(await stands()).toEqual(sent);
});
