import { once } from "node:events";
import { connect as connectTo, createServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openClient } from "./connect.ts";
import { createTestDatabase } from "./testing/test-database.ts";

/** A socket reports its error in one turn of the event loop, and its end in the same or the next. */
const TURNS = [0, 1, 2, 3, 4, 5];

/** A client with one connection, and a function that resets this connection. */
async function startResettable() {
  const empty = await createTestDatabase();
  const target = new URL(empty.url);
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    clients.add(client.on("error", () => {}));
    const upstream = connectTo(Number(target.port), target.hostname).on("error", () => {});
    client.pipe(upstream).pipe(client);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const address = proxy.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const sql = openClient(Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href, 1, false);
  const reset = () => {
    for (const client of clients) client.resetAndDestroy();
    clients.clear();
  };
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    reset();
    proxy.close();
    await empty.close();
  });
  return { sql, reset };
}

it.each(TURNS)(
  "a query returns its row or fails if the connection was reset %i event loop turns earlier",
  async (turns) => {
    const { sql, reset } = await startResettable();
    const ask = () => sql`select 'ada' as name`.then(([row]) => row).catch((error: unknown) => error);
    expect(await ask()).toEqual({ name: "ada" });
    reset();
    for (let turn = 0; turn < turns; turn++) await nextTurn();
    const first = ask();
    await sleep(50);
    expect(await ask()).toEqual({ name: "ada" });
    if (!((await first) instanceof Error)) expect(await first).toEqual({ name: "ada" });
  },
);

it("never continues a transaction on a new connection after the first one was reset", async () => {
  const { sql, reset } = await startResettable();
  await sql`create table notes (text text)`;
  const late = Promise.withResolvers<unknown>();
  const broken = sql.begin(async (tx) => {
    await tx`insert into notes values ('first')`;
    reset();
    await expect(sql`select count(*)::int as notes from notes`).resolves.toEqual([{ notes: 0 }]);
    late.resolve(await tx`insert into notes values ('second')`.catch((error: unknown) => error));
  });
  await expect(broken).rejects.toThrow();
  expect(await late.promise).toBeInstanceOf(Error);
  await sleep(100);
  expect([...(await sql`select text from notes`)]).toEqual([]);
});
