import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { retainedQuotaUsage, serverSecrets } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { findRememberedQuota, rememberQuota } from "./quota-memory.ts";
import { deleteExpiredRows } from "../delete-expired-rows.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test("recognizes an email in any letter case for a year, without storing it in readable form", async () => {
  await Promise.all([rememberQuota(db, "Ada@example.com", 2), rememberQuota(db, "eve@example.com", 7)]);
  expect(await findRememberedQuota(db, "ada@EXAMPLE.com")).toBe(2);
  // Using more than the free ones doesn't affect the next account.
  expect(await findRememberedQuota(db, "eve@example.com")).toBe(3);
  expect(await findRememberedQuota(db, "ada@example.org")).toBe(0);
  expect(JSON.stringify(await db.select().from(retainedQuotaUsage))).not.toMatch(/@|example/i);
  expect(await db.$count(serverSecrets)).toBe(1);
  const [{ days } = { days: 0 }] = await db.execute<{ days: number }>(
    sql`select min(expires_at::date - now()::date) as days from quota_memories`,
  );
  expect(days).toBeGreaterThanOrEqual(364);
});

test("remembers the highest count per email, and nothing for accounts without comparisons", async () => {
  await rememberQuota(db, "grace@example.com", 3);
  await rememberQuota(db, "grace@example.com", 1);
  await rememberQuota(db, "nobody@example.com", 0);
  expect(await findRememberedQuota(db, "grace@example.com")).toBe(3);
  expect(await findRememberedQuota(db, "nobody@example.com")).toBe(0);
});

test("ignores the count after a year, and lets the sweep delete the row", async () => {
  await rememberQuota(db, "old@example.com", 3);
  await db.execute(sql`update quota_memories set expires_at = now() - interval '1 second'`);
  expect(await findRememberedQuota(db, "old@example.com")).toBe(0);
  await deleteExpiredRows(db);
  expect(await db.$count(retainedQuotaUsage)).toBe(0);
});
