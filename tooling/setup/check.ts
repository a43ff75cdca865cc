import { execFileSync, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** The inner loop: format, lint, types, and the tests next to what differs from `main` or the given branch. */
const [base = "main"] = process.argv.slice(2);
const changed = [
  ...linesOf("diff", "--name-only", "--diff-filter=d", "--merge-base", base),
  ...linesOf("ls-files", "--others", "--exclude-standard"),
];
const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const rooms = Map.groupBy(sources, (file) => /^(?:apps|packages|tooling)\/[^/]+(?=\/)/.exec(file)?.[0]);
rooms.delete(undefined);

const steps: { name: string; command: readonly string[]; room?: string }[] = [
  { name: "format", command: ["oxfmt", "--check", "."] },
];
if (sources.length > 0) {
  steps.push({ name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", ...sources] });
  steps.push({ name: "types", command: ["tsc"] });
}
if (sources.some((file) => /^(apps\/web|packages\/(ui|api|domain))\//.test(file))) {
  steps.push({ name: "types of the web app", command: ["tsc", "--noEmit"], room: "apps/web" });
}
for (const [room = "", files] of rooms) {
  const own = files.map((file) => file.slice(room.length + 1)).filter((file) => !file.startsWith("e2e/"));
  const workers = `--maxWorkers=${availableParallelism()}`;
  const command = ["vitest", "related", "--run", "--passWithNoTests", "--reporter=dot", workers, ...own];
  if (own.length > 0) steps.push({ name: `tests of ${room}`, command, room });
}

let failures = 0;
for (const { name, command, room = "" } of steps) {
  const began = performance.now();
  const [program = "", ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: join(process.cwd(), room), encoding: "utf8" });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (status !== 0) failures += 1;
  if (status !== 0) console.error(`${stdout}${stderr}`);
  console.log(`${seconds.padStart(6)} s  ${name}${status === 0 ? "" : ": failed"}`);
}
console.log(failures === 0 ? `${changed.length} changed files pass.` : `${failures} of ${steps.length} steps failed.`);
process.exitCode = failures === 0 ? 0 : 1;

function linesOf(...args: readonly string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}
