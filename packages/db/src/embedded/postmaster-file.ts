import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./is-alive.ts";

const FILE = "postmaster.pid";
const PID_LINE = 0;
const PORT_LINE = 3;

/**
 * Finds the port of the server that is running on this data folder, according to its lock file, or returns undefined if
 * none is running.
 */
export function findRunningPort(data: string): number | undefined {
  const lines = read(join(data, FILE)).split("\n");
  const pid = Number(lines[PID_LINE]);
  const port = Number(lines[PORT_LINE]);
  return pid > 0 && port > 0 && isPostgres(pid) ? port : undefined;
}

/**
 * Removes a lock file whose process ID now belongs to another program, because PostgreSQL would mistake that program
 * for a running server. Keeps a lock file whose process no longer exists, because PostgreSQL uses it to find orphaned
 * child processes.
 */
export function removeStaleLock(data: string): void {
  const pid = Number(read(join(data, FILE)).split("\n")[PID_LINE]);
  if (pid > 0 && isAlive(pid) && !isPostgres(pid)) rmSync(join(data, FILE), { force: true });
}

function isPostgres(pid: number): boolean {
  if (process.platform === "win32") return isAlive(pid);
  const command =
    process.platform === "linux"
      ? read(`/proc/${pid}/cmdline`)
      : spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return command.includes("postgres");
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
