import { readdirSync } from "node:fs";
import { join } from "node:path";
import { alertKeys } from "@dupewise/ai/alerts/match-alert";
import { findProductIds } from "@dupewise/db/queries/alerts/alert-matches";
import { insertNotification } from "@dupewise/db/queries/alerts/alerts";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import {
  buildSampleFacts,
  buildSampleProduct,
  buildSampleResult,
  insertSampleUser,
} from "@dupewise/db/testing/samples";
import { expect, it } from "vitest";
import { chooseByMode, startDatabaseAndShop, createTemporaryFolder } from "./world.ts";

const ALERTS = chooseByMode(1_000, 10_000);
const KILLS = chooseByMode(2, 5);
const DONE_WITHIN_MS = chooseByMode(180_000, 1_200_000);
const ITEM = {
  productName: "Half Moon bag",
  manufacturer: "Maison Exemple",
  gender: "unisex",
  similarityThreshold: 50,
} as const;

it(`R37: notifies each of ${ALERTS} alerts exactly once, even if workers are killed halfway`, async () => {
  const { database, sql, start } = await startDatabaseAndShop();
  const { db } = database;
  const original = buildSampleProduct({ url: "https://maison.example/bag", title: ITEM.productName, category: "bags" });
  const found = buildSampleProduct({ url: "https://halden.example/bag", title: "Crescent bag", category: "bags" });
  for (const product of [original, found]) {
    const reading = { readAt: new Date(), product, errorMessage: null, etag: null, lastModified: null };
    await createProductCache(database).put(product.url ?? "", reading);
  }
  const watcher = await insertSampleUser(db, { email: "first@example.com", isPremium: true });
  await insertNotification(db, watcher.id, { ...ITEM, ...alertKeys(ITEM) }, null);
  await sql`insert into users (id, email, name, password, is_premium)
    select 'watcher' || n, 'watcher' || n || '@example.com', 'Ada', 'hash', true from generate_series(2, ${ALERTS}::int) n`;
  await sql`insert into email_notifications (user_id, product_name, manufacturer, maker_key, gender, similarity_threshold)
    select 'watcher' || n, product_name, manufacturer, maker_key, gender, similarity_threshold
    from email_notifications, generate_series(2, ${ALERTS}::int) n`;
  const searcher = await insertSampleUser(db, { email: "searcher@example.com" });
  const reservation = await reserveComparison(db, {
    userId: searcher.id,
    requestId: null,
    limit: null,
    maxConcurrent: null,
  });
  if (typeof reservation === "string") throw new Error(reservation);
  const inputs = { original: original.url ?? "", alternative: found.url ?? "" };
  const result = buildSampleResult({ similarityScore: 91 });
  const facts = buildSampleFacts({ original, alternative: found, inputs, result });
  const { id: comparisonId } = await storeComparison(db, reservation, facts);
  const [product] = await findProductIds(db, [inputs.alternative]);

  const dataDir = createTemporaryFolder();
  const startWorker = () => start({ program: "worker.ts", dataDir, env: { WORKER_PORT: "0", LOG_LEVEL: "error" } });
  const count = async (table: "notification_matches" | "mail_outbox") =>
    Number((await sql`select count(*) from ${sql(table)}`)[0]?.["count"]);
  let worker = await startWorker();
  const data = JSON.stringify({ productId: product?.id, comparisonId });
  const queue = () => sql`
    insert into pgboss.job (name, data, retry_limit, retry_delay, expire_seconds, heartbeat_seconds)
    select name, ${data}::text::jsonb, retry_limit, retry_delay, expire_seconds, heartbeat_seconds
    from pgboss.queue where name = 'match-product' returning id`;
  // The queue's tables exist once a worker has started.
  const queued = async () => (await queue().catch(() => [])).length;
  await expect.poll(queued, { timeout: 30_000 }).toBe(1);
  for (let kill = 1; kill <= KILLS; kill++) {
    const halfway = (ALERTS * kill) / (KILLS + 1);
    await expect
      .poll(() => count("notification_matches"), { timeout: DONE_WITHIN_MS, interval: 10 })
      .toBeGreaterThanOrEqual(halfway);
    await worker.kill();
    expect(await count("notification_matches")).toBeLessThan(ALERTS);
    worker = await startWorker();
  }
  await expect.poll(() => count("notification_matches"), { timeout: DONE_WITHIN_MS, interval: 500 }).toBe(ALERTS);
  const [mails] = await sql`select count(*)::int, count(distinct user_id)::int as people from mail_outbox`;
  expect(mails).toEqual({ count: ALERTS, people: ALERTS });
  // The emails that a killed worker had claimed are sent after five minutes, when it can't be sending them anymore.
  const unsent = async () => {
    await sql`update mail_outbox set next_attempt_at = now() where sent_at is null and next_attempt_at > now() + interval '1 minute'`;
    return (await sql`select from mail_outbox where sent_at is null`).length;
  };
  await expect.poll(unsent, { timeout: DONE_WITHIN_MS, interval: 2_000 }).toBe(0);
  // A killed worker leaves the file it was writing under a temporary name.
  expect(readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml"))).toHaveLength(ALERTS);
});
