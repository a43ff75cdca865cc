import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { runTurbo } from "./turbo.ts";

const Summary = z.object({
  execution: z.object({ startTime: z.number(), endTime: z.number() }),
  tasks: z.array(
    z.object({
      taskId: z.string(),
      directory: z.string(),
      cache: z.object({ status: z.string() }).nullish(),
      execution: z.object({ exitCode: z.number().nullish(), startTime: z.number(), endTime: z.number() }).nullish(),
    }),
  ),
});
type Summary = z.infer<typeof Summary>;
const Assertion = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) });
const Results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(Assertion) })),
});

const RUNS = ".turbo/runs";
/** The files next to the package in which a task's vitest runs store their counts. */
const RESULTS: Record<string, string> = { test: "test-results.json", e2e: "test-results-e2e.json" };

rmSync(RUNS, { recursive: true, force: true });
/**
 * Half of the work, which waits most of the time. In one run, Turborepo would start it last, after the tests of every
 * package it depends on, and leave the cores idle while nothing else is left to do.
 */
const LONGEST = ["build", "e2e"];
/** The docs and walls are named by themselves: they read files of every package, which `--affected` does not know. */
const OTHERS = ["//#lint", "//#format:check", "//#knip", "@dupewise/lint#test", "typecheck", "test"];
// Tests wait part of the time: for a database, a process or a browser.
const concurrency = `--concurrency=${availableParallelism() + 1}`;
const options = ["--continue=always", "--output-logs=errors-only", concurrency, "--summarize"];
const given = process.argv.slice(2);
// A filter can't apply to the task of the root, so the task is told about it.
process.env["LINT_SCOPE"] = given.join(" ");
// Without a filter, there is work for every core; a second worker would only load the same modules again.
const workers = given.length === 0 ? { VITEST_MAX_WORKERS: "1" } : {};
const passed = await Promise.all([
  runTurbo([...LONGEST, ...options, ...given]),
  runTurbo([...OTHERS, ...options, ...given], workers),
]);
const summary = readSummary();
const counts = count(summary);
// Turbo is the judge: a task that failed without a failed test still fails the run.
if (passed.includes(false) && counts.failed === 0) counts.failed = 1;
process.exitCode = counts.failed === 0 ? 0 : 1;
if (summary.tasks.length > 0) printTimes(summary);
console.log(`${counts.passed} passed, ${counts.failed} failed`);

/** Reads what Turborepo's runs have done, as if they were one. */
function readSummary(): Summary {
  const runs = globSync(`${RUNS}/*.json`).map((file) => Summary.parse(JSON.parse(readFileSync(file, "utf8"))));
  return {
    execution: {
      startTime: Math.min(...runs.map(({ execution }) => execution.startTime)),
      endTime: Math.max(...runs.map(({ execution }) => execution.endTime)),
    },
    tasks: runs.flatMap(({ tasks }) => tasks),
  };
}

/** Every test counts, and every task without tests counts as one. */
function count({ tasks: ran }: Summary): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 };
  for (const { taskId, directory, execution } of ran) {
    const task = taskId.split("#").at(-1) ?? "";
    if (task === "sources") continue;
    const succeeded = (execution?.exitCode ?? 0) === 0;
    const results = readResults(directory, RESULTS[task]);
    if (results) {
      sum.passed += results.numPassedTests;
      sum.failed += results.numFailedTests;
      const all = results.testResults.flatMap((file) => file.assertionResults);
      for (const { fullName } of all.filter(isSkipped)) console.log(`not run here: ${fullName}`);
      for (const { fullName } of all.filter(isFlaky)) console.log(`flaky, passed on retry: ${fullName}`);
      if (!succeeded && results.numFailedTests === 0) sum.failed += 1;
    } else if (succeeded) sum.passed += RESULTS[task] === undefined ? 1 : 0;
    else sum.failed += 1;
    if (!succeeded) console.error(`failed: ${taskId}`);
  }
  return sum;
}

/**
 * Returns true for a test that this machine can't run, such as one that compares pictures from another browser, or runs
 * PostgreSQL as root without being root.
 */
function isSkipped({ status }: { status: string }): boolean {
  return status !== "passed" && status !== "failed";
}

/** Returns true for a test that passed on a retry: it still has the message of its failure. */
function isFlaky({ status, failureMessages }: z.infer<typeof Assertion>): boolean {
  return status === "passed" && failureMessages.length > 0;
}

function readResults(directory: string, file: string | undefined): z.infer<typeof Results> | undefined {
  if (file === undefined || !existsSync(join(directory, file))) return undefined;
  return Results.parse(JSON.parse(readFileSync(join(directory, file), "utf8")));
}

/** Prints how long each task ran, the longest first, and how many were not run again. */
function printTimes({ tasks: ran, execution }: Summary): void {
  const isTask = ({ taskId }: { taskId: string }) => !taskId.endsWith("#sources");
  const [cached, fresh] = [true, false].map((isHit) =>
    ran.filter(isTask).filter(({ cache }) => (cache?.status === "HIT") === isHit),
  );
  const times = (fresh ?? [])
    .map(({ taskId, execution }) => ({ taskId, ms: execution ? execution.endTime - execution.startTime : 0 }))
    .toSorted((a, b) => b.ms - a.ms);
  for (const { taskId, ms } of times) console.log(`${formatSeconds(ms)}  ${taskId}`);
  console.log(
    `${formatSeconds(execution.endTime - execution.startTime)}  in all, ${cached?.length} tasks from the cache`,
  );
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
