import { expect, it } from "vitest";
import { ACCOUNTING_QUERY, compare, chooseByMode, signUp, startDatabaseAndShop } from "./world.ts";

it("R01: makes exactly 3 of 50 concurrent comparisons for a free account", async () => {
  const { shop, sql, start } = await startDatabaseAndShop();
  const server = await start();
  for (let round = 0; round < chooseByMode(3, 20); round++) {
    const cookie = await signUp(server, `person${round}@example.com`);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => compare(server, shop.host, cookie)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(3).fill(201), ...Array(47).fill(403)]);
  }
  for (const account of await sql.unsafe(ACCOUNTING_QUERY)) expect(account).toEqual({ used: 3, counted: 3, held: 0 });
});
