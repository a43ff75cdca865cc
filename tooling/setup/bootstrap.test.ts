import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..", "..");
/** A program that prints its process ID, Node's arguments and its own, and exits some time after it is asked to. */
const PATIENT = `
setInterval(() => {}, 1000);
process.on("SIGTERM", () => setTimeout(() => process.exit(3), 100));
console.log(JSON.stringify([process.pid, ...process.execArgv, ...process.argv.slice(2)]));`;

/** Starts the program through the bootstrap, by a command that ends with the bootstrap's own. */
async function start(env: NodeJS.ProcessEnv, command: string, ...before: readonly string[]) {
  const folder = await mkdtemp(join(ROOT, "node_modules", ".bootstrap-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, "patient.mjs");
  await writeFile(program, PATIENT);
  const bootstrap = [
    join(import.meta.dirname, "bootstrap.mjs"),
    "--no-warnings",
    relative(ROOT, program),
    "--flag",
    "a b",
  ];
  const child = spawn(command, [...before, ...bootstrap], { env: { ...process.env, ...env } });
  const ended = once(child, "exit");
  const [line]: Buffer[] = await once(child.stdout, "data");
  const [pid, ...told] = z.array(z.unknown()).parse(JSON.parse(String(line)));
  const isAlive = () => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  return { child, ended, told, isAlive };
}

it("passes arguments to Node and the program, forwards signals and returns its exit code", async () => {
  const { child, ended, told, isAlive } = await start({}, process.execPath);
  expect(told).toEqual(["--no-warnings", "--flag", "a b"]);
  child.kill("SIGTERM");
  expect(await ended).toEqual([3, null]);
  expect(isAlive()).toBe(false);
});

it("stops the program when npm's shell is stopped instead of npm", async () => {
  const shell = ["-c", '"$0" "$@"; exit $?', process.execPath];
  const { child, ended, isAlive } = await start({ npm_lifecycle_event: "start" }, "sh", ...shell);
  child.kill("SIGTERM");
  await ended;
  await expect.poll(isAlive).toBe(false);
});

it.runIf(process.platform === "linux")("stops the program when npm is killed", async () => {
  // npm starts a shell, in which the Node in `.bin` is a file that another shell runs.
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  const node = join(folder, "node");
  await writeFile(node, `#!/bin/sh\n"${process.execPath}" "$@"; exit $?`, { mode: 0o755 });
  const npm = `require("node:child_process").spawnSync("sh", ["-c", '"$0" "$@"; exit $?', ...process.argv.slice(1)], { stdio: "inherit" })`;
  const env = { npm_lifecycle_event: "start" };
  const { child, ended, isAlive } = await start(env, process.execPath, "--eval", npm, "--", node);
  child.kill("SIGKILL");
  await ended;
  await expect.poll(isAlive).toBe(false);
});

/** A checkout whose installation skipped the scripts, with a package manager that prints its arguments. */
async function halfInstalled(pnpm: string) {
  const root = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(root, { recursive: true }));
  const own = (name: string) => readFile(join(import.meta.dirname, name), "utf8");
  const files = {
    "tooling/setup/bootstrap.mjs": await own("bootstrap.mjs"),
    "tooling/setup/snapshot/find-snapshot.mjs": await own("snapshot/find-snapshot.mjs"),
    "pnpm-lock.yaml": "lockfileVersion: 9\n",
    "node_modules/.pnpm/lock.yaml": "lockfileVersion: 9\n",
    "node_modules/pnpm/bin/pnpm.cjs": `console.error("pnpm", process.argv.slice(2, 4).join(" "));${pnpm}`,
    "program.mjs": 'console.log("handed over");',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return promisify(execFile)(process.execPath, [join(root, "tooling/setup/bootstrap.mjs"), "program.mjs"]);
}

it.skipIf(process.platform === "win32")("repairs an installation in which scripts were skipped", async () => {
  const unpack = `if (process.argv[3] === "rebuild") {
    require("node:fs").mkdirSync("node_modules/node/bin", { recursive: true });
    require("node:fs").symlinkSync(process.execPath, "node_modules/node/bin/node");
  }`;
  const { stdout, stderr } = await halfInstalled(unpack);
  expect(stdout).toBe("handed over\n");
  expect(stderr).toBe("Updating Dupewise's dependencies.\n");
});

it.each([
  ["", "The installation is incomplete: remove the folder node_modules and try again."],
  ["process.exit(1)", "The installation failed. Output of pnpm:\npnpm install --frozen-lockfile"],
])("explains in one sentence why it cannot repair the installation: %j", async (pnpm, sentence) => {
  const failure = await halfInstalled(pnpm).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `Updating Dupewise's dependencies.\n${sentence}\n${pnpm && "\n"}`,
  });
});
