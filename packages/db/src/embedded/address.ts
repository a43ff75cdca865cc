import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartupError } from "../startup-error.ts";
import { SUPERUSER } from "./create-cluster.ts";
import { resolveHome } from "./cluster-home.ts";
import { findRunningPort } from "./postmaster-file.ts";

export const DATABASE_NAME = "dupewise";

/** Returns the connection URL of a database in the cluster. The URL contains the password and must never be logged. */
export function buildConnectionUrl(home: string, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${readFileSync(join(home, "password"), "utf8")}@127.0.0.1:${port}/${database}`;
}

/**
 * Returns the connection URL of the PostgreSQL server that another process is running on a data folder, or undefined if
 * there is none. Throws a `StartupError` if the folder contains no cluster.
 */
export function findRunningServerUrl(dataDir: string): string | undefined {
  const home = resolveHome(resolve(dataDir));
  if (home === undefined) throw new StartupError(`There is no database in ${dataDir}; correct DATA_DIR.`);
  const port = findRunningPort(join(home, "data"));
  return port === undefined ? undefined : buildConnectionUrl(home, port, DATABASE_NAME);
}
