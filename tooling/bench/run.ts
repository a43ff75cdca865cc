import { measureAlertMatching } from "./alert-matching.ts";
import { measureCreating } from "./creating.ts";
import { withCleanup, type OnEnd } from "./ending.ts";
import { measureExporting } from "./exporting.ts";
import { measureFeeds } from "./feeds.ts";
import { measureFinding } from "./finding.ts";
import { measureHashing } from "./hashing.ts";
import { measureHistory } from "./history.ts";
import { measureListing } from "./listing.ts";
import { describeMachine } from "./machine.ts";
import type { Row } from "./measure.ts";
import { measureMemory } from "./memory.ts";
import { measurePreviews } from "./previews.ts";
import { measureReading } from "./reading.ts";
import { measureRequestCosts } from "./request-costs.ts";
import { measureScoring } from "./scoring.ts";
import { measureStarting } from "./starting.ts";
import { isOverLimit, renderTable } from "./table.ts";
import { measureWatches } from "./watches.ts";
import { measureBundleSizes } from "./web-bundles.ts";

const BENCHES: Record<string, (onEnd: OnEnd) => Promise<Row | Row[]>> = {
  bundles: measureBundleSizes,
  reading: measureReading,
  scoring: measureScoring,
  hashing: measureHashing,
  listing: measureListing,
  creating: measureCreating,
  exporting: measureExporting,
  costs: measureRequestCosts,
  previews: measurePreviews,
  memory: measureMemory,
  starting: measureStarting,
  history: measureHistory,
  alerts: measureAlertMatching,
  feeds: measureFeeds,
  finding: measureFinding,
  watches: measureWatches,
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

console.log(`${describeMachine()}\n`);
const rows: Row[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  rows.push(...[await withCleanup(bench)].flat());
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${renderTable(rows)}`);
if (rows.some(isOverLimit)) process.exitCode = 1;
