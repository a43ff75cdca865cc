import { expect, it, onTestFinished } from "vitest";
import { connect } from "./connect.ts";
import { createTestDatabase } from "./testing/test-database.ts";

it("returns correct rows after an earlier statement failed while streaming", async () => {
  const empty = await createTestDatabase();
  const { sql, close } = connect(empty.url, { max: 1 });
  onTestFinished(async () => {
    await close();
    await empty.close();
  });
  const failing = sql`select 12 / (4 - n) as share from generate_series(1, 10) as n`;
  await expect(failing).rejects.toThrow("division by zero");
  const found = await sql`select 'ada' as name`;
  expect([found[0], found.length]).toEqual([{ name: "ada" }, 1]);
});
