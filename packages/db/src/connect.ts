import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { enablePreparedStatements } from "./connection/prepared-statements.ts";
import { StartupError } from "./startup-error.ts";
import { toStorableJson, toStorableText } from "./storable.ts";
import type { PgDatabase } from "./drizzle.ts";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";

/** A database, or one of its transactions, to run queries on. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

export interface Database {
  url: string;
  db: Db;
  /** Drizzle's connections. Drizzle changes how they serialize dates, so pass dates as strings. */
  sql: Sql;
  /** Connections untouched by drizzle, for the session library, which has its own SQL and writes rarely. */
  authSql: Sql;
  /** Closes all connections, after waiting up to five seconds for running queries. */
  close: () => Promise<void>;
}

export interface ConnectOptions {
  /** The maximum number of connections for drizzle; the session library has two more. */
  max?: number;
  /**
   * Whether a transaction-mode pooler is in front of PostgreSQL. If so, nothing is prepared or set for a whole session.
   */
  pooled?: boolean;
}

/**
 * The number of seconds of silence after which a connection counts as dead even without a reset. It is longer than any
 * statement may run.
 */
export const SILENCE_SECONDS = 20;
const STATEMENT_MS = 15_000;
/** The number of seconds that a query may wait for a connection to a primary before it fails. */
export const CONNECT_SECONDS = 5;
const AUTH_CONNECTIONS = 2;
const CLOSE_TIMEOUT_SECONDS = 5;
const RETRY_SECONDS = 0.25;
const LONGEST_RETRY_SECONDS = 1;
/** A pool counts the attempts of all its connections; after this many failures it waits twice as long. */
const TRIES_TO_DOUBLE = 10;
/** Object ids of PostgreSQL's own types. */
const TEXT = 25;
const TEXT_ARRAY = 1009;
const JSONB = 3802;

/** Creates a connection pool that connects on first use. Throws a `StartupError` for a malformed URL. */
export function connect(url: string, { max = 10, pooled = false }: ConnectOptions = {}): Database {
  const sql = openClient(url, max, pooled);
  const authSql = openClient(url, AUTH_CONNECTIONS, pooled);
  if (!pooled) enablePreparedStatements(sql);
  const db = drizzle(sql, { casing: "snake_case" });
  // After drizzle, which serializes json and lists itself and overrides serializers.
  Object.assign(sql.options.serializers, { [JSONB]: toStorableJson, [TEXT_ARRAY]: toStorableText });
  const close = async () => {
    await Promise.all([sql, authSql].map((client) => client.end({ timeout: CLOSE_TIMEOUT_SECONDS })));
  };
  return { url, db, sql, authSql, close };
}

/**
 * Opens a client that connects on first use, and only to a primary server. Throws a `StartupError` for a malformed URL.
 */
export function openClient(url: string, max: number, pooled: boolean): Sql {
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new StartupError(
      "DATABASE_URL is not a PostgreSQL URL; write it as postgres://user:password@host:5432/name.",
    );
  }
  return postgres(url, {
    max,
    connect_timeout: CONNECT_SECONDS,
    // The server that responds may be a standby: after a failover, or when the URL names every node.
    target_session_attrs: "primary",
    prepare: !pooled,
    silence_timeout: SILENCE_SECONDS,
    idle_timeout: 60,
    // By default the driver waits up to twenty seconds after an outage; a database that is back should be used soon.
    backoff: (tries) => Math.min(RETRY_SECONDS * 2 ** Math.floor(tries / TRIES_TO_DOUBLE), LONGEST_RETRY_SECONDS),
    onnotice: () => {},
    // Drizzle handles arrays itself; a connection that breaks during this query would crash the process.
    fetch_types: false,
    types: { text: { to: TEXT, from: [TEXT], parse: String, serialize: toStorableText } },
    connection: {
      application_name: "dupewise",
      // No request takes this long; one that does is stuck and releases its connection. Poolers reject such settings,
      // so there the role has them.
      ...(!pooled && { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS }),
    },
  });
}
