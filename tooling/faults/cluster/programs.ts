import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** Where Debian keeps PostgreSQL's own programs, one folder for each major version. */
const VERSIONS = "/usr/lib/postgresql";
const NEEDED = ["etcd", "patroni", "haproxy", "pgbouncer", "pgbackrest", "setpriv"];

/**
 * Returns the folder that contains the programs of the newest installed PostgreSQL version, or undefined if none is
 * installed.
 */
export function findPostgresFolder(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(VERSIONS, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/** Lists the programs that a cluster needs and that are not installed on this machine. */
export function listMissingPrograms(): string[] {
  const missing = NEEDED.filter((name) => spawnSync("sh", ["-c", 'command -v "$0"', name]).status !== 0);
  return findPostgresFolder() === undefined ? [...missing, "PostgreSQL's own programs"] : missing;
}

export interface Program {
  output: () => string;
  /** Kills the program and the processes that it started. */
  kill: () => Promise<void>;
}

/** Returns a command line that runs as PostgreSQL's own user, because PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: readonly string[]): [command: string, args: string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]];
  return ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]];
}

/** Runs a program to completion and returns its output. Throws an error with its error output if it fails. */
export function runToCompletion(command: string, ...args: string[]): string {
  return execFileSync(...asPostgres(command, args), { cwd: "/", encoding: "utf8", stdio: "pipe" });
}

/** Starts a program that runs until it is killed. */
export function startProgram(command: string, ...args: string[]): Program {
  const child: ChildProcess = spawn(...asPostgres(command, args), { detached: true, cwd: "/" });
  const exited = once(child, "exit");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  return {
    output: () => printed,
    kill: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await exited;
    },
  };
}

/** Returns the given number of unused ports. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}
