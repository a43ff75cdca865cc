import { buildSampleFacts, buildSampleProduct, insertSampleUser } from "@dupewise/db/testing/samples";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeRating } from "@dupewise/db/queries/comparisons/ratings";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import { expect, it, onTestFinished } from "vitest";
import { listRatedCases } from "./rated-cases.ts";

it("exports the facts about both products, but neither the account nor the words of pasted text", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const { id: userId } = await insertSampleUser(db);
  const reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
  if (typeof reservation === "string") throw new Error(reservation);
  const pasted = buildSampleProduct({ url: null, title: "My aunt's coat", description: "A gift of my aunt" });
  const facts = buildSampleFacts({
    original: buildSampleProduct(),
    alternative: pasted,
    inputs: { original: "https://shop.example/coat", alternative: "A gift of my aunt" },
  });
  const { id } = await storeComparison(db, reservation, facts);
  await storeRating(
    db,
    { id, userId },
    { given: 40, said: 82, engineVersion: 9, kind: "coat", wrong: "x", reason: "My aunt said so" },
  );
  const cases: unknown[] = [];
  for await (const one of listRatedCases(db)) cases.push(one);
  expect(cases).toMatchObject([
    { given: 40, said: 82, engineVersion: 9, kind: "coat", isDisputed: true, original: { title: "Belted wool coat" } },
  ]);
  const text = JSON.stringify(cases);
  expect(text).not.toMatch(/aunt|person\d|@example/i);
  expect(text).not.toContain(userId);
});
