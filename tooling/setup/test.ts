import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { runTurbo } from "./turbo.ts";

const Summary = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      directory: z.string(),
      execution: z.object({ exitCode: z.number().nullish() }).nullish(),
    }),
  ),
});
const Results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
});

const RUNS = ".turbo/runs";
/** Where the vitest runs of a task leave their counts, beside the package. */
const RESULTS: Record<string, string> = { test: "test-results.json", e2e: "e2e/test-results.json" };

rmSync(RUNS, { recursive: true, force: true });
// The docs and walls are named by themselves: they read files of every package, which `--affected` does not know.
const tasks = ["//#lint", "//#format:check", "//#knip", "@dupewise/lint#test", "typecheck", "test", "build", "e2e"];
const options = ["--continue=always", "--output-logs=errors-only", "--concurrency=2", "--summarize"];
const passed = runTurbo(...tasks, ...options, ...process.argv.slice(2));
const [summary] = globSync(`${RUNS}/*.json`);
const counts = summary ? count(Summary.parse(JSON.parse(readFileSync(summary, "utf8")))) : { passed: 0, failed: 1 };
// Turbo is the judge: a task that failed without a failed test still fails the run.
if (!passed && counts.failed === 0) counts.failed = 1;
process.exitCode = counts.failed === 0 ? 0 : 1;
console.log(`${counts.passed} passed, ${counts.failed} failed`);

/** Every test counts, and every task without tests counts as one. */
function count({ tasks: ran }: z.infer<typeof Summary>): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 };
  for (const { taskId, directory, execution } of ran) {
    const task = taskId.split("#").at(-1) ?? "";
    if (task === "sources") continue;
    const succeeded = (execution?.exitCode ?? 0) === 0;
    const results = readResults(directory, RESULTS[task]);
    if (results) {
      sum.passed += results.numPassedTests;
      sum.failed += results.numFailedTests;
      const skipped = results.testResults.flatMap((file) => file.assertionResults).filter(isSkipped);
      for (const { fullName } of skipped) console.log(`not run here: ${fullName}`);
      if (!succeeded && results.numFailedTests === 0) sum.failed += 1;
    } else if (succeeded) sum.passed += RESULTS[task] === undefined ? 1 : 0;
    else sum.failed += 1;
    if (!succeeded) console.error(`failed: ${taskId}`);
  }
  return sum;
}

/** What this machine cannot show: pictures in another browser, PostgreSQL as root without being root. */
function isSkipped({ status }: { status: string }): boolean {
  return status !== "passed" && status !== "failed";
}

function readResults(directory: string, file: string | undefined): z.infer<typeof Results> | undefined {
  if (file === undefined || !existsSync(join(directory, file))) return undefined;
  return Results.parse(JSON.parse(readFileSync(join(directory, file), "utf8")));
}
