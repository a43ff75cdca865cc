import { expect, it } from "vitest";
import { startApiWithMember } from "../testing/start-api.ts";

const PAGES = "Product: Wool coat\nPrice: $420\n80% wool, 20% polyamide\n";
const LONG = `${PAGES}${"A coat as long as any. ".repeat(400)}`;

/** A member, and a function that cancels everything the server is running, like its statement timeout. */
async function startCanceled() {
  const member = await startApiWithMember({ isPremium: true }, { DATABASE_CONNECTIONS: "2", RUN_JOBS: "false" });
  const { sql } = member;
  const name = new URL(member.databaseUrl).pathname.slice(1);
  const busy = sql`select pid from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and state = 'active' and wait_event is distinct from 'ClientRead'`;
  const cancel = async () => (await sql`select pg_cancel_backend(pid) from (${busy}) as busy`).length;
  const waiting = sql`${busy} and wait_event_type = 'Lock'`;
  const cancelWaiting = async () => (await sql`select pg_cancel_backend(pid) from (${waiting}) as waiting`).length;
  const ask = async () => (await member.send("GET", "/api/user")).status;
  return { ...member, cancel, cancelWaiting, ask };
}

it("never responds with 401 to a valid session while database queries are being canceled", async () => {
  const { send, sql, cancel, ask } = await startCanceled();
  await send("POST", "/api/comparisons", { originalUrl: LONG, dupeUrl: LONG });
  const columns = await sql`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'comparisons' and column_name not in ('id', 'request_id', 'share_token')`;
  const names = String(columns[0]?.["names"]);
  await sql.unsafe(`insert into comparisons (${names}) select ${names} from comparisons, generate_series(1, 150)`);
  const statuses = new Set<number>();
  let going = true;
  const reading = Array.from({ length: 3 }, async () => {
    while (going) statuses.add((await send("GET", "/api/comparisons?limit=50")).status);
  });
  const asking = Array.from({ length: 2 }, async () => {
    while (going) statuses.add(await ask());
  });
  for (let canceled = 0; canceled < 40;) canceled += await cancel();
  going = false;
  await Promise.all([...reading, ...asking]);
  expect(statuses).toEqual(new Set([200, 503]));
  expect(await ask()).toBe(200);
});

it.each([
  ["read", "access exclusive", "1 second"],
  ["extended", "share", "20 days"],
])("responds with 503 if the session cannot be %s in time, and keeps the session valid", async (_, lock, old) => {
  const { sql, cancelWaiting, ask } = await startCanceled();
  await sql`update sessions set expire = expire - ${old}::interval`;
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const locking = sql.begin(async (tx) => {
    await tx.unsafe(`lock table sessions in ${lock} mode`);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const asked = ask();
  await expect.poll(cancelWaiting).toBe(1);
  expect(await asked).toBe(503);
  release.resolve();
  await locking;
  expect(await ask()).toBe(200);
});
