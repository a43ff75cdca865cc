import { resolve } from "node:path";
import { explainFolderError } from "../data-folder.ts";
import { StartupError } from "../startup-error.ts";
import { buildConnectionUrl, DATABASE_NAME } from "./address.ts";
import { openCluster } from "./open-cluster.ts";
import { claimCluster } from "./ownership.ts";
import { getClusterHomePath } from "./cluster-home.ts";
import { ensureClusterRunning, stopServer } from "./run-cluster.ts";
import type { Ownership } from "./ownership.ts";

interface EmbeddedOptions {
  /** The folder of all of Dupewise's data; the cluster is in its `postgres` folder. */
  dataDir: string;
  /** False only for tests: faster, but not safe against a power failure. */
  fsync?: boolean;
  /** Called when the server died and could not be restarted. */
  onLost?: (error: unknown) => void;
}

export interface EmbeddedPostgres {
  /** Contains the password of the database "dupewise": never log it. */
  url: string;
  /** The actual data folder, which is outside `dataDir` if PostgreSQL's user can't access that. */
  place: string;
  relocated: boolean;
  /** Whether the server was already running, as it is after this program has been killed. */
  adopted: boolean;
  /**
   * Writes all changes to disk now, so that a shutdown doesn't have to. After a first start, that is some five hundred
   * files.
   */
  settle: () => Promise<void>;
  /** Stops the server; committed data is kept. Another call waits for the same stop. */
  stop: () => Promise<void>;
}

/**
 * Starts the bundled PostgreSQL server on 127.0.0.1 with its own data folder. Creates the folder if needed, adopts a
 * server that is still running, and restarts the server if it dies. Throws a `StartupError` that explains what to do.
 */
export async function startEmbeddedPostgres({
  dataDir,
  fsync = true,
  onLost,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(resolve(dataDir), fsync);
  const { port, adopted } = await ensureClusterRunning(cluster);
  const urlOf = (database: string) => buildConnectionUrl(cluster.home, port, database);

  let stopping = false;
  let recovery = Promise.resolve();
  const take = async (): Promise<Ownership> => {
    const taken = await claimCluster(urlOf("postgres"), {
      revive: () => ensureClusterRunning(cluster, port),
      onLost: () => {
        recovery = bringBack();
      },
    });
    if (taken !== undefined) return taken;
    throw new StartupError(
      `Another Dupewise process is already using ${dataDir}; stop it, or set DATA_DIR to a different folder.`,
    );
  };
  const bringBack = async () => {
    if (stopping) return;
    try {
      ownership = await take();
    } catch (error) {
      onLost?.(error);
    }
  };

  let ownership = await take();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping = true;
    await recovery;
    await stopServer(cluster);
    await ownership.release();
  };
  try {
    await createDatabase(ownership);
  } catch (error) {
    await stop();
    throw explainFolderError(cluster.home, error);
  }
  return {
    url: urlOf(DATABASE_NAME),
    place: cluster.home,
    relocated: cluster.home !== getClusterHomePath(resolve(dataDir)),
    adopted,
    settle: async () => {
      await ownership.sql`checkpoint`;
    },
    stop: () => (stopped ??= stop()),
  };
}

async function createDatabase({ sql }: Ownership): Promise<void> {
  const found = await sql`select from pg_database where datname = ${DATABASE_NAME}`;
  if (found.length === 0) await sql`create database ${sql(DATABASE_NAME)}`;
}
