import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "../startup-error.ts";
import { ensureReachableBinaries } from "./cluster-home.ts";
import { removeStaleLock, findRunningPort } from "./postmaster-file.ts";
import { runProgram } from "./run.ts";
import type { OsAccount } from "./run.ts";

export interface Cluster {
  /** Contains `data`, `password` and `log`. */
  home: string;
  binaries: string;
  account: OsAccount | undefined;
  /** Off only for tests: a power failure may lose data. */
  fsync: boolean;
}

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_wal_size=256MB",
  // The log covers the server's state; statement errors go only to their clients, since they contain values.
  "log_min_messages=log",
  "log_min_error_statement=panic",
];
/**
 * Commits still survive a kill of the server, since the system has them, though the disk may not. Many servers share
 * one in a test run.
 */
const UNSAFE_SETTINGS = ["fsync=off", "full_page_writes=off", "max_connections=300"];

/** One call for the whole disk, instead of one for each of a thousand files; Linux alone has it. */
const SYNC_SETTINGS = process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : [];

const ATTEMPTS = 40;
const PAUSE_MS = 250;
/** Another server is still shutting down, or took the free port: retrying helps. */
const PASSING = /in use|already exists|could not bind|could not create any TCP/;

/**
 * Starts the embedded PostgreSQL server, or adopts the one that is already running. Returns its port, and whether it
 * was adopted. Throws a `StartupError` if the server can't start.
 */
export async function ensureClusterRunning(
  cluster: Cluster,
  wantedPort?: number,
): Promise<{ port: number; adopted: boolean }> {
  const data = join(cluster.home, "data");
  let reason = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = findRunningPort(data);
    if (running !== undefined) return { port: running, adopted: true };
    removeStaleLock(data);
    const port = wantedPort ?? (await findFreePort());
    reason = await start(cluster, port);
    if (reason === "") return { port, adopted: false };
    if (!PASSING.test(reason)) break;
    await sleep(PAUSE_MS);
  }
  throw new StartupError(
    `PostgreSQL can't start with the data in ${cluster.home} (${reason}); ` +
      "fix the problem, or move the folder elsewhere to start with an empty database.",
  );
}

/** Stops the server, aborting running statements. Committed data is kept. */
export async function stopServer({ home, binaries, account }: Cluster): Promise<void> {
  const program = join(ensureReachableBinaries(binaries, home, account), "bin", "pg_ctl");
  const args = ["stop", "-w", "-m", "fast", "-t", "30", "-D", join(home, "data")];
  await runProgram(program, args, { account, cwd: home, output: "ignore" });
}

/** Returns why the server did not start; empty on success. */
async function start({ home, binaries, account, fsync }: Cluster, port: number): Promise<string> {
  const log = join(home, "log");
  rmSync(log, { force: true });
  const settings = [...SETTINGS, ...(fsync ? SYNC_SETTINGS : UNSAFE_SETTINGS), `port=${port}`];
  const { code, output } = await runProgram(
    join(ensureReachableBinaries(binaries, home, account), "bin", "pg_ctl"),
    ["start", "-w", "-t", "60", "-D", join(home, "data"), "-l", log, "-o", settings.map((s) => `-c ${s}`).join(" ")],
    { account, cwd: home, output: "ignore" },
  );
  return code === 0 ? "" : (findLastFailure(log) ?? (output || `pg_ctl ended with ${code}`));
}

function findLastFailure(log: string): string | undefined {
  if (!existsSync(log)) return undefined;
  const lines = readFileSync(log, "utf8").trim().split("\n");
  const line = lines.findLast((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC):\s+/, "");
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
