import { alertMatching } from "./alert-matching.ts";
import { creating } from "./creating.ts";
import { withCleanup, type OnEnd } from "./ending.ts";
import { exporting } from "./exporting.ts";
import { feeds } from "./feeds.ts";
import { finding } from "./finding.ts";
import { hashing } from "./hashing.ts";
import { history } from "./history.ts";
import { listing } from "./listing.ts";
import { machine } from "./machine.ts";
import type { Row } from "./measure.ts";
import { memory } from "./memory.ts";
import { previews } from "./previews.ts";
import { reading } from "./reading.ts";
import { requestCosts } from "./request-costs.ts";
import { scoring } from "./scoring.ts";
import { starting } from "./starting.ts";
import { isOver, renderTable } from "./table.ts";
import { watches } from "./watches.ts";
import { bundles } from "./web-bundles.ts";

const BENCHES: Record<string, (onEnd: OnEnd) => Promise<Row | Row[]>> = {
  bundles,
  reading,
  scoring,
  hashing,
  listing,
  creating,
  exporting,
  costs: requestCosts,
  previews,
  memory,
  starting,
  history,
  alerts: alertMatching,
  feeds,
  finding,
  watches,
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

console.log(`${machine()}\n`);
const rows: Row[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  rows.push(...[await withCleanup(bench)].flat());
  console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${renderTable(rows)}`);
if (rows.some(isOver)) process.exitCode = 1;
