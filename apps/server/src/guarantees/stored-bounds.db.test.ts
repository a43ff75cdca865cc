import { MOST_STORED } from "@dupewise/domain/constants";
import { expect, it } from "vitest";
import { idOf, startMember } from "../testing/start-api.ts";

const COATS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const SUPPORT = { name: "Ada", email: "ada@example.com", message: "Where are my comparisons?" };
const ALERT = { productName: "Wool coat", manufacturer: "Halden", gender: "unisex", similarityThreshold: 60 };

/** Says of a table's only row how often it is to be there from now on. */
async function multiply({ sql }: Awaited<ReturnType<typeof startMember>>, table: string, rows: number) {
  const own = ["id", "request_id", "share_token", "unsubscribe_token"];
  const columns = await sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = ${table} and table_schema = 'public' and column_name not in ${sql(own)}`;
  const names = String(columns[0]?.["names"]);
  await sql.unsafe(`insert into ${table} (${names}) select ${names} from ${table}, generate_series(2, ${rows})`);
}

it("limits unscored comparisons, and says what to do", async () => {
  const member = await startMember({ isPremium: false }, { RUN_JOBS: "false" });
  const { send, sql } = member;
  const made = await send("POST", "/api/comparisons", COATS);
  await sql`update comparisons set similarity_score = null, counted = false`;
  await sql`update users set comparisons_used = 0`;
  await multiply(member, "comparisons", MOST_STORED.unscored);
  const refused = await send("POST", "/api/comparisons", COATS);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("delete") },
  });
  // Else whoever deletes as fast as they compare would fill the disk all the same.
  await send("DELETE", `/api/comparisons/${idOf(made.body)}`);
  expect((await send("POST", "/api/comparisons", COATS)).status).toBe(409);
  await sql`delete from comparisons where deleted_at is not null`;
  expect((await send("POST", "/api/comparisons", COATS)).status).toBe(201);
});

it.each([
  ["alerts", "/api/email-notifications", ALERT, "email_notifications", MOST_STORED.alerts],
  ["support requests", "/api/support", SUPPORT, "support_requests", MOST_STORED.supportRequests],
] as const)("keeps a bounded number of %s, and says so", async (_, path, body, table, most) => {
  const member = await startMember({ isPremium: true }, { RUN_JOBS: "false" });
  expect((await member.send("POST", path, body)).status).toBe(201);
  await multiply(member, table, most - 1);
  expect((await member.send("POST", path, body)).status).toBe(201);
  expect(await member.send("POST", path, body)).toMatchObject({ status: 409, body: { code: "conflict" } });
});
