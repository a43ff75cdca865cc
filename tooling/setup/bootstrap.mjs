// Runs on whatever Node started it (20 or newer): installs what is missing, then hands over to the project's own
// Node, which runs TypeScript as it is. Takes what that Node is to be told, the program's path from the root, and what
// the program is to be told.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const told = process.argv.slice(2);
const flags = told.slice(
  0,
  told.findIndex((word) => !word.startsWith("-")),
);
const [program = "", ...args] = told.slice(flags.length);
const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";

// What this process inherited from npm is npm's configuration, not pnpm's.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
environment.PATH = `${bin}${delimiter}${process.env.PATH ?? ""}`;
Object.assign(environment, { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" });

if (!isInstalled()) install();
handOver();

/** The last thing an installation does is to write down what it installed, in the lockfile's own words. */
function isInstalled() {
  const installed = join(root, "node_modules", ".pnpm", "lock.yaml");
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(root, "pnpm-lock.yaml")));
}

function install() {
  const isFirst = !existsSync(join(bin, windows ? "pnpm.cmd" : "pnpm"));
  const [command, ...before] = isFirst ? ["npx", "--yes", pinnedPnpm()] : ["pnpm"];
  // Not to the standard output: that is the program's.
  if (isFirst) console.error("Installing what Dupewise needs. This happens once.");
  const how = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"];
  const { status, stdout, stderr } = spawnSync(command, [...before, ...how], {
    cwd: root,
    env: { ...environment, CI: "true" },
    encoding: "utf8",
    shell: windows,
  });
  if (status === 0) return;
  console.error(`The installation failed. What pnpm said:\n${stdout ?? ""}${stderr ?? ""}`);
  process.exit(1);
}

/** With its version, as package.json has it. */
function pinnedPnpm() {
  return /"packageManager": "([^"]+)"/.exec(readFileSync(join(root, "package.json"), "utf8"))?.[1] ?? "pnpm";
}

function handOver() {
  // The binary itself: what stands in `.bin` is a shell script, which would die of a signal and leave its node behind.
  const node = windows ? join(bin, "node.cmd") : join(root, "node_modules", "node", "bin", "node");
  const child = spawn(node, [...flags, join(root, program), ...args], {
    cwd: root,
    env: environment,
    stdio: "inherit",
    shell: windows,
  });
  // Whoever stops this process means the one that does the work.
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  if (process.env.npm_lifecycle_event !== undefined) whenLeftBehind(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm hands SIGTERM to the shell that it started us with, which dies of it and tells nobody. */
function whenLeftBehind(/** @type {() => void} */ stop) {
  const parents = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const born = parents();
  const watch = setInterval(() => {
    if (parents() === born) return;
    clearInterval(watch);
    stop();
  }, 500);
}

/**
 * Between npm's shell and us there may be another one, which runs npm's Node. Known where the system tells it in files.
 */
function parentOf(/** @type {number} */ pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
