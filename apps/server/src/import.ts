import { basename } from "node:path";
import { parseArgs } from "node:util";
import { formatOf } from "@dupewise/catalogue/open/format-of";
import { FEED_FORMATS } from "@dupewise/domain/catalogue/catalogue-product";
import { connect } from "@dupewise/db/connect";
import { findRunningServerUrl } from "@dupewise/db/embedded/address";
import { startEmbeddedPostgres } from "@dupewise/db/embedded/start-embedded-postgres";
import { migrate } from "@dupewise/db/migrate";
import { createDownloader } from "@dupewise/reader/fetch/feed-download";
import { permitsPublicWeb } from "@dupewise/reader/fetch/address-policy";
import { formatOutcome, formatProgress } from "./catalogue/format-import.ts";
import { Feed, readFeedsFile } from "./catalogue/feeds-file.ts";
import { runImport } from "./catalogue/run-import.ts";
import { pino } from "pino";
import { openQueue } from "./jobs/open-queue.ts";
import { readEnvironment } from "./config/env.ts";
import { createAllowlist } from "./config/fetch-allow.ts";

const USAGE = `Import a feed of products into the catalogue:

  npm run import -- SOURCE [--format FORMAT] [--name NAME] [--currency EUR] [--allow-fewer]

SOURCE is a file, a URL, or the name of a feed in the operator's list.
FORMAT is one of ${FEED_FORMATS.join(", ")}; by default, it depends on the file extension.`;

const REPORT_MS = 1_000;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: "string" },
      name: { type: "string" },
      currency: { type: "string" },
      "allow-fewer": { type: "boolean", default: false },
    },
  });
  const [source] = positionals;
  if (source === undefined) throw new Error(USAGE);
  const env = readEnvironment();
  const listed = env.CATALOGUE_FILE === undefined ? [] : await readFeedsFile(env.CATALOGUE_FILE);
  const feed =
    listed.find(({ name }) => name === source) ??
    Feed.parse({
      name: values.name ?? nameOf(source),
      format: values.format ?? formatOf(source) ?? throwUnknownFormat(source),
      location: source,
      currency: values.currency ?? null,
      allowFewer: values["allow-fewer"],
    });
  await importInto(env, { ...feed, allowFewer: feed.allowFewer || values["allow-fewer"] });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Derived from a file's name, or the host for a whole shop. */
function nameOf(source: string): string {
  const url = URL.parse(source);
  return url === null ? basename(source) : basename(url.pathname) || url.host;
}

function throwUnknownFormat(source: string): never {
  throw new Error(`Can't tell the format of ${source}; set it with --format\n\n${USAGE}`);
}

async function importInto(env: ReturnType<typeof readEnvironment>, feed: Feed): Promise<void> {
  const running = env.DATABASE_URL ?? findRunningServerUrl(env.DATA_DIR);
  const cluster =
    running === undefined
      ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
      : { url: running, stop: async () => {} };
  const database = connect(cluster.url, { max: 2, pooled: env.DATABASE_POOLED });
  const log = pino({ level: "silent" });
  const queue = openQueue({ databaseUrl: cluster.url, log, works: false });
  const isAllowed = createAllowlist(env.FETCH_ALLOW);
  const downloader = createDownloader({
    permits: (address, port) => permitsPublicWeb(address, port) || isAllowed(address, port),
  });
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  try {
    if (running === undefined) await migrate(cluster);
    const report = createReporter();
    const { enqueue } = queue;
    const outcome = await runImport({ database, downloader, enqueue, feed, report, signal: stopping.signal });
    console.log(formatOutcome(outcome));
    if (outcome.state !== "published") process.exitCode = 1;
  } finally {
    await downloader.close();
    await queue.close();
    await database.close();
    await cluster.stop();
  }
}

/** Prints the progress, at most one line per second. */
function createReporter(): Parameters<typeof runImport>[0]["report"] {
  const started = performance.now();
  let printed = started;
  let before: number | null = null;
  return (progress) => {
    before ??= progress.tally.read;
    const now = performance.now();
    if (now - printed < REPORT_MS) return;
    printed = now;
    console.error(formatProgress(progress, progress.tally.read - before, (now - started) / 1000));
  };
}
