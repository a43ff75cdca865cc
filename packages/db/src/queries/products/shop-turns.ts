import { eq, sql } from "../../drizzle.ts";
import { rateLimits } from "../../schema.ts";
import type { Database, Db } from "../../connect.ts";

/** The time between the starts of two requests to a shop, from all servers together: four a second. */
const GAP = sql`interval '250 milliseconds'`;

/**
 * Creates a scheduler, shared by all servers, that spaces out the requests to each shop by assigning turns. A turn is
 * the time at which a request may start. It is assigned once and never returned, so a server that dies delays the
 * others only by its own turn.
 */
export function createShopTurns({ db }: Pick<Database, "db">) {
  return {
    take: (host: string) => takeTurn(db, host),
    leaveAlone: (host: string, seconds: number) => leaveAlone(db, host, seconds),
  };
}

const turnKey = (host: string) => `shop:${host}`;
const closedKey = (host: string) => `shop-closed:${host}`;
const toMilliseconds = (span: ReturnType<typeof sql>) =>
  sql<number>`greatest(0, extract(epoch from ${span}) * 1000)::float8`;

/** Takes the next turn, unless the shop has asked for a pause. */
async function takeTurn(db: Db, host: string): Promise<{ waitMs: number; closedMs: number }> {
  const [row] = await db.execute<{ waitMs: number | null; closedMs: number | null }>(sql`
    with closed as (
      select ${toMilliseconds(sql`${rateLimits.resetsAt} - now()`)} as ms from ${rateLimits}
      where ${eq(rateLimits.key, closedKey(host))} and ${rateLimits.resetsAt} > now()
    ), taken as (
      insert into ${rateLimits} (key, tries, resets_at)
      select ${turnKey(host)}, 1, now() + ${GAP} where not exists (select from closed)
      on conflict (key) do update set resets_at = greatest(${rateLimits.resetsAt}, now()) + ${GAP}
      returning ${toMilliseconds(sql`${rateLimits.resetsAt} - ${GAP} - now()`)} as ms
    )
    select (select ms from taken) as "waitMs", (select ms from closed) as "closedMs"`);
  return { waitMs: row?.waitMs ?? 0, closedMs: row?.closedMs ?? 0 };
}

async function leaveAlone(db: Db, host: string, seconds: number): Promise<void> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .insert(rateLimits)
    .values({ key: closedKey(host), tries: 1, resetsAt: until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt: sql`greatest(${rateLimits.resetsAt}, ${until})` } });
}
