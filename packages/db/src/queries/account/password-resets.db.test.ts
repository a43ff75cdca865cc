import { readFileSync } from "node:fs";
import { sql } from "../../drizzle.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { passwordResetTokens } from "../../schema.ts";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { storeResetToken, consumeResetToken } from "./password-resets.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const OLDER = "older".repeat(8);
const NEWER = "newer".repeat(8);
let userId: string;
beforeEach(async () => {
  await db.delete(passwordResetTokens);
  ({ id: userId } = await insertSampleUser(db));
});
const living = async () =>
  (await db.select({ tokenHash: passwordResetTokens.tokenHash }).from(passwordResetTokens)).map((row) => row.tokenHash);

test("accepts only the newer of two links that were requested at the same time", async () => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { second } = await db.transaction(async (first) => {
    await storeResetToken(first, userId, OLDER);
    const second = db.transaction((tx) => storeResetToken(tx, userId, NEWER));
    await Promise.race([second, expect.poll(() => db.execute(waiting)).toHaveLength(1)]);
    return { second };
  });
  await second;
  expect(await living()).toEqual([NEWER]);
  expect(await consumeResetToken(db, OLDER)).toBeUndefined();
  expect(await consumeResetToken(db, NEWER)).toBe(userId);
});

test("keeps only the newer of two valid links when migrating", async () => {
  await db.execute(sql`drop index password_reset_tokens_user_id_key`);
  await db.execute(sql`create index password_reset_tokens_user_id_index on password_reset_tokens (user_id)`);
  await db.execute(sql`insert into password_reset_tokens (token_hash, user_id, expires_at, created_at) values
    (${NEWER}, ${userId}, now(), now()), (${OLDER}, ${userId}, now(), now() - interval '1 second')`);
  const migration = readFileSync(new URL("../../../migrations/0014_one_reset_token.sql", import.meta.url), "utf8");
  await db.transaction((tx) => tx.execute(sql.raw(migration)));
  expect(await living()).toEqual([NEWER]);
});

test("replaces an expired link with a new one that works", async () => {
  await storeResetToken(db, userId, OLDER);
  await db.update(passwordResetTokens).set({ expiresAt: sql`now() - interval '1 day'` });
  await storeResetToken(db, userId, NEWER);
  expect(await consumeResetToken(db, NEWER)).toBe(userId);
});

test("keeps other accounts' links valid", async () => {
  const { id: other } = await insertSampleUser(db);
  await storeResetToken(db, userId, OLDER);
  await storeResetToken(db, other, NEWER);
  expect(await living()).toHaveLength(2);
});
