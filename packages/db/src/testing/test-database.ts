import postgres from "postgres";
import { inject } from "vitest";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the migrated database that each test file gets a copy of. */
    templateUrl: string;
  }
}

/**
 * Creates an empty, migrated database. Needs `postgres-setup` as the package's `globalSetup`; close it at the end.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = new URL(inject("templateUrl"));
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const database = connect(Object.assign(new URL(template), { pathname: name }).href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: URL, statement: string): Promise<void> {
  const sql = postgres(Object.assign(new URL(server), { pathname: "postgres" }).href, { max: 1, fetch_types: false });
  await sql.unsafe(statement);
  await sql.end();
}
