import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { SUPERUSER } from "@dupewise/db/embedded/create-cluster";
import { openCluster } from "@dupewise/db/embedded/open-cluster";
import { isAlive } from "@dupewise/db/embedded/is-alive";
import { ensureClusterRunning, stopServer } from "@dupewise/db/embedded/run-cluster";
import { onTestFinished } from "vitest";
import { secrets, createTemporaryFolder } from "./world.ts";

/** PostgreSQL's shutdown modes: disconnecting clients and writing everything to disk first, or neither. */
const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
const LOOK_EVERY_MS = 20;

/**
 * Starts a PostgreSQL server with an empty database. Once stopped, the server stays down until it is started
 * explicitly. Returns the database's URL and functions that stop and start the server.
 */
export async function startDedicatedServer() {
  const cluster = await openCluster(createTemporaryFolder(), false);
  const { port } = await ensureClusterRunning(cluster);
  onTestFinished(() => stopServer(cluster));
  const password = readFileSync(join(cluster.home, "password"), "utf8");
  secrets.add(password);
  const urlOf = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  const maintenance = connect(urlOf("postgres"), { max: 1 });
  await maintenance.sql.unsafe("create database dupewise");
  await maintenance.close();
  return {
    url: urlOf("dupewise"),
    stop: async (how: keyof typeof SIGNALS) => {
      const pid = findPostmasterPid(cluster.home);
      process.kill(pid, SIGNALS[how]);
      while (isAlive(pid)) await sleep(LOOK_EVERY_MS);
    },
    start: () => ensureClusterRunning(cluster, port),
  };
}

/** Returns the process ID of the PostgreSQL server whose data directory is in this folder. */
export function findPostmasterPid(home: string): number {
  return Number(readFileSync(join(home, "data/postmaster.pid"), "utf8").split("\n")[0]);
}
