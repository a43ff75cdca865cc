import { afterAll, expect, test } from "vitest";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { insertNotification, updateNotification } from "./alerts.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const ITEM = {
  productName: "Half Moon bag",
  manufacturer: "Maison Exemple",
  gender: "unisex" as const,
  similarityThreshold: 85,
  makerKey: "maison exemple",
  looksKey: null,
};

async function alertOf(userId: string): Promise<string> {
  const made = await insertNotification(db, userId, ITEM, null);
  return made === "limit_reached" ? made : made.id;
}

test("does not count an already enabled alert toward the limit again", async () => {
  const { id: userId } = await insertSampleUser(db);
  const key = { id: await alertOf(userId), userId };
  expect(await updateNotification(db, key, { isActive: true }, { limit: 1 })).toMatchObject({ isActive: true });
});

test("enables alerts up to the free limit after a premium plan has ended", async () => {
  const { id: userId } = await insertSampleUser(db);
  const [first, second] = [await alertOf(userId), await alertOf(userId)];
  const turn = (id: string, isActive: boolean) => updateNotification(db, { id, userId }, { isActive }, { limit: 1 });
  expect(await turn(second, true)).toBe("limit_reached");
  await turn(second, false);
  expect(await turn(first, true)).toMatchObject({ id: first, isActive: true });
  expect(await turn(second, true)).toBe("limit_reached");
  await turn(first, false);
  expect(await turn(second, true)).toMatchObject({ id: second, isActive: true });
});
