import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const HAS_GROUPS = process.platform !== "win32";
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs tasks of turbo.json with their output in the terminal. Returns true if all of them succeed. On SIGINT or
 * SIGTERM, stops the tasks instead of this process.
 * @param env variables besides this process's own
 */
export async function runTurbo(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  // In a process group of its own: the scripts that start Turborepo die of a signal without passing it on.
  const child = spawn("turbo", ["run", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    detached: HAS_GROUPS,
    env: { ...process.env, ...env },
  });
  let isStopping = false;
  const stop = () => {
    // A terminal and `bootstrap.mjs` may both send one, and one is enough.
    if (!isStopping && child.pid !== undefined) process.kill(HAS_GROUPS ? -child.pid : child.pid, "SIGINT");
    isStopping = true;
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  await once(child, "exit");
  for (const signal of SIGNALS) process.off(signal, stop);
  return child.exitCode === 0;
}

/** Runs tasks of turbo.json and shows their output only if one fails. Returns true if all of them succeed. */
export function runTurboQuietly(...args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync("turbo", ["run", ...args], { encoding: "utf8" });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
