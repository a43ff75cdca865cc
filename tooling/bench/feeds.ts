import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractFacts } from "@dupewise/ai/facts/extract-facts";
import { readFeedFile } from "@dupewise/catalogue/read-feed-file";
import { startCluster } from "./cluster.ts";
import type { OnEnd } from "./ending.ts";
import { isFullRun } from "./flags.ts";
import { importFeedFile, writeFeed } from "./import-feed-file.ts";
import type { Row } from "./measure.ts";

/** With this much padding, a product takes 8 kB, and a feed of 2 GB has a quarter of a million products. */
const FEED = isFullRun ? { products: 260_000, padding: 7_500 } : { products: 4_000, padding: 600 };
const SAMPLE = 2_000;
const MOST_MB = 256;

/**
 * Measures the import of a feed: its memory, and its time per product, compared with only parsing the feed and
 * extracting the products' facts.
 */
export async function measureFeedImport(onEnd: OnEnd): Promise<Row[]> {
  const cluster = await startCluster(onEnd);
  const folder = mkdtempSync(join(tmpdir(), "dupewise-feeds-"));
  onEnd(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "feed.jsonl");
  await writeFeed(file, FEED.products, FEED);
  const { seconds, peakMb } = await importFeedFile(file, cluster.url);
  const again = await importFeedFile(file, cluster.url);
  const began = performance.now();
  for (const { product } of await readFeedFile(file, SAMPLE)) extractFacts(product);
  const bare = (performance.now() - began) / SAMPLE;
  const size = `${(statSync(file).size / 1024 ** 2).toFixed(0)} MB`;
  const perSecond = (taken: number) => Math.round(FEED.products / taken).toLocaleString("en");
  console.log(`  ${size}: ${perSecond(seconds)} products a second, again ${perSecond(again.seconds)}`);
  return [
    {
      what: `memory importing ${size}`,
      ours: peakMb,
      baseline: MOST_MB,
      unit: "MB",
      baselineName: "allowed",
      limit: 1,
    },
    {
      what: "import a product",
      ours: (1000 * seconds) / FEED.products,
      baseline: bare,
      unit: "ms",
      baselineName: "its feed parsed and its facts extracted, nothing stored",
      limit: 2.5,
    },
  ];
}
