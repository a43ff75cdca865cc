import { connect } from "@dupewise/db/connect";
import { findRunningServerUrl } from "@dupewise/db/embedded/address";
import { startEmbeddedPostgres } from "@dupewise/db/embedded/start-embedded-postgres";
import { readEnvironment } from "./config/env.ts";
import { listRatedCases } from "./ratings/rated-cases.ts";

/** Prints shoppers' ratings as calibration cases, one JSON object per line: facts, no account. */
try {
  const { DATABASE_URL, DATA_DIR } = readEnvironment();
  const url = DATABASE_URL ?? findRunningServerUrl(DATA_DIR);
  const cluster =
    url === undefined ? await startEmbeddedPostgres({ dataDir: DATA_DIR }) : { url, stop: async () => {} };
  const database = connect(cluster.url);
  let count = 0;
  try {
    for await (const one of listRatedCases(database.db)) {
      count += 1;
      process.stdout.write(`${JSON.stringify(one)}\n`);
    }
  } finally {
    await database.close();
    await cluster.stop();
  }
  console.error(`${count} rated ${count === 1 ? "comparison" : "comparisons"}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
