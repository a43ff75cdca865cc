import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { startServer } from "@dupewise/testing/server-process";
import * as z from "zod";
import { startCluster } from "../cluster.ts";
import { runWithCleanup, type OnEnd } from "../ending.ts";
import { describeMachine } from "../machine.ts";
import type { LoadContext } from "./call-procedure.ts";
import { simulateScraper } from "./scraper.ts";
import { importFeeds } from "./importing.ts";
import { createShoppers } from "./people.ts";
import { simulateSeveralComparisons } from "./several.ts";
import { isReadOnly, simulateShopper, type Setting } from "./shopper.ts";
import { Tally } from "./tally.ts";

const SHOPPERS = 200;
/** What may run alongside the shoppers instead of the account that scrapes, by its name on the command line. */
const OTHERS: Record<
  string,
  { who: string; people: number; begin: (scene: LoadContext) => Promise<Record<string, number>> }
> = {
  several: { who: "twenty with ten alternatives", people: 20, begin: simulateSeveralComparisons },
  importing: { who: "imports of feeds", people: 0, begin: importFeeds },
};
const SCRAPER = { who: "the scraper", people: 1, begin: simulateScraper };
const BESIDE = process.argv.map((word) => OTHERS[word]).find((one) => one !== undefined) ?? SCRAPER;
/** Calm and busy phases alternate, so that other load on the machine affects both equally. */
const TURNS = ["calm", "beside", "calm", "beside"] as const;
const TURN_MS = process.argv.includes("--full") ? 30_000 : 5_000;
const WARM_UP_MS = 5_000;
const MOST = { readP95: 300, slowdown: 2 };

/** What the server logged as errors. */
let failed: readonly string[] = [];
const tallies = { calm: new Tally(), beside: new Tally() };
console.log(describeMachine());
console.log(
  `${SHOPPERS} shoppers, each doing something every 1 to 3 seconds, ${(TURNS.length * TURN_MS) / 1000} s in all\n`,
);
await runWithCleanup(load);
judge();

async function load(onEnd: OnEnd): Promise<void> {
  const cluster = await startCluster(onEnd);
  const shopsProcess = fork(join(import.meta.dirname, "shops.ts"));
  onEnd(() => shopsProcess.disconnect());
  const [shops] = z
    .tuple([z.array(z.string())])
    .rest(z.unknown())
    .parse(await once(shopsProcess, "message"));
  const server = await startServer({
    databaseUrl: cluster.url,
    env: { SERVE_WEB: "false", FETCH_ALLOW: shops.join(","), TRUST_PROXY: "1", LOG_LEVEL: "warn" },
  });
  onEnd(server.stop);
  const database = connect(cluster.url, { max: 2 });
  onEnd(database.close);
  let current: Tally | undefined;
  const closing = new AbortController();
  onEnd(() => closing.abort());
  const setting: Setting = {
    server: server.url,
    shops,
    report: (action, ms, problem) => current?.add(action, ms, problem),
    signal: closing.signal,
  };
  const people = await createShoppers(server, database, SHOPPERS + BESIDE.people);
  const others = people.splice(0, BESIDE.people);
  const shopping = people.map((person) => simulateShopper(setting, person, person.comparisonId));
  await sleep(WARM_UP_MS);
  const delay = monitorEventLoopDelay();
  delay.enable();
  const scene = { server: server.url, databaseUrl: cluster.url, people: others, shops };
  const statuses: Record<string, number>[] = [];
  const before = readProcessUsage(server.pid);
  for (const turn of TURNS) {
    const over = new AbortController();
    const busy = turn === "beside" ? BESIDE.begin({ ...scene, signal: over.signal }) : undefined;
    current = tallies[turn];
    await sleep(TURN_MS);
    over.abort();
    if (busy) statuses.push(await busy);
  }
  const { cpuSeconds, memoryMb } = readProcessUsage(server.pid);
  failed = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50'));
  current = undefined;
  closing.abort();
  await Promise.all(shopping);
  const seconds = (TURNS.length * TURN_MS) / 1000;
  for (const [name, tally] of Object.entries(tallies)) console.log(`${name}\n${tally.table()}\n`);
  const done = tallies.calm.count(() => true) + tallies.beside.count(() => true);
  console.log(
    `${(done / seconds).toFixed(0)} requests/s; the server used ${((100 * (cpuSeconds - before.cpuSeconds)) / seconds).toFixed(0)} % of a core and ${memoryMb.toFixed(0)} MB`,
  );
  console.log(`${BESIDE.who}: answered ${JSON.stringify(statuses)}`);
  console.log(`the shoppers' own process was late by ${(delay.percentile(95) / 1e6).toFixed(0)} ms at p95`);
}

function judge(): void {
  const { calm, beside } = tallies;
  const problems = [...calm.problems, ...beside.problems];
  const slowdown = beside.p95(isReadOnly) / calm.p95(isReadOnly);
  const verdicts = [
    [`errors ${problems.length} (limit 0)`, problems.length === 0],
    [
      `p95 of reads ${calm.p95(isReadOnly).toFixed(0)} ms (limit ${MOST.readP95} ms)`,
      calm.p95(isReadOnly) <= MOST.readP95,
    ],
    [`beside ${BESIDE.who} ${slowdown.toFixed(2)}× (limit ${MOST.slowdown}×)`, slowdown < MOST.slowdown],
  ] as const;
  for (const [what, holds] of verdicts) console.log(`${holds ? "ok  " : "OVER"}  ${what}`);
  for (const problem of [...problems.slice(0, 5), ...failed.slice(0, 5)]) console.log(`      ${problem}`);
  if (verdicts.some(([, holds]) => !holds)) process.exitCode = 1;
}
