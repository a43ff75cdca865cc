import { expect, it, onTestFinished } from "vitest";
import { connect } from "../../connect.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createShopTurns } from "./shop-turns.ts";
import { deleteExpiredRows } from "../delete-expired-rows.ts";

const SHOP = "shop.example";
const GAP_MS = 250;
/** A millisecond is what the column keeps. */
const ROUNDING_MS = 2;

async function openServers(count: number) {
  const database = await createTestDatabase();
  const servers = Array.from({ length: count }, () => connect(database.url, { max: 1 }));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.close();
  });
  return { database, turns: servers.map(createShopTurns) };
}

it("assigns separate, consecutive turns to concurrent servers", async () => {
  const { database, turns } = await openServers(10);
  const began = await database.sql<{ at: Date }[]>`select now() as at`;
  await Promise.all(Array.from({ length: 10 }, () => turns.map(({ take }) => take(SHOP))).flat());
  const [given] = await database.sql<{ ms: number }[]>`
    select extract(epoch from resets_at - ${String(began[0]?.at)}::timestamptz)::float8 * 1000 as ms
    from rate_limits where key = 'shop:shop.example'`;
  expect(given?.ms).toBeGreaterThan(100 * GAP_MS - ROUNDING_MS);
});

it("keeps a gap between turns that are requested at the same time, independently for each shop", async () => {
  const { database } = await openServers(0);
  await database.db.transaction(async (tx) => {
    const { take } = createShopTurns({ db: tx });
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn++) waits.push((await take(SHOP)).waitMs);
    for (const [turn, waitMs] of waits.entries()) expect(Math.abs(waitMs - turn * GAP_MS)).toBeLessThan(ROUNDING_MS);
    expect((await take("other.example")).waitMs).toBeLessThan(ROUNDING_MS);
  });
});

it("makes every server back off if a shop asks for it, without using up a turn", async () => {
  const { database, turns } = await openServers(2);
  const [one, other] = turns;
  await one?.leaveAlone(SHOP, 30);
  await one?.leaveAlone(SHOP, 10);
  const { waitMs, closedMs } = (await other?.take(SHOP)) ?? { waitMs: -1, closedMs: -1 };
  expect(waitMs).toBe(0);
  expect(closedMs).toBeGreaterThan(20_000);
  expect(await database.sql`select from rate_limits where key = 'shop:shop.example'`).toHaveLength(0);
  await database.sql`update rate_limits set resets_at = now() - interval '1 second'`;
  expect((await other?.take(SHOP))?.closedMs).toBe(0);
  await database.sql`update rate_limits set resets_at = now() - interval '1 second'`;
  await deleteExpiredRows(database.db);
  expect(await database.sql`select from rate_limits`).toHaveLength(0);
});
