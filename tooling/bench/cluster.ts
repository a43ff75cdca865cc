import { connect } from "@dupewise/db/connect";
import { startTestCluster } from "@dupewise/db/testing/cluster";

/** A PostgreSQL of its own, migrated, not synced to disk, that leaves nothing behind. */
export async function startCluster() {
  const { url, stop } = await startTestCluster();
  return {
    url,
    /** Of another database, empty at first. */
    createDatabase: async (name: string): Promise<string> => {
      const { sql, close } = connect(url);
      await sql.unsafe(`create database ${name}`);
      await close();
      return Object.assign(new URL(url), { pathname: name }).href;
    },
    close: stop,
  };
}
