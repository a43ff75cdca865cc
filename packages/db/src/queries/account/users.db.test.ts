import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { insertSampleUser } from "../../testing/samples.ts";
import { getDatabaseTime, prepareSessionQuery } from "./sessions.ts";
import { findUserByEmail, toUser } from "./users.ts";
import { sessions } from "../../schema.ts";
import { User } from "@dupewise/domain/account/user";
import { findUser, updateUser } from "./accounts.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("finds a user by email regardless of letter case, and returns the email as it was entered", async () => {
  await insertSampleUser(db, { email: "Ada.Lovelace@Example.com" });
  expect(await findUserByEmail(db, "ada.lovelace@EXAMPLE.com")).toMatchObject({ email: "Ada.Lovelace@Example.com" });
  expect(await findUserByEmail(db, "ada_lovelace@example.com")).toBeUndefined();
});

test("allows one account per email, ignoring letter case", async () => {
  await insertSampleUser(db, { email: "one@example.com" });
  await expect(insertSampleUser(db, { email: "ONE@example.com" })).rejects.toMatchObject({
    code: "conflict",
    details: { issues: [{ path: "email" }] },
  });
});

test("puts a new user on the free plan, and omits secrets from the public user", async () => {
  const { email } = await insertSampleUser(db, { customerId: "cus_1", subscriptionId: "sub_1" });
  const row = await findUserByEmail(db, email);
  const user = row && toUser(row);
  expect(user).toStrictEqual(User.parse(user));
  expect(user).toMatchObject({ comparisonsUsed: 0, isPremium: false, emailNotificationsEnabled: true });
  expect(JSON.stringify(user)).not.toMatch(/argon|cus_|sub_/);
});

test("removes NUL characters, which PostgreSQL cannot store", async () => {
  const { email } = await insertSampleUser(db, { name: "A\0da", email: "nul@example.com" });
  expect(await findUserByEmail(db, `${email}\0`)).toMatchObject({ name: "Ada" });
});

test("ends premium according to the database's clock, and never if there is no end date", async () => {
  const at = (offset: number) => new Date(Date.now() + offset);
  const [over, running, granted] = await Promise.all(
    [at(-1000), at(60_000), null].map((premiumUntil) => insertSampleUser(db, { isPremium: true, premiumUntil })),
  );
  for (const [user, isPremium] of [
    [over, false],
    [running, true],
    [granted, true],
  ] as const) {
    expect(user).toMatchObject({ isPremium });
    expect(await findUser(db, user!.id)).toMatchObject({ isPremium });
    expect(await updateUser(db, user!.id, { name: "Ada" })).toMatchObject({ isPremium });
    expect(await findUserByEmail(db, user!.email)).toMatchObject({ isPremium });
    const sid = `session-of-${user!.id}`;
    await db.insert(sessions).values({ sid, userId: user!.id, expire: await getDatabaseTime(db) });
    expect(await prepareSessionQuery(db)(sid)).toMatchObject({ user: { isPremium } });
  }
});
