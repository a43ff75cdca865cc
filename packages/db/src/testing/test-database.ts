import postgres from "postgres";
import { inject } from "vitest";
import { connect, type Database } from "../connect.ts";
import { openForEmptying, recordTemplate, tryToEmptyDatabase } from "./emptying.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the migrated template that each test file gets a copy of. */
    templateUrl: string;
  }
}

export interface TestDatabase extends Database {
  /** Deletes what tests stored, without closing connections. Returns false if a test changed more than rows. */
  empty: () => Promise<boolean>;
}

interface Copy {
  name: string;
  url: string;
  /** A connection besides the tests' own, for emptying the database. */
  emptying: postgres.Sql;
}

/** Emptied databases of this process whose tests have ended: creating one costs a tenth of a second. */
const spare: Copy[] = [];
let template: ReturnType<typeof recordTemplate> | undefined;

/**
 * Creates an empty, migrated database, which the test must close at the end. The package must use `postgres-setup` as
 * its `globalSetup`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = new URL(inject("templateUrl"));
  const one = spare.pop() ?? (await copy(cluster));
  const { name, url, emptying } = one;
  const fresh = await (template ??= recordTemplate(emptying));
  const database = connect(url);
  return {
    ...database,
    empty: () => tryToEmptyDatabase(emptying, fresh),
    close: async () => {
      await database.close();
      if (await tryToEmptyDatabase(emptying, fresh, { disconnect: true })) {
        spare.push(one);
        return;
      }
      await emptying.end();
      await administer(cluster, `drop database ${name} with (force)`);
    },
  };
}

async function copy(cluster: URL): Promise<Copy> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(cluster, `create database ${name} template ${cluster.pathname.slice(1)} strategy wal_log`);
  const { href: url } = Object.assign(new URL(cluster), { pathname: name });
  return { name, url, emptying: openForEmptying(url) };
}

async function administer(cluster: URL, statement: string): Promise<void> {
  const sql = postgres(Object.assign(new URL(cluster), { pathname: "postgres" }).href, { max: 1, fetch_types: false });
  await sql.unsafe(statement);
  await sql.end();
}
