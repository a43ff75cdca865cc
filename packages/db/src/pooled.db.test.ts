import { connect as open, createServer } from "node:net";
import { eq } from "./drizzle.ts";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "./connect.ts";
import { users } from "./schema.ts";
import { createTestDatabase } from "./testing/test-database.ts";

/** Counts what a client sends to a database: one chunk per round trip. */
async function countRoundTrips(url: string) {
  let trips = 0;
  const target = new URL(url);
  const { hostname } = target;
  const port = Number(target.port);
  const server = createServer((client) => {
    client.on("data", () => (trips += 1)).on("error", () => {});
    const database = open(port, hostname).on("error", () => {});
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  target.hostname = "127.0.0.1";
  target.port = String(typeof address === "object" ? address?.port : address);
  return { url: target.href, trips: () => trips };
}

it("needs only one round trip for a statement that a pooled connection has described before", async () => {
  const empty = await createTestDatabase();
  onTestFinished(() => empty.close());
  const counted = await countRoundTrips(empty.url);
  const { db, close } = connect(counted.url, { max: 1, pooled: true });
  onTestFinished(close);
  const took: number[] = [];
  for (const email of ["ada@example.com", "grace@example.com", "joan@example.com"]) {
    const before = counted.trips();
    await db.select({ name: users.name }).from(users).where(eq(users.email, email));
    took.push(counted.trips() - before);
  }
  expect(took.slice(1)).toEqual([1, 1]);
});

it("sends numbers, dates, JSON and null the same way whether or not a statement was described before", async () => {
  const empty = await createTestDatabase();
  onTestFinished(() => empty.close());
  const { authSql: sql, close } = connect(empty.url, { max: 1, pooled: true });
  onTestFinished(close);
  await sql`create table samples (n int, at timestamptz, facts jsonb)`;
  const rows = [
    { n: 1, at: new Date("2026-01-02T03:04:05Z"), facts: { share: 0.5 } },
    { n: 2, at: null, facts: [1, null] },
    { n: 3, at: new Date("2024-02-29T00:00:00Z"), facts: "text" },
  ];
  for (const { n, at, facts } of rows) {
    await sql`insert into samples values (${n}, ${at}, ${sql.json(facts)})`;
  }
  expect(await sql`select n, at, facts from samples order by n`).toEqual(rows);
});
