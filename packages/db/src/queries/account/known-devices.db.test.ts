import { eq, sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { knownDevices, passwordResetTokens, sessions } from "../../schema.ts";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { endAllSessions } from "./accounts.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { storeResetToken } from "./password-resets.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("recognizes a browser only for an account that has signed in with it, regardless of the email's letter case", async () => {
  const [ada, grace] = [await insertSampleUser(db), await insertSampleUser(db)];
  const token = "a".repeat(64);
  await rememberDevice(db, token, ada.id);
  expect(await isKnownDevice(db, token, ada.email.toUpperCase())).toBe(true);
  expect(await isKnownDevice(db, token, grace.email)).toBe(false);
  expect(await isKnownDevice(db, "b".repeat(64), ada.email)).toBe(false);
});

test("remembers a browser for a year after its last sign-in, according to the database's clock", async () => {
  const { id, email } = await insertSampleUser(db);
  const token = "c".repeat(64);
  const aged = (years: number) =>
    db
      .update(knownDevices)
      .set({ expiresAt: sql`${knownDevices.expiresAt} - make_interval(years => ${years}, secs => 1)` })
      .where(eq(knownDevices.tokenHash, token));
  await rememberDevice(db, token, id);
  await aged(0);
  expect(await isKnownDevice(db, token, email)).toBe(true);
  await aged(1);
  expect(await isKnownDevice(db, token, email)).toBe(false);
  await rememberDevice(db, token, id);
  expect(await isKnownDevice(db, token, email)).toBe(true);
});

test("deletes an account's known browsers and reset links along with its sessions, but not those of other accounts", async () => {
  const people = [await insertSampleUser(db), await insertSampleUser(db)] as const;
  for (const { id } of people) {
    const hash = id.padEnd(64, "0");
    await db.insert(sessions).values({ sid: hash, userId: id, expire: sql`now() + interval '1 day'` });
    await rememberDevice(db, hash, id);
    await storeResetToken(db, id, hash);
  }
  await endAllSessions(db, people[0].id);
  const left = people.map(({ id }) =>
    Promise.all([sessions, knownDevices, passwordResetTokens].map((table) => db.$count(table, eq(table.userId, id)))),
  );
  expect(await Promise.all(left)).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});
