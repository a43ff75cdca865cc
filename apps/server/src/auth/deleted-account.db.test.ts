import { DEFAULT_PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import { connect } from "@dupewise/db/connect";
import { deleteOldMail } from "@dupewise/db/queries/mail/outbox";
import { expect, it } from "vitest";
import { readId, startApi } from "../testing/start-api.ts";

const PASSWORD = "lovelace1";

it("stores nothing about a deleted account except cached shop pages, once the account's last email has been sent", async () => {
  const api = await startApi({ RUN_JOBS: "false" });
  const { call, sql, shop } = api;
  const person = { name: "Ada Lovelace", email: "ada@example.com", password: PASSWORD };
  const { cookie = "" } = await api.call("POST", "/api/register", { body: person });
  const send = (method: string, path: string, body?: object) => call(method, path, { cookie, body });
  const pages = { originalUrl: shop.link("designerCoat"), dupeUrl: "Product: Wool coat\nPrice: $89" };
  const comparisons = [];
  for (let time = 0; time < DEFAULT_PROFILE_COMPARISONS; time++) {
    comparisons.push(readId((await send("POST", "/api/comparisons", pages)).body));
  }
  await send("POST", `/api/comparisons/${comparisons[0]}/share`, {});
  await send("DELETE", `/api/comparisons/${comparisons[1]}`);
  await send("GET", "/api/personalized-recommendations");
  const alert = { productName: "Half Moon bag", manufacturer: "Maison Exemple" };
  const marks = [readId((await send("POST", "/api/email-notifications", alert)).body), ...comparisons];
  await send("POST", "/api/email-notifications/test", {});
  await send("POST", "/api/auth/forgot-password", { email: "ada@example.com" });
  const [user] = await sql<{ id: string }[]>`select id from users`;
  marks.push(user?.id ?? "", "ada@example.com", "Lovelace", "Half Moon");
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const found = async () => {
    const hits: string[] = [];
    for (const { name } of tables) {
      const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`);
      hits.push(...rows.flatMap(({ row }) => marks.filter((mark) => row.includes(mark)).map(() => name)));
    }
    return new Set(hits);
  };
  expect((await found()).size).toBeGreaterThan(10);
  expect((await send("DELETE", "/api/auth/account", { password: PASSWORD })).status).toBe(204);
  // Jobs refer to accounts by an ID that no longer exists.
  const left = async () => [...(await found())].filter((name) => !name.startsWith("pgboss."));
  expect(await left()).toEqual(["public.mail_outbox"]);
  expect(await sql`select kind from mail_outbox`).toEqual([{ kind: "account-deleted" }]);
  await sql`update mail_outbox set sent_at = now()`;
  const { db, close } = connect(api.databaseUrl, { max: 1 });
  await deleteOldMail(db);
  await close();
  expect(await left()).toEqual([]);
});
