import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { BOOKS, compare, rounds, signUp, startWorld } from "./world.ts";

const PAGE_MS = 250;
const REFUNDED_WITHIN_MS = 30_000;

it("R02: a server killed at any point of a comparison leaves it done or refunded half a minute later", async () => {
  const { shop, sql, start } = await startWorld();
  for (let round = 0; round < rounds(10, 100); round++) {
    const server = await start();
    const cookie = await signUp(server, `person${round}@example.com`);
    const asked = compare(server, shop.host, cookie, PAGE_MS).catch(() => undefined);
    await sleep(Math.random() * PAGE_MS * 2);
    await server.kill();
    await asked;
  }
  const server = await start();
  const books = () => sql.unsafe<{ used: number; counted: number; held: number }[]>(BOOKS);
  await expect
    .poll(async () => (await books()).some(({ held }) => held > 0), { timeout: REFUNDED_WITHIN_MS, interval: 500 })
    .toBe(false);
  for (const { used, counted } of await books()) expect(used).toBe(counted);
  // What was lost can be had again.
  const cookie = await signUp(server, "last@example.com");
  expect(await compare(server, shop.host, cookie)).toBe(201);
});
