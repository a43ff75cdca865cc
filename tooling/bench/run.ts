import { measureAlertMatching } from "./alert-matching.ts";
import { measureComparisonCreation } from "./creating.ts";
import { runWithCleanup, type OnEnd } from "./ending.ts";
import { measureHistoryExport } from "./exporting.ts";
import { measureFeedImport } from "./feeds.ts";
import { measureAlternativeSearch } from "./finding.ts";
import { measurePasswordHashing } from "./hashing.ts";
import { measureHistoryPages } from "./history.ts";
import { measureHistoryList } from "./listing.ts";
import { describeMachine } from "./machine.ts";
import type { Row } from "./measure.ts";
import { measureServerMemory } from "./memory.ts";
import { measurePreviewImages } from "./previews.ts";
import { measurePageReading } from "./reading.ts";
import { measureRequestCosts } from "./request-costs.ts";
import { measureScoring } from "./scoring.ts";
import { measureServerStart } from "./starting.ts";
import { isOverLimit, renderTable } from "./table.ts";
import { measurePriceWatching } from "./watches.ts";
import { measureBundleSizes } from "./web-bundles.ts";

const BENCHES: Record<string, (onEnd: OnEnd) => Promise<Row | Row[]>> = {
  bundles: measureBundleSizes,
  reading: measurePageReading,
  scoring: measureScoring,
  hashing: measurePasswordHashing,
  listing: measureHistoryList,
  creating: measureComparisonCreation,
  exporting: measureHistoryExport,
  costs: measureRequestCosts,
  previews: measurePreviewImages,
  memory: measureServerMemory,
  starting: measureServerStart,
  history: measureHistoryPages,
  alerts: measureAlertMatching,
  feeds: measureFeedImport,
  finding: measureAlternativeSearch,
  watches: measurePriceWatching,
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
  rows.push(...[await runWithCleanup(bench)].flat());
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${renderTable(rows)}`);
if (rows.some(isOverLimit)) process.exitCode = 1;
