import { alertKeys, appearanceLookupKeys, matchAlert, alertLookupKeys } from "@dupewise/ai/alerts/match-alert";
import { matchProduct } from "@dupewise/api/notifications/match-product";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { connect, type Database } from "@dupewise/db/connect";
import { findProductIds } from "@dupewise/db/queries/alerts/alert-matches";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import { buildSampleFacts, buildSampleResult, insertSampleUser } from "@dupewise/db/testing/samples";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { isFullRun } from "./flags.ts";
import { timeAlternately, type Row } from "./measure.ts";

const ROUNDS = 30;
const SIZES = [1_000, 10_000, 100_000, ...(isFullRun ? [1_000_000] : [])];
const PROMISED = { ms: 50, alerts: 100_000 };
const ORIGINAL = productFromText("Product: Black midi dress Aurelia\nBrand: Maison 1\nPrice: €890\n100% silk");
const FOUND = productFromText("Product: Black midi dress, V-neck\nBrand: Halden\nPrice: €89\n100% polyester");

/**
 * Measures how long it takes to match one new product against all alerts, compared with the promised limit. Prints how
 * that time grows with the number of alerts.
 */
export async function measureAlertMatching(onEnd: OnEnd): Promise<Row> {
  const cluster = await startCluster(onEnd);
  const database = connect(cluster.url);
  onEnd(database.close);
  const job = await prepare(database);
  const services = {
    database,
    alerts: { keysOf: alertKeys, alertLookupKeys, appearanceLookupKeys, match: matchAlert },
    sendMail: async () => {},
    enqueue: async () => {},
    siteUrl: () => "https://dupewise.example",
  };
  let [held, before, ours] = [0, 0, 0];
  const match = async () => {
    await database.sql`delete from notification_matches`;
    await matchProduct(services, job, new AbortController().signal);
  };
  for (const size of SIZES) {
    await addAlerts(database, held, size);
    const [ms = 0] = await timeAlternately([match], ROUNDS);
    const growth = before === 0 ? "" : `  ${(ms / before).toFixed(2)}× for ${size / held}× as many`;
    console.log(`  ${size.toLocaleString("en").padStart(9)} alerts  ${ms.toFixed(2)} ms${growth}`);
    if (size === PROMISED.alerts) ours = ms;
    [held, before] = [size, ms];
  }
  console.log(await planOf(database));
  return {
    what: "match 100,000 alerts",
    ours,
    baseline: PROMISED.ms,
    unit: "ms",
    baselineName: "the promised 50 ms",
    limit: 1,
  };
}

async function prepare(database: Database) {
  const { db } = database;
  const { id: userId } = await insertSampleUser(db);
  const url = "https://halden.example/dress";
  const alternative = { ...FOUND, url };
  const reading = { product: alternative, errorMessage: null, etag: null, lastModified: null, readAt: new Date() };
  await createProductCache(database).put(url, reading);
  const [found] = await findProductIds(db, [url]);
  const reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
  if (typeof reservation === "string") throw new Error(reservation);
  const inputs = { original: "https://maison.example/dress", alternative: url };
  const result = buildSampleResult({ similarityScore: 91 });
  const { id: comparisonId } = await storeComparison(
    db,
    reservation,
    buildSampleFacts({ original: ORIGINAL, alternative, inputs, result }),
  );
  await database.sql`insert into users (id, email, name, password)
    select 'u' || n, 'u' || n || '@bench.example', 'Somebody', 'none' from generate_series(0, 9999) n`;
  return { productId: found?.id ?? "", comparisonId };
}

/**
 * Every third alert says "Black dress", every hundredth is for one maker and the rest for 5,000 others. Ten match,
 * however many there are.
 */
async function addAlerts({ sql }: Database, from: number, to: number): Promise<void> {
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`insert into email_notifications (user_id, product_name, manufacturer, maker_key, looks_key)
    select 'u' || n % 10000,
      case when n < 1000 and n % 100 = 1 then 'Aurelia midi dress'
        when n % 3 = 0 then 'Black dress'
        else initcap(substr(md5(n::text), 1, 7)) || ' ' || (array['bag','coat','dress','boots','jeans'])[n % 5 + 1] end,
      'Maison ' || maker, 'msn' || maker,
      case when n % 20 = 0 then 'dresses: colour black, length midi length, material silk' end
    from generate_series(${from}::int, ${to - 1}::int) n,
      lateral (select case when n % 100 = 1 then 1 else n % 5000 end as maker) one`;
  await connection`vacuum analyze email_notifications`;
  await connection`reset statement_timeout`;
  connection.release();
}

/** Returns how PostgreSQL finds the alerts. Unless it uses its indexes, the figures above are luck. */
async function planOf({ sql }: Database): Promise<string> {
  const { makerKeys, name } = alertLookupKeys(ORIGINAL);
  const rows = await sql<{ "QUERY PLAN": string }[]>`
    explain (analyze, costs off, timing off, summary off)
    select product_name from email_notifications
    where is_active and array[maker_key] && ${`{${makerKeys.join(",")}}`}::text[] and product_name % ${name}`;
  return rows.map((row) => `    ${row["QUERY PLAN"]}`).join("\n");
}
