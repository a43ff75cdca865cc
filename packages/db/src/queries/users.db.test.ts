import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { sampleUser } from "../testing/samples.ts";
import { findUserByEmail, toUser } from "./users.ts";
import { User } from "@dupewise/domain/user";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("an e-mail is found in any case, as it was written", async () => {
  await sampleUser(db, { email: "Ada.Lovelace@Example.com" });
  expect(await findUserByEmail(db, "ada.lovelace@EXAMPLE.com")).toMatchObject({ email: "Ada.Lovelace@Example.com" });
  expect(await findUserByEmail(db, "ada_lovelace@example.com")).toBeUndefined();
});

test("one e-mail has one account, in whatever case", async () => {
  await sampleUser(db, { email: "one@example.com" });
  await expect(sampleUser(db, { email: "ONE@example.com" })).rejects.toMatchObject({
    code: "conflict",
    details: { issues: [{ path: "email" }] },
  });
});

test("a new user is a free one, and what leaves the server has no secret in it", async () => {
  const row = await sampleUser(db, { customerId: "cus_1", subscriptionId: "sub_1" });
  const user = toUser(row);
  expect(user).toStrictEqual(User.parse(user));
  expect(user).toMatchObject({ comparisonsUsed: 0, isPremium: false, emailNotificationsEnabled: true });
  expect(JSON.stringify(user)).not.toMatch(/argon|cus_|sub_/);
});

test("NUL characters, which PostgreSQL can't hold, are left out", async () => {
  const { email } = await sampleUser(db, { name: "A\0da", email: "nul@example.com" });
  expect(await findUserByEmail(db, `${email}\0`)).toMatchObject({ name: "Ada" });
});
