import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..", "..");
/** Says its id and what Node and it were told, and ends in its own time once it is asked to. */
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

it("hands Node and a program what each is told, stops it when it is stopped, and ends as it ends", async () => {
  const { child, ended, told, isAlive } = await start({}, process.execPath);
  expect(told).toEqual(["--no-warnings", "--flag", "a b"]);
  child.kill("SIGTERM");
  expect(await ended).toEqual([3, null]);
  expect(isAlive()).toBe(false);
});

it("stops the program when npm's shell was stopped in its place", async () => {
  const shell = ["-c", '"$0" "$@"; exit $?', process.execPath];
  const { child, ended, isAlive } = await start({ npm_lifecycle_event: "start" }, "sh", ...shell);
  child.kill("SIGTERM");
  await ended;
  await expect.poll(isAlive).toBe(false);
});
