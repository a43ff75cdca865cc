import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { compare, chooseByMode, signUp, startDatabaseAndShop } from "./world.ts";

const AT_ONCE = 6;
const DRAINED_WITHIN_MS = 10_000;

it("R04: finishes accepted requests and exits cleanly when stopped under load", async () => {
  const { shop, sql, start } = await startDatabaseAndShop();
  let acknowledged = 0;
  const drainedMs: number[] = [];
  for (let round = 0; round < chooseByMode(3, 20); round++) {
    const server = await start();
    const email = `person${round}@example.com`;
    const cookie = await signUp(server, email);
    await sql`update users set is_premium = true where email = ${email}`;
    const statuses: number[] = [];
    let stopping = false;
    const worker = async () => {
      while (!stopping) statuses.push(await compare(server, shop.host, cookie, 100));
    };
    // A connection that comes too late is refused; one that was accepted gets its response.
    const load = Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
    await sleep(500 + Math.random() * 500);
    stopping = true;
    const asked = performance.now();
    expect(await server.stop()).toBe(0);
    drainedMs.push(Math.round(performance.now() - asked));
    expect((await load).filter(({ status }) => status === "rejected")).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([201]));
    acknowledged += statuses.length;
  }
  process.stdout.write(`R04: ${acknowledged} answered, ended after ${drainedMs.join(", ")} ms\n`);
  expect(Math.max(...drainedMs)).toBeLessThan(DRAINED_WITHIN_MS);
  const [row] = await sql`select count(*)::int as stored from comparisons`;
  expect(row).toEqual({ stored: acknowledged });
});
