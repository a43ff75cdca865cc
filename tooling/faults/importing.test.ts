import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startDatabaseAndShop, createTemporaryFolder } from "./world.ts";

const IMPORT = fileURLToPath(new URL("../../apps/server/src/import.ts", import.meta.url));
const PRODUCTS = 400;
const AT_ONCE = 100;
const STOPPED_WITHIN_MS = 60_000;

/** The points at which an import is killed, in order. Each is the beginning of a statement. */
const POINTS = [
  { what: "at its first batch", on: "insert on catalogue_staged", when: "true", live: 0 },
  {
    what: "halfway through the feed",
    on: "insert on catalogue_staged",
    when: `(select count(*) from catalogue_staged) >= ${2 * AT_ONCE}`,
    live: 0,
  },
  {
    what: "between reading and publishing",
    on: "update on catalogue_products",
    when: `(select count(*) from catalogue_staged) = ${PRODUCTS}`,
    live: 0,
  },
  { what: "at its first product", on: "insert on catalogue_products", when: "true", live: 0 },
  {
    what: "halfway through publishing",
    on: "insert on catalogue_products",
    when: `(select count(*) from catalogue_products) >= ${2 * AT_ONCE}`,
    live: 2 * AT_ONCE,
  },
  {
    what: "at its end",
    on: "update on catalogue_sources",
    when: `(select count(*) from catalogue_products) >= ${PRODUCTS}`,
    live: PRODUCTS,
  },
] as const;

it("R58: an import killed at any point leaves only complete batches visible, then resumes and announces each product once", async () => {
  const { url, sql } = await startDatabaseAndShop();
  const feed = join(createTemporaryFolder(), "feed.jsonl");
  const coat = (id: number) =>
    JSON.stringify({ id: `${id}`, url: `https://shop.example/${id}`, title: `Camel coat ${id}`, price: "89 EUR" });
  writeFileSync(feed, Array.from({ length: PRODUCTS }, (_, id) => `${coat(id)}\n`).join(""));
  const start = () => {
    const env = { PATH: process.env["PATH"], DATABASE_URL: url };
    const child = spawn(process.execPath, [IMPORT, feed], { env, stdio: "ignore" });
    const ended = once(child, "close");
    onTestFinished(() => void child.kill("SIGKILL"));
    return { kill: () => child.kill("SIGKILL"), ended, code: () => child.exitCode };
  };
  const announced = async () => {
    // The queue's tables don't exist until something has been announced.
    const [queue] = await sql<{ isThere: boolean }[]>`select to_regclass('pgboss.job') is not null as "isThere"`;
    if (!queue?.isThere) return [];
    const rows = await sql<{ id: string }[]>`
      select jsonb_array_elements_text(data -> 'productIds') as id from pgboss.job where name = 'match-imported'`;
    return rows.map(({ id }) => id);
  };
  const live = async () => (await sql<{ id: string }[]>`select id from catalogue_products`).map(({ id }) => id);
  const asleep = () => sql<{ pid: number }[]>`select pid from pg_stat_activity where wait_event = 'PgSleep'`;

  for (const { what, on, when, live: shown } of POINTS) {
    await sql.unsafe(`create function stop_here() returns trigger language plpgsql as $$ begin
      if ${when} then perform pg_sleep(600); end if; return null; end $$;
      create trigger stop_here before ${on} for each statement execute function stop_here()`);
    const run = start();
    await expect.poll(async () => (await asleep()).length, { message: what, timeout: STOPPED_WITHIN_MS }).toBe(1);
    run.kill();
    await run.ended;
    const ids = await live();
    expect(ids, what).toHaveLength(shown);
    expect((await announced()).toSorted(), what).toEqual(ids.toSorted());
    // PostgreSQL notices only later that nobody is waiting for the result, and the dead process's lease lasts a minute.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`;
    await expect.poll(async () => (await asleep()).length).toBe(0);
    await sql.unsafe("drop function stop_here cascade");
    await sql`update catalogue_imports set lease_expires_at = now() where lease_expires_at is not null`;
  }
  const last = start();
  await last.ended;
  expect(last.code()).toBe(0);
  expect(await live()).toHaveLength(PRODUCTS);
  expect((await announced()).toSorted()).toEqual((await live()).toSorted());
  expect(await sql`select state, read, added, changed, retired from catalogue_imports`).toEqual([
    { state: "published", read: PRODUCTS, added: PRODUCTS, changed: 0, retired: 0 },
  ]);
  expect(await sql`select from catalogue_staged`).toEqual([]);
});
