import { connect } from "@dupewise/db/connect";
import { startTestCluster } from "@dupewise/db/testing/cluster";
import type { OnEnd } from "./ending.ts";

/**
 * Starts a PostgreSQL cluster of one server for a benchmark, with a migrated database and fsync off, and removes it
 * afterward.
 */
export async function startCluster(onEnd: OnEnd) {
  const { url, stop } = await startTestCluster();
  onEnd(stop);
  return {
    url,
    /** Creates another, empty database and returns its URL. */
    createDatabase: async (name: string): Promise<string> => {
      const { sql, close } = connect(url);
      await sql.unsafe(`create database ${name}`);
      await close();
      return Object.assign(new URL(url), { pathname: name }).href;
    },
  };
}
