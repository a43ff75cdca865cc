import { storePriceAndNotify } from "@dupewise/api/watches/read-price";
import { connect, type Database } from "@dupewise/db/connect";
import { claimDuePages } from "@dupewise/db/queries/watches/watched-pages";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { isFullRun } from "./flags.ts";
import { timeAlternately, type Row } from "./measure.ts";

const PAGES = isFullRun ? 1_000_000 : 50_000;
const SHOPS = 500;
/** The number of users who watch the one page that everybody watches. */
const WATCHERS = 2_000;
const ROUNDS = 15;
const TOLD_ROUNDS = 5;
const DAYS = 365;
const PROMISED = { claimMs: 250, bytesOfDay: 100 };

/**
 * Measures price watching. Storing a price and notifying everyone who watches the page is compared with the same writes
 * in bare SQL. Claiming the pages that are due, and the storage for one day's price, are compared with the promised
 * limits.
 */
export async function measurePriceWatching(onEnd: OnEnd): Promise<Row[]> {
  const cluster = await startCluster(onEnd);
  const database = connect(cluster.url);
  onEnd(database.close);
  await fill(database);
  const { sql, db } = database;
  const services = {
    database,
    readProduct: () => Promise.reject(new Error("Nothing may be read here")),
    enqueue: async () => {},
    sendMail: async () => {},
    siteUrl: () => "https://dupewise.example",
  };
  let amount = 100;
  const reading = () => ({ price: { amount: `${(amount += 1)}`, currency: "USD" }, isAvailable: true });
  const bareStore = async (pageId: number) => {
    await sql.begin(async (tx) => {
      await tx`update watched_pages set read_at = now(), next_read_at = now() + interval '1 day' where id = ${pageId}`;
      await tx`insert into page_prices (page_id, day, amount, currency) values (${pageId}, current_date, 1, 'USD')
        on conflict (page_id, day) do update set amount = excluded.amount`;
    });
    await sql.begin(async (tx) => {
      const locked = await tx<{ id: string }[]>`select id from watches where page_id = ${pageId} for no key update`;
      for (const { id } of locked) await tx`update watches set amount = 1, read_at = now() where id = ${id}`;
    });
  };
  const [stored = 0, storedBare = 0] = await timeAlternately(
    [() => storePriceAndNotify(services, 2, reading()), () => bareStore(3)],
    ROUNDS,
  );
  const [told = 0, toldBare = 0] = await timeAlternately(
    [() => storePriceAndNotify(services, 1, reading()), () => bareStore(1)],
    TOLD_ROUNDS,
  );
  const [claimed = 0] = await timeAlternately(
    [
      async () => {
        await claimDuePages(db, SHOPS);
      },
    ],
    ROUNDS,
  );
  return [
    {
      what: "store a watched price",
      ours: stored,
      baseline: storedBare,
      unit: "ms",
      baselineName: "the same writes in bare SQL, nothing judged",
      limit: 3,
    },
    {
      what: "tell a watch of its price",
      ours: told / WATCHERS,
      baseline: toldBare / WATCHERS,
      unit: "ms",
      baselineName: "an update each in bare SQL, nothing judged",
      limit: 2,
    },
    {
      what: `claim due pages among ${PAGES.toLocaleString("en")}`,
      ours: claimed,
      baseline: PROMISED.claimMs,
      unit: "ms",
      baselineName: "promised, every five minutes",
      limit: 1,
    },
    {
      what: "a day of a page's prices, stored",
      ours: await bytesOfDay(database),
      baseline: PROMISED.bytesOfDay,
      unit: "bytes",
      baselineName: "promised",
      limit: 1,
    },
  ];
}

/** Pages of many shops, each watched by one user and half of them due, and one that all users watch. */
async function fill({ sql }: Database): Promise<void> {
  await sql`select 1`;
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`insert into users (id, email, name, password)
    select 'u' || n, 'u' || n || '@bench.example', 'Somebody', 'none' from generate_series(1, ${WATCHERS}::int) n`;
  await connection`insert into watched_pages (url, next_read_at)
    select 'https://shop' || n % ${SHOPS}::int || '.example/products/' || n,
      now() + (n % 2 * 2 - 1) * interval '1 hour' from generate_series(1, ${PAGES}::int) n`;
  await connection`insert into watches (user_id, page_id, title, drop_percent)
    select 'u' || 1 + n % ${WATCHERS}::int, n, 'A coat', 10 from generate_series(2, ${PAGES}::int) n`;
  await connection`insert into watches (user_id, page_id, title, drop_percent)
    select 'u' || n, 1, 'The coat', 10 from generate_series(1, ${WATCHERS}::int) n`;
  await connection`vacuum analyze`;
  await connection`reset statement_timeout`;
  connection.release();
}

/** The bytes that one day's price of a page takes, index included, measured on a year of prices of a hundred pages. */
async function bytesOfDay({ sql }: Database): Promise<number> {
  await sql`truncate page_prices`;
  await sql`insert into page_prices (page_id, day, amount, currency)
    select page, current_date - day, 149.90, 'USD'
    from generate_series(0, ${DAYS - 1}::int) day, generate_series(1, 100) page`;
  const [row] = await sql<{ bytes: number }[]>`select pg_total_relation_size('page_prices')::float8 as bytes`;
  return (row?.bytes ?? 0) / (DAYS * 100);
}
