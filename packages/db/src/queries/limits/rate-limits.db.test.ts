import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { resetAttempts, returnAttempt, takeAttempts } from "./rate-limits.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const WINDOW = { tries: 3, seconds: 600 };
const take = async (key: string, size = 1) => (await takeAttempts(db, key, size, WINDOW)).wait;
const age = (seconds: number) =>
  db.execute(sql`update rate_limits set resets_at = resets_at - make_interval(secs => ${seconds})`);

test("grants exactly the window's allowance to concurrent callers", async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => take("at once")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(await take("another")).toBe(0);
});

test("starts a window at its first attempt, and does not extend it for later ones", async () => {
  for (let tries = 0; tries < 3; tries++) await take("window");
  await age(540);
  const wait = await take("window");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  await age(60);
  expect([await take("window"), await take("window", 2)]).toEqual([0, 0]);
  expect(await take("window")).toBeGreaterThan(60);
});

test("makes returned attempts available again, up to the allowance", async () => {
  await take("back");
  for (let times = 0; times < 5; times++) await returnAttempt(db, "back");
  expect(await take("back", 3)).toBe(0);
  expect(await take("back")).toBeGreaterThan(0);
  await resetAttempts(db, "back");
  expect(await take("back", 3)).toBe(0);
});
