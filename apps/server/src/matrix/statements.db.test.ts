import { PROCEDURES } from "@dupewise/api/transport/endpoints";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { startDatabaseProxy } from "@dupewise/testing/database-proxy";
import type { Database } from "@dupewise/db/connect";
import { describe, expect } from "vitest";
import { callTrpc, getSampleInput, createSharedIt, startMatrix } from "./setting.ts";
import { type OwnedResources } from "./samples.data.ts";

/** Enough for a style profile, so that few and many are in the same state. */
const FEW = 3;
const MANY = 200;
/** More than any procedure needs; one that exceeds it should combine its queries. */
const MOST = 16;

const itCounts = createSharedIt(async (onEnd) => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.url);
  onEnd(async () => {
    await proxy.close();
    await database.close();
  });
  const { api, person } = await startMatrix({ DATABASE_URL: proxy.url, RUN_JOBS: "false" }, onEnd);
  const people = async () => {
    const [few, many] = [await person(), await person()];
    await multiply(database.sql, few, FEW);
    await multiply(database.sql, many, MANY);
    return { few, many };
  };
  // Queries change nothing, so they can share their accounts.
  const readers = await people();
  return { api, people, readers, statements: proxy.statements };
});

/** Multiplies a user's rows until there are many of each kind. */
async function multiply(sql: Database["sql"], { email, alert }: OwnedResources, rows: number) {
  for (const table of ["comparisons", "email_notifications", "support_requests"]) {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and column_name not in ('id', 'request_id', 'share_token', 'unsubscribe_token')`;
    const copied = columns.map(({ name }) => `t.${name}`).join(", ");
    await sql.unsafe(
      `insert into ${table} (${copied.replaceAll("t.", "")}) select ${copied}
       from ${table} t join users u on u.id = t.user_id, generate_series(2, ${rows}) where u.email = $1`,
      [email],
    );
  }
  await sql`insert into products (id, url, title)
    select 'p' || n, 'https://shop.example/' || n, 'Coat' from generate_series(1, ${rows}) n on conflict do nothing`;
  await sql`insert into notification_matches (notification_id, product_id, similarity_score, reason)
    select a.id, p.id, 91, 'The same cut' from email_notifications a, products p
    where a.id = ${alert} and p.id in (select id from products limit ${rows}) on conflict do nothing`;
}

/**
 * Procedures without statements: kinds and providers are constants, and requests that no stream or sign-in can follow
 * are rejected first.
 */
const WITHOUT_STATEMENTS = new Set([
  "products.kinds",
  "identities.providers",
  "identities.begin",
  "identities.finish",
  "passkeys.signIn",
  "visitors.compareWithProgress",
]);

describe("queries per call", () => {
  itCounts.for(PROCEDURES)("do not increase with the number of rows for $name", async (procedure, { matrix }) => {
    const { api, people, readers, statements } = matrix;
    const count = async (own: OwnedResources) => {
      const before = statements();
      const reply = await callTrpc(api, procedure, getSampleInput(procedure, own), { cookie: own.cookie });
      return { statements: statements() - before, status: reply.status };
    };
    const isQuery = procedure.type === "query";
    const { few, many } = isQuery ? readers : await people();
    // A first call may open shared resources or start a first analysis. For mutations, creating the accounts has done
    // that.
    if (isQuery) for (const own of [few, many]) await count(own);
    const one = await count(few);
    expect(await count(many)).toEqual(one);
    expect(one.statements > 0).toBe(!WITHOUT_STATEMENTS.has(procedure.name));
    expect(one.statements).toBeLessThanOrEqual(MOST);
  });
});
