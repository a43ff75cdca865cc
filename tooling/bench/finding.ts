import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareAlternativeSearch } from "@dupewise/ai/finding/alternative-search";
import { findAlternatives } from "@dupewise/api/catalogue/find-alternatives";
import { connect, type Database } from "@dupewise/db/connect";
import { convertToEuros } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { generateItem } from "@dupewise/testing/catalogue/generate-item";
import postgres, { type Sql } from "postgres";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { isFullRun } from "./flags.ts";
import { importFeedFile, writeFeed } from "./import-feed-file.ts";
import { computeQuantile, type Row } from "./measure.ts";

const PRODUCTS = isFullRun ? 200_000 : 10_000;
/** How many times the products are repeated, to measure a catalogue of two million. */
const TIMES = isFullRun ? 10 : 3;
const ORIGINALS = isFullRun ? 200 : 50;
/** The originals have numbers that no product in the catalogue has. */
const FIRST_ORIGINAL = 50_000_000;
/** How many times the price of its imitations an original costs. */
const DEARER = 4;
const CLOSEST = 10;
const P95 = 0.95;
const PROMISED = { ms: 300, missed: 10 };

/**
 * Measures the search for alternatives in a catalogue: how long it takes, compared with a full-text search for the same
 * words in bare SQL; how many of the ten best-scoring products it misses; and how long it takes with several times as
 * many products.
 */
export async function measureAlternativeSearch(onEnd: OnEnd): Promise<Row[]> {
  const cluster = await startCluster(onEnd);
  const folder = mkdtempSync(join(tmpdir(), "dupewise-finding-"));
  onEnd(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "feed.jsonl");
  await writeFeed(file, PRODUCTS);
  await importFeedFile(file, cluster.url);
  const database = connect(cluster.url, { max: 2 });
  onEnd(database.close);
  // For statements that take minutes; the product's own connections would treat them as hanging.
  const slow = postgres(cluster.url, { max: 1 });
  onEnd(() => slow.end());
  await vacuum(slow);
  const originals = Array.from({ length: ORIGINALS }, (_, at) => originalOf(FIRST_ORIGINAL + at));
  await measure(database, originals);
  const ours = await measure(database, originals);
  const baseline = await measureBaseline(database, originals);
  const size = PRODUCTS.toLocaleString("en");
  console.log(`  ${size}: ${ours.toFixed(0)} ms, in bare SQL ${baseline.toFixed(0)} ms`);
  const missed = await missedOf(database, slow, originals);
  console.log(`  closest ten missed: ${missed.toFixed(1)}%`);
  await multiply(slow, TIMES);
  await vacuum(slow);
  await measure(database, originals);
  const larger = await measure(database, originals);
  console.log(`  ${TIMES} times as many: ${larger.toFixed(0)} ms`);
  const what = `find among ${size}, 95th of 100`;
  return [
    { what, ours, baseline: PROMISED.ms, unit: "ms", baselineName: "promised", limit: 1 },
    {
      what,
      ours,
      baseline,
      unit: "ms",
      baselineName: "full text of the same words in bare SQL, nothing scored",
      limit: 4,
    },
    {
      what: "closest ten missed",
      ours: missed,
      baseline: PROMISED.missed,
      unit: "%",
      baselineName: "promised",
      limit: 1,
    },
    {
      what: `find among ${TIMES}× as many`,
      ours: larger,
      baseline: ours,
      unit: "ms",
      baselineName: `among ${size}`,
      limit: TIMES / 2,
    },
  ];
}

/** A product as a shopper pastes it from a shop. */
function originalOf(number: number): Product {
  const { title, brand, description, material, price } = generateItem(number);
  const dear = (Number.parseFloat(price) * DEARER).toFixed(0);
  return productFromText(`Product: ${title}\nBrand: ${brand}\n${description}\n${material}\nPrice: $${dear}`);
}

async function vacuum(slow: Sql): Promise<void> {
  await slow`vacuum analyze catalogue_products`;
  await slow`vacuum analyze catalogue_shelves`;
}

async function measure(database: Database, originals: readonly Product[]): Promise<number> {
  const times: number[] = [];
  for (const original of originals) {
    const began = performance.now();
    await findAlternatives({ database, prepareAlternativeSearch }, original, CLOSEST);
    times.push(performance.now() - began);
  }
  return computeQuantile(times, P95);
}

/** Does what a search engine over the same table would do: matches any of the words, and ranks the results. */
async function measureBaseline({ sql }: Database, originals: readonly Product[]): Promise<number> {
  const times: number[] = [];
  for (const original of originals) {
    const words = [...(prepareAlternativeSearch(original)?.terms.keys() ?? [])]
      .map((word) => `'${word.replaceAll("'", "''")}'`)
      .join("|");
    const below = original.price && convertToEuros(original.price);
    const began = performance.now();
    await sql`select id from catalogue_products where terms @@ ${words}::tsquery and retired_at is null and is_available
      and euros < ${below} order by ts_rank(terms, ${words}::tsquery) desc limit ${CLOSEST}`;
    times.push(performance.now() - began);
  }
  return computeQuantile(times, P95);
}

/** Returns the percentage missed of the products that score best when every cheaper product is scored. */
async function missedOf(database: Database, slow: Sql, originals: readonly Product[]): Promise<number> {
  const rows = await slow<{ id: string; facts: object; euros: number; name: string }[]>`
    select id, facts, euros, lower(concat_ws(' ', brand, title)) as name from catalogue_products where retired_at is null and is_available and euros is not null`;
  let [wanted, missed] = [0, 0];
  for (const original of originals) {
    const found = await findAlternatives({ database, prepareAlternativeSearch }, original, CLOSEST);
    const least = found.alternatives.at(-1)?.similarityScore ?? 0;
    const below = (original.price && convertToEuros(original.price)) ?? Infinity;
    const cheaper = rows.filter(({ euros }) => euros < below);
    const names = new Map(cheaper.map(({ id, name }) => [id, name]));
    // A product in two feeds, or with the same name in two shops, counts once.
    const byName = Map.groupBy(prepareAlternativeSearch(original)?.scores(cheaper) ?? [], ({ id }) => names.get(id));
    const best = [...byName.values()].flatMap(([first]) => first ?? []).slice(0, CLOSEST);
    const ids = new Set(found.alternatives.map(({ id }) => id));
    wanted += best.length;
    // A product with the same score as the last one found is just as good.
    missed += best.filter(({ id, score }) => !ids.has(id) && score > least).length;
  }
  return (100 * missed) / wanted;
}

async function multiply(slow: Sql, times: number): Promise<void> {
  await slow`insert into catalogue_products (source_id, key, digest, url, title, brand, price, currency, usual_price,
      euros, is_available, product, facts, engine_version, terms, shelf_id)
    select source_id, key || '/' || n, digest, url, title, brand, price, currency, usual_price, euros * (1 + n / 1000.0),
      is_available, product, facts, engine_version, terms, shelf_id
    from catalogue_products, generate_series(2, ${times}::int) n`;
}
