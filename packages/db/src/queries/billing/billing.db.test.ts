import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { findBilling, storeCustomer } from "./billing.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.each([
  ["the first customer", null],
  ["a new customer in place of a deleted one", "cus_gone"],
] as const)("assigns the same customer to two checkouts if they concurrently store %s", async (_, replaces) => {
  const [first, second] = [`cus_first_${replaces}`, `cus_second_${replaces}`];
  const { id } = await insertSampleUser(db, { customerId: replaces });
  const { later } = await db.transaction(async (tx) => {
    expect(await storeCustomer(tx, id, first, replaces)).toBe(first);
    const later = storeCustomer(db, id, second, replaces);
    await Promise.race([later, expect.poll(() => db.execute(waiting)).toHaveLength(1)]);
    return { later };
  });
  expect(await later).toBe(first);
  expect(await findBilling(db, id)).toMatchObject({ customerId: first });
});

test("does not store a Stripe customer for a deleted account", async () => {
  expect(await storeCustomer(db, "nobody", "cus_nobody", null)).toBeUndefined();
});
