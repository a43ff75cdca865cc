import { spawnSync } from "node:child_process";

/** Runs tasks of turbo.json. Answers whether all of them passed; what they print goes to the terminal. */
export function runTurbo(...args: readonly string[]): boolean {
  const { status } = spawnSync("turbo", ["run", ...args], { stdio: "inherit" });
  return status === 0;
}
