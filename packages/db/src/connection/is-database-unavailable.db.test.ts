import { eq, sql as raw } from "../drizzle.ts";
import { expect, it, onTestFinished } from "vitest";
import type { Db } from "../connect.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";
import { insertUser } from "../queries/account/users.ts";
import { users } from "../schema.ts";
import { createTestDatabase } from "../testing/test-database.ts";

async function withTwoAccounts() {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const add = async (name: string) =>
    (await insertUser(db, { name, email: `${name}@example.com`, password: "hash" }))?.id;
  return { db, ada: (await add("ada")) ?? "", grace: (await add("grace")) ?? "" };
}

const rename = (tx: Db, id: string) => tx.update(users).set({ firstName: "Renamed" }).where(eq(users.id, id));
const reasonOf = (outcomes: readonly PromiseSettledResult<unknown>[]): unknown =>
  outcomes.find((outcome) => outcome.status === "rejected")?.reason;

it("treats a deadlock as a transient error", async () => {
  const { db, ada, grace } = await withTwoAccounts();
  const { promise: bothBegan, resolve: goOn } = Promise.withResolvers<void>();
  let began = 0;
  const renameBoth = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await rename(tx, first);
      began += 1;
      if (began === 2) goOn();
      await bothBegan;
      await rename(tx, second);
    });
  const deadlock = reasonOf(await Promise.allSettled([renameBoth(ada, grace), renameBoth(grace, ada)]));
  expect(deadlock).toMatchObject({ cause: { code: "40P01" } });
  expect(isDatabaseUnavailable(deadlock)).toBe(true);
});

it("treats a lock timeout as a transient error", async () => {
  const { db, ada } = await withTwoAccounts();
  const waiting = db.transaction(async (holder) => {
    await rename(holder, ada);
    await db.transaction(async (tx) => {
      await tx.execute(raw`set local lock_timeout = 20`);
      await rename(tx, ada);
    });
  });
  const late = reasonOf(await Promise.allSettled([waiting]));
  expect(late).toMatchObject({ cause: { code: "55P03" } });
  expect(isDatabaseUnavailable(late)).toBe(true);
});

it("treats an invalid statement as a bug, not as an outage", async () => {
  const { db } = await withTwoAccounts();
  const wrong = reasonOf(await Promise.allSettled([db.execute(raw`select nothing from nowhere`)]));
  expect(isDatabaseUnavailable(wrong)).toBe(false);
});
