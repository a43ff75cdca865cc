import { sql } from "../../drizzle.ts";
import { afterAll, expect, test } from "vitest";
import { emailNotifications, notificationMatches, products } from "../../schema.ts";
import { insertSampleUser } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { findProductUrl, listStaleMatchedProducts } from "./refreshing.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const { id: userId } = await insertSampleUser(db);

async function productOf(url: string, readHoursAgo: number): Promise<string> {
  const lastScrapedAt = sql`now() - make_interval(hours => ${readHoursAgo})`;
  const [row] = await db.insert(products).values({ url, lastScrapedAt }).returning({ id: products.id });
  return row!.id;
}

async function alertOf(isActive: boolean): Promise<string> {
  const item = { userId, productName: "Belted coat", manufacturer: "Maison Exemple", isActive };
  const [row] = await db.insert(emailNotifications).values(item).returning({ id: emailNotifications.id });
  return row!.id;
}

async function found(notificationId: string, productId: string, daysAgo = 0): Promise<void> {
  const createdAt = sql`now() - make_interval(days => ${daysAgo})`;
  const reason = "Both are belted coats";
  await db.insert(notificationMatches).values({ notificationId, productId, similarityScore: 90, reason, createdAt });
}

test("lists recently matched products a day after they were last read, oldest first, one per shop", async () => {
  const [active, paused] = [await alertOf(true), await alertOf(false)];
  const older = await productOf("https://one.example/older", 30);
  const longAgo = await productOf("https://two.example/long-ago", 70);
  await found(active, await productOf("https://one.example/newer", 26));
  await found(active, older);
  await found(active, longAgo);
  await found(active, await productOf("https://three.example/fresh", 23));
  await found(active, await productOf("https://four.example/old-match", 30), 31);
  await found(paused, await productOf("https://five.example/paused", 30));
  await productOf("https://six.example/unmatched", 30);
  expect(await listStaleMatchedProducts(db, 10)).toEqual([longAgo, older]);
  expect(await listStaleMatchedProducts(db, 1)).toEqual([longAgo]);
});

test("returns no URL for a deleted product", async () => {
  expect(await findProductUrl(db, await productOf("https://seven.example/a", 1))).toBe("https://seven.example/a");
  expect(await findProductUrl(db, crypto.randomUUID())).toBeUndefined();
});
