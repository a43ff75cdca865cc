import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { expect, it } from "vitest";
import { type Browser, captureErrorResponse, startCaller } from "../testing/caller.ts";

type Sql = Awaited<ReturnType<typeof startCaller>>["sql"];

const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const SUPPORT = { name: "Ada", email: "ada@example.com", message: "Where are my comparisons?" };
const ALERT = { productName: "Wool coat", manufacturer: "Halden", gender: "unisex", similarityThreshold: 60 } as const;

/** Copies a table's only row until there are this many. */
async function multiply(sql: Sql, table: string, rows: number) {
  const own = ["id", "request_id", "share_token", "unsubscribe_token"];
  const columns = await sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = ${table} and table_schema = 'public' and column_name not in ${sql(own)}`;
  const names = String(columns[0]?.["names"]);
  await sql.unsafe(`insert into ${table} (${names}) select ${names} from ${table}, generate_series(2, ${rows})`);
}

it("limits the number of unscored comparisons, including removed ones", async () => {
  const { signUp, sql } = await startCaller({ rateLimitScale: 0 });
  const { call } = await signUp();
  const compare = () => call.comparisons.create(COATS);
  const { id } = await compare();
  await sql`update comparisons set similarity_score = null, counted = false`;
  await sql`update users set comparisons_used = 0`;
  await multiply(sql, "comparisons", STORAGE_LIMITS.unscored);
  expect(await captureErrorResponse(compare())).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("delete") },
  });
  // Otherwise an account that deletes as fast as it compares could still fill the disk.
  await call.history.remove({ id });
  expect((await captureErrorResponse(compare())).status).toBe(409);
  await sql`delete from comparisons where deleted_at is not null`;
  expect(await compare()).toMatchObject({ similarityScore: expect.any(Number) });
});

const KEPT: [what: string, table: string, most: number, create: (call: Browser["call"]) => Promise<unknown>][] = [
  ["alerts", "email_notifications", STORAGE_LIMITS.alerts, (call) => call.notifications.create(ALERT)],
  ["support requests", "support_requests", STORAGE_LIMITS.supportRequests, (call) => call.support.create(SUPPORT)],
];

it.each(KEPT)("stores only a limited number of %s", async (_, table, most, create) => {
  const { signUp, makePremium, sql } = await startCaller({ rateLimitScale: 0 });
  const { call } = await signUp();
  await makePremium();
  await create(call);
  await multiply(sql, table, most - 1);
  await create(call);
  expect(await captureErrorResponse(create(call))).toMatchObject({ status: 409, body: { code: "conflict" } });
});
