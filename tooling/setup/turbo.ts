import { spawnSync } from "node:child_process";

/** Runs tasks of turbo.json with their output in the terminal. Returns true if all of them succeed. */
export function runTurbo(...args: readonly string[]): boolean {
  return spawnSync("turbo", ["run", ...args], { stdio: "inherit" }).status === 0;
}

/** Runs tasks of turbo.json and shows their output only if one fails. Returns true if all of them succeed. */
export function runTurboQuietly(...args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync("turbo", ["run", ...args], { encoding: "utf8" });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
