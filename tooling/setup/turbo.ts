import { spawnSync } from "node:child_process";

/** Runs tasks of turbo.json with their output in the terminal. Returns true when all of them passed. */
export function runTurbo(...args: readonly string[]): boolean {
  return spawnSync("turbo", ["run", ...args], { stdio: "inherit" }).status === 0;
}

/** Runs turbo without output; the output of the tasks is shown only when one fails. */
export function runTurboQuietly(...args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync("turbo", ["run", ...args], { encoding: "utf8" });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
