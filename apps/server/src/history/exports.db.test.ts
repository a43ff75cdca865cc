import { describe, expect, it } from "vitest";
import { startApiWithMember } from "../testing/start-api.ts";

const COAT = "Product: Wool coat\nPrice: $420\n80% wool, 20% polyamide\n";
const LONG = `${COAT}${"A coat as long as any. ".repeat(600)}`;
const FILES = ["/api/comparisons/export", "/api/comparisons/export?format=json", "/api/auth/export"];

/** A member with this many comparisons, a minute apart, the first of them removed. */
async function startWith(comparisons: number, text: string) {
  const member = await startApiWithMember({ isPremium: false }, { RUN_JOBS: "false" });
  const { send, sql, url, cookie } = member;
  await send("POST", "/api/comparisons", { originalUrl: text, dupeUrl: text });
  const own = ["id", "request_id", "share_token", "created_at"];
  const columns = await sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'comparisons' and table_schema = 'public' and column_name not in ${sql(own)}`;
  const names = String(columns[0]?.["names"]);
  await sql.unsafe(`insert into comparisons (created_at, ${names})
    select created_at - n * interval '1 minute', ${names} from comparisons, generate_series(1, ${comparisons - 1}) n`);
  await sql`update comparisons set deleted_at = now() where created_at = (select min(created_at) from comparisons)`;
  const open = async (path: string, signal?: AbortSignal) =>
    fetch(new URL(path, url), { headers: { cookie }, signal: signal ?? null });
  return { ...member, open };
}

describe("an export of the history", () => {
  it("contains every comparison, newest first, in each format", async () => {
    const { open, sql } = await startWith(123, COAT);
    const kept = await sql<
      { id: string }[]
    >`select id from comparisons where deleted_at is null order by created_at desc`;
    const all = await sql`select id, deleted_at is not null as removed from comparisons order by created_at desc`;
    const [csv = "", json = "", account = ""] = await FILES.reduce(
      async (texts, path) => [...(await texts), await (await open(path)).text()],
      Promise.resolve<string[]>([]),
    );
    expect(csv.trimEnd().split("\r\n")).toHaveLength(1 + kept.length);
    const history: { id: string }[] = JSON.parse(json);
    expect(history.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    const { comparisons }: { comparisons: { id: string; deletedAt: string | null }[] } = JSON.parse(account);
    expect(comparisons.map(({ id, deletedAt }) => ({ id, removed: deletedAt !== null }))).toEqual([...all]);
  });

  it("contains exactly the comparisons that the list shows with the same filter", async () => {
    const { open, sql, send } = await startWith(30, COAT);
    await sql`update comparisons set similarity_score = (extract(minute from created_at)::int * 7) % 101`;
    await send("POST", "/api/comparisons", { originalUrl: "Product: Silk scarf", dupeUrl: "Product: Silk scarf" });
    for (const filter of ["minScore=60&search=", "minScore=0&search=scarf", "minScore=90&search=coat"]) {
      const listed = await send("GET", `/api/comparisons?limit=50&${filter}`);
      const idsOf = (all: unknown) => (Array.isArray(all) ? all.map(({ id }) => String(id)) : []);
      const exported: unknown = await (await open(`/api/comparisons/export?format=json&${filter}`)).json();
      expect(idsOf(exported)).toEqual(idsOf(listed.body));
    }
    expect(await (await open("/api/comparisons/export?format=json&search=nothing-like-it")).json()).toEqual([]);
  });

  // A table of 300 rows fits into the buffers of a connection.
  it.each(FILES.slice(1))(
    "streams at the client's pace, one export at a time, without holding a database connection: %s",
    async (path) => {
      const { open, sql, call, signUp } = await startWith(300, LONG);
      const leaving = new AbortController();
      const unread = await open(path, leaving.signal);
      expect(unread.status).toBe(200);
      const busy = async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle'`
        ).length;
      await expect.poll(busy).toBe(0);
      for (const other of FILES) {
        const refused = await open(other);
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await refused.json()).toMatchObject({ code: "rate_limited" });
      }
      const grace = await signUp("grace@example.com");
      expect(await call("GET", "/api/auth/export", { cookie: grace })).toMatchObject({
        status: 200,
        body: { comparisons: [] },
      });
      leaving.abort();
      const statusNow = async () => {
        const response = await open(path);
        // An unread response would delay the server's shutdown.
        await response.body?.cancel();
        return response.status;
      };
      await expect.poll(statusNow).toBe(200);
    },
  );

  it("responds to HEAD with headers only", async () => {
    const { url, cookie, open } = await startWith(30, COAT);
    for (const path of FILES) {
      const head = await fetch(new URL(path, url), { method: "HEAD", headers: { cookie } });
      expect([head.status, head.headers.get("content-disposition")]).toEqual([
        200,
        expect.stringContaining('attachment; filename="dupewise-'),
      ]);
      expect((await (await open(path)).text()).length).toBeGreaterThan(1_000);
    }
  });
});
